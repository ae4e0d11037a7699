import { describe, expect, test } from "bun:test";
import { requiredWords } from "../../../../../server/insight/text/required-runs.ts";
import { framed, nameOf, thingsIn } from "../../../../../server/insight/things/find-things.ts";
import { phrasesFor } from "../../../../../server/listing/phrases/all-phrases.ts";
import { forMany, speaksOfOne } from "../../../../../server/listing/phrases/for-many.ts";
import { unframed } from "../../../../../server/listing/phrases/frames.ts";
import { allPoints } from "../../../../../server/listing/phrases/points/all-points.ts";
import { lintListing } from "../../../../../server/listing/rules/lint-listing.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../../support/reviews/review-sets.ts";

const POINTS = allPoints().flatMap(([facet, points]) => points.map((point) => ({ facet, point })));
const textOf = (text: string): string => framed(text, ["a laptop", "chargers"]);

const findingsIn = (text: string): string[] =>
  lintListing({ productName: "", bulletsA: [`Good to Know: ${text}`] }, profileById(DEFAULT_PROFILE_ID), [])
    .filter(({ ruleId }) => !["B01", "B02"].includes(ruleId))
    .map(({ ruleId, words }) => `${ruleId}: ${words} in “${text}”`);

describe("the points", () => {
  test("belong to matters that copy speaks of", () => {
    expect(allPoints().filter(([facet]) => phrasesFor(facet) === null)).toEqual([]);
  });

  test("keep every rule for bullets, of one thing and of many", () => {
    const texts = POINTS.map(({ point }) => textOf(point.text));
    expect([...texts, ...texts.map(forMany)].flatMap(findingsIn)).toEqual([]);
  });

  test("are short phrases without figures, capitals or stops, and speak of one thing and many alike", () => {
    for (const { point } of POINTS) {
      expect(point.text).toMatch(/^[a-z][a-z' {}-]{5,44}$/);
      expect(speaksOfOne(point.text), point.text).toBe(false);
    }
  });

  test("are told once in a matter", () => {
    for (const [facet, points] of allPoints()) {
      const texts = points.map(({ text }) => text);
      expect(new Set(texts).size, facet).toBe(texts.length);
    }
  });

  test("read lower-case text, and none matches what says nothing", () => {
    for (const { point } of POINTS) {
      expect(point.needs.flags, point.text).toBe("");
      expect(point.needs.source.replace(/\\u[0-9A-F]{4}|\\[A-Za-z]|\\p\{\w+\}/g, ""), point.text).not.toMatch(/[A-Z]/);
      expect(point.needs.test(""), point.text).toBe(false);
      expect(point.needs.test("good."), point.text).toBe(false);
    }
  });

  test("name things where they have room for them, in a frame of their own", () => {
    for (const { point } of POINTS) {
      expect(point.text.includes("{}"), point.text).toBe(point.things.length > 0);
      if (point.things.length > 0) expect(unframed(textOf(point.text))).toBe(textOf(point.text));
    }
  });
});

test("every sentence that a point matches holds one of its required words", () => {
  const sentences = REVIEW_SETS.flatMap(({ id }) =>
    reviewSetInput(id)
      .reviewsText.toLowerCase()
      .split(/[.!?\n]+/),
  );
  for (const { point } of POINTS) {
    const words = requiredWords(point.needs);
    if (words === null) continue;
    const missed = sentences.filter((text) => point.needs.test(text) && !words.some((word) => text.includes(word)));
    expect(missed, point.text).toEqual([]);
  }
});

describe("things", () => {
  const namesIn = (text: string): string[] =>
    thingsIn(text, ["device", "garment", "food", "user", "stain", "luggage"]).map(nameOf);

  test.each([
    ["my laptop, two chargers and a tv", ["a laptop", "chargers", "a TV"]],
    ["my laptop but not my phone", ["a laptop"]],
    ["no crumbs, cheese", ["cheese"]],
    ["red wine and tomatoes", ["red wine", "tomatoes"]],
    ["everything you could want", []],
  ])("%s", (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
