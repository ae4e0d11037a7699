import { SlidersHorizontal } from "lucide-react";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import type { Ledger } from "./ledger.ts";
import { TimelineFilters } from "./timeline-filters.tsx";
import { TimelineList } from "./timeline-list.tsx";
import { rowOfVersion, timelineRows } from "./timeline-rows.ts";
import { useTimelineFilter } from "./use-timeline-filter.ts";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "3",
  minWidth: "0",
  position: { lg: "sticky" },
  insetBlockStart: { lg: "[13rem]" },
});
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3" });
const count = css({ textStyle: "small", color: "text.muted" });
const none = css({ padding: "6", textAlign: "center", color: "text.muted" });

type TimelineProps = {
  ledger: Ledger;
  /** Grows with the ledger, which is read in place. */
  revision: number;
  position: number;
  send: (event: TimeTravelEvent) => void;
};

/** All that happened, oldest first, by day and by story. */
export const Timeline = memo(({ ledger, revision, position, send }: TimelineProps) => {
  const control = useTimelineFilter();
  const [isOpen, setIsOpen] = useState(control.filter.topics.length + control.filter.actors.length > 0);
  const filter = useDeferredValue(control.filter);
  const known = useDeferredValue(revision);
  const rows = useMemo(() => {
    void known;
    return timelineRows(ledger.entries, filter, control.group);
  }, [ledger, known, filter, control.group]);
  const rowOf = useMemo(() => rowOfVersion(rows, ledger.entries.length), [rows, ledger]);
  const shown = useMemo(() => rows.filter(({ kind }) => kind === "event").length, [rows]);
  const total = ledger.entries.length.toLocaleString("en-US");
  return (
    <section className={root} aria-labelledby="timeline">
      <div className={head}>
        <h2 id="timeline" className={css({ textStyle: "heading" })}>
          Timeline
        </h2>
        <span className={count} role="status">
          {shown === ledger.entries.length ? `${total} events` : `${shown.toLocaleString("en-US")} of ${total} events`}
        </span>
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          Filter
        </Button>
      </div>
      {isOpen && <TimelineFilters control={control} />}
      {shown === 0 ? (
        <p className={none}>{ledger.entries.length === 0 ? "Nothing is read yet." : "No event fits the filter."}</p>
      ) : (
        <TimelineList ledger={ledger} rows={rows} rowOf={rowOf} position={position} send={send} />
      )}
    </section>
  );
});
