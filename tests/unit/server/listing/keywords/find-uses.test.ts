import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { findRareUses } from "../../../../../server/listing/keywords/find-uses.ts";

const QUIET = Array.from({ length: 12 }, (_, at) => `Bought it ${at + 2} weeks ago and it is what I wanted.`);

const usesIn = (texts: readonly string[]): string[] =>
  findRareUses(
    mineReviews(
      [...QUIET, ...texts].map((text, at) => ({ id: `r${at}`, text, title: null, rating: null, date: null })),
      "Kelvara Stick Vacuum",
    ),
    [],
  ).map(({ context }) => context.phrase);

test("a thing that it is used on is a use, and not what names another thing", () => {
  expect(usesIn(["Great for dust.", "It lifts the fur off the floor."])).toContain("dust");
  expect(usesIn(["The dust pot comes off with one hand.", "It lifts the fur off the floor."])).not.toContain("dust");
});
