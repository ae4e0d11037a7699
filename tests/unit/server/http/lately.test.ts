import { expect, test } from "bun:test";
import { createLately } from "../../../../server/http/lately.ts";

const START = 1_700_000_000_000;

/** Asks about things at times counted from the start. */
const lateness = (max?: number) => {
  let at = START;
  const lately = createLately({ now: () => new Date(at) }, 100, max);
  return (thing: string, ms: number): boolean => {
    at = START + ms;
    return lately(thing);
  };
};

test("what happened is known for its time, counted from when it was news", () => {
  const lately = lateness();
  expect([0, 99, 100, 199, 200].map((now) => lately("a", now))).toEqual([false, true, false, true, false]);
});

test("things are known each for itself", () => {
  const lately = lateness();
  expect([lately("a", 0), lately("b", 0), lately("a", 1), lately("b", 1)]).toEqual([false, false, true, true]);
});

test("of more things than it holds it forgets the oldest, however often that was asked about", () => {
  const lately = lateness(2);
  for (const thing of ["a", "b", "a", "c"]) lately(thing, 0);
  expect([lately("b", 1), lately("c", 1)]).toEqual([true, true]);
  expect(lately("a", 1)).toBe(false);
});

test("what is news again counts as the newest", () => {
  const lately = lateness(2);
  lately("a", 0);
  lately("b", 50);
  lately("a", 100);
  lately("c", 100);
  expect([lately("a", 101), lately("b", 101)]).toEqual([true, false]);
});
