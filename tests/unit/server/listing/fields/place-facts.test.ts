import { expect, test } from "bun:test";
import { placeFacts } from "../../../../../server/listing/fields/place-facts.ts";

const texts = {
  title: ["Thornby Dog Harness, Soft Lining", "Thornby Dog Harness, Reflective Stitching"],
  highlights: ["padded chest"],
  bulletsA: ["Soft and Snug: lining that feels like fleece"],
  bulletsB: [],
  searchTerms: ["stitching walks"],
};

const placed = (original: string) => {
  const fact = {
    original,
    text: original.toLowerCase(),
    brief: "",
    isCut: false,
    leans: false,
    facets: [],
    reason: "A promise.",
  };
  return placeFacts([{ header: "", facts: [fact] }], texts)[0];
};

test("a clause that reviewers bear out word for word is told where it stands, though it was no fact", () => {
  expect(placed("REFLECTIVE stitching")).toEqual({
    text: "REFLECTIVE stitching",
    fields: ["title"],
    wording: null,
    reason: null,
  });
});

test.each(["soft fleece", "lining", "stitching walks"])(
  "words apart, a word alone and terms that nobody sees are none of it: %s",
  (original) => {
    expect(placed(original)).toEqual({ text: original, fields: [], wording: null, reason: "A promise." });
  },
);
