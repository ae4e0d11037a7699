import { describe, expect, test } from "bun:test";
import type { OptimizationInput } from "../../../../../events/result/result.ts";
import { RULE_PROFILE_IDS } from "../../../../../events/result/rule-profiles.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { ALL_ADVICE, isGeneralAdvice } from "../../../../../server/listing/phrases/general-advice.ts";
import { lintListing } from "../../../../../server/listing/rules/lint-listing.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { characters } from "../../../../../server/listing/words/fold.ts";
import { bulletDistance } from "../../../../../server/listing/writer/bullet-distance.ts";
import { openingsOf, skeletonOf, TELLING_BUILD } from "../../../../../server/listing/writer/variety.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../../support/reviews/review-sets.ts";
import { inputFor, sampleInputs } from "../../../../support/samples.ts";

const CORPORA: readonly { id: string; input: OptimizationInput }[] = [
  ...sampleInputs,
  ...REVIEW_SETS.map(({ id }) => ({ id, input: reviewSetInput(id) })),
];

const twins = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each([...CORPORA])("the bullets for $id", ({ input }) => {
  const result = optimizeReviews(input);
  const bullets = [...result.bulletsA, ...result.bulletsB];

  test("keep every rule of the marketplace, errors and warnings alike", () => {
    const { bulletsA, bulletsB } = result;
    const findings = lintListing(
      { productName: input.productName, bulletsA, bulletsB },
      profileById(DEFAULT_PROFILE_ID),
      result.reviews,
    );
    expect(findings.map(({ ruleId, words }) => `${ruleId}: ${words}`)).toEqual([]);
  });

  test("are fragments of a useful length under a header that says what it is about", () => {
    for (const bullet of bullets) {
      expect(bullet).toMatch(/^\p{Lu}[^:]{2,40}: \S.*[^.!?;,:]$/u);
      expect(characters(bullet), bullet).toBeWithin(20, 251);
      expect(bullet).not.toMatch(/: \p{L}+$/u);
    }
  });

  test("have a header each, and within a set open and are built differently", () => {
    expect(twins(bullets.map((bullet) => openingsOf(bullet)[0]))).toEqual([]);
    for (const set of [result.bulletsA, result.bulletsB]) {
      expect(twins(set.map((bullet) => openingsOf(bullet)[1]))).toEqual([]);
      const builds = set.map(skeletonOf).filter((build) => build.split(" ").length >= TELLING_BUILD);
      expect(twins(builds)).toEqual([]);
    }
  });

  test("say different things in set A and set B", () => {
    expect(result.bulletDistance).toBe(bulletDistance(result.bulletsA, result.bulletsB));
    expect(result.bulletDistance).toBeGreaterThanOrEqual(0.6);
  });

  test("rest on reviews, each of them that claims something", () => {
    const reviewsAt = new Map(result.evidence.map((each) => [each.path, each.reviews]));
    for (const set of ["bulletsA", "bulletsB"] as const)
      for (const [index, bullet] of result[set].entries())
        if (!isGeneralAdvice(bullet)) expect(reviewsAt.get(`${set}.${index}`)).toBeGreaterThan(0);
  });

  test("hold no clause that neither reviews nor seller bear out", () => {
    const claims = result.claims ?? [];
    expect(claims.filter((claim) => claim.basis === "unsupported").map((claim) => claim.text)).toEqual([]);
    const texts: Record<string, readonly string[]> = { bulletsA: result.bulletsA, bulletsB: result.bulletsB };
    for (const { field, start, end, text } of claims) {
      const [set = "", index = ""] = field.split(".");
      if (set in texts) expect(texts[set]?.[Number(index)]?.slice(start, end)).toBe(text);
    }
  });

  test("name no number that is in no review and not from the seller", () => {
    const known = new Set(`${input.productName}\n${input.reviewsText}`.match(/\d+/g) ?? []);
    expect(bullets.flatMap((bullet) => bullet.match(/\d+/g) ?? []).filter((number) => !known.has(number))).toEqual([]);
  });
});

describe("five matters make five bullets", () => {
  const PRAISE = [
    ["Very easy to clean.", "So easy to clean, I love that."],
    ["It is lightweight.", "Super lightweight, I carry it everywhere."],
    ["The motor is quiet, no noise at all.", "Very quiet."],
    ["Looks beautiful on the counter.", "It looks great."],
    ["Easy to use.", "Simple to use, even for my dad."],
  ];

  test("in both sets", () => {
    const { bulletsA, bulletsB, engine } = optimizeReviews(
      inputFor(PRAISE.flat().join("\n\n"), { productName: "Torvel Hand Blender" }),
    );
    expect([bulletsA.length, bulletsB.length]).toEqual([5, 5]);
    expect(engine.notes.filter((note) => note.includes("bullet"))).toEqual([]);
  });

  test("and four make four, which the notes say", () => {
    const { bulletsA, engine } = optimizeReviews(
      inputFor(PRAISE.slice(0, 3).flat().join("\n\n"), { productName: "Torvel Hand Blender" }),
    );
    expect(bulletsA.length).toBeLessThan(5);
    expect(engine.notes.filter((note) => note.includes("bullet"))).toHaveLength(1);
  });
});

describe("a part that no facet knows", () => {
  const reviews = [
    "The gauge is accurate.",
    "An accurate gauge, I checked.",
    "The gauge is very accurate. The nozzles are precise.",
    "Precise nozzles.",
    "It works.",
    "Fine.",
  ].join("\n\n");

  test("is written of in the words that buyers use for it, in the right number", () => {
    const { bulletsA, bulletsB } = optimizeReviews(inputFor(reviews, { productName: "Marrow Tire Inflator" }));
    expect(bulletsA.join("\n")).toContain("Accurate Gauge: right rather than roughly right");
    expect(bulletsA.join("\n")).not.toContain("A Precise Nozzles");
    expect(bulletsB.join("\n")).toContain("a gauge that turns out accurate");
  });
});

describe("what the seller states", () => {
  const reviews = ["It holds a lot.", "Holds plenty, big enough for us.", "Holds enough for a weekend.", "Roomy."].join(
    "\n\n",
  );

  test("stands in a bullet of its matter, unaltered", () => {
    const { bulletsA } = optimizeReviews(
      inputFor(reviews, { productName: "Tarn Duffel Bag 45 l", currentBullets: ["Made with care, 45 l capacity"] }),
    );
    expect(bulletsA.join("\n")).toMatch(/45 l\b/);
  });

  test("is not repeated where it is a promise", () => {
    const { bulletsA, bulletsB } = optimizeReviews(
      inputFor(reviews, { productName: "Tarn Duffel Bag", currentBullets: ["Best 45 l bag, guaranteed"] }),
    );
    expect([...bulletsA, ...bulletsB].join("\n")).not.toMatch(/45|guarantee|best/i);
  });
});

describe("names that could leak or break grammar", () => {
  const reviews = ["Very comfortable.", "So comfortable, I wear them all day.", "Lightweight.", "Super lightweight."];

  test.each([
    "<b>Lamp</b> & <script>x()</script>",
    "SUPER DELUXE MEGA HEADPHONES!!! BEST SELLER",
    "Ostrava Wireless Noise Cancelling Over Ear Headphones with Microphone, Carrying Case, and Very Long Cable for Travel, Office and Home",
    "Wool Socks 6 Pack",
  ])("%j", (productName) => {
    const { bulletsA, bulletsB } = optimizeReviews(inputFor(reviews.join("\n\n"), { productName }));
    const bullets = [...bulletsA, ...bulletsB];
    expect(bullets.length).toBeGreaterThan(0);
    for (const bullet of bullets) expect(bullet).not.toMatch(/[<>&]|script|\b\p{Lu}{4,}\b|SELLER/u);
  });

  test("of several things take verbs and pronouns of several", () => {
    const { bulletsA, bulletsB } = optimizeReviews(inputFor(reviews.join("\n\n"), { productName: "Nell Wool Socks" }));
    expect([...bulletsA, ...bulletsB].join("\n")).not.toMatch(/\b(?:it|its|itself)\b|(?:[:;] )(?:keeps|stays|goes)\b/);
  });
});

describe("reviews that bear out fewer bullets than a marketplace takes", () => {
  const FEW =
    "The lid leaks after a week. I love how light it is.\n\nVery light and easy to carry.\n\nLeaks in my bag.";
  const result = optimizeReviews(inputFor(FEW, { productName: "Water Bottle" }));
  const sets = [result.bulletsA, result.bulletsB];

  test("are filled up with advice that breaks no rule", () => {
    for (const set of sets) expect(set).toHaveLength(3);
    expect(sets.flat().some(isGeneralAdvice)).toBe(true);
    expect(result.compliance.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(twins(sets.flat())).toEqual([]);
  });

  test("say so, and the advice counts as no claim", () => {
    expect(result.engine.notes[0]).toBe(
      "The reviews support only 1 bullet per set; general advice fills up to what the marketplace asks for. Put facts of your own in its place.",
    );
    const advice = sets.flat().filter(isGeneralAdvice).join("\n");
    const claims = result.claims?.filter(({ field }) => field.startsWith("bullets")) ?? [];
    expect(claims.filter(({ text }) => advice.includes(text))).toEqual([]);
  });

  test("are left as they are where no number of bullets is asked for", () => {
    const { bulletsA, bulletsB } = optimizeReviews(
      inputFor(FEW, { productName: "Water Bottle", ruleProfile: "etsy-2026-11-21" }),
    );
    expect([...bulletsA, ...bulletsB].filter(isGeneralAdvice)).toEqual([]);
  });

  test("with nothing to say get advice alone, and none where no number is asked for", () => {
    const nothing = inputFor("It came on Monday.\n\nAwful thing, I hate it.", { productName: "Lamp" });
    const { bulletsA, bulletsB, compliance, engine } = optimizeReviews(nothing);
    expect([bulletsA, bulletsB].map((set) => set.filter(isGeneralAdvice).length)).toEqual([3, 3]);
    expect(compliance.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(engine.notes[0]).toBe(
      "The reviews praise nothing clearly enough for a bullet yet; general advice fills up to what the marketplace asks for. Put facts of your own in its place, or add reviews.",
    );
    const elsewhere = optimizeReviews({ ...nothing, ruleProfile: "etsy-2026-11-21" });
    expect([elsewhere.bulletsA, elsewhere.bulletsB]).toEqual([[], []]);
    expect(elsewhere.engine.notes[0]).toBe(
      "The reviews praise nothing clearly enough for a bullet yet; more reviews will help.",
    );
  });

  test.each([...ALL_ADVICE])("%s", (advice) => {
    const findings = RULE_PROFILE_IDS.flatMap((id) =>
      lintListing({ productName: "Lamp", bulletsA: [advice, advice, advice] }, profileById(id), []),
    );
    expect(findings.filter(({ severity }) => severity === "error").map(({ ruleId, words }) => [ruleId, words])).toEqual(
      [],
    );
  });
});

test("a noun that is always several is spoken of as several", () => {
  const text = "Sturdy tights.\n\nThe tights are sturdy.\n\nI love these sturdy tights.\n\nVery sturdy tights.";
  const copy = JSON.stringify(optimizeReviews(inputFor(text, { productName: "Dance Wear" })).bulletsA);
  expect(copy).not.toMatch(/\ba (?:sturdy )?tights|tights (?:is|does|has)\b/i);
});
test("praise of one reviewer in passing is no ground to praise looks or build", () => {
  const text = [
    "Comes with a more modern plug than the last.",
    "The magnet is strong enough to lift a spoon.",
    "The cord is long.",
    "My wife put it in the hall by the coats.",
    "Cord is long enough to reach behind the sofa.",
    "We bought two of these in spring.",
    "It stands on my desk at work.",
    "Ordered on a Tuesday, here by Friday.",
    "A long cord, which I needed for the attic.",
  ].join("\n\n");
  const { bulletsA, bulletsB } = optimizeReviews(inputFor(text, { productName: "Lamp" }));
  expect([...bulletsA, ...bulletsB].join("\n")).not.toMatch(/Pleasure to Look At|Good Looks|Quality You Can Feel/);
});

test("advice for the kind of thing comes before advice for anything", () => {
  const text = "It came on Monday.\n\nAwful thing, I hate it.";
  const adviceOn = (productName: string): string =>
    optimizeReviews(inputFor(text, { productName })).bulletsA.filter(isGeneralAdvice).join("\n");
  expect(adviceOn("Running Shoes")).toContain("mark heel and toe");
  expect(adviceOn("Vitamin Gummies")).toContain("Read the Label First");
  expect(adviceOn("Thing")).toStartWith("Look at Every Picture");
});
