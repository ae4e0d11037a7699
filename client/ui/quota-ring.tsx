import { css } from "../styled-system/css/index.js";
import { VisuallyHidden } from "./visually-hidden.tsx";

type QuotaRingProps = {
  used: number;
  /** null is unlimited. */
  limit: number | null;
  /** What is counted: "optimizations". */
  unit: string;
};

/** With its stroke it fills the picture, so that it stands in line with the words above it. */
const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

const root = css({
  position: "relative",
  display: "inline-grid",
  flexShrink: "0",
  placeItems: "center",
  width: "32",
  height: "32",
});
const ring = css({ position: "absolute", inset: "0", width: "full", height: "full", transform: "rotate(-90deg)" });
const track = css({ fill: "transparent", stroke: "chart.track", strokeWidth: "[8]" });
const arc = css({
  fill: "transparent",
  stroke: "accent.text",
  strokeWidth: "[8]",
  strokeLinecap: "round",
  transitionProperty: "[stroke-dashoffset]",
  transitionDuration: "slow",
  "&[data-full]": { stroke: "danger.solid" },
});
const centre = css({ textAlign: "center" });
const figure = css({ textStyle: "title", fontVariantNumeric: "tabular-nums lining-nums", lineHeight: "none" });
const caption = css({ display: "block", textStyle: "caption", color: "text.subtle", textAlign: "center" });

export const QuotaRing = ({ used, limit, unit }: QuotaRingProps) => {
  const left = limit === null ? null : Math.max(0, limit - used);
  const share = limit === null ? 1 : limit === 0 ? 0 : (left ?? 0) / limit;
  const text = left === null ? `Unlimited ${unit}` : `${left} of ${limit} ${unit} left`;
  return (
    <div className={root}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <svg viewBox="0 0 100 100" className={ring} aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} className={track} />
        {share === 0 ? null : (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={arc}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
          />
        )}
      </svg>
      <span className={centre} aria-hidden="true">
        <span className={figure}>{left ?? "∞"}</span>
        <span className={caption}>{left === null ? "unlimited" : `of ${limit} left`}</span>
      </span>
    </div>
  );
};
