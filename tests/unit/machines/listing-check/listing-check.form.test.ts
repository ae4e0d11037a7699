import { describe, expect, test } from "bun:test";
import {
  EMPTY_LISTING_CHECK,
  isEmptyCheck,
  isSameCheck,
  listingCheckErrors,
  listingToCheck,
  textOfField,
  withFixes,
} from "../../../../machines/listing-check/listing-check.form.ts";

const FORM = {
  ...EMPTY_LISTING_CHECK,
  title: " Water Bottle ",
  highlights: "Keeps cold",
  bullets: "• Good Seal: no drips\n\n- Easy Care: rinse",
  searchTerms: "flask",
};

describe("a listing that is to be checked", () => {
  test("is sent trimmed, its bullets without their signs", () => {
    expect(listingToCheck(FORM)).toEqual({
      profile: "amazon-2026-07-27",
      productName: "",
      title: "Water Bottle",
      highlights: "Keeps cold",
      bullets: ["Good Seal: no drips", "Easy Care: rinse"],
      searchTerms: "flask",
      description: "",
      isParent: false,
      proven: [],
    });
  });

  test("is sent without what the marketplace has no field for", () => {
    const sent = listingToCheck({ ...FORM, profile: "walmart-2026-11-21" });
    expect([sent.highlights, sent.searchTerms]).toEqual(["", ""]);
  });

  test.each([
    ["without a title", { title: " " }, { title: "Paste the title you have now." }],
    ["with a title beyond all limits", { title: "x".repeat(501) }, { title: "This is too long" }],
    ["with a bullet beyond all limits", { bullets: `a\n${"x".repeat(2_001)}` }, { bullets: "This is too long" }],
    ["with too many bullets", { bullets: "a\n".repeat(21) }, { bullets: "There are too many bullets" }],
    ["as it is", {}, {}],
  ])("%s has these errors", (_, changes, errors) => {
    expect(listingCheckErrors({ ...FORM, ...changes })).toEqual(errors);
  });

  test("takes the corrected copy over, and keeps what was not sent", () => {
    const fixed = { title: "Bottle", highlights: "Cold", bullets: ["One", "Two"], searchTerms: "", description: "" };
    const ebay = { ...FORM, profile: "ebay-2026-11-21" as const };
    expect(withFixes(ebay, fixed)).toEqual({ ...ebay, title: "Bottle", highlights: "Cold", bullets: "One\nTwo" });
  });

  test("gives the text that a finding is about", () => {
    const sent = listingToCheck(FORM);
    expect(["title", "bullets.1", "bullets.9", "bullets", "profile"].map((field) => textOfField(sent, field))).toEqual([
      "Water Bottle",
      "Easy Care: rinse",
      null,
      null,
      null,
    ]);
  });

  test("is the same whatever spaces stand around it, and empty without a letter", () => {
    expect(isSameCheck(FORM, { ...FORM, title: "Water Bottle" })).toBe(true);
    expect(isSameCheck(FORM, { ...FORM, profile: "ebay-2026-11-21" })).toBe(false);
    expect([isEmptyCheck(FORM), isEmptyCheck({ ...EMPTY_LISTING_CHECK, bullets: " \n" })]).toEqual([false, true]);
  });
});
