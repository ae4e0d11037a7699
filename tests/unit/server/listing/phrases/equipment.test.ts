import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { featuresOf, findClaims, highlightsOf } from "../../../../../server/listing/claims/claims.ts";

const namesFor = (reviews: readonly string[]): string[] =>
  findClaims(mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, "Kelvara Robot Vacuum"))
    .flatMap((claim) => [...featuresOf(claim), ...highlightsOf(claim)])
    .map(({ text }) => text.toLowerCase());

const FINDS = ["It finds its way around the house.", "Finds its way around chairs.", "Finds its way back by itself."];

test("equipment is named only in its own words", () => {
  expect(namesFor(FINDS)).toContain("self-navigating");
  expect(namesFor(FINDS)).not.toContain("smart navigation");
  const named = FINDS.map((review) => `${review.slice(0, -1)} with its smart navigation.`);
  expect(namesFor(named)).toContain("smart navigation");
});
