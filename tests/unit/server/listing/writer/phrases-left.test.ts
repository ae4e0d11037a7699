import { describe, expect, test } from "bun:test";
import type { Draft } from "../../../../../server/listing/writer/draft.ts";
import {
  findingsBeside,
  loosePhrases,
  phrasesAgain,
  phrasesBeside,
  tellsMore,
} from "../../../../../server/listing/writer/phrases-left.ts";
import { createVariety } from "../../../../../server/listing/writer/variety.ts";
import { claimOf, draftWith, phraseOf } from "./draft-with.ts";

const textsOf = (phrases: readonly { text: string }[]): string[] => phrases.map(({ text }) => text);

/** The draft of a set that has its bullet on noise. */
const besideNoise = (given: Partial<Draft>): Draft =>
  draftWith({ matters: { claims: [claimOf("noise")], stated: new Set() }, ...given });

test("a phrase may say both words of a header, unless it opens with them", () => {
  expect(tellsMore("Folds Flat", [], "slides flat under beds and folds in seconds")).toBe(true);
  expect(tellsMore("Folds Flat", [], "folds flat under beds in seconds")).toBe(false);
  expect(tellsMore("Folds Flat", [], "seat folds flat")).toBe(false);
});

test("a phrase of a matter that has its bullet tells nothing in words that a bullet has", () => {
  const phrase = phraseOf("lets you lift it with two fingers", ["weight"]);
  const matters = { claims: [claimOf("weight")], stated: new Set<string>() };
  const beside = (spoken: string[]): string[] =>
    textsOf(phrasesBeside(draftWith({ matters, spoken, phrases: [phrase] })));
  expect(beside(["Easy to Lift: weighs next to nothing"])).toEqual([]);
  expect(beside(["Modest Weight: weighs next to nothing"])).toEqual([phrase.text]);
});

describe("beside the bullets of a set", () => {
  const LONG = phraseOf("quiet enough for a nursery", ["noise"]);
  const SHORT = phraseOf("quiet motor", ["noise"]);
  const OTHER = phraseOf("sturdy base", ["sturdy"]);
  const phrases = [LONG, SHORT, OTHER];

  test("a phrase of a matter that has its bullet says more of it", () => {
    expect(textsOf(phrasesBeside(besideNoise({ phrases })))).toEqual([LONG.text, OTHER.text]);
    expect(textsOf(phrasesBeside(draftWith({ phrases })))).toEqual(textsOf(phrases));
  });

  test("what a bullet of either set has told is not told again", () => {
    const variety = createVariety();
    variety.add("Steady Stand: a base, sturdy and wide");
    expect(textsOf(phrasesBeside(besideNoise({ phrases, variety })))).toEqual([LONG.text]);
  });

  describe("of which either may be published", () => {
    const spoken = ["Steady Stand: a base, sturdy and wide"];
    const variety = createVariety();
    variety.add("For Little Ones: quiet enough for a nursery");
    const again = (given: Partial<Draft>): string[] => textsOf(phrasesAgain(draftWith({ phrases, variety, ...given })));

    test("the second says again what only the first has told", () => {
      expect(again({ leads: true })).toEqual(textsOf(phrases));
      expect(again({ leads: true, spoken })).toEqual([LONG.text, SHORT.text]);
    });

    test("the second says again nothing short of a matter that has its bullet", () => {
      expect(textsOf(phrasesAgain(besideNoise({ phrases, leads: true })))).toEqual([LONG.text, OTHER.text]);
    });

    test("the first says nothing again", () => {
      expect(again({ leads: false })).toEqual([]);
    });
  });
});

describe("findings beside the bullets of a set", () => {
  const findings = ["quiet motor", "quiet motor at low speed", "sturdy base"].map((text) => ({
    text,
    spans: [],
    reviews: 1,
  }));
  const draft = draftWith({ findings, spoken: ["Silent in Use: hums a sturdy tune"] });

  test("say something else than its headers, where it is full", () => {
    expect(textsOf(findingsBeside(draft, true))).toEqual(["quiet motor at low speed", "sturdy base"]);
  });

  test("are all that there are, where it has room", () => {
    expect(textsOf(findingsBeside(draft, false))).toEqual(textsOf(findings));
  });
});

describe("phrases without a bullet of their matter", () => {
  const quiet = ["hums at night", "whirs in the dark", "murmurs on a desk", "purrs by a bed"].map((text) =>
    phraseOf(text, ["noise"]),
  );

  test("are of no matter that is claimed", () => {
    const phrases = [phraseOf("hums at night", ["noise"]), phraseOf("sturdy base", ["sturdy"]), phraseOf("two hooks")];
    expect(textsOf(loosePhrases([claimOf("noise")], draftWith({ phrases })))).toEqual(["sturdy base", "two hooks"]);
  });

  test("are those that it has no room for", () => {
    expect(textsOf(loosePhrases([claimOf("noise")], draftWith({ phrases: quiet })))).toEqual(["purrs by a bed"]);
  });

  test("find room in the bullet of another of their matters", () => {
    const phrases = quiet.with(3, phraseOf("purrs by a bed", ["noise", "sturdy"]));
    expect(loosePhrases([claimOf("noise"), claimOf("sturdy")], draftWith({ phrases }))).toEqual([]);
  });

  test("are not those that a bullet has told", () => {
    const variety = createVariety();
    variety.add("Steady Stand: sturdy base");
    const phrases = [phraseOf("sturdy base"), phraseOf("two hooks")];
    expect(textsOf(loosePhrases([], draftWith({ phrases, variety })))).toEqual(["two hooks"]);
  });
});
