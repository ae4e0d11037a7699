import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import type { Draft } from "../../../../../server/listing/writer/draft.ts";
import { glanceBullet } from "../../../../../server/listing/writer/glance-bullet.ts";
import { inputFor } from "../../../../support/samples.ts";

const draftOf = (...spoken: string[]): Draft => ({ spoken, acceptable: () => true }) as Partial<Draft> as Draft;

describe("what the seller's title states", () => {
  test("stands side by side, small counts in words and measures in figures", () => {
    expect(glanceBullet("In Short", ["6 Pairs", "5 quart", "with steel lid"], draftOf())?.text).toBe(
      "In Short: six pairs; 5 quart; with steel lid",
    );
  });

  test("is told where no bullet tells it, and not alone", () => {
    const draft = draftOf("Steel Lid: with a knob", "Right Size: 250 ml");
    expect(glanceBullet("In Short", ["250 ml", "with steel lid", "oak base"], draft)).toBeNull();
    expect(glanceBullet("In Short", ["500 ml", "with steel lid", "oak base"], draft)?.text).toBe(
      "In Short: 500 ml; oak base",
    );
  });

  test("takes the place of advice to look it up", () => {
    const reviews = ["The scent is too strong.", "I hate the scent.", "Awful smell.", "Soft skin."].join("\n\n");
    const lotion = { productName: "Kelvara Hand Lotion" };
    const alone = optimizeReviews(inputFor(reviews, lotion));
    expect(alone.bulletsA.join("\n")).toContain("Check the Scent");
    const currentTitle = "Kelvara Hand Lotion with Shea Butter, 250ml, Vegan Formula";
    const stated = optimizeReviews(inputFor(reviews, { ...lotion, currentTitle, currentBullets: ["SKIN: vegan"] }));
    for (const set of [stated.bulletsA, stated.bulletsB]) {
      expect(set.join("\n")).not.toContain("Check the Scent");
      expect(set.join("\n")).toMatch(/^(?:At a Glance|In Short): .*250 ml/m);
    }
  });
});
