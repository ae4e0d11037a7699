import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { isPaidPlan } from "../../../events/plans.ts";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { messageOf } from "../../api/api-problem.ts";
import { useSession } from "../../session/use-session.ts";
import { avatarsLead } from "../../site/plan-summary.ts";
import { usePaidAvatarLimit } from "../../site/use-paid-avatar-limit.ts";
import { css } from "../../styled-system/css/index.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PartOf } from "../../ui/part-of.tsx";
import { AvatarRow, AvatarRowSkeleton } from "../../work/avatars/avatar-row.tsx";
import { AvatarUsageBadge } from "../../work/avatars/avatar-usage-badge.tsx";
import { OverLimitNotice } from "../../work/avatars/over-limit-notice.tsx";
import { avatarsQuery, avatarUsageQuery } from "../../work/work-queries.ts";
import { CreateAvatarButton } from "./create-avatar-button.tsx";
import { SearchedAvatars, SearchedAvatarsSkeleton } from "./searched-avatars.tsx";
import { useHighlight } from "./use-highlight.ts";

const route = getRouteApi("/account/avatars");

const unseen = css({ visibility: "hidden" });
const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });

const FIRST_ROWS = 3;

export const MyAvatarsPage = () => {
  const { highlight = "" } = route.useSearch();
  const { data: avatars, error, refetch } = useQuery(avatarsQuery());
  const { data: usage } = useQuery(avatarUsageQuery());
  const paidAvatarLimit = usePaidAvatarLimit();
  return (
    <Page width="narrow">
      <PageHeader
        title="My Avatars"
        lead={avatarsLead(usage?.limit ?? paidAvatarLimit, paidAvatarLimit)}
        actions={
          <>
            {usage === undefined ? <BadgeRoom /> : usage.limit > 0 && <AvatarUsageBadge usage={usage} />}
            <CreateAvatarButton usage={usage} />
          </>
        }
      />
      {usage !== undefined && <OverLimitNotice usage={usage} />}
      {error !== null && (
        <ErrorPanel title="Failed to fetch avatars" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {avatars === undefined && error === null && <AvatarListSkeleton />}
      {avatars !== undefined && <AvatarList avatars={avatars} highlight={highlight} />}
    </Page>
  );
};

const AvatarList = ({ avatars, highlight }: { avatars: readonly AvatarSummary[]; highlight: string }) => {
  const highlighted = useHighlight(highlight);
  if (avatars.length === 0) return <NoAvatars />;
  return (
    <SearchedAvatars avatars={avatars}>
      {({ avatars: found, rename, askToDelete }) => (
        <PartOf items={found} noun="avatars" atLeast={found.findIndex(({ id }) => id === highlight) + 1}>
          {(part) => (
            <ul className={list}>
              {part.map((avatar) => (
                <AvatarRow
                  key={avatar.id}
                  avatar={avatar}
                  isHighlighted={avatar.id === highlighted}
                  onRename={() => rename(avatar)}
                  onDelete={() => askToDelete(avatar)}
                />
              ))}
            </ul>
          )}
        </PartOf>
      )}
    </SearchedAvatars>
  );
};

/** As wide as the badge that comes, so that nothing beside it moves. */
const BadgeRoom = () => {
  const { plan } = useSession();
  const limit = usePaidAvatarLimit();
  return isPaidPlan(plan) && limit > 0 ? (
    <span className={unseen} aria-hidden="true">
      <AvatarUsageBadge usage={{ count: 0, limit, plan }} />
    </span>
  ) : null;
};

const AvatarListSkeleton = () => (
  <SearchedAvatarsSkeleton>
    <div className={list}>
      {Array.from({ length: FIRST_ROWS }, (_, at) => (
        <AvatarRowSkeleton key={at} />
      ))}
    </div>
  </SearchedAvatarsSkeleton>
);

const NoAvatars = () => (
  <EmptyState
    icon={<Users />}
    title="No avatars yet — create your first one."
    action={<LinkButton to="/optimize">Optimize a listing</LinkButton>}
  >
    <p>An avatar is the customer behind a product’s reviews. Optimize a listing and save the one you find.</p>
  </EmptyState>
);
