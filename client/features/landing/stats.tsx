import { css, cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";

const STATS = [
  { figure: "10x", label: "faster" },
  { figure: "200%", label: "better conversion" },
  { figure: "5min", label: "average time" },
] as const;

const band = css({
  borderBlockWidth: "thin",
  borderBlockStyle: "solid",
  borderBlockColor: "border.subtle",
  backgroundColor: "bg.sunken",
});
const row = css({
  display: "grid",
  gap: "6",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
  paddingBlock: { base: "8", md: "12" },
});
const item = css({
  display: "flex",
  flexDirection: { base: "row", sm: "column" },
  alignItems: { base: "baseline", sm: "flex-start" },
  gap: { base: "3", sm: "1" },
});
const figure = css({ textStyle: "figure" });
const label = css({ color: "text.muted" });

export const Stats = () => (
  <section className={band} aria-label="Results in numbers">
    <ul className={cx(pageWidth, row, css({ listStyle: "none" }))}>
      {STATS.map((stat) => (
        <li key={stat.label} className={item}>
          <span className={figure}>{stat.figure}</span> <span className={label}>{stat.label}</span>
        </li>
      ))}
    </ul>
  </section>
);
