import { expect, test } from "bun:test";
import { counted, longDate, toTenths, utcDay } from "../../../../events/kernel/in-words.ts";

test("a day of the calendar is the same in the time zone of every reader", () => {
  expect(longDate("2026-03-04")).toBe("March 4, 2026");
});

test("the day of an instant is the day in UTC and says so, for the reader's day may be another", () => {
  const evening = new Date(2026, 2, 3, 19, 30);
  expect(evening.getUTCDate()).toBe(4);
  expect(utcDay(evening.toISOString())).toBe("March 4, 2026 (UTC)");
  expect(utcDay("2026-03-04T23:30:00.000Z")).toBe("March 4, 2026 (UTC)");
});

test("a count has its noun in the right number, and its thousands apart", () => {
  expect(counted(1, "ASIN")).toBe("1 ASIN");
  expect(counted(0, "ASIN")).toBe("0 ASINs");
  expect(counted(1204, "entry", "entries")).toBe("1,204 entries");
});

test("a size is told to one place, halves upward", () => {
  expect([2.05, 2.04, 1, 0.25, 3.24].map(toTenths)).toEqual(["2.1", "2.0", "1.0", "0.3", "3.2"]);
});
