import { expect, test } from "bun:test";
import {
  hasCrowd,
  hasFew,
  hasMany,
  hasPlenty,
  hasTooFewToMissWords,
  supportFloor,
} from "../../../../../server/insight/reviews/plenty.ts";

const of = (count: number) => ({ reviews: Array.from({ length: count }) });

test.each([
  ["too few to miss words", hasTooFewToMissWords, 4, 5],
  ["few", hasFew, 7, 8],
] as const)("%s are up to a number", (_, is, last, next) => {
  expect([is(of(0)), is(of(last)), is(of(next))]).toEqual([true, true, false]);
});

test.each([
  ["plenty", hasPlenty, 16],
  ["many", hasMany, 60],
  ["a crowd", hasCrowd, 150],
] as const)("%s are from a number on", (_, is, first) => {
  expect([is(of(first - 1)), is(of(first))]).toEqual([false, true]);
});

test("the more reviews there are, the more of them a theme needs", () => {
  expect([1, 7, 8, 149, 150].map((count) => supportFloor(of(count)))).toEqual([1, 1, 2, 2, 3]);
});
