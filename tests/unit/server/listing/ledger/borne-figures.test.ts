import { describe, expect, test } from "bun:test";
import { sidesOfBullet, weighedBullet, weighedCurrent } from "./ledger-cases.ts";

const CHILL = "keeps ice water cold for 24 hours";

describe("a clause with a figure rests on reviews that give the figure", () => {
  test.each([
    [CHILL, "It keeps ice water cold for 24 hours."],
    [CHILL, "It keeps ice water cold, a good 25 hours in my truck."],
    ["the paint dries in two to three days", "The paint dries in two days."],
    ["holds 500 lb of gear", "It holds 490 pounds of gear."],
    ["comes with 2 silicone straws", "It comes with two silicone straws."],
  ])("%s: %s", (bullet, review) => {
    expect(sidesOfBullet(bullet, [review]).for).toEqual([review]);
  });

  test.each([
    [CHILL, "It keeps ice water cold all day."],
    [CHILL, "It keeps ice water cold. I waited 24 hours for the parcel."],
    ["holds 500 lb of gear", "It holds my gear, and the other hand is holding a rope."],
    ["15 year warranty on the hinge", "The warranty on the hinge is good."],
  ])("and on no other: %s, %s", (bullet, review) => {
    expect(sidesOfBullet(bullet, [review]).for).toEqual([]);
  });
});

const LIKE_IT = ["It keeps ice water cold all day.", "Keeps ice water cold. I waited 24 hours for the parcel."];

test("a figure that only the seller gives is the seller's, whatever bears out the rest", () => {
  expect(weighedCurrent(CHILL, LIKE_IT).map(({ weighed }) => weighed.basis)).toEqual(["seller"]);
});

test("a figure that neither reviews nor the seller give of the thing is unsupported", () => {
  expect(weighedBullet(CHILL, LIKE_IT).map(({ weighed }) => weighed.basis)).toEqual(["unsupported"]);
});

test("what bears out the rest of a clause is no word for its figure", () => {
  const [claim] = weighedCurrent(CHILL, [...LIKE_IT, "Keeps ice water cold for only 5 hours."]);
  expect(claim?.weighed.misfigured.map(({ reviewId }) => reviewId)).toContain("r2");
  expect(new Set(claim?.weighed.rest.map(({ reviewId }) => reviewId))).toEqual(new Set(["r0", "r1"]));
});
