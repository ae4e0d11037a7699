import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { clusterRemarks } from "../../../../../server/insight/statements/cluster-remarks.ts";
import { findRemarks } from "../../../../../server/insight/statements/remarks.ts";
import { analyseReview } from "../../../../../server/insight/text/analyse.ts";

/** What is told of the reviews, with how many of them tell it. */
const told = (texts: readonly string[], name = "Kelvara Planter"): string[] => {
  const { reviews } = readReviews({ text: texts.join("\n\n") });
  return clusterRemarks(findRemarks(reviews.flatMap(analyseReview), reviews, describeProduct(name))).map(
    ({ text, reviews: count }) => `${text} (${count})`,
  );
};

describe("comparatives", () => {
  test("opposite ones are told apart", () => {
    expect(
      told([
        "2 stars. The planter is bigger than I thought.",
        "2 stars. The planter is smaller than I thought.",
        "2 stars. The planter is heavier than I thought.",
        "2 stars. The planter is lighter than I thought.",
      ]),
    ).toHaveLength(4);
  });

  test("those of one direction are told together", () => {
    expect(
      told([
        "2 stars. The planter is bigger than I thought.",
        "2 stars. The planter is larger than I thought.",
        "1 star. The planter is way bigger.",
      ]),
    ).toEqual(["The planter is bigger (3)"]);
  });
});

test("what has several names is a particular like any other", () => {
  expect(told(["1 star. The planter was broken out of the box.", "2 stars. The planter broke after a month."])).toEqual(
    ["The planter broke after a month (1)", "The planter was broken out of the box (1)"],
  );
});

describe("circumstances that a wording leaves out", () => {
  test.each([
    [
      "1 star. Arrived with the front rim guard broken and the saucer on the base is bent.",
      "The planter arrived with the front rim guard broken (1)",
    ],
    [
      "1 star. It scratches the oak table and the painted shelf on the wall of the long hall.",
      "The planter scratches the oak table and the painted shelf (1)",
    ],
  ])("take the subject of what follows with them, but not the second of two things: %s", (text, wording) => {
    expect(told([text])).toEqual([wording]);
  });
});
