import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../api/api-problem.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { recentActivityQuery } from "./account-queries.ts";
import { ActivityList, ActivitySkeleton } from "./activity-list.tsx";

/** The last few things that happened, and the way to all of them. */
export const ActivityCard = () => {
  const { data, error, refetch } = useQuery(recentActivityQuery());
  return (
    <Card
      title="Activity"
      description="What happened in your account, and who did it."
      footer={
        <LinkButton variant="outline" to="/account/activity">
          All activity
        </LinkButton>
      }
    >
      {error !== null && (
        <ErrorPanel title="We could not load your activity" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {data === undefined && error === null && <ActivitySkeleton lines={3} />}
      {data !== undefined && <ActivityList entries={data.entries} />}
    </Card>
  );
};
