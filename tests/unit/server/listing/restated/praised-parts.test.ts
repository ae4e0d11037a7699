import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { partPraised } from "../../../../../server/listing/restated/praised-parts.ts";

/** What the first clause of a review names. */
const named = (text: string, productName = "Kelvara Trail Backpack"): string | null => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating: 5, date: null }], productName);
  const [clause] = mining.sentences.flatMap(splitClauses);
  return clause === undefined ? null : partPraised(clause.tokens, mining);
};

describe("a part that is only liked", () => {
  test.each([
    ["My favorite part is the side zipper", "side zipper"],
    ["The best feature is the mesh sleeve in the lid", "mesh sleeve in the lid"],
    ["The memory buttons are great", "memory buttons"],
    ["The travel case is a nice touch", "travel case"],
    ["The chest strap is great for long walks", "chest strap for long walks"],
    ["Great ankle support on rocky trails", "ankle support on rocky trails"],
    ["Good ankle padding too", "ankle padding"],
  ])("%s: %s", (text, part) => expect(named(text)).toBe(part));

  test.each([
    ["of one word", "The zipper is great"],
    ["what anything has", "The overall design is great"],
    ["what is no part", "Great customer service"],
    ["the thing itself", "Great trail backpack"],
    ["what is not liked", "The chest strap is short"],
  ])("is not named %s: %s", (_, text) => expect(named(text)).toBeNull());
});

describe("the place of what a buyer keeps", () => {
  test("is named with what it is for", () => {
    expect(named("My old laptop fits perfectly in the padded sleeve at the back")).toBe(
      "padded sleeve at the back for a laptop",
    );
  });

  test("is not the thing itself", () => {
    expect(named("My laptop fits in the trail backpack")).toBeNull();
  });
});

describe("what a buyer is spared", () => {
  test.each([
    ["I didn't need any tools", "no tools needed"],
    ["No assembly required", "no assembly needed"],
    ["I did not have to break them in", "no break-in needed"],
    ["Put it together in about ten minutes", "sets up in minutes"],
    ["It took me under 15 minutes to assemble", "sets up in minutes"],
  ])("%s: %s", (text, spared) => expect(named(text, "Kelvara Shelf")).toBe(spared));

  test("of several things agrees with them", () => {
    expect(named("Set them up in five minutes", "Kelvara Shelves")).toBe("set up in minutes");
  });

  test.each([["It took me 45 minutes to assemble"], ["I set it up in two hours"], ["It took ten minutes to paint"]])(
    "is not what takes longer, or is done with something else: %s",
    (text) => expect(named(text, "Kelvara Shelf")).toBeNull(),
  );
});
