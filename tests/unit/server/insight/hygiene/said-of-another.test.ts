import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { setAsideOtherProducts } from "../../../../../server/insight/hygiene/other-products.ts";
import { saysItIsOfAnother } from "../../../../../server/insight/hygiene/said-of-another.ts";

const NAME = "Kelvara Silicone Placemat";

describe("a review says at its beginning that it is of another thing", () => {
  test.each([
    ["I'm reviewing the bib from this same company, not the placemat. It washes well.", "not the placemat"],
    ["Im rating the sippy cup by the same brand. It drips.", "sippy cup"],
    ["This review is really for the stool by the same company. Wobbly.", "stool"],
    ["This is for the cutlery from the same brand because I found no place to review it.", "cutlery"],
    ["Not about the placemat but I have the lamp from the same maker and it hums.", "not the placemat"],
    ["Got the same company's high chair last spring and that one is great.", "high chair"],
    ["The bibs from these people are better. Had the green ones for a year.", "bibs"],
  ])("%s", (text, other) => {
    expect(saysItIsOfAnother(text, NAME)).toBe(other);
  });

  test.each([
    ["of a part of the product", "This review is for the suction foot, not the placemat. It comes off."],
    ["of the shop", "The customer service from this company is better than most."],
    ["of the product, by its maker", "The placemats from this company are better than any we had."],
    [
      "of the product, for which it leads to",
      "I have the bib from the same brand, that one is good, so I got the placemat.",
    ],
    ["of what is bought beside it", "It is for my niece, I have the bib from the same brand and that one is fine."],
    ["of the product, for some", "Not for the faint of heart, this placemat, but it grips."],
    ["of anything", "This is the second item from the same company, better than most."],
  ])("and not where it is %s", (_, text) => {
    expect(saysItIsOfAnother(text, NAME)).toBeNull();
  });
});

test("it is set aside, however few the others are, and can be taken back in", () => {
  const given = ["It grips the table.", "I'm reviewing the bib by the same company. It tore.", "Wipes clean."].map(
    (text, index): Review => ({ id: `r${index + 1}`, text, title: null, rating: null, date: null }),
  );
  const { reviews, excluded } = setAsideOtherProducts(given, NAME);
  expect(reviews.map(({ id, text }) => [id, text])).toEqual([
    ["r1", "It grips the table."],
    ["r2", "Wipes clean."],
  ]);
  expect(excluded.map(({ reason, detail }) => [reason, detail])).toEqual([
    ["other-product", "It says that it is of another product (“bib”)"],
  ]);
  expect(setAsideOtherProducts(given, NAME, [excluded[0]?.id ?? ""]).reviews).toEqual(given);
  expect(setAsideOtherProducts(given.slice(1, 2), NAME).reviews).toHaveLength(1);
});
