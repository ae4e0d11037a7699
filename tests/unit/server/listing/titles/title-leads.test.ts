import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

describe("what a title leads with", () => {
  const reviews = ["Comfortable.", "So comfortable.", "Very comfortable to sit on.", "Comfortable, nice color."].join(
    "\n\n",
  );
  const titles = optimizeReviews(
    inputFor(reviews, {
      productName: "Kelvara Garden Bench Cushion",
      currentBullets: [
        "CARE: quilted nylon lining is machine washable",
        "GRIP: silicone foot grips tile, oak and slate",
      ],
    }),
  ).optimizedTitles;

  test("is what the seller states before mere praise", () => {
    expect(titles[0]).toMatch(/Quilted Nylon Lining|Silicone Foot/);
    expect(titles.filter((title) => /Cushion, Comfortable/.test(title)).length).toBeLessThanOrEqual(1);
  });
});
