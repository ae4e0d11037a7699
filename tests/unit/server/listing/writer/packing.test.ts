import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { bytes } from "../../../../../server/listing/rules/fold.ts";
import { measureCoverage } from "../../../../../server/listing/writer/coverage.ts";
import { packPhrases } from "../../../../../server/listing/writer/write-highlights.ts";
import { packTerms, writeSearchTerms } from "../../../../../server/listing/writer/write-search-terms.ts";

const word = fc.stringMatching(/^[a-z]{1,9}$/);

const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);

describe("packing is as good as trying everything", () => {
  test("highlights", () => {
    const phrase = fc
      .record({ text: word, value: fc.integer({ min: 1, max: 9 }) })
      .map(({ text, value }) => ({ text, value, spans: [], words: new Set([text]) }));
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 8 }), fc.integer({ min: 3, max: 40 }), (phrases, max) => {
        const valid = subsets(phrases).filter(
          (set) =>
            set.map((each) => each.text).join(", ").length <= max &&
            new Set(set.map((each) => each.text)).size === set.length,
        );
        const best = Math.max(...valid.map((set) => set.reduce((sum, each) => sum + each.value, 0)));
        const packed = packPhrases(phrases, max);
        expect(packed.map((each) => each.text).join(", ").length).toBeLessThanOrEqual(max);
        expect(packed.reduce((sum, each) => sum + each.value, 0)).toBe(best);
      }),
    );
  });

  test("search terms", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ word, value: fc.integer({ min: 1, max: 9 }) }), {
          maxLength: 8,
          selector: (each) => each.word,
        }),
        fc.integer({ min: 3, max: 40 }),
        (terms, max) => {
          const valueOf = (words: readonly string[]): number =>
            terms.filter((term) => words.includes(term.word)).reduce((sum, term) => sum + term.value, 0);
          const best = Math.max(
            ...subsets(terms.map((term) => term.word))
              .filter((set) => bytes(set.join(" ")) <= max)
              .map(valueOf),
          );
          const packed = packTerms(terms, max);
          expect(bytes(packed.join(" "))).toBeLessThanOrEqual(max);
          expect(valueOf(packed)).toBe(best);
        },
      ),
    );
  });
});

test("search terms leave out brand, stop words, subjective words and what is visible already", () => {
  const keywords = [
    { text: "the best Kelvara flasks", value: 3 },
    { text: "flask for hiking", value: 2 },
    { text: "cheap water bottles", value: 5 },
  ];
  expect(writeSearchTerms(keywords, "Kelvara Water Bottle", "Kelvara")).toBe("flasks hiking");
});

describe("coverage", () => {
  const bank = [
    { keyword: "water bottle", reviews: 4, mustInclude: false },
    { keyword: "gym bag", reviews: 2, mustInclude: true },
    { keyword: "straw", reviews: 1, mustInclude: false },
  ];
  const texts = {
    title: "Kelvara Water Bottles",
    highlights: "",
    bulletsA: ["Gym: fits a bag"],
    bulletsB: [],
    searchTerms: "gym bag",
  };

  test("tells phrase, words and none apart in each field", () => {
    const { keywords, wordCoverage, phraseCoverage } = measureCoverage(bank, texts);
    expect(keywords.map(({ matches }) => [matches.title, matches.bulletsA, matches.searchTerms])).toEqual([
      ["phrase", "none", "none"],
      ["none", "words", "phrase"],
      ["none", "none", "none"],
    ]);
    expect([wordCoverage, phraseCoverage]).toEqual([0.8, 0.667]);
  });

  test("saying a keyword again and again does not raise it", () => {
    const stuffed = {
      ...texts,
      title: "Water Bottle Water Bottle Water Bottle Gym Gym",
      bulletsB: ["Water Bottle: water bottle, water bottle"],
    };
    expect(measureCoverage(bank, stuffed).wordCoverage).toBe(measureCoverage(bank, texts).wordCoverage);
    expect(measureCoverage(bank, stuffed).phraseCoverage).toBe(measureCoverage(bank, texts).phraseCoverage);
  });
});
