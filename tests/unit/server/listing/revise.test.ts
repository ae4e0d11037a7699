import { describe, expect, test } from "bun:test";
import type { ListingWords } from "../../../../events/result/listing.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { checkWords } from "../../../../server/listing/revise/check-words.ts";
import { withWords } from "../../../../server/listing/revise/with-words.ts";
import { sampleInputs } from "../../../support/samples.ts";

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
