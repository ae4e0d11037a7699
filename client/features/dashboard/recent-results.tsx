import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { css } from "../../styled-system/css/index.js";
import { reach } from "../../ui/reach.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { newestResultsQuery } from "../../work/results/result-queries.ts";
import { ResultRows, ResultRowsSkeleton } from "../../work/results/result-rows.tsx";

const SHOWN = 5;

const root = css({ display: "flex", flexDirection: "column", gap: "3" });
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "3",
});

/** The newest results and the way to all of them. `expected` is how many there are, so that their room is kept. */
export const RecentResults = ({ expected }: { expected: number }) => {
  const headingId = useId();
  const { data: results } = useQuery(newestResultsQuery(SHOWN));
  const isNothing = results === undefined ? expected === 0 : results.length === 0;
  if (isNothing) return null;
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
      {results === undefined ? (
        <ResultRowsSkeleton rows={Math.min(expected, SHOWN)} />
      ) : (
        <ResultRows results={results} />
      )}
    </section>
  );
};
