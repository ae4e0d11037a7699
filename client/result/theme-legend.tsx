import { css, cva } from "../styled-system/css/index.js";

const root = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "5",
  rowGap: "1",
  textStyle: "caption",
  color: "text.muted",
  listStyle: "none",
});
const entry = css({ display: "inline-flex", alignItems: "center", gap: "2" });
const swatch = cva({
  base: { display: "inline-block", width: "4", height: "2.5", borderRadius: "xs", forcedColorAdjust: "none" },
  variants: {
    tone: {
      praise: { backgroundColor: "chart.praise" },
      complaint: {
        backgroundColor: "chart.complaint",
        backgroundImage: "[repeating-linear-gradient(135deg, transparent 0 3px, rgb(0 0 0 / 0.35) 3px 5px)]",
      },
      neutral: { backgroundColor: "chart.neutral" },
      interval: {
        height: "px",
        width: "6",
        borderRadius: "none",
        backgroundColor: "text.default",
      },
    },
  },
});

const ENTRIES = [
  { tone: "complaint", label: "Complaints" },
  { tone: "praise", label: "Praise" },
  { tone: "neutral", label: "Neutral" },
  { tone: "interval", label: "95% range" },
] as const;

/** What the bars and figures of themes mean; of stars where the reviews give any. */
export const ThemeLegend = ({ withStars }: { withStars: boolean }) => (
  <ul className={root} aria-label="Legend">
    {ENTRIES.map(({ tone, label }) => (
      <li key={tone} className={entry}>
        <span className={swatch({ tone })} aria-hidden="true" />
        {label}
      </li>
    ))}
    {withStars && <li className={entry}>★ Stars above or below the other reviews</li>}
  </ul>
);
