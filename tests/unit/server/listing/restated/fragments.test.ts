import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { partNamed } from "../../../../../server/listing/restated/fragments.ts";

/** The part that the first clause of a review names. */
const named = (text: string, productName: string): string | null => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating: 5, date: null }], productName);
  const [clause] = mining.sentences.flatMap(splitClauses);
  return clause === undefined ? null : partNamed(clause, mining);
};

describe("what a reviewer loves", () => {
  test.each([
    ["with its quality", "Love the little dip container", "little dip container"],
    ["by its name of two words", "I really love the dip container", "dip container"],
    ["with what it is for", "Love the loops inside for pens", "loops inside for pens"],
    ["with what it has", "Love the long straps with clips", "long straps with clips"],
    ["in other words", "We also appreciate the dip container", "dip container"],
    ["in eight words", "Love the long straps for pens and pencil cases", "long straps for pens and pencil cases"],
  ])("is told %s: %s", (_, text, part) => expect(named(text, "Kelvara Lunch Tote")).toBe(part));

  test.each([
    ["what anything has", "Love the slim design"],
    ["a part by itself", "Love the lid"],
    ["the thing itself", "Love the little lunch tote"],
    ["what is no part of it", "Love the friendly service"],
    ["what is the buyer's own", "Love my lunch container"],
    ["what nobody judges", "Love the little dip leaflet for pens"],
    ["what somebody else loves", "My kids love the dip container"],
    ["what is not loved", "Hate the dip container"],
    ["what is done with it", "Love the dip container and use it daily"],
    ["where it came from", "Love the dip container from stores"],
    ["what it need not have", "Love a dip container"],
    ["what support there is", "Love the edge support"],
    ["a long description", "Love the long sturdy straps for pens and pencil cases"],
  ])("is not told of %s: %s", (_, text) => expect(named(text, "Kelvara Lunch Tote")).toBeNull());
});

describe("of what is only liked", () => {
  const ofMattress = (text: string): string | null => named(text, "Kelvara Mattress");

  test("is told what it is for", () => {
    expect(ofMattress("Great support for side sleepers")).toBe("support for side sleepers");
    expect(ofMattress("Perfect padding for side sleepers")).toBe("padding for side sleepers");
  });

  test("and of what tells more, the whole", () => {
    expect(ofMattress("Solid padding for side sleepers")).toBe("Solid padding for side sleepers");
  });

  test.each([
    ["where that is not said", "A great corner padding"],
    ["where something else is said", "Great padding on corners"],
    ["of what anything has", "Great design for side sleepers"],
    ["of what is no part of it", "Great price for side sleepers"],
    ["of the thing itself", "Great mattress for side sleepers"],
  ])("nothing is told %s: %s", (_, text) => expect(ofMattress(text)).toBeNull());
});

describe("a nuisance that is missing", () => {
  const ofShaker = (text: string): string | null => named(text, "Kelvara Shaker");

  test.each([
    ["No clumps", "no clumps"],
    ["No more clumps", "no clumps"],
    ["No sticky residue", "no sticky residue"],
    ["No slipping", "no slipping"],
    ["No lid leaks", "no lid leaks"],
    ["No crevices where food gets stuck", "no crevices where food gets stuck"],
  ])("is spared: %s", (text, spared) => expect(ofShaker(text)).toBe(spared));

  test.each([
    ["what buyers want", "No instructions"],
    ["what is there", "More clumps"],
    ["what belongs to something wanted", "No lid for the little clumps"],
    ["what goes on in another way", "No clumps and easy to clean"],
    ["a long story", "No clumps of powder at the bottom after shaking it"],
  ])("is not %s: %s", (_, text) => expect(ofShaker(text)).toBeNull());
});
