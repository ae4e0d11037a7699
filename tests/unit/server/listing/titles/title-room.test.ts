import { expect, test } from "bun:test";
import type { OptimizationInput } from "../../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const optimize = ({ reviewsText, ...given }: Partial<OptimizationInput> & { reviewsText: string }) =>
  optimizeReviews(inputFor(reviewsText, given));

test.each([
  ["Kelvara Mittens for Runners Travel", "", "Kelvara Mittens for Runners and Travel"],
  ["Kelvara Mittens for Women Men Kids", "", "Kelvara Mittens for Women, Men and Kids"],
  ["Kelvara Balm for Elbows Knees", "Kelvara Balm for Elbows, Knees, Vegan", "Kelvara Balm for Elbows and Knees"],
  ["Kelvara Balm for Dry Elbows", "Kelvara Balm for Dry Elbows", "Kelvara Balm for Dry Elbows"],
  ["Kelvara Shelf for Home Office", "", "Kelvara Shelf for Home Office"],
])("%p is read as what it is for, thing by thing", (productName, currentTitle, head) => {
  const { optimizedTitles } = optimize({ productName, currentTitle, reviewsText: "Nice.\n\nGood.\n\nFine." });
  expect(optimizedTitles[0]).toStartWith(head);
});

test("room that is left goes to what the seller's bullets state, in each title to another part", () => {
  const { optimizedTitles } = optimize({
    productName: "Kelvara Rack",
    reviewsText: "Sturdy.\n\nVery sturdy.\n\nSo sturdy.",
    currentBullets: ["FRAME: padded steel frame", "HOOKS: magnetic rubber hooks", "LID: brushed walnut lid"],
  });
  const [first = "", second = ""] = optimizedTitles;
  for (const title of [first, second]) expect(title.split(", ").length).toBeGreaterThan(2);
  expect(first.split(", ").toSorted()).not.toEqual(second.split(", ").toSorted());
});
