import { useQuery } from "@tanstack/react-query";
import { RECENT_RESULTS, ResultsBlock } from "../../work/dashboard/results-block.tsx";
import { newestResultsQuery } from "../../work/results/result-queries.ts";
import { ResultRows, ResultRowsSkeleton } from "../../work/results/result-rows.tsx";

/** The newest results and the way to all of them. `expected` is how many there are, so that their room is kept. */
export const RecentResults = ({ expected }: { expected: number }) => {
  const { data: results } = useQuery(newestResultsQuery(RECENT_RESULTS));
  const isNothing = results === undefined ? expected === 0 : results.length === 0;
  if (isNothing) return null;
  return (
    <ResultsBlock>
      {results === undefined ? (
        <ResultRowsSkeleton rows={Math.min(expected, RECENT_RESULTS)} />
      ) : (
        <ResultRows results={results} />
      )}
    </ResultsBlock>
  );
};
