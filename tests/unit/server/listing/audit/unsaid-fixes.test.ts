import { expect, test } from "bun:test";
import { unsaidFixes } from "../../../../../server/listing/audit/unsaid-fixes.ts";
import { minedFrom, rated } from "./audit-cases.ts";

const linesFrom = (...said: string[]): string[] =>
  unsaidFixes(minedFrom(rated(...said.map((each): [number, string] => [3, each]))), []).map(({ text }) => text);

test("what reviewers say that the listing should have told is told in their words", () => {
  expect(
    linesFrom(
      "It needs a hub, that should be mentioned in the listing.",
      "Didn't realise it won't run on mains.",
      "Fine.",
    ),
  ).toEqual([
    "Tell in the listing what 2 of 3 reviewers had to find out: “It needs a hub, that should be mentioned in the listing” and “Didn't realise it won't run on mains”.",
  ]);
});

test.each(["I didn't realise how good it is.", "The listing says it all.", "Nobody should be without one."])(
  "and nothing else is: %s",
  (said) => expect(linesFrom(said)).toEqual([]),
);

test("what another line tells is not told again", () => {
  const mining = minedFrom(rated([3, "Didn't realise it won't run on mains."]));
  expect(unsaidFixes(mining, [{ reviewId: "r1", start: 0, end: 5 }])).toEqual([]);
});
