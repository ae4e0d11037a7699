import { describe, expect, test } from "bun:test";
import { buildDesires } from "../../../../../server/insight/avatar/desires.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const desiresOf = (text: string, rating = 4): string[] =>
  buildDesires(mineReviews([{ id: "r1", text, title: null, rating, date: null }], "Acme Camp Chair")).map(
    (desire) => desire.text,
  );

describe("praise that is only granted is nothing one wants", () => {
  test.each([
    "It is decent for sitting around.",
    "It is enough for our porch.",
    "The pouch is a nice touch.",
    "I took a star off because the fabric is light as paper.",
    "Took off a star since it is soft by noon.",
    "The seat got soft in the sun but we moved it and it was fine.",
    "The fabric is light even when wet so don't expect a throne.",
  ])("%s", (text) => {
    expect(desiresOf(text)).toEqual([]);
  });

  test.each([
    ["It is soft on the back.", "A soft chair"],
    ["It is as soft as can be.", "A soft chair"],
    ["The seat stays soft in the sun but it is pricey.", "A seat that stays soft in the sun"],
    ["It got all its stars because the fabric is soft.", "Soft fabric"],
  ])("%s", (text, desire) => {
    expect(desiresOf(text, 5)).toContain(desire);
  });
});
