import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { ADVICE_WORDINGS } from "../../../../../server/listing/phrases/advice-wordings.ts";
import { LIMITS } from "../../../../../server/listing/phrases/limits.ts";
import { inputFor } from "../../../../support/samples.ts";

const CHIPPED = ["The finish chipped.", "The paint peels.", "Finish scratches at once.", "Works well, sturdy."];

const write = (...reviews: string[]) =>
  optimizeReviews(inputFor(reviews.join("\n\n"), { productName: "Kelvara Bread Box" }));

const CARE = "Care for the Finish: clean with a soft cloth or sponge, without abrasive cleaners";

describe("a line that tells buyers what to do", () => {
  test("has its own form of how reviewers say it", () => {
    const instructing = Object.entries(LIMITS).flatMap(([id, { looksUp }]) =>
      looksUp || id.startsWith("sizing:") ? [] : [id],
    );
    expect(Object.keys(ADVICE_WORDINGS).toSorted()).toEqual(instructing.toSorted());
  });

  test("is not written because of complaints alone", () => {
    const { bulletsA, bulletsB } = write(...CHIPPED);
    expect([...bulletsA, ...bulletsB]).not.toContain(CARE);
  });

  test("is written where a reviewer gives the advice, and rests on that reviewer", () => {
    const said = "Just wipe it with a damp cloth and it stays nice.";
    const { bulletsA, bulletsB, evidence, claims } = write(...CHIPPED, said);
    const places = [
      ...bulletsA.map((text, at) => [text, `bulletsA.${at}`]),
      ...bulletsB.map((text, at) => [text, `bulletsB.${at}`]),
    ];
    const place = places.find(([text]) => text === CARE)?.[1];
    expect(place).toBeDefined();
    expect(evidence.find(({ path }) => path === place)?.spans.map(({ reviewId }) => reviewId)).toEqual(["r5"]);
    const advice = claims?.filter(({ field, text }) => field === place && text.startsWith("clean")) ?? [];
    expect(advice.map(({ basis, reviews }) => [basis, reviews])).toEqual([["reviews", 1]]);
  });

  test("is not borne out by a complaint about the very advice", () => {
    const { bulletsA, bulletsB } = write(...CHIPPED, "I wiped it with a damp cloth and the paint peels off.");
    expect([...bulletsA, ...bulletsB]).not.toContain(CARE);
  });
});

test.each([
  ["setup", "read the instructions carefully before you start", "the instructions are in french"],
  ["smell", "i aired it out for a day", "it smells of glue"],
  ["absorption", "you only need a little", "it needs an hour to dry"],
  ["findsWay", "pick up the cables off the floor", "it falls off the floor mat"],
  ["texture", "keep it tightly closed", "it clumps"],
])("advice on %s is %p, and not %p", (id, said, other) => {
  expect(ADVICE_WORDINGS[id]?.test(said)).toBe(true);
  expect(ADVICE_WORDINGS[id]?.test(other)).toBe(false);
});
