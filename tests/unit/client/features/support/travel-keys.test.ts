import { describe, expect, test } from "bun:test";
import { formatAgo, formatCountdown, formatMoment } from "../../../../../client/features/support/format-moment.ts";
import { landmarksOf } from "../../../../../client/features/support/landmarks.ts";
import { createLedger } from "../../../../../client/features/support/ledger.ts";
import { travelOfKey } from "../../../../../client/features/support/travel-keys.ts";
import { A_PURCHASE, eventAt } from "./support-fixtures.ts";

const PLAIN = {
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
};

describe("keys of time travel", () => {
  test.each([
    [" ", false, { type: "play.toggled" }],
    ["ArrowLeft", false, { type: "stepped", by: -1 }],
    ["ArrowRight", false, { type: "stepped", by: 1 }],
    ["ArrowLeft", true, { type: "stepped", by: -10 }],
    ["ArrowRight", true, { type: "stepped", by: 10 }],
    ["Home", false, { type: "moved", to: 1 }],
    ["End", false, { type: "moved", to: null }],
    ["a", false, null],
  ] as const)("%p (shift %p) asks for %o", (key, shiftKey, asked) => {
    expect(travelOfKey({ ...PLAIN, key, shiftKey })).toEqual(asked);
  });

  test.each(["ctrlKey", "metaKey", "altKey", "isComposing", "defaultPrevented"] as const)(
    "are left alone with %s",
    (held) => {
      expect(travelOfKey({ ...PLAIN, key: "ArrowLeft", [held]: true })).toBeNull();
    },
  );
});

describe("times", () => {
  const now = Date.parse("2026-03-10T10:00:00.000Z");

  test.each([
    ["2026-03-10T09:59:40.000Z", "just now"],
    ["2026-03-10T09:55:00.000Z", "5 minutes ago"],
    ["2026-02-25T10:00:00.000Z", "2 weeks ago"],
    ["2026-03-03T10:00:00.000Z", "1 week ago"],
    ["2025-11-03T14:02:00.000Z", "4 months ago"],
    ["2024-04-10T10:00:00.000Z", "2 years ago"],
  ])("%s is %s", (iso, words) => {
    expect(formatAgo(iso, now)).toBe(words);
  });

  test.each([
    ["yesterday", [9, 9, 0]],
    ["yesterday", [9, 0, 0]],
    ["2 days ago", [8, 23, 59]],
    ["7 days ago", [3, 23, 0]],
  ] as const)("a day is one of the calendar: %s", (words, [day, hour, minute]) => {
    const iso = new Date(2026, 2, day, hour, minute).toISOString();
    expect(formatAgo(iso, new Date(2026, 2, 10, 10).getTime())).toBe(words);
  });

  test("a moment is named to the minute, without a twelve-hour clock", () => {
    expect(formatMoment(new Date(2025, 10, 3, 14, 2).toISOString())).toBe("November 3, 2025 at 14:02");
  });

  test("a countdown shows the second that runs, and ends at zero", () => {
    expect([599_001, 60_000, 1, -5].map(formatCountdown)).toEqual(["10:00", "1:00", "0:01", "0:00"]);
  });
});

describe("landmarks", () => {
  test("name the most telling event of each part", () => {
    const ledger = createLedger();
    const refused = { action: "optimize", code: "ASIN_LIMIT_REACHED", at: "2026-03-10T10:00:00.000Z" };
    ledger.add([...A_PURCHASE, eventAt(7, { type: "RequestRefused", data: refused })]);
    expect(landmarksOf(ledger.entries, 100)).toEqual([
      { kind: "plan", version: 5 },
      { kind: "trouble", version: 7 },
    ]);
    expect(landmarksOf(ledger.entries, 1)).toEqual([{ kind: "trouble", version: 7 }]);
  });
});
