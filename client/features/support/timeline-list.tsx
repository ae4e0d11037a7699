import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import type { Ledger } from "./ledger.ts";
import { DayRow, EventRow, optionId } from "./timeline-row.tsx";
import type { Row } from "./timeline-rows.ts";

const DAY_PX = 36;
const EVENT_PX = 56;
const BEYOND = 3;
const PAGE = 8;

const frame = css({
  overflowY: "auto",
  height: { base: "[24rem]", lg: "[calc(100dvh - 18rem)]" },
  minHeight: "[20rem]",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.surface",
  overscrollBehavior: "contain",
});
const inner = css({ position: "relative", width: "full" });

type TimelineListProps = {
  ledger: Ledger;
  rows: readonly Row[];
  rowOf: Int32Array;
  position: number;
  send: (event: TimeTravelEvent) => void;
};

/** The event `by` rows further that is not a day. */
const eventFrom = (rows: readonly Row[], from: number, by: number): number | null => {
  const direction = Math.sign(by);
  let left = Math.abs(by);
  let found: number | null = null;
  for (let index = from + direction; left > 0 && index >= 0 && index < rows.length; index += direction) {
    const row = rows[index];
    if (row?.kind !== "event") continue;
    found = row.version;
    left -= 1;
  }
  return found;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE };

/** Of a hundred thousand rows only those in sight exist. */
export const TimelineList = ({ ledger, rows, rowOf, position, send }: TimelineListProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const current = rowOf[position] ?? -1;
  // oxlint-disable-next-line react-hooks-js/incompatible-library -- what it returns changes in place, and is used here only
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === "day" ? DAY_PX : EVENT_PX),
    overscan: BEYOND,
  });
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current, { align: "auto" });
  }, [virtualizer, current]);

  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const to = by === undefined ? null : eventFrom(rows, current, by);
    if (by === undefined) return;
    event.preventDefault();
    if (to !== null) send({ type: "moved", to });
  };

  return (
    <div
      ref={scroller}
      className={frame}
      role="listbox"
      tabIndex={0}
      aria-label="Events, oldest first"
      aria-activedescendant={current >= 0 ? optionId(position) : undefined}
      onKeyDown={step}
    >
      <div className={inner} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index];
          const entry = ledger.entries[(row?.version ?? 0) - 1];
          if (row === undefined || entry === undefined) return null;
          return row.kind === "day" ? (
            <DayRow
              key={`day ${row.version}`}
              start={start}
              size={size}
              at={entry.event.recordedAt}
              count={row.count}
            />
          ) : (
            <EventRow
              key={row.version}
              start={start}
              size={size}
              row={row}
              entry={entry}
              isCurrent={row.version === position}
              isLater={row.version > position}
              onChoose={send}
            />
          );
        })}
      </div>
    </div>
  );
};
