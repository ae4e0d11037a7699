import { describe, expect, test } from "bun:test";
import { copyForms, copyPhrases } from "../../../../../server/listing/restated/copy-phrase.ts";
import { standsAlone } from "../../../../../server/listing/restated/stands-alone.ts";

test("a long phrase loses an end, and never a condition", () => {
  expect(copyForms("fits easily in a closet in an attic")).toContain("fits easily in a closet");
  expect(copyForms("prints sharp letters on labels in daylight")).toEqual([
    "prints sharp letters on labels in daylight",
  ]);
  expect(copyForms("opens both doors of a cage with one hand")).toEqual(["opens both doors of a cage with one hand"]);
});

test("a long phrase loses where it goes, and ends on no word that leads on", () => {
  expect(copyForms("carries a small sleeping mat to the beach")).toContain("carries a small sleeping mat");
  expect(copyForms("gives enough light to read maps by")).not.toContain("gives enough light");
  expect(copyForms("slides under a bed even in a van")).not.toContain("slides under a bed even");
  expect(copyForms("slides under a bed also in a van")).not.toContain("slides under a bed also");
});

test("short names are written as such, and whom a thing suits is many", () => {
  expect(copyForms("takes aaa batteries")).toEqual(["takes AAA batteries"]);
  expect(copyForms("suited to beginner")).toEqual(["suited to beginners"]);
});

test.each([
  ["mere liking", "looks gorgeous"],
  ["what is true of anything", "fits well"],
  ["a fault", "runs small"],
  ["a slippery part", "glass that is slick"],
  ["what goes of itself", "wax that goes down"],
  ["what keeps happening", "keeps toppling over"],
  ["one buyer's day", "holds my brushes"],
  ["a deal", "worth the money"],
  ["a promise of health", "helps against swelling"],
  ["a comparison without its other half", "smoother on the handle"],
  ["a phrase that was cut", "wide enough to get"],
  ["a phrase that was cut behind plus", "covers the table plus most"],
  ["a guess", "probably holds two cups"],
  ["a figure", "holds 40 pounds"],
  ["a name", "fits a Zanzibar case"],
])("%s does not stand alone", (_, phrase) => expect(standsAlone(phrase)).toBe(false));

test.each(["folds flat", "hood that fits under a helmet", "stays cool", "hang it by the kitchen door", "not noisy"])(
  "%s stands alone",
  (phrase) => expect(standsAlone(phrase)).toBe(true),
);

/** The fullest wording of what is said of a part of a tent. */
const ofPart = (thing: string, predicate: string): string | undefined =>
  copyPhrases({ thing, predicate, ofProduct: false, tokens: [], plural: !/^an? /.test(thing), name: "tent" })[0]?.[0];

const ofTent = (predicate: string): string | undefined =>
  copyPhrases({ thing: "a tent", predicate, ofProduct: true, tokens: [], plural: false, name: "tent" })[0]?.[0];

describe("what a part does with it, it does with the thing", () => {
  test.each([
    ["a fly", "keeps it cool", "fly that keeps the tent cool"],
    ["a pole", "holds it steady on sand", "pole that holds the tent steady on sand"],
    ["pegs", "hold it down on sand", "pegs that hold the tent down on sand"],
    ["a vent", "makes it brighter inside", "vent that makes the tent brighter inside"],
    ["a hook", "lets you hang it in a tree", "hook that lets you hang the tent in a tree"],
    ["a vent", "helps it dry on a line", "vent that helps the tent dry on a line"],
  ])("%s %s", (thing, predicate, copy) => expect(ofPart(thing, predicate)).toBe(copy));

  test("and what the thing itself keeps is something else", () => {
    expect(ofTent("keeps it dry inside")).toBe("keeps it dry inside");
  });

  test("as is done with what it comes with", () => {
    expect(ofTent("comes with a strap to attach it")).toBe("comes with a strap to attach the tent");
    expect(ofTent("has a loop to hang it from a tree")).toBe("has a loop to hang the tent from a tree");
  });
});

describe("what a part makes easy", () => {
  test.each([
    ["a strap", "makes it easy to carry", "strap that makes carrying easy"],
    ["straps", "make it really easy to store", "straps that make storing easy"],
  ])("%s %s", (thing, predicate, copy) => expect(ofPart(thing, predicate)).toBe(copy));

  test("is the thing where more is said, or only its use", () => {
    expect(ofPart("a strap", "makes it easy to carry upstairs")).toBe(
      "strap that makes the tent easy to carry upstairs",
    );
    expect(ofPart("straps", "make them easy to use")).toBe("straps that make the tent easy to use");
  });

  test("is easy of the thing itself", () => {
    expect(ofTent("makes it easy to carry upstairs")).toBe("easy to carry upstairs");
  });
});

describe("what a part is made of comes before it", () => {
  test.each([
    ["posts", "are real sisal rope", "sisal rope posts"],
    ["a cover", "is soft cotton", "soft cotton cover"],
    ["a cover", "is made of thick wool felt", "thick wool felt cover"],
    ["a hook on the pole", "is steel", "steel hook on the pole"],
    ["a hook on the pole", "is all brushed steel", "brushed steel hook on the pole"],
  ])("%s %s", (thing, predicate, copy) => expect(ofPart(thing, predicate)).toBe(copy));

  test("where it is of one", () => {
    expect(ofPart("a cover", "is soft fun")).toBe("cover that is soft fun");
  });
});

describe("how a part is made or fits follows it", () => {
  test.each([
    ["rails", "are close together", "rails close together"],
    ["a pole", "is adjustable with a button", "pole adjustable with a button"],
    ["a cover", "is washable in a sink", "cover washable in a sink"],
    ["feathers", "are sewn into little squares", "feathers sewn into little squares"],
    ["pads", "are glued along the edge", "pads glued along the edge"],
    ["a cover", "is woven with thread from flax", "cover woven with thread from flax"],
    ["a floor", "is made of two layers", "floor made of two layers"],
  ])("%s %s", (thing, predicate, copy) => expect(ofPart(thing, predicate)).toBe(copy));

  test("and else it is what it is", () => {
    expect(ofPart("a floor", "is dry in rain")).toBe("floor that is dry in rain");
  });
});

describe("a part that is named by where it is", () => {
  test("tells what it does and how it is in a word", () => {
    expect(ofPart("a hook in the roof", "holds a lamp")).toBe("hook in the roof that holds a lamp");
    expect(ofPart("a hook in the roof", "is round")).toBe("round hook in the roof");
  });

  test("tells nothing that would be said of the place", () => {
    expect(ofPart("a hook in the roof", "is round enough for lamps")).toBeUndefined();
    expect(ofPart("a hook of the roof", "holds a lamp")).toBeUndefined();
    expect(ofPart("a hook for the roof", "holds a lamp")).toBeUndefined();
  });
});
