import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { adviceFor, GENERAL_ADVICE } from "../../../../../server/listing/phrases/general-advice.ts";

/** The leads of what is advised to whoever buys such a thing. */
const leadsFor = (productName: string): string[] =>
  adviceFor(mineReviews([{ id: "r1", text: "It fits well.", title: null, rating: 5, date: null }], productName)).map(
    ([full]) => full.split(":")[0] ?? "",
  );

const GENERAL = GENERAL_ADVICE.map(([full]) => full.split(":")[0] ?? "");
const OF_GARMENTS = ["Find Your Size", "Follow the Care Label"];

describe("advice to whoever buys", () => {
  test.each(["Winter Jacket", "Wool Sweater"])("a garment tells of sizes and of its label: %s", (product) => {
    expect(leadsFor(product)).toEqual(expect.arrayContaining(OF_GARMENTS));
  });

  test.each(["Dog Jacket", "Cat Sweater", "Dog Boots"])(
    "what a pet wears is held against no clothes: %s",
    (product) => {
      const leads = leadsFor(product);
      expect(leads).toContain("Give Pets Time");
      expect(leads).not.toContain("Find Your Size");
    },
  );

  test("and is washed as its label says", () => {
    expect(leadsFor("Dog Bed")).toContain("Follow the Care Label");
  });

  test.each(["Winter Jacket", "Dog Jacket", "Kettle"])("anything ends in what is for anything: %s", (product) => {
    expect(leadsFor(product).slice(-GENERAL.length)).toEqual(GENERAL);
  });
});
