import type { ReactNode } from "react";
import { css, cva } from "../styled-system/css/index.js";

/** On a phone a value stands at the end of its line, where a long date has room; with more room below its name. */
const list = cva({
  base: { display: "grid", columnGap: "5", rowGap: { base: "2", sm: "5" } },
  variants: {
    columns: {
      two: { gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } },
      three: {
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          md: "repeat(3, minmax(0, 1fr))",
        },
      },
    },
  },
});
const fact = css({
  display: { base: "flex", sm: "block" },
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "4",
});
const term = css({ textStyle: "small", color: "text.muted", flexGrow: { base: "1", sm: "0" } });
const value = css({
  display: { base: "flex", sm: "block" },
  justifyContent: "flex-end",
  textStyle: "subheading",
  minWidth: { base: "32", sm: "0" },
  textAlign: { base: "end", sm: "start" },
});

type FactsProps = { columns: "two" | "three"; children: ReactNode };

/** A few named values at a glance. */
export const Facts = ({ columns, children }: FactsProps) => <dl className={list({ columns })}>{children}</dl>;

type FactProps = { label: ReactNode; children: ReactNode };

export const Fact = ({ label, children }: FactProps) => (
  <div className={fact}>
    <dt className={term}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
);
