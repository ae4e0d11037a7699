import { type ReactNode, useId } from "react";
import { css } from "../../styled-system/css/index.js";
import { reach } from "../../ui/reach.ts";
import { TextLink } from "../../ui/text-link.tsx";

/** How many of the newest results the dashboard shows. */
export const RECENT_RESULTS = 5;

const root = css({ display: "flex", flexDirection: "column", gap: "3" });
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "3",
});

/** The newest results, of whatever moment they are, and the way to all of them. */
export const ResultsBlock = ({ children }: { children: ReactNode }) => {
  const headingId = useId();
  return (
    <section className={root} aria-labelledby={headingId}>
      <div className={head}>
        <h2 id={headingId} className={css({ textStyle: "heading" })}>
          Recent results
        </h2>
        <TextLink className={reach} to="/optimization" search={{ tab: "results" }}>
          All results
        </TextLink>
      </div>
      {children}
    </section>
  );
};
