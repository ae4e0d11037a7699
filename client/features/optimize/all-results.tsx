import { useInfiniteQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { isPaidPlan } from "../../../events/plans.ts";
import { messageOf } from "../../api/api-problem.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { resultsQuery } from "../../work/results/result-queries.ts";
import { ResultRows, ResultRowsSkeleton } from "../../work/results/result-rows.tsx";

const SETTLED_MS = 200;
const FIRST_ROWS = 6;

const root = css({ display: "flex", flexDirection: "column", gap: "5" });
const nothing = css({ color: "text.muted" });

/** Every result of the account, newest first, to be searched and to be opened. */
export const AllResults = () => {
  const [text, setText] = useState("");
  const wanted = useSettled(text.trim(), SETTLED_MS);
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } = useInfiniteQuery(
    resultsQuery(wanted),
  );
  const results = data?.pages.flatMap(({ optimizations }) => optimizations) ?? [];
  const isEmpty = data !== undefined && results.length === 0 && !isPlaceholderData;
  if (isEmpty && wanted === "" && text.trim() === "") return <NoResults />;
  return (
    <div className={root}>
      <SearchField label="Search results" placeholder="Product, ASIN or avatar name" value={text} onChange={setText} />
      {data === undefined && error === null && <ResultRowsSkeleton rows={FIRST_ROWS} />}
      {results.length > 0 && <ResultRows results={results} />}
      <p role="status" className={nothing}>
        {isEmpty && wanted !== "" ? `No result mentions “${wanted}”.` : ""}
      </p>
      {error !== null && (
        <ErrorPanel
          title="We could not load your results"
          onRetry={() => void (data === undefined ? refetch() : fetchNextPage())}
        >
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {hasNextPage && error === null && (
        <span>
          <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </span>
      )}
    </div>
  );
};

const NoResults = () => {
  const { plan } = useSession();
  return isPaidPlan(plan) ? (
    <EmptyState
      icon={<ChartNoAxesColumn />}
      title="No results yet"
      action={<LinkButton to="/optimize">Optimize a listing</LinkButton>}
    >
      <p>Add a product and its reviews. Every listing you optimize is kept here.</p>
    </EmptyState>
  ) : (
    <EmptyState
      icon={<ChartNoAxesColumn />}
      title="No results yet"
      action={<LinkButton to="/billing">See plans</LinkButton>}
    >
      <p>The demo keeps no results. With Pro and Agency every listing you optimize is kept here.</p>
    </EmptyState>
  );
};
