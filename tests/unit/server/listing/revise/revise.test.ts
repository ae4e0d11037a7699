import { describe, expect, test } from "bun:test";
import type { ListingWords } from "../../../../../events/result/listing.ts";
import type { Evidence } from "../../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { checkWords } from "../../../../../server/listing/revise/check-words.ts";
import { createWordsWeigher } from "../../../../../server/listing/revise/weigh-words.ts";
import { claimsOfChanged, withWords } from "../../../../../server/listing/revise/with-words.ts";
import { inputFor, sampleInputs } from "../../../../support/samples.ts";

const CASES = sampleInputs.map(({ id, input }) => [id, { input, result: optimizeReviews(input) }] as const);

const wordsOf = ({ optimizedTitles, itemHighlights, bulletsA, bulletsB, searchTerms }: ListingWords): ListingWords => ({
  optimizedTitles,
  itemHighlights,
  bulletsA,
  bulletsB,
  searchTerms,
});

describe("the words of a listing, %s", () => {
  test.each(CASES)("as written are checked like the result: %s", (_, { input, result }) => {
    const { findings, keywordCoverage } = checkWords(result, wordsOf(result), input.productName);
    expect(findings).toEqual(result.compliance.findings);
    expect(keywordCoverage).toEqual(result.keywordCoverage);
  });

  test.each(CASES)("as written change nothing of the result: %s", (_, { input, result }) =>
    expect(withWords(result, wordsOf(result), input.productName)).toEqual(result),
  );

  test.each(CASES)("leave claims and evidence to fields that say the same: %s", (_, { input, result }) => {
    const [first = "", ...others] = result.bulletsA;
    const revised = withWords(
      result,
      { ...wordsOf(result), bulletsA: [`${first} and more`, ...others] },
      input.productName,
    );
    const claims = revised.claims ?? [];
    expect(claims.filter(({ field }) => field === "bulletsA.0")).toEqual([]);
    expect(claims).toEqual((result.claims ?? []).filter(({ field }) => field !== "bulletsA.0"));
    expect(revised.evidence.some(({ path }) => path === "bulletsA.0")).toBe(false);
    for (const [place, claim] of claims.entries())
      expect(revised.evidence.filter(({ path }) => path === `claims.${place}`).map(({ spans }) => spans)).toEqual(
        result.evidence
          .filter(({ path }) => path === `claims.${(result.claims ?? []).indexOf(claim)}`)
          .map(({ spans }) => spans),
      );
  });
});

describe("the clauses of a seller's words", () => {
  test.each(CASES)("as written rest on what the result says: %s", (_, { input, result }) => {
    const weighed = createWordsWeigher(result, input.productName)(wordsOf(result));
    expect(weighed.claims).toEqual(result.claims ?? []);
    expect(claimsOfChanged(result, wordsOf(result), weighed)).toMatchObject({ claims: [], evidence: [] });
  });

  test.each(CASES)("stand in the order of the listing, each with its own evidence: %s", (_, { input, result }) => {
    const [first = "", second = "", ...others] = result.bulletsA;
    const words = { ...wordsOf(result), bulletsA: [second, first, ...others] };
    const weighed = createWordsWeigher(result, input.productName)(words);
    const ofChanged = claimsOfChanged(result, words, weighed);
    expect([...new Set(ofChanged.claims.map(({ field }) => field))]).toEqual(["bulletsA.0", "bulletsA.1"]);
    const { claims = [], evidence } = withWords(result, words, input.productName, ofChanged);
    expect(claims).toEqual(weighed.claims);
    const told = (each: readonly Evidence[]) =>
      each.flatMap(({ path, reviews }) => (path.startsWith("claims.") ? [`${path}: ${reviews}`] : []));
    expect(told(evidence)).toEqual(told(weighed.evidence));
    for (const { field, start, end, text } of claims.filter(({ field: of }) => of.startsWith("bulletsA")))
      expect(words.bulletsA[Number(field.split(".")[1])]?.slice(start, end)).toBe(text);
  });

  test.each(CASES)("answer the questions of shoppers, or no longer do: %s", (_, { input, result }) => {
    const questions = result.insights?.questions ?? [];
    const weigh = createWordsWeigher(result, input.productName);
    expect(weigh(wordsOf(result)).questions).toEqual(questions);
    const words = { ...wordsOf(result), bulletsA: [], bulletsB: [], itemHighlights: "", optimizedTitles: ["Thing"] };
    const told = withWords(result, words, input.productName, claimsOfChanged(result, words, weigh(words)));
    expect(questions.some(({ state }) => state === "answered")).toBe(true);
    expect(told.insights?.questions.filter(({ answeredBy }) => answeredBy !== null)).toEqual([]);
    expect(told.insights?.questions.some(({ state }) => state === "answered")).toBe(false);
    const unweighed = withWords(result, words, input.productName);
    expect(unweighed.insights?.questions.filter(({ answeredBy }) => answeredBy !== null)).toEqual([]);
  });

  test("that are words of somebody else's product are borne out by nobody", () => {
    const [, { input, result }] = CASES[0] ?? [null, { input: inputFor(""), result: optimizeReviews(inputFor("")) }];
    const { claims, evidence } = createWordsWeigher(
      result,
      input.productName,
    )({
      ...wordsOf(result),
      bulletsA: ["Charges wirelessly in five minutes"],
    });
    const [claim] = claims.filter(({ field }) => field === "bulletsA.0");
    expect(claim).toMatchObject({ basis: "unsupported", reviews: 0 });
    expect(evidence.some(({ path }) => path === `claims.${claims.findIndex((each) => each === claim)}`)).toBe(false);
  });
});

test("a word taken away is missed, and a broken rule is told where it stands", () => {
  const [, { input, result }] =
    CASES[0] ??
    (() => {
      throw new Error("There is no sample");
    })();
  const words = {
    optimizedTitles: ["BEST SELLER!!! Guaranteed"],
    itemHighlights: "",
    bulletsA: [],
    bulletsB: [],
    searchTerms: "",
  };
  const { findings, keywordCoverage } = checkWords(result, words, input.productName);
  expect(findings.some(({ field, severity }) => field === "optimizedTitles.0" && severity === "error")).toBe(true);
  expect(keywordCoverage.wordCoverage).toBeLessThan(result.keywordCoverage.wordCoverage);
});
