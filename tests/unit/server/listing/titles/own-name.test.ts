import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { withOwnBrand } from "../../../../../server/listing/titles/own-name.ts";
import { inputFor } from "../../../../support/samples.ts";

const REVIEWS = [
  "It keeps ice for a whole day. The lid never leaks.",
  "The lid does not leak in my bag, and the water stays cold.",
  "Cold until evening, and so easy to clean.",
  "I love how cold the water stays on a hike.",
].join("\n\n");

const named = (productName: string, currentTitle: string): string =>
  withOwnBrand(inputFor(REVIEWS, { productName, currentTitle })).productName;

describe("a brand that only the current title has", () => {
  test("stands before the name", () => {
    expect(named("Insulated Water Bottle", "VENTURELL Insulated Water Bottle, 32 oz")).toBe(
      "VENTURELL Insulated Water Bottle",
    );
  });

  test("leaves a name with a brand, a department, and an identifier as they are", () => {
    const title = "VENTURELL Insulated Water Bottle, 32 oz";
    expect(named("Kelvara Water Bottle", title)).toBe("Kelvara Water Bottle");
    expect(named("Kitchen Item", title)).toBe("Kitchen Item");
    expect(named("B0ABCDEFGH", title)).toBe("B0ABCDEFGH");
    expect(named("Insulated Water Bottle", "Cold Water Bottle, 32 oz")).toBe("Insulated Water Bottle");
  });

  test("opens the new title, is no search term, and may be in capitals", () => {
    const result = optimizeReviews(
      inputFor(REVIEWS, {
        productName: "Insulated Water Bottle",
        currentTitle: "VENTURELL Insulated Water Bottle, 32 oz",
        currentBullets: ["KEEPS COLD - Steel walls keep drinks cold for 24 hours"],
      }),
    );
    for (const title of result.optimizedTitles) expect(title).toStartWith("VENTURELL Insulated Water Bottle");
    expect(result.searchTerms.toLowerCase()).not.toContain("venturell");
    expect(result.compliance.findings.filter(({ words }) => words.includes("VENTURELL"))).toEqual([]);
  });
});
