import { expect, test } from "bun:test";
import { createModelBreaker } from "../../../../server/optimizer/model-breaker.ts";
import { movableClock } from "../../../support/clock.ts";

const open = () => {
  const clock = movableClock();
  const breaker = createModelBreaker({ failuresMax: 3, restMs: 60_000, now: () => clock.now().getTime() });
  return { clock, breaker };
};

const fail = (breaker: ReturnType<typeof createModelBreaker>, times: number): void => {
  for (let time = 0; time < times; time += 1) breaker.failed();
};

test("a model that fails several times in a row rests, and one that answered in between does not", () => {
  const { breaker } = open();
  fail(breaker, 2);
  breaker.answered();
  fail(breaker, 2);
  expect(breaker.admits()).toBe(true);
  breaker.failed();
  expect(breaker.admits()).toBe(false);
});

test("after a rest one run tries for all: an answer lets everybody in, a failure begins the rest anew", () => {
  const { breaker, clock } = open();
  fail(breaker, 3);
  clock.advance(59_999);
  expect(breaker.admits()).toBe(false);
  clock.advance(1);
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.failed();
  clock.advance(59_999);
  expect(breaker.admits()).toBe(false);
  clock.advance(1);
  expect(breaker.admits()).toBe(true);
  breaker.answered();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});

test("a run that ends without having heard from the model leaves the try to the next", () => {
  const { breaker, clock } = open();
  fail(breaker, 3);
  clock.advance(60_000);
  expect(breaker.admits()).toBe(true);
  breaker.released();
  expect(breaker.admits()).toBe(true);
});
