import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { adviceFor, isGeneralAdvice } from "../../../../../server/listing/phrases/general-advice.ts";
import { inputFor } from "../../../../support/samples.ts";

const advisedOn = (productName: string, ...reviews: string[]): string =>
  adviceFor(
    mineReviews(
      reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 5, date: null })),
      productName,
    ),
  )
    .flat()
    .join("\n");

describe("a set that would be too short", () => {
  test("tells what the title states before it advises", () => {
    const { bulletsA, bulletsB } = optimizeReviews(
      inputFor("It came on Monday.\n\nAwful thing, I hate it.", {
        productName: "Kelvara Desk Fan",
        currentTitle: "Kelvara Desk Fan, Oak Base",
        currentBullets: ["STAND: stable stand with two rubber feet for every desk"],
      }),
    );
    for (const set of [bulletsA, bulletsB]) {
      expect(set.join("\n")).toMatch(/two rubber feet|oak base/i);
      expect(set.filter(isGeneralAdvice).length).toBeLessThan(3);
    }
  });
});

describe("advice on where to plug in", () => {
  test("is for what needs an outlet", () => {
    expect(advisedOn("Desk Fan", "It blows well.")).toContain("Where It Plugs In");
    expect(advisedOn("Cordless Desk Fan", "It blows well.")).not.toContain("Where It Plugs In");
    expect(advisedOn("Desk Fan", "The battery lasts.", "Good battery.")).not.toContain("Where It Plugs In");
  });
});
