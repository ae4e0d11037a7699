import { expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

test("a word that only says where is no part to look at", () => {
  const reviews = [
    "Too big round the waist.",
    "I had to tie a cord round it.",
    "Too loose round the legs.",
    "Nice color.",
  ];
  const { fixList } = optimizeReviews(inputFor(reviews.join("\n\n"), { productName: "Kelvara Rain Trousers" }));
  expect(fixList).not.toContain("Look at the round");
});
