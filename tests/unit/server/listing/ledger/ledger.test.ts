import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Claim } from "../../../../../events/result/ledger.ts";
import type { OptimizationInput } from "../../../../../events/result/result.ts";
import { splitText } from "../../../../../server/listing/clauses/split-text.ts";
import type { ModelCopy } from "../../../../../server/listing/model/model-copy.ts";
import { optimizeReviewsWith } from "../../../../../server/listing/model/optimize-with-writer.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { quantitiesIn } from "../../../../../server/listing/words/quantities.ts";
import { goodCopy, line, REVIEWS_FOR_MODEL, REVIEWS_FOR_MORE } from "../../../../support/model-copy.ts";
import { inputFor } from "../../../../support/samples.ts";
import { sidesOfBullet, weighedBullet } from "./ledger-cases.ts";

const REVIEWS = [
  "Ice lasts overnight in this bottle.",
  "Ice lasts overnight, and it stays cold all day.",
  "Stays cold. Easy to clean.",
  "Easy to clean, the lid does not leak.",
  "The lid leaks.",
  "No leaks so far.",
].join("\n\n");

const claimsFor = (overrides: Partial<OptimizationInput>): readonly Claim[] =>
  optimizeReviews(inputFor(REVIEWS, overrides)).claims ?? [];

const claimOf = (bullet: string, clause: string): Claim | undefined =>
  claimsFor({ currentBullets: [bullet] }).find((claim) => claim.field === "currentBullets.0" && claim.text === clause);

describe("clauses", () => {
  test("of a bullet are its header and what semicolons, sentences and joining words part", () => {
    const bullet = "Cold All Day: ice lasts, so drinks stay cold; dishwasher safe. Fits bags and cars";
    expect(splitText(bullet, "bullet").map((piece) => piece.text)).toEqual([
      "Cold All Day",
      "ice lasts",
      "so drinks stay cold",
      "dishwasher safe",
      "Fits bags and cars",
    ]);
  });

  test("of a title are parted by commas and by for and with", () => {
    expect(splitText("Kelvara Bed, Made for Good Rest", "title").map((piece) => piece.text)).toEqual([
      "Kelvara Bed",
      "Made for Good Rest",
    ]);
    expect(splitText("Kelvara Bottle with Lid for Hikes, Leak-Proof", "title").map((piece) => piece.text)).toEqual([
      "Kelvara Bottle",
      "with Lid",
      "for Hikes",
      "Leak-Proof",
    ]);
  });

  test("of any text stand where their offsets say, in order and apart", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom("title", "highlights", "bullet"), (text, kind) => {
        let from = 0;
        for (const piece of splitText(text, kind)) {
          expect(text.slice(piece.start, piece.end)).toBe(piece.text);
          expect(piece.start).toBeGreaterThanOrEqual(from);
          from = piece.end;
        }
      }),
    );
  });
});

describe("a list", () => {
  const LIDS = ["No leaks in my bag so far.", "It does not leak.", "Never leaks."];

  test("proves each of its items by itself", () => {
    const list = "Leakproof, BPA free and dishwasher safe";
    const bases = weighedBullet(list, LIDS).map(({ text, weighed }) => [text, weighed.basis]);
    expect(bases).toEqual([
      ["Leakproof", "reviews"],
      ["BPA free", "unsupported"],
      ["dishwasher safe", "unsupported"],
    ]);
  });

  test("of what was said in specific words takes those words to prove or to deny", () => {
    const clean = ["So easy to clean.", "Cleaning takes a minute.", "A pain to clean, mold under the lid."];
    expect(sidesOfBullet("Dishwasher safe", clean)).toEqual({ for: [], against: [] });
    const washed = ["Dishwasher safe, comes out clean.", "It warped in the dishwasher."];
    expect(sidesOfBullet("Dishwasher safe", washed).for).toEqual(washed.slice(0, 1));
  });

  test("of what can be washed is denied by what washing did, and not by what it left", () => {
    const washed = ["Washes well on cold.", "The cover shrunk in the wash."];
    const told = sidesOfBullet(
      "MACHINE WASHABLE COVER zips off",
      ["The coffee spot will not come out even after washing.", ...washed],
      "Thornby Neck Pillow",
    );
    expect(told).toEqual({ for: washed.slice(0, 1), against: washed.slice(1) });
  });

  test("of what takes no time is not denied by what stays cold", () =>
    expect(sidesOfBullet("Rinses in 5 minutes", ["The water was still cold at close."]).against).toEqual([]));
});

test.each([
  ["keeps cold 24 hours", [[24, "hour"]]],
  [
    "32oz, 12-inch, pack of 6",
    [
      [32, "ounce"],
      [12, "inch"],
      [6, "pack"],
    ],
  ],
  ["up to twelve hours", [[12, "hour"]]],
  [
    "1,500 W and 2.5 l",
    [
      [1500, "watt"],
      [2.5, "liter"],
    ],
  ],
  ["one of a kind", []],
  ["model 300", [[300, ""]]],
])("numbers and units of %j are read", (text, expected) => {
  expect(quantitiesIn(text).map(({ value, unit }): [number, string] => [value, unit])).toEqual(
    expected as [number, string][],
  );
});

describe("a claim", () => {
  test("that reviews make rests on them, with their words", () => {
    const result = optimizeReviews(inputFor(REVIEWS, { currentBullets: ["Cleanup: easy to clean"] }));
    const index = (result.claims ?? []).findIndex((claim) => claim.text === "easy to clean");
    expect(result.claims?.[index]).toMatchObject({ basis: "reviews", reviews: 2, contradictedBy: 0 });
    const spans = result.evidence.find((each) => each.path === `claims.${index}`)?.spans ?? [];
    const texts = new Map(result.reviews.map((review) => [review.id, review.text]));
    for (const { reviewId, start, end } of spans)
      expect(texts.get(reviewId)?.slice(start, end).toLowerCase()).toContain("easy to clean");
    expect(spans).toHaveLength(2);
  });

  test("that only the seller makes rests on the seller", () => {
    expect(claimOf("Material: 18/8 stainless steel body", "Material: 18/8 stainless steel body")).toMatchObject({
      basis: "seller",
      reviews: 0,
    });
  });

  test("counts the reviews that say otherwise", () => {
    expect(claimOf("Lid: leakproof", "Lid: leakproof")).toMatchObject({ reviews: 2, contradictedBy: 1 });
  });

  test("of the seller's own title and bullets is weighed, and of fields that are empty is not", () => {
    const fields = claimsFor({ currentTitle: "Kelvara Bottle, Easy to Clean", currentBullets: [""] }).map(
      (claim) => claim.field,
    );
    expect(fields).toContain("currentTitle");
    expect(fields).not.toContain("currentBullets.0");
  });
});

describe("copy from outside", () => {
  const INVENTED = [
    "Titanium Body: titanium keeps water cold",
    "Cold for Days: stays cold for 96 hours",
    "Gold Plated: a gold plated lid, easy to clean",
    "Laser Engraved: engraved lettering with a velvet pouch",
    "Six Lids Included: set of 6 lids, easy to clean",
    "No Leaks: the lid never leaks",
  ];

  test.each(INVENTED)("never brings %j into the result", async (text) => {
    const copy: ModelCopy = {
      ...goodCopy(),
      bullets_a: [line(text, "cold", "cleaning"), ...goodCopy().bullets_a.slice(1)],
    };
    const result = await optimizeReviewsWith(() => Promise.resolve(copy))(inputFor(REVIEWS_FOR_MORE));
    expect(result.bulletsA).not.toContain(text);
    expect(result.bulletsA).toContain(goodCopy().bullets_a[1]?.text ?? "");
    expect(result.engine.notes.join(" ")).toContain("1 bullet of set A");
    expect((result.claims ?? []).filter((claim) => claim.basis === "unsupported")).toEqual([]);
  });

  test("never brings a number in that nobody gave, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 41, max: 99_999 }), async (number) => {
        const text = `Cold for Long: stays cold for ${number} hours`;
        const copy = { ...goodCopy(), bullets_b: [line(text, "cold"), ...goodCopy().bullets_b.slice(1)] };
        const result = await optimizeReviewsWith(() => Promise.resolve(copy))(inputFor(REVIEWS_FOR_MODEL));
        expect(JSON.stringify(result.bulletsB)).not.toContain(String(number));
      }),
      { numRuns: 15 },
    );
  });
});

test("any text for a listing is weighed without failing, and each claim stands where it says", () => {
  const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 200 }), { maxLength: 3 });
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 150 }), (currentBullets, currentTitle) => {
      const fields: Record<string, string> = { currentTitle };
      for (const [index, bullet] of currentBullets.entries()) fields[`currentBullets.${index}`] = bullet;
      for (const { field, start, end, text } of claimsFor({ currentTitle, currentBullets }))
        if (field in fields) expect(fields[field]?.slice(start, end)).toBe(text);
    }),
    { numRuns: 40 },
  );
});
