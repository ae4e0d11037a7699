import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { addMonths, monthlyPeriod } from "../../../../events/kernel/calendar.ts";

describe("adding months", () => {
  test.each([
    ["2026-01-15T08:30:00.000Z", 1, "2026-02-15T08:30:00.000Z"],
    ["2026-01-31T08:30:00.000Z", 1, "2026-02-28T08:30:00.000Z"],
    ["2028-01-31T08:30:00.000Z", 1, "2028-02-29T08:30:00.000Z"],
    ["2026-10-31T23:59:59.999Z", 4, "2027-02-28T23:59:59.999Z"],
    ["2026-12-01T00:00:00.000Z", 1, "2027-01-01T00:00:00.000Z"],
    ["2026-03-31T00:00:00.000Z", -1, "2026-02-28T00:00:00.000Z"],
    ["2026-01-31T00:00:00.000Z", -2, "2025-11-30T00:00:00.000Z"],
  ])("%s and %i months is %s", (instant, months, expected) => {
    expect(addMonths(instant, months)).toBe(expected);
  });
});

describe("the monthly period", () => {
  const instant = fc
    .date({ min: new Date("2024-01-01T00:00:00.000Z"), max: new Date("2034-01-01T00:00:00.000Z"), noInvalidDate: true })
    .map((date) => date.toISOString());

  test("contains its instant and touches the next period without a gap", () => {
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [anchor = one, now = other] = [one, other].toSorted();
        const period = monthlyPeriod(anchor, now);
        expect(period.startsAt <= now && now < period.endsAt).toBe(true);
        expect(monthlyPeriod(anchor, period.endsAt).startsAt).toBe(period.endsAt);
      }),
    );
  });

  test("a 31st comes back after a short month", () => {
    expect(monthlyPeriod("2026-01-31T00:00:00.000Z", "2026-03-30T00:00:00.000Z")).toEqual({
      startsAt: "2026-02-28T00:00:00.000Z",
      endsAt: "2026-03-31T00:00:00.000Z",
    });
  });
});
