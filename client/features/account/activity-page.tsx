import { useInfiniteQuery } from "@tanstack/react-query";
import { messageOf } from "../../api/api-problem.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { activityQuery } from "./account-queries.ts";
import { ActivityList, ActivitySkeleton } from "./activity-list.tsx";

const FIRST_LINES = 8;
const more = css({ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "4" });

/** All that happened in the account, newest first, as far back as one likes to go. */
export const ActivityPage = () => {
  const query = useInfiniteQuery(activityQuery());
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Page width="narrow">
      <PageHeader
        title="Activity"
        lead="What happened in your account, when, and who did it: you, our staff, Stripe, or Listwright by itself."
        actions={
          <LinkButton variant="outline" to="/account">
            Manage Account
          </LinkButton>
        }
      />
      {data === undefined && error === null && <ActivitySkeleton lines={FIRST_LINES} />}
      {data !== undefined && entries.length === 0 && (
        <EmptyState title="Nothing has happened yet">What you do in your account will be listed here.</EmptyState>
      )}
      {entries.length > 0 && <ActivityList entries={entries} />}
      <div className={more}>
        {error !== null && (
          <ErrorPanel
            title="We could not load your activity"
            onRetry={() => void (data === undefined ? refetch() : fetchNextPage())}
          >
            {messageOf(error, "Please try again.")}
          </ErrorPanel>
        )}
        {hasNextPage && error === null && (
          <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        )}
      </div>
    </Page>
  );
};
