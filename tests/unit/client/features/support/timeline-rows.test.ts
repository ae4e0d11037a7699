import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createLedger } from "../../../../../client/features/support/ledger.ts";
import { type Row, rowOfVersion, timelineRows } from "../../../../../client/features/support/timeline-rows.ts";
import type { HistoryEvent } from "../../../../../events/wire/support.ts";
import { A_PURCHASE, eventAt } from "./support-fixtures.ts";

const EVERYTHING = { topics: [], actors: [], find: "" } as const;

const entriesOf = (events: readonly HistoryEvent[]) => {
  const ledger = createLedger();
  ledger.add(events);
  return ledger.entries;
};

const versions = (rows: readonly Row[]): number[] => rows.flatMap((row) => (row.kind === "event" ? [row.version] : []));

describe("the timeline", () => {
  test("keeps a story together, each event set in under what it hangs on", () => {
    const rows = timelineRows(entriesOf(A_PURCHASE), EVERYTHING, "story");
    expect(rows).toMatchObject([
      { kind: "day", count: 6 },
      { version: 1, indent: 0, through: 0b1 },
      { version: 2, indent: 1, through: 0 },
      { version: 3, indent: 0, through: 0b1 },
      { version: 4, indent: 1, through: 0b10 },
      { version: 5, indent: 2, through: 0b10 },
      { version: 6, indent: 2, through: 0 },
    ]);
  });

  test("puts a story where it began, and by time where everything came", () => {
    const events = [
      eventAt(1, { correlationId: "a" }),
      eventAt(2, { correlationId: "b" }),
      eventAt(3, { correlationId: "a" }),
    ];
    expect(versions(timelineRows(entriesOf(events), EVERYTHING, "story"))).toEqual([1, 3, 2]);
    expect(versions(timelineRows(entriesOf(events), EVERYTHING, "time"))).toEqual([1, 2, 3]);
  });

  test("begins each day anew, also within a story", () => {
    const later = "2026-03-12T10:00:00.000Z";
    const events = [eventAt(1, { correlationId: "a" }), eventAt(2, { correlationId: "a", recordedAt: later })];
    expect(timelineRows(entriesOf(events), EVERYTHING, "story").map(({ kind }) => kind)).toEqual([
      "day",
      "event",
      "day",
      "event",
    ]);
  });

  test.each([
    [{ ...EVERYTHING, topics: ["billing"] as const }, [3, 4, 5, 6]],
    [{ ...EVERYTHING, actors: ["stripe"] as const }, [4]],
    [{ ...EVERYTHING, find: "PRO plan" }, [3, 5]],
    [{ ...EVERYTHING, find: "nowhere" }, []],
  ])("shows by %o only what fits", (filter, shown) => {
    expect(versions(timelineRows(entriesOf(A_PURCHASE), filter, "story"))).toEqual(shown);
  });

  test("loses no event and shows none twice, however events are linked", () => {
    const links = fc.record({
      request: fc.integer({ min: 0, max: 6 }),
      cause: fc.integer({ min: 0, max: 30 }),
      hours: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(
        fc.array(links, { minLength: 1, maxLength: 30 }),
        fc.constantFrom("story", "time"),
        (all, grouping) => {
          let ms = Date.parse("2026-03-10T10:00:00.000Z");
          const events = all.map(({ request, cause, hours }, index) => {
            ms += hours * 3_600_000;
            return eventAt(index + 1, {
              correlationId: `r${request}`,
              causationId: cause > 0 && cause <= index ? `e${cause}` : null,
              recordedAt: new Date(ms).toISOString(),
            });
          });
          const rows = timelineRows(entriesOf(events), EVERYTHING, grouping);
          expect(versions(rows).toSorted((one, other) => one - other)).toEqual(events.map(({ version }) => version));
          const counted = rows.reduce((sum, row) => sum + (row.kind === "day" ? row.count : 0), 0);
          expect(counted).toBe(events.length);
        },
      ),
    );
  });
});

describe("the row of an event", () => {
  test("is its own, or that of the newest event shown before it", () => {
    const rows = timelineRows(entriesOf(A_PURCHASE), { ...EVERYTHING, topics: ["billing"] }, "time");
    expect([...rowOfVersion(rows, 6)]).toEqual([-1, -1, -1, 1, 2, 3, 4]);
  });
});
