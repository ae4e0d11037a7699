import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useDeferredValue } from "react";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { CustomerHeader } from "./customer-header.tsx";
import { HistoryView } from "./history-view.tsx";
import { ScreensView } from "./screens-view.tsx";
import { customerQuery } from "./support-queries.ts";
import { TimeBar } from "./time-bar.tsx";
import { useHistoryFeed } from "./use-history-feed.ts";
import type { HistoryVisit } from "./use-history-visit.ts";
import { useMoment } from "./use-moment.ts";
import { useStaffAct } from "./use-staff-act.ts";
import { useTimeTravel } from "./use-time-travel.ts";
import { useTravelKeys } from "./use-travel-keys.ts";

const route = getRouteApi("/support/$accountId");

/** The paid avatar cap until the card has come; the fold needs one. */
const AVATAR_CAP = 5;

const frame = css({
  width: "full",
  maxWidth: "[96rem]",
  marginInline: "auto",
  paddingInline: { base: "4", md: "8" },
  paddingBlock: { base: "5", md: "8" },
  display: "flex",
  flexDirection: "column",
  gap: "5",
  minWidth: "0",
});

type ConsoleProps = { customerId: string; visit: HistoryVisit };

/** Everything about one customer, at any moment of their history. */
export const Console = ({ customerId, visit }: ConsoleProps) => {
  const isRevealed = visit.snapshot.matches({ open: "revealed" });
  return <Opened key={String(isRevealed)} customerId={customerId} visit={visit} isRevealed={isRevealed} />;
};

const Opened = ({ customerId, visit, isRevealed }: ConsoleProps & { isRevealed: boolean }) => {
  const { send: tellVisit } = visit;
  const { view = "history" } = route.useSearch();
  const navigate = useNavigate({ from: "/support/$accountId" });
  const { data: card } = useQuery(customerQuery(customerId));
  const onVisitOver = useCallback(() => tellVisit({ type: "visit.refused" }), [tellVisit]);
  const feed = useHistoryFeed({ customerId, revealed: isRevealed, onVisitOver });
  const travel = useTimeTravel(feed.snapshot.context.loaded);
  const acts = useStaffAct(customerId);
  useTravelKeys(travel);
  const { ledger } = feed;
  const version = useDeferredValue(travel.position);
  const shown = useMoment({ ledger, version, paidAvatarLimit: card?.paidAvatarLimit ?? AVATAR_CAP });
  const at = { customerId, isRevealed, ledger, travel, shown };
  return (
    <div className={frame}>
      <CustomerHeader card={card} visit={visit} acts={acts} />
      <Reading feed={feed} />
      <TimeBar travel={travel} ledger={ledger} />
      <Tabs
        label="What is shown"
        value={view}
        onValueChange={(next) =>
          void navigate({
            search: (before) => ({ ...before, view: next === "screens" ? "screens" : "history" }),
            resetScroll: false,
          })
        }
        tabs={[
          { value: "history", label: "History", content: <HistoryView {...at} acts={acts} /> },
          { value: "screens", label: "What the customer saw", content: <ScreensView {...at} /> },
        ]}
      />
      <ActDialog acts={acts} card={card} />
    </div>
  );
};

const Reading = ({ feed: { snapshot, send } }: { feed: ReturnType<typeof useHistoryFeed> }) => {
  const { loaded, total } = snapshot.context;
  if (snapshot.matches("waiting")) {
    return (
      <Callout
        tone="warning"
        role="status"
        title="New events do not arrive right now"
        actions={
          <Button variant="outline" size="sm" onClick={() => send({ type: "retried" })}>
            Try now
          </Button>
        }
      >
        The connection broke. What is shown stays; it is tried again by itself.
      </Callout>
    );
  }
  if (!snapshot.matches("reading") || (total > 0 && loaded >= total)) return null;
  const many = total.toLocaleString("en-US");
  return (
    <Progress
      label="Reading the history"
      value={total === 0 ? null : loaded}
      max={Math.max(1, total)}
      valueText={total === 0 ? "" : `${loaded.toLocaleString("en-US")} of ${many} events`}
    />
  );
};
