import { css } from "../../styled-system/css/index.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EventCard } from "./event-card.tsx";
import { MomentPanels } from "./moment-panels.tsx";
import { Timeline } from "./timeline.tsx";
import type { StaffActs } from "./use-staff-act.ts";
import type { ViewProps } from "./view-props.ts";

const columns = css({
  display: "grid",
  gap: "5",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
});
const column = css({ display: "flex", flexDirection: "column", gap: "5", minWidth: "0" });

/** The story on one side, the moment that is looked at on the other. */
export const HistoryView = ({ acts, ...props }: ViewProps & { acts: StaffActs }) => {
  const { ledger, travel, shown } = props;
  return (
    <div className={columns}>
      <Timeline ledger={ledger} revision={ledger.revision} position={travel.position} send={travel.send} />
      <div className={column}>
        {shown === null ? (
          <Skeleton shape="block" />
        ) : (
          <>
            <EventCard {...props} shown={shown} acts={acts} />
            <MomentPanels {...props} shown={shown} />
          </>
        )}
      </div>
    </div>
  );
};
