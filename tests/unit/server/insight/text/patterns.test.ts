import { beforeAll, describe, expect, test } from "bun:test";
import { WORDINGS } from "../../../../../server/insight/facets/wordings/all-wordings.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readClause } from "../../../../../server/listing/clauses/read-clause.ts";
import { promisesMade } from "../../../../../server/listing/ledger/promises/promises-made.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { allPoints } from "../../../../../server/listing/phrases/points/all-points.ts";
import { allPatterns, type Written } from "../../../../support/patterns/all-patterns.ts";
import { ambiguities } from "../../../../support/patterns/ambiguities.ts";
import { repeatedTexts } from "../../../../support/patterns/repeated-text.ts";
import { processorTime } from "../../../../support/processor-time.ts";
import { inputFor } from "../../../../support/samples.ts";

const ROUNDS = 3;
const FEW_TIMES = 6;
const MANY_TIMES = 60;
/** Ten times the repetitions are ten times the work; one pattern that doubles it with each is a hundred times all of it. */
const OUT_OF_PROPORTION = 40;
/** Words of a clause that a seller or a model made as long as it could. */
const LONG = 5000;
/** A review that is three times as long may cost so much more. */
const FAR_MORE = 20;

/** How long each thing takes, until all together have taken too long. */
const timesOf = <T>(things: readonly T[], tooLong: number, work: (thing: T) => void): number[] => {
  const times: number[] = [];
  let together = 0;
  for (const thing of things) {
    times.push(processorTime(() => work(thing)));
    together += times.at(-1) ?? 0;
    if (together > tooLong) break;
  }
  return times;
};

const sumOf = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

/** The shortest of several rounds, each of which gets its own number. */
const bestOf = (round: (number: number) => number): number =>
  Math.min(...Array.from({ length: ROUNDS }, (_, number) => round(number)));

/** Bun gives some signs of a literal escaped. */
const unescaped = (source: string): string =>
  source.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

let patterns: Written[] = [];

beforeAll(() => {
  patterns = allPatterns();
});

describe("the patterns that read customers' text", () => {
  test("are all known, written out or put together", () => {
    const known = new Set(patterns.map(({ source }) => unescaped(source)));
    const needed = [
      ...Object.values(WORDINGS).flatMap((wordings) => wordings.map(([, pattern]) => pattern)),
      ...allPoints().flatMap(([, points]) => points.map(({ needs }) => needs)),
    ];
    expect(needed.filter(({ source }) => !known.has(unescaped(source)))).toEqual([]);
    const together = patterns.filter(({ where }) => where === "put together");
    expect(together.length).toBeGreaterThan(200);
    expect(together.some(({ source }) => source.includes("work as) an? ("))).toBe(true);
  });

  test("repeat nothing that can be read in two ways", () => {
    expect(patterns.flatMap((each) => ambiguities(each).map((found) => `${each.where}: ${found}`))).toEqual([]);
  });

  test("do work in proportion to what is repeated, alone and together", () => {
    const cases = patterns
      .map((each) => ({ each, pattern: new RegExp(each.source, each.flags), texts: repeatedTexts(each) }))
      .filter(({ texts }) => texts.length > 0);
    expect(cases.length).toBeGreaterThan(500);
    const read = (times: number, end: string) => (one: (typeof cases)[number]) => {
      for (const { before, part } of one.texts) {
        one.pattern.lastIndex = 0;
        one.pattern.test(`${before}${part.repeat(times)}${end}`);
      }
    };
    for (const one of cases) read(1, "zq")(one);
    const few = bestOf((round) => sumOf(timesOf(cases, Infinity, read(FEW_TIMES, ` z${round}`))));
    const limit = few * OUT_OF_PROPORTION;
    let slowest = "";
    const many = bestOf((round) => {
      const times = timesOf(cases, limit, read(MANY_TIMES, ` z${round}`));
      slowest = cases[times.indexOf(Math.max(...times))]?.each.source ?? "";
      return sumOf(times);
    });
    expect(many < limit ? "" : slowest).toBe("");
  });
});

describe("ambiguities", () => {
  test.each([
    ["the same alternative twice", /\bno (?:need |need )*\w+/, "“need n” in (?:need |need )*"],
    ["a word beside any word", /(?:the |\w+ )+end/, "“the "],
    ["one alternative made of others", /(?:so much |so |much )*better/, "“so much "],
    ["what may be left out", /(?:and |with it (?:and )?)+/, "“and a"],
    ["repetitions within repetitions", /(?:\w+ ?)*x/, "“"],
    ["many times of the same", /(?:a |a ){0,8}b/, "“a a"],
    ["in either case", /(?:the |THE )*b/i, "“"],
    ["neighbours that share a word", /(?:is |just )*(?:just |so )*late/, "“just ” in"],
    ["neighbours behind what may be missing", /(?:is |just )*(?:was )?(?:just |so )+late/, "“just ” in"],
    ["what must not stand before", /(?<!not (?:very |very )*)good/, "“"],
  ])("are found: %s", (_, pattern, found) => {
    expect(ambiguities(pattern).join("\n")).toContain(found);
  });

  test.each([
    ["different words", /\b(?:so |very |a bit |a )*late/],
    ["words with one beginning", /(?:the |them |there |then? again )*x/],
    ["any words", /(?:[\w'-]+ )*x/],
    ["a few times", /(?:a |a ){0,7}b/],
    ["what is not repeated", /(?:need |need )need/],
    ["neighbours with a word between", /(?:is |just )*late (?:just |so )*/],
    ["neighbours of which one is short", /(?:is |just )*(?:just |so ){0,6}late/],
  ])("are none: %s", (_, pattern) => {
    expect(ambiguities(pattern)).toEqual([]);
  });
});

describe("a pasted review", () => {
  const REST = "I love it, it works well and is easy to use.\n\nIt is nice and light, and the straps are soft.";
  const time = (productName: string, sentences: readonly string[]): number => {
    const text = `${REST} ${sentences.join(" ")}\n\nThe zipper broke and the bag ripped.`;
    return processorTime(() => optimizeReviews(inputFor(text, { productName })));
  };

  test.each([
    ["Kelvara Wall Shelf", "and a ladder, no more ", "need ", 28],
    ["Kelvara Protein Powder", "no diarrhea but gave ", "me ", 28],
    ["Kelvara Hiking Backpack", "The straps are soft and the straps are ", "a", 3000],
  ])("costs no more where it repeats itself: %s, %s%s", (productName, before, part, times) => {
    const sentences = (count: number, round: number): string[] =>
      ["one", "two", "three"].map((end) => `${before}${part.repeat(count)} ${end}${round}.`);
    time(productName, sentences(1, ROUNDS));
    const plain = bestOf((round) => time(productName, sentences(2, round)));
    const repeated = bestOf((round) => time(productName, sentences(times, round)));
    expect(repeated).toBeLessThan(plain * FAR_MORE);
  });
});

test.each(["quiet ", "1 ", "the more ", "- ", "holds up "])(
  "the promises of a clause cost in proportion to its length, of %j",
  (part) => {
    const mining = mineReviews(
      [{ id: "r1", text: "It is quiet.", title: null, rating: null, date: null }],
      "Kelvara Fan",
    );
    const statement = readClause("quiet", mining);
    const made = (times: number) => (round: number) => {
      const text = `${part.repeat(times)}, quiet ${round}`;
      return processorTime(() => promisesMade({ ...statement, text }, mining.product));
    };
    made(FEW_TIMES)(ROUNDS);
    const [short, long] = [bestOf(made(LONG / 10)), bestOf(made(LONG))];
    expect(long).toBeLessThan(Math.max(short, 1) * OUT_OF_PROPORTION);
  },
);
