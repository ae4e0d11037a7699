import { useQuery } from "@tanstack/react-query";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { messageOf } from "../../api/api-problem.ts";
import { css } from "../../styled-system/css/index.js";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PartOf } from "../../ui/part-of.tsx";
import { FirstListing } from "../../work/first-listing/first-listing.tsx";
import { avatarsQuery, dashboardQuery } from "../../work/work-queries.ts";
import { AvatarCard, AvatarCardSkeleton } from "./avatar-card.tsx";
import { CreateAvatarCard } from "./create-avatar-card.tsx";
import { SearchedAvatars, SearchedAvatarsSkeleton } from "./searched-avatars.tsx";

const grid = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
});

const FIRST_CARDS = 3;

const NO_AVATARS_LEAD = "The customers you build from reviews will stand here, each with their results.";

export const WelcomePage = () => {
  const { data: avatars, error, refetch } = useQuery(avatarsQuery());
  const { data: summary, isPending: isSummaryPending } = useQuery(dashboardQuery());
  const isReady = avatars !== undefined && !isSummaryPending;
  return (
    <Page>
      <PageHeader
        title="Welcome back"
        lead={
          avatars?.length === 0 ? NO_AVATARS_LEAD : "The customers you know. Open their results, or meet another one."
        }
        actions={
          <LinkButton variant="outline" to="/optimization" search={{ tab: "results" }}>
            All results
          </LinkButton>
        }
      />
      {error !== null && (
        <ErrorPanel title="Failed to fetch avatars" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {!isReady && error === null && <AvatarGridSkeleton />}
      {isReady && summary !== undefined && <FirstListing summary={summary} />}
      {isReady && <AvatarGrid avatars={avatars} />}
    </Page>
  );
};

const AvatarGridSkeleton = () => (
  <SearchedAvatarsSkeleton>
    <div className={grid}>
      {Array.from({ length: FIRST_CARDS }, (_, at) => (
        <AvatarCardSkeleton key={at} />
      ))}
    </div>
  </SearchedAvatarsSkeleton>
);

const AvatarGrid = ({ avatars }: { avatars: readonly AvatarSummary[] }) => (
  <>
    {avatars.length === 0 && <p className={css({ textStyle: "lead" })}>No avatars yet — create your first one.</p>}
    <SearchedAvatars avatars={avatars}>
      {({ avatars: found, isAll, rename, askToDelete }) => (
        <PartOf items={found} noun="avatars">
          {(part) => (
            <div className={grid}>
              {part.map((avatar) => (
                <AvatarCard
                  key={avatar.id}
                  avatar={avatar}
                  onRename={() => rename(avatar)}
                  onDelete={() => askToDelete(avatar)}
                />
              ))}
              {isAll && <CreateAvatarCard />}
            </div>
          )}
        </PartOf>
      )}
    </SearchedAvatars>
  </>
);
