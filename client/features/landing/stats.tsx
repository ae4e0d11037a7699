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
/** On a phone the words stand in line behind figures of different widths. */
const row = css({
  display: "grid",
  columnGap: { base: "4", sm: "6" },
  rowGap: "6",
  gridTemplateColumns: { base: "auto minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
  paddingBlock: { base: "8", md: "12" },
});
const item = css({
  display: { base: "grid", sm: "flex" },
  gridColumn: { base: "1 / -1", sm: "auto" },
  gridTemplateColumns: "subgrid",
  flexDirection: "column",
  alignItems: { base: "baseline", sm: "flex-start" },
  rowGap: "1",
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
