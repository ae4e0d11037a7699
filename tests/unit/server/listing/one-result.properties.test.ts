import { expect, test } from "bun:test";
import type { OptimizationInput } from "../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { contradictionsIn } from "../../../support/contradictions.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../support/reviews/review-sets.ts";
import { sampleInputs } from "../../../support/samples.ts";

type Current = Pick<OptimizationInput, "currentTitle" | "currentBullets">;

/** Copy of sellers who promise more than their reviewers confirm. */
const CURRENT: Readonly<Record<string, Current>> = {
  bottle: {
    currentTitle: "Kelvara Insulated Water Bottle, Leakproof, Keeps Cold 24 Hours",
    currentBullets: ["NO LEAKS: seals tight in your bag", "EASY TO CLEAN: wide mouth", "Fits every cup holder"],
  },
  harness: {
    currentTitle: "Tuggins Dog Harness, No Pull, Reflective, Escape Proof",
    currentBullets: [
      "NO PULL: front clip stops pulling at once",
      "DURABLE: military grade nylon that lasts",
      "No chafing, padded chest",
      "Reflective stitching",
    ],
  },
  lamp: {
    currentTitle: "Wickmoor Desk Lamp with Touch Control, Sturdy Base",
    currentBullets: [
      "NO FLICKER: easy on the eyes, bright",
      "TOUCH CONTROL: reacts at once",
      "STURDY: never tips over",
    ],
  },
  headphones: {
    currentTitle: "Ostrava Wireless Headphones, Comfortable, Stable Connection",
    currentBullets: ["DURABLE: metal hinge that lasts", "Clear calls", "LONG BATTERY: 40 hours"],
  },
  tent: {
    currentTitle: "Ridgelark 4 Person Camping Tent, Waterproof, Roomy",
    currentBullets: ["WATERPROOF: keeps rain out", "ROOMY: sleeps 4 with gear", "No broken zippers"],
  },
};

const inputs = [...sampleInputs, ...REVIEW_SETS.map(({ id }) => ({ id, input: reviewSetInput(id) }))];

const cases = inputs.flatMap(({ id, input }) => {
  const current = CURRENT[id];
  const plain = { name: id, input };
  return current === undefined
    ? [plain]
    : [plain, { name: `${id} beside current copy`, input: { ...input, ...current } }];
});

test.each(cases)("no part of the result contradicts another: $name", ({ input }) => {
  expect(contradictionsIn(optimizeReviews(input), input.productName)).toEqual([]);
});

test("a contradiction would be seen", () => {
  const { input } = sampleInputs[0] ?? cases[0] ?? { input: reviewSetInput("tent") };
  const result = optimizeReviews({ ...input, ...CURRENT["bottle"] });
  const [claim] = result.claims ?? [];
  if (claim === undefined) throw new Error("The sample has no claims.");
  const broken = {
    ...result,
    claims: [
      ...(result.claims ?? []),
      { ...claim, text: "Stays cold", contradictedBy: 0 },
      { ...claim, text: "STAYS COLD", contradictedBy: 3 },
    ],
    fixes: [
      {
        text: "Lead with what 20 of 41 reviewers praise: it stays cold.",
        kind: "wording" as const,
        reviews: 20,
        stars: null,
      },
    ],
  };
  const kinds = contradictionsIn(broken, input.productName).map(({ kind }) => kind);
  expect(kinds).toContain("the same words weighed twice");
  expect(kinds).toContain("to be said, yet said");
});
