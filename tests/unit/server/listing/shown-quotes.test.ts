import { expect, test } from "bun:test";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { shownQuotes } from "../../../bench/insight/shown-quotes.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../support/reviews/review-sets.ts";
import { inputFor, sampleInputs } from "../../../support/samples.ts";

const INPUTS = [
  ...sampleInputs.map(({ input }) => input),
  ...REVIEW_SETS.map(({ id }) => reviewSetInput(id)),
  inputFor("2 stars\nsplatters EVERYWHERE when it runs.\n\n2 stars\nafter six washes theres rust round the blade.", {
    productName: "Hand Blender",
    currentTitle: "Whirlby Hand Blender, Splatter Free, Rust Free, for Soups and Smoothies and Sauces and Frozen Fruit",
    mustIncludeKeywords: ["camping blender", "yeti"],
  }),
];

test.each(INPUTS.map((input) => [input.productName, input] as const))(
  "all that %s shows between quotation marks was written so",
  (productName, input) => {
    expect(shownQuotes(optimizeReviews(input), productName).strange).toEqual([]);
  },
);
