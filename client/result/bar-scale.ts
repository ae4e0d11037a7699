import type { Theme } from "../../events/result/result.ts";

const STEP = 0.25;

/** The share at the right end of the bars: the next quarter above the widest interval, so that small shares stay readable. */
export const scaleOf = (themes: readonly Pick<Theme, "interval">[]): number => {
  const widest = Math.max(0, ...themes.map(({ interval }) => interval[1]));
  return Math.min(1, Math.max(STEP, Math.ceil(widest / STEP - 1e-9) * STEP));
};

type Counts = Pick<Theme, "share" | "interval" | "positive" | "negative" | "reviews">;

/** Where bar and whisker stand, in percent of the track. */
export const barOf = ({ share, interval, positive, negative, reviews }: Counts, scale: number) => {
  const toPercent = (value: number): number => Math.round((value / scale) * 10_000) / 100;
  const opinions = Math.max(1, positive + negative, reviews);
  const praise = toPercent((share * positive) / opinions);
  const complaint = toPercent((share * negative) / opinions);
  return {
    praise,
    complaint,
    neutral: Math.max(0, Math.round((toPercent(share) - praise - complaint) * 100) / 100),
    low: toPercent(interval[0]),
    width: Math.round((toPercent(interval[1]) - toPercent(interval[0])) * 100) / 100,
  };
};
