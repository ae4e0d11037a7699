import { describe, expect, test } from "bun:test";
import { buildAvatar } from "../../../../../server/insight/avatar/build-avatar.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { isPlural } from "../../../../../server/insight/product/product.ts";
import { gerundOf, pluralOf } from "../../../../../server/insight/statements/inflect.ts";

describe("plurals", () => {
  test.each([
    ["knife", "knives"],
    ["shelf", "shelves"],
    ["tooth", "teeth"],
    ["battery", "batteries"],
    ["brush", "brushes"],
    ["valve", "valves"],
    ["lens", "lens"],
  ])("of %s: %s", (noun, plural) => expect(pluralOf(noun)).toBe(plural));

  test("are known without an s, too", () => {
    expect(["teeth", "feet", "knives", "lens", "tooth"].filter(isPlural)).toEqual(["teeth", "feet", "knives"]);
  });

  test("take no article and a verb of their own", () => {
    const reviews = ["My teeth feel smooth."].map((text) => ({ id: "r1", text, title: null, rating: 5, date: null }));
    const { avatar } = buildAvatar(mineReviews(reviews, "Toothbrush"), { avatarName: "", currentListing: "" });
    const told = JSON.stringify(avatar);
    expect(told).not.toMatch(/\ba teeth\b|teeth (?:feels|that feels)/i);
  });
});

describe("what is being done", () => {
  test.each([
    ["carry", "carrying"],
    ["fold", "folding"],
    ["store", "storing"],
    ["set", "setting"],
    ["flip", "flipping"],
    ["clean", "cleaning"],
    ["heat", "heating"],
    ["loosen", "loosening"],
    ["see", "seeing"],
    ["dye", "dyeing"],
    ["shoe", "shoeing"],
  ])("of %s: %s", (verb, gerund) => expect(gerundOf(verb)).toBe(gerund));
});
