import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { activityReason } from "../../../events/customer/activity.ts";
import { eventOf } from "../../../events/history/fact.ts";
import type { HistoryEvent } from "../../../events/wire/support.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { actorId } from "./actor-id.ts";
import { CauseChain } from "./cause-chain.tsx";
import { ChangeList } from "./change-list.tsx";
import { formatAgo, formatClock, formatMoment, formatZone } from "./format-moment.ts";
import { RawEvent } from "./raw-event.tsx";
import { ACTOR_LABELS, TOPIC_LABELS } from "./topics.ts";
import type { ShownMoment } from "./use-moment.ts";
import { useNow } from "./use-now.ts";
import type { StaffActs } from "./use-staff-act.ts";
import type { ViewProps } from "./view-props.ts";
import { WhyRefused } from "./why-refused.tsx";

const MINUTE_MS = 60_000;

const badges = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" });
const facts = css({ display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "1", textStyle: "small" });
const term = css({ color: "text.muted", marginInlineEnd: "1.5" });
const heading = css({ textStyle: "label", marginBlockEnd: "1.5" });
const quote = css({
  textStyle: "small",
  paddingInlineStart: "3",
  borderInlineStartWidth: "bar",
  borderInlineStartStyle: "solid",
  borderInlineStartColor: "info.solid",
});

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

type EventCardProps = ViewProps & { shown: ShownMoment; acts: StaffActs };

/** The event of the moment: what it says, what it changed, what led to it and what it led to. */
export const EventCard = ({ customerId, isRevealed, ledger, travel, shown, acts }: EventCardProps) => {
  const { entry, version, changes } = shown;
  const { event, sentence, topic } = entry;
  const known = eventOf(event);
  const words = known === null || event.masked.includes("reason") ? null : activityReason(known);
  const failedId = event.type === "OptimizationFailed" ? textOf(event.data["optimizationId"]) : null;
  return (
    <Card title={sentence} elevation="raised" id="event-card" aria-live="off">
      <div className={badges}>
        <Badge tone="accent">{TOPIC_LABELS[topic]}</Badge>
        <Badge>{event.type}</Badge>
        {event.masked.length > 0 && <Badge tone="warning">Personal data covered</Badge>}
      </div>
      <EventFacts event={event} version={version} />
      {words !== null && <p className={quote}>“{words}”</p>}
      {event.type === "RequestRefused" && (
        <WhyRefused
          key={`why ${version}`}
          ledger={ledger}
          version={version}
          reading={shown.reading}
          send={travel.send}
        />
      )}
      {failedId !== null && (
        <div>
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              acts.send({ type: "opened", act: "rerunOptimization", changes: { optimizationId: failedId } })
            }
          >
            <RotateCcw aria-hidden="true" />
            Run it again for the customer
          </Button>
        </div>
      )}
      <section aria-labelledby="changed">
        <h3 id="changed" className={heading}>
          What it changed
        </h3>
        <ChangeList changes={changes} />
      </section>
      <CauseChain ledger={ledger} version={version} send={travel.send} />
      <RawEvent key={`raw ${version}`} customerId={customerId} isRevealed={isRevealed} event={event} />
    </Card>
  );
};

type EventFactsProps = { event: HistoryEvent; version: number };

const EventFacts = ({ event, version }: EventFactsProps) => {
  const now = useNow(MINUTE_MS);
  const id = actorId(event.actor);
  return (
    <dl className={facts}>
      <Fact label="When">
        {formatMoment(event.recordedAt)}:{formatClock(event.recordedAt).slice(-2)} {formatZone(event.recordedAt)},{" "}
        {formatAgo(event.recordedAt, now)}
      </Fact>
      <Fact label="Who">
        {ACTOR_LABELS[event.actor.kind]}
        {id === null ? "" : ` (${id})`}
      </Fact>
      <Fact label="Where">
        Event {version.toLocaleString("en-US")} here, position {event.position.toLocaleString("en-US")} of the log
      </Fact>
      <Fact label="Request">{event.correlationId}</Fact>
    </dl>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={css({ display: "inline" })}>
      <span className={term}>{label}</span>
    </dt>
    <dd className={css({ display: "inline", overflowWrap: "anywhere" })}>{children}</dd>
  </div>
);
