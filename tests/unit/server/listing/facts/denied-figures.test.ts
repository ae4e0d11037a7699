import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const writtenFor = (reviews: readonly string[]): string => {
  const result = optimizeReviews(
    inputFor([...reviews, "Works well.", "Easy to clean.", "Easy to clean and works well."].join("\n\n"), {
      productName: "Thornby Travel Mug",
      currentTitle: "Thornby Travel Mug, 16 oz, Easy to Clean",
      currentBullets: ["Steel Lid: made of solid steel", "Capacity: holds 16 oz of tea"],
    }),
  );
  return [...result.optimizedTitles, result.itemHighlights, ...result.bulletsA, ...result.bulletsB].join("\n");
};

const namedFor = (reviews: readonly string[]): string => {
  const { optimizedTitles, itemHighlights } = optimizeReviews(
    inputFor([...reviews, "Works well.", "Keeps tea warm."].join("\n\n"), { productName: "Thornby Travel Mug" }),
  );
  return [...optimizedTitles, itemHighlights].join("\n").toLowerCase();
};

describe("copy holds", () => {
  test("what nobody denies", () => {
    expect(writtenFor([])).toMatch(/16 oz/);
    expect(writtenFor([])).toMatch(/made of solid steel/);
  });

  test("in no field a measure that reviewers deny", () => {
    expect(writtenFor(["Mine is 12 ounces, not 16.", "It holds only 12 oz of tea."])).not.toMatch(/\b16\b/);
  });

  test("no material of a part that reviewers find to be made of another", () => {
    expect(writtenFor(["The lid is plastic, not steel as advertised."])).not.toMatch(/steel/i);
  });

  test("in title and highlights no quality that several deny in words", () => {
    const praise = ["Easy to clean, it goes in the dishwasher.", "Cleans up easily in the dishwasher."];
    expect(namedFor(praise)).toMatch(/dishwasher/);
    const denied = ["The dishwasher left the lid with brown spots.", "Do not put it in the dishwasher."];
    expect(namedFor([...praise, ...denied])).not.toMatch(/dishwasher/);
  });
});
