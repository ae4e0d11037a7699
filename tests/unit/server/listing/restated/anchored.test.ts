import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { soundPhrases } from "../../../../../server/listing/restated/find-restated.ts";

const restated = (text: string): string[] =>
  soundPhrases(mineReviews([{ id: "r1", text, title: null, rating: 5, date: null }], "Kelvara Ramp"), () => true).map(
    (phrase) => phrase.text,
  );

describe("what a clause without a subject says, after what the reviewer did,", () => {
  test.each([
    "I had to read the leaflet twice, held the little button down.",
    "I lifted it twice, held four scooters.",
    "I read it twice, held four scooters.",
    "I can lift it, held four scooters.",
  ])("the reviewer may have done: %s", (text) => {
    expect(restated(text)).toEqual([]);
  });

  test.each([
    ["where only a thing can have done it", "I can lift it, holds four scooters.", "holds four scooters"],
    ["where it is said of one thing", "I can lift it, was easy to fold.", "easy to fold"],
    ["where nobody does anything", "We use it daily, easy to fold.", "easy to fold"],
    ["in a sentence of its own", "I can lift it. Held four scooters.", "holds four scooters"],
  ])("the thing does %s: %s", (_, text, copy) => {
    expect(restated(text)).toEqual([copy]);
  });
});
