import { describe, expect, test } from "bun:test";
import type { Claim } from "../../../../../events/result/ledger.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { meaningOf, withStanding } from "../../../../../server/listing/ledger/same-words.ts";
import type { Weighed } from "../../../../../server/listing/ledger/scales.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const mining = mineReviews(
  [{ id: "r1", text: "Nice mug.", title: null, rating: null, date: null }],
  "Thornby Travel Mug with Handle",
);
const meaning = (text: string): string => meaningOf(text, mining);
const weighed = (basis: Weighed["basis"], supporting: readonly string[], contradicting: readonly string[]): Weighed => {
  const spans = (ids: readonly string[]) => ids.map((reviewId) => ({ reviewId, start: 0, end: 4 }));
  return { basis, supporting: spans(supporting), contradicting: spans(contradicting), rest: [], misfigured: [] };
};

describe("clauses are the same", () => {
  test.each([
    ["FITS CUP HOLDERS", "fits a cup holder"],
    ["Thornby Spill Free Travel Mug", "spill-free"],
  ])("in capitals, with small words and the product's name: %s", (one, other) => {
    expect(meaning(one)).toBe(meaning(other));
  });

  test.each([
    ["scratches", "no scratches"],
    ["fits cup holders", "fits big cup holders"],
  ])("but not with a denial or a word more: %s, %s", (one, other) => {
    expect(meaning(one)).not.toBe(meaning(other));
  });

  test("only where more than the product's name is left", () => {
    expect(meaning("Travel Mug with Handle")).toBe("");
  });
});

describe("the verdict on the same words", () => {
  test("is one: who denies them in one place bears them out in none", () => {
    const own = weighed("reviews", ["r1", "r2"], []);
    const all = withStanding(own, [weighed("reviews", ["r1", "r3"], ["r2"])]);
    expect(all.basis).toBe("reviews");
    expect(new Set(all.supporting.map(({ reviewId }) => reviewId))).toEqual(new Set(["r1", "r3"]));
    expect(all.contradicting.map(({ reviewId }) => reviewId)).toEqual(["r2"]);
  });

  test("bears nothing out that was made up", () => {
    expect(withStanding(weighed("unsupported", [], []), [weighed("reviews", ["r1"], [])])).toEqual(
      weighed("unsupported", [], []),
    );
  });
});

describe("a listing", () => {
  const told = [
    "Love these leggings for yoga.",
    "Squat proof and soft.",
    "Soft fabric.",
    "Not squat proof at all.",
    "They are not squat proof.",
    "Great for the gym.",
  ];
  const result = optimizeReviews(
    inputFor(told.join("\n\n"), {
      productName: "Thornby Leggings",
      currentTitle: "Thornby Leggings, Squat Proof, Soft",
      currentBullets: ["SQUAT PROOF: thick knit"],
    }),
  );
  const squat = (result.claims ?? []).filter(({ text }) => /^squat proof$/i.test(text));
  const counts = ({ reviews, contradictedBy }: Claim) => [reviews, contradictedBy];

  test("counts the same for the same words in every field", () => {
    expect(squat.length).toBeGreaterThan(1);
    for (const claim of squat) expect(counts(claim)).toEqual(counts(squat[0] ?? claim));
  });

  test("does not take up from the old title what its reviewers deny", () => {
    expect(squat[0]?.contradictedBy).toBe(2);
    expect(result.optimizedTitles.join(" ")).not.toMatch(/squat/i);
  });

  test("keeps of the old title what nobody speaks of", () => {
    const quiet = optimizeReviews(
      inputFor("Drills well.\n\nGood drill for the price.\n\nDrills through oak.", {
        productName: "Thornby Cordless Drill Set",
        currentTitle: "Thornby Cordless Drill Set, 43pcs Bits, Tool Bag",
      }),
    );
    expect(quiet.optimizedTitles[0]).toContain("43 Bits");
    expect(quiet.claims?.find(({ text }) => text === "43 Bits")?.basis).toBe("seller");
  });
});
