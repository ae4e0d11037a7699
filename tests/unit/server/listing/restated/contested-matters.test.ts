import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { type Phrase, soundPhrases } from "../../../../../server/listing/restated/find-restated.ts";

type Said = readonly [stars: number, text: string];

const phrasesOf = (productName: string, ...said: readonly Said[]): Phrase[] =>
  soundPhrases(
    mineReviews(
      said.map(([rating, text], at) => ({ id: `r${at + 1}`, text, title: null, rating, date: null })),
      productName,
    ),
    () => true,
  );

const mattersOf = (productName: string, review: string): string[][] =>
  phrasesOf(productName, [5, review]).map(({ text, matters }) => [text, ...[...matters].toSorted()]);

describe("what one reviewer says of a matter", () => {
  const QUIET: Said = [5, "I love it. It is quiet enough for a nursery."];
  const ALSO_QUIET: Said = [5, "So quiet."];
  const LOUD: Said = [2, "It is loud."];
  const told = (...said: readonly Said[]): boolean =>
    phrasesOf("Desk Fan", ...said).some(({ text }) => text === "quiet enough for a nursery");

  test("is told where nobody complains of it", () => {
    expect(told(QUIET)).toBe(true);
    expect(told(QUIET, [2, "The box was dented."])).toBe(true);
  });

  test("is not told where as many complain of it as praise it", () => {
    expect(told(QUIET, LOUD)).toBe(false);
    expect(told(QUIET, ALSO_QUIET, LOUD, [2, "Very loud."])).toBe(false);
  });

  test("is told where twice as many praise it as complain of it", () => {
    expect(told(QUIET, ALSO_QUIET, LOUD)).toBe(true);
  });

  test("is told where it is of no matter", () => {
    const phrases = phrasesOf("Tent", [5, "I love it. You can hang a lamp inside."], LOUD);
    expect(phrases.map(({ text, matters }) => [text, matters.size])).toEqual([["lets you hang a lamp inside", 0]]);
  });
});

describe("a phrase is of the matters that its words speak of", () => {
  test("in the clause, and in what was heard of the sentence", () => {
    expect(mattersOf("Water Heater", "I love it. The cord is long enough to reach the sink.")).toEqual([
      ["cord long enough to reach the sink", "cord", "length"],
    ]);
  });

  test("and of no other that the sentence speaks of too", () => {
    expect(mattersOf("Tent", "I love it. It is easy to set up and keeps rain out.")).toEqual([
      ["easy to set up", "setup"],
      ["keeps rain out", "wet"],
    ]);
  });

  test("and where they speak of none, of all that was heard", () => {
    expect(mattersOf("Tent", "I love it. It is so light and comes with two sturdy poles.")).toEqual([
      ["comes with two sturdy poles", "included", "sturdy", "weight"],
    ]);
  });
});

test("a phrase keeps all wordings that may stand in copy, the fullest first", () => {
  const review = {
    id: "r1",
    text: "I love it. It fits easily in a closet in an attic.",
    title: null,
    rating: 5,
    date: null,
  };
  const [phrase] = soundPhrases(mineReviews([review], "Utensil Crock"), ({ text }) => !/with ease/.test(text));
  expect(phrase?.forms).toEqual(["fits easily in a closet in an attic", "fits easily in a closet"]);
  expect(phrase?.text).toBe("fits easily in a closet in an attic");
});
