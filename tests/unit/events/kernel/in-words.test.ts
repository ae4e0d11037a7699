import { expect, test } from "bun:test";
import { counted, longDate } from "../../../../events/kernel/in-words.ts";

test("a day is the day in UTC, whatever the time zone of the reader", () => {
  expect(longDate("2026-03-04")).toBe("March 4, 2026");
  expect(longDate("2026-03-04T00:30:00.000Z")).toBe("March 4, 2026");
  expect(longDate("2026-03-04T23:30:00.000Z")).toBe("March 4, 2026");
});

test("a count has its noun in the right number, and its thousands apart", () => {
  expect(counted(1, "ASIN")).toBe("1 ASIN");
  expect(counted(0, "ASIN")).toBe("0 ASINs");
  expect(counted(1204, "entry", "entries")).toBe("1,204 entries");
});
