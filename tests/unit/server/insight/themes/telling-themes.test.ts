import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const labelsOf = (lines: readonly string[], productName: string): string[] => {
  const { reviews } = readReviews({ text: lines.join("\n\n") });
  return mineReviews(reviews, productName).themes.map(({ theme }) => theme.label);
};

const LAMP = "Wickmoor Desk Lamp";

describe("themes", () => {
  test("do not count it as news that people praise the product itself", () => {
    const labels = labelsOf(
      [
        "Lovely lamp. The arm sags after a week.",
        "A lovely lamp, but the arm sags.",
        "Lovely lamp and the arm sags a bit.",
      ],
      LAMP,
    );
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => label.startsWith("Lamp") || label.startsWith("Liked"))).toEqual([]);
  });

  test("are what there is where nobody says more than that", () => {
    expect(labelsOf(["This is a great lamp.", "The lamp is great."], LAMP)).toEqual(["Liked as a whole"]);
  });
});
