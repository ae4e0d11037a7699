import { describe, expect, test } from "bun:test";
import type { Claim } from "../../../../../events/result/ledger.ts";
import type { OptimizationResult } from "../../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";
import { HELD_OUT } from "./held-out-contradictions.ts";
import { PLANTED, type Planted, type PlantedClaim } from "./planted-contradictions.ts";

const reviewsOf = ({ claims, others }: Planted): string[] => [
  ...claims.flatMap((claim) => [...claim.against, ...claim.for]),
  ...others,
];

const resultOf = (planted: Planted): OptimizationResult =>
  optimizeReviews(
    inputFor(reviewsOf(planted).join("\n\n"), {
      productName: planted.productName,
      currentBullets: planted.claims.map((each) => each.claim),
    }),
  );

/** The texts of the reviews that stand at an evidence path of any clause of a current bullet. */
const textsAt = (result: OptimizationResult, bullet: number, suffix: string): Set<string> => {
  const texts = new Map(result.reviews.map((review) => [review.id, review.text.trim()]));
  const indices = (result.claims ?? []).flatMap((claim: Claim, index) =>
    claim.field === `currentBullets.${bullet}` ? [index] : [],
  );
  const found = result.evidence.filter((each) => indices.some((index) => each.path === `claims.${index}${suffix}`));
  return new Set(found.flatMap((each) => each.spans.map((span) => texts.get(span.reviewId) ?? "")));
};

type Score = { right: number; found: number; planted: number };

const score = (corpora: readonly Planted[], side: "against" | "for"): Score => {
  const suffix = side === "against" ? ".contradictions" : "";
  const total: Score = { right: 0, found: 0, planted: 0 };
  for (const planted of corpora) {
    const result = resultOf(planted);
    planted.claims.forEach((claim: PlantedClaim, bullet) => {
      const found = textsAt(result, bullet, suffix);
      const right = claim[side].filter((text) => found.has(text)).length;
      if (process.env["SHOW_LEDGER"] === "1") {
        for (const text of claim[side]) if (!found.has(text)) console.log("missed", side, claim.claim, "|", text);
        for (const text of found) if (!claim[side].includes(text)) console.log("wrong", side, claim.claim, "|", text);
      }
      total.right += right;
      total.found += found.size;
      total.planted += claim[side].length;
    });
  }
  return total;
};

describe("reviews planted against and for a seller's claims", () => {
  test("of those that say otherwise, nine in ten are found, and nine in ten found are right", () => {
    const { right, found, planted } = score(PLANTED, "against");
    expect(right / found).toBeGreaterThanOrEqual(0.9);
    expect(right / planted).toBeGreaterThanOrEqual(0.9);
  });

  test("of those that bear a claim out, nine in ten are found, and nine in ten found are right", () => {
    const { right, found, planted } = score(PLANTED, "for");
    expect(right / found).toBeGreaterThanOrEqual(0.9);
    expect(right / planted).toBeGreaterThanOrEqual(0.9);
  });
});

describe("reviews planted afterwards, for which nothing was changed", () => {
  test.each(["against", "for"] as const)("are told apart, %s", (side) => {
    const { right, found, planted } = score(HELD_OUT, side);
    expect(right / found).toBeGreaterThanOrEqual(0.8);
    expect(right / planted).toBeGreaterThanOrEqual(0.7);
  });
});
