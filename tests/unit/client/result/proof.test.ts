import { describe, expect, test } from "bun:test";
import { indexEvidence } from "../../../../client/result/evidence.ts";
import { clausesByField, copyParts, countStandings } from "../../../../client/result/proof/clauses.ts";
import { restVerb } from "../../../../client/result/proof/rest-verb.ts";
import { fieldText } from "../../../../client/result/rules/field-text.ts";
import type { Claim } from "../../../../events/result/ledger.ts";
import { standingOf } from "../../../../events/result/standing.ts";
import { REVIEWS, SAMPLE, spanOf } from "./sample-result.ts";

const BULLET = "Great size: holds a weekend";

const claimOf = (text: string, changes: Partial<Claim> = {}): Claim => ({
  field: "bulletsA.0",
  start: BULLET.indexOf(text),
  end: BULLET.indexOf(text) + text.length,
  text,
  basis: "reviews",
  reviews: 1,
  contradictedBy: 0,
  ...changes,
});

const size = claimOf("Great size", { contradictedBy: 2 });
const weekend = claimOf("holds a weekend", { basis: "unsupported", reviews: 0 });
const current = claimOf("Great size", { field: "currentBullets.0", contradictedBy: 1 });

describe("the clauses of a bullet", () => {
  const parts = (claims: readonly Claim[]) => copyParts(BULLET, clausesByField(claims).get("bulletsA.0") ?? []);

  test("join to the very same text, each with what it rests on", () => {
    expect(
      parts([weekend, size]).map(({ text, clause, closing }) => [text, clause?.standing ?? null, closing]),
    ).toEqual([
      ["Great size", "contradicted", ":"],
      [" ", null, ""],
      ["holds a weekend", "unsupported", ""],
    ]);
  });

  test.each([
    ["that overlaps another", [size, claimOf("size: holds")]],
    ["that stands elsewhere", [size, { ...weekend, start: 3 }]],
    ["that is empty", [size, { ...weekend, end: weekend.start }]],
  ])("leave out one %s", (_, claims) => {
    const shown = parts(claims);
    expect(shown.map(({ text, closing }) => text + closing).join("")).toBe(BULLET);
    expect(shown.filter(({ clause }) => clause !== null)).toHaveLength(1);
  });

  test("are counted by what they rest on, without those of the current listing", () => {
    expect(countStandings([size, weekend, current])).toEqual({
      total: 2,
      onReviews: 0,
      reviews: 0,
      disputed: 0,
      seller: 0,
      unsupported: 1,
      contradicted: 1,
    });
  });
});

test("what bears out all but the figure of a clause weighs against a lone dissent, and is no review for the clause", () => {
  const claim = claimOf("holds a weekend", { basis: "seller", reviews: 0, reviewsOfRest: 9, contradictedBy: 1 });
  expect(standingOf(claim)).toBe("disputed");
  expect(countStandings([claim])).toMatchObject({ total: 1, onReviews: 0, disputed: 1 });
});

test.each([
  [4, 1, "disputed"],
  [20, 2, "disputed"],
  [4, 2, "contradicted"],
  [0, 1, "contradicted"],
  [3, 0, "reviews"],
] as const)("a clause with %p reviews for and %p against is %s", (reviews, contradictedBy, standing) => {
  expect(standingOf({ basis: "reviews", reviews, contradictedBy })).toBe(standing);
});

describe("the reviews behind a clause", () => {
  const index = indexEvidence({
    ...SAMPLE,
    claims: [size, weekend, current],
    evidence: [
      { path: "claims.0", reviews: 1, spans: [spanOf("r2", "Great size")] },
      { path: "claims.0.contradictions", reviews: 2, spans: [spanOf("r3", "Zipper jammed")] },
      { path: "claims.2.contradictions", reviews: 1, spans: [spanOf("r1", "zipper broke")] },
    ],
  });

  test("are apart from those that say otherwise", () => {
    expect(index.get("claims.0")).toEqual({
      key: "claims.0",
      statement: "Great size",
      reviews: 1,
      quoted: [{ review: REVIEWS[1], spans: [spanOf("r2", "Great size")] }],
      against: { reviews: 2, quoted: [{ review: REVIEWS[2], spans: [spanOf("r3", "Zipper jammed")] }] },
    });
  });

  test("may all say otherwise", () => {
    expect(index.get("claims.2")).toMatchObject({ quoted: [], against: { reviews: 1 } });
  });

  test("are offered only where there are any", () => {
    expect([...index.keys()].filter((key) => key.startsWith("claims."))).toEqual(["claims.0", "claims.2"]);
  });
});

test("an insight and a question are statements like any other", () => {
  const spans = [spanOf("r1", "loved the size")];
  const insights = {
    situations: ["Weekends away"],
    doubts: [],
    reasonsToBuy: [],
    reasonsToReturn: [],
    questions: [{ question: "Does it fit?", state: "answered", answeredBy: "bulletsA.0", answeredBefore: null }],
    unseen: null,
  } as const;
  const index = indexEvidence({
    ...SAMPLE,
    insights: {
      ...insights,
      situations: [...insights.situations],
      doubts: [],
      reasonsToBuy: [],
      reasonsToReturn: [],
      questions: [...insights.questions],
    },
    evidence: [
      { path: "insights.situations.0", reviews: 1, spans },
      { path: "insights.questions.0", reviews: 1, spans },
    ],
  });
  expect(index.get("insights.situations.0")?.statement).toBe("Weekends away");
  expect(index.get("insights.questions.0")?.statement).toBe("Does it fit?");
});

test.each([
  ["bulletsA.0", BULLET],
  ["itemHighlights", "great size, smooth zipper"],
  ["currentTitle", "Old bag"],
  ["currentBullets.1", "Two"],
  ["currentBullets.2", null],
])("the text of the field %s is %p", (field, text) => {
  expect(fieldText({ ...SAMPLE, current: { title: "Old bag", bullets: ["One", "Two"] } }, field)).toBe(text);
});

test("the current listing of an older result is unknown", () => {
  expect(fieldText(SAMPLE, "currentTitle")).toBeNull();
});

test.each([
  [1, 3, "rests"],
  [0, 1, "rests"],
  [1, 1, "rests"],
  [0, 2, "rest"],
  [2, 3, "rest"],
] as const)("%d of %d statements: the verb is %p", (proven, total, verb) => {
  expect(restVerb(proven, total)).toBe(verb);
});
