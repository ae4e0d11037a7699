import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { buildAvatar } from "../../../../../server/insight/avatar/build-avatar.ts";
import { type BuyerInsights, buildInsights } from "../../../../../server/insight/avatar/insights.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { SAMPLES } from "../../../../../server/samples/samples.ts";
import { mineReviewSet, REVIEW_SETS } from "../../../../support/reviews/review-sets.ts";
import { readSample } from "../../../../support/samples.ts";

const LISTS = ["pains", "desires", "emotionalDrivers", "say", "keywords"] as const;

const drawn = (mining: Mining) => {
  const { avatar, evidence } = buildAvatar(mining, { avatarName: "", currentListing: "Revolutionary premium comfort" });
  const { insights, evidence: buyer } = buildInsights(mining);
  return { avatar, insights, evidence: [...evidence, ...buyer] };
};

/** In quotation marks buyers' own words stand, alone or behind what they tell. */
const QUOTED = /^(?:[^“”]+: )?“[^“”]+”(?:, “[^“”]+”)*$/u;
const isQuoted = (line: string): boolean => QUOTED.test(line);
const quotesIn = (line: string): string[] =>
  isQuoted(line) ? [...line.matchAll(/“([^“”]+)”/gu)].map(([, words = ""]) => words) : [];

const insightLists = (insights: BuyerInsights): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(insights).map(([name, lines]) => [`insights.${name}`, lines ?? []]));

const statementPaths = ({ avatar, insights }: ReturnType<typeof drawn>): string[] => [
  ...LISTS.flatMap((list) => avatar[list].map((_, index) => `avatar.${list}.${index}`)),
  ...Object.entries(insightLists(insights)).flatMap(([path, lines]) => lines.map((_, index) => `${path}.${index}`)),
  ...Object.entries(avatar.demographics).flatMap(([name, text]) =>
    text === "" ? [] : [`avatar.demographics.${name}`],
  ),
  ...Object.entries(avatar.psychographics).flatMap(([name, text]) =>
    text === "" ? [] : [`avatar.psychographics.${name}`],
  ),
];

const expectProved = (mining: Mining): void => {
  const result = drawn(mining);
  const texts = new Map(mining.reviews.map((review) => [review.id, review.text]));
  const proof = new Map(result.evidence.map((each) => [each.path, each]));
  for (const { spans, reviews, path } of result.evidence) {
    expect({ path, reviews }).toEqual({ path, reviews: new Set(spans.map((span) => span.reviewId)).size });
    for (const { reviewId, start, end } of spans) {
      const text = texts.get(reviewId) ?? "";
      expect(start >= 0 && start < end && end <= text.length).toBe(true);
      expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
    }
  }
  expect(statementPaths(result).filter((path) => (proof.get(path)?.reviews ?? 0) === 0)).toEqual([]);
  for (const [index, phrase] of result.avatar.say.entries()) {
    const spans = proof.get(`avatar.say.${index}`)?.spans ?? [];
    const exact = spans.map(({ reviewId, start, end }) => texts.get(reviewId)?.slice(start, end));
    expect(exact).toContain(phrase);
  }
  const { pains, emotionalDrivers } = result.avatar;
  const lists = {
    "avatar.pains": pains,
    "avatar.emotionalDrivers": emotionalDrivers,
    ...insightLists(result.insights),
  };
  for (const [path, lines] of Object.entries(lists))
    for (const [index, line] of lines.entries()) {
      const said = (proof.get(`${path}.${index}`)?.spans ?? []).map(({ reviewId, start, end }) =>
        (texts.get(reviewId) ?? "").slice(start, end),
      );
      const unsaid = quotesIn(line).filter((words) => !said.some((exact) => exact.startsWith(words)));
      expect({ line, unsaid }).toEqual({ line, unsaid: [] });
    }
};

const corpora: readonly (readonly [id: string, mining: Mining])[] = [
  ...REVIEW_SETS.map(({ id }) => [id, mineReviewSet(id)] as const),
  ...(await Promise.all(
    SAMPLES.map(
      async (sample) => [sample.id, mineReviews((await readSample(sample)).reviews, sample.productName)] as const,
    ),
  )),
];

describe("every statement of every list stands on words of reviews", () => {
  test.each([...corpora])("%s", (_, mining) => {
    expectProved(mining);
  });
});

const TEMPLATES = /\{|\}|\[object|undefined|null|NaN|\s{2}|\b(?:you was|I\b|my\b|me\b|a a|the the|a the|an the)\b/;
const OWN_WORDS = new Set(["say"]);

describe("statements read like a person's", () => {
  test.each([...corpora])("%s", (_, mining) => {
    const { avatar, insights } = drawn(mining);
    const lines = [...Object.entries(avatar), ...Object.entries(insights)].flatMap(([name, value]) =>
      Array.isArray(value) && !OWN_WORDS.has(name) ? value : [],
    );
    for (const line of lines.filter((each) => !isQuoted(each))) expect(line).not.toMatch(TEMPLATES);
    for (const list of [avatar.pains, avatar.desires, ...Object.values(insightLists(insights))])
      expect(new Set(list.map((line) => line.toLowerCase())).size).toBe(list.length);
    if (mining.product.plural) {
      const singular = new RegExp(`\\b(?:the|The) ${mining.product.noun} (?:is|was|has|does|doesn't|keeps|works)\\b`);
      for (const line of lines) expect(line).not.toMatch(singular);
    }
  });
});

const words = fc.constantFrom(
  ...`the lid leaks when it lies on its side but I love that my dog was worried because they broke too tight for her head
  hard to clean returned it would not close every morning in the car as a gift wish it had a handle easy keeps ice cold mold
  under gasket can't fit we use for camping never again so soft stopped working after two weeks . ! ? , ( ) - 's n't 12 oz é 😀 \u0000 İ`.split(
    /\s+/,
  ),
);
const review = fc.record({
  text: fc.array(words, { maxLength: 40 }).map((list) => list.join(" ")),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
});

test("any words in any order give statements that stand on spans within the reviews", () => {
  fc.assert(
    fc.property(fc.array(review, { minLength: 1, maxLength: 6 }), fc.string(), (list, name) => {
      const reviews = list.map((each, index) => ({ ...each, id: `r${index + 1}`, title: null, date: null }));
      expectProved(mineReviews(reviews, name));
    }),
    { numRuns: 60 },
  );
});

test("markup in a product's name reaches no statement", () => {
  const reviews = [
    { id: "r1", text: "It leaks in my bag. Too heavy for camping.", title: null, rating: 2, date: null },
    { id: "r2", text: "So easy to clean. I was worried it would break.", title: null, rating: 5, date: null },
  ];
  const name =
    "<script>alert('x')</script><b class=\"wide\">Kelvara</b> &lt;i&gt;Bottle&lt;/i&gt;<img src=x onerror=y>";
  const { avatar, insights } = drawn(mineReviews(reviews, name));
  const told = JSON.stringify({ avatar, insights });
  expect(told).toContain("“It leaks in my bag”");
  expect(told).not.toMatch(/script|alert|class|wide|onerror|img|&lt;|<|\bi\b>/);
});

test("reviewers who say nothing of themselves have no demographics", () => {
  for (const [id, mining] of corpora.filter(([each]) =>
    ["phone-case", "garden-hose", "protein-powder"].includes(each),
  )) {
    const { demographics } = drawn(mining).avatar;
    expect({ id, said: Object.values(demographics).filter((text) => text !== "") }).toEqual({ id, said: [] });
  }
});

test("the same reviews give the same words", () => {
  const [first, second] = [drawn(mineReviewSet("tent")), drawn(mineReviewSet("tent"))];
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
});
