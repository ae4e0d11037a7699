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
  { tone: "interval", label: "95% range" },
] as const;

export const ThemeLegend = () => (
  <ul className={root} aria-label="Legend">
    {ENTRIES.map(({ tone, label }) => (
      <li key={tone} className={entry}>
        <span className={swatch({ tone })} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);
