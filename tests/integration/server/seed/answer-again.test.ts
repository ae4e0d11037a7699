import { beforeEach, expect, test } from "bun:test";
import type { OptimizationInput } from "../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { answerAgain } from "../../../../server/seed/answer-again.ts";
import { inputFor } from "../../../support/samples.ts";
import { instantEngine } from "../../../support/test-app.ts";

const REVIEWS = "The lid leaks in my bag.\n\nKeeps coffee hot all day.\n\nThe lid leaks when it falls over.";
const OPTIONS = { onProgress: () => undefined, signal: new AbortController().signal, owner: "pro" };

let asked: OptimizationInput[];
let fails: boolean;

const engine = answerAgain({
  ...instantEngine,
  optimize: async (input) => {
    asked.push(input);
    if (fails) throw new Error("The engine was told to fail");
    return optimizeReviews(input);
  },
});

const optimize = (reviews: string, asin: string) => engine.optimize(inputFor(reviews, { asin }), OPTIONS);

beforeEach(() => {
  asked = [];
  fails = false;
});

test("reviews that were optimized have their result again, which is that of another ASIN to the letter", async () => {
  const first = await optimize(REVIEWS, "B0SEED0001");
  expect(await optimize(REVIEWS, "B0SEED0002")).toBe(first);
  expect(optimizeReviews(inputFor(REVIEWS, { asin: "B0SEED0002" }))).toEqual(first);
  await optimize(`${REVIEWS}\n\nToo heavy for a child.`, "B0SEED0001");
  expect(asked).toHaveLength(2);
});

test("what failed is tried anew", async () => {
  const reviews = `${REVIEWS}\n\nThe strap broke.`;
  fails = true;
  expect(optimize(reviews, "B0SEED0003")).rejects.toThrow("told to fail");
  fails = false;
  expect((await optimize(reviews, "B0SEED0003")).reviews).not.toBeEmpty();
  expect(asked).toHaveLength(2);
});
