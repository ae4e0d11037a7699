import type { Insights } from "../../events/result/insights.ts";
import type { Claim, Fix, Packing } from "../../events/result/ledger.ts";
import type { Finding } from "../../events/result/listing.ts";
import type { Evidence, OptimizationResult } from "../../events/result/result.ts";
import type { Span } from "../../events/result/review.ts";

type ListingResult = Omit<OptimizationResult, "avatarData">;

const CLAUSES = /[^,;:]+/g;
const BASES = ["reviews", "reviews", "seller", "unsupported"] as const;
const CURRENT = {
  title: "LumaGlow BEST SELLER LED Desk Lamp with Wireless Charger, Dimmable Office Lamp for Home, Eye-Caring!!!",
  bullets: ["Never flickers at any brightness", "100% satisfaction guaranteed or your money back"],
};

const fieldsOf = (result: ListingResult): [string, string][] => [
  ...result.optimizedTitles.map((text, index): [string, string] => [`optimizedTitles.${index}`, text]),
  ["itemHighlights", result.itemHighlights],
  ...result.bulletsA.map((text, index): [string, string] => [`bulletsA.${index}`, text]),
  ...result.bulletsB.map((text, index): [string, string] => [`bulletsB.${index}`, text]),
];

/** Every clause of the copy, resting on each basis in turn; the first clause of set A is contradicted. */
const claimsOf = (result: ListingResult): Claim[] => {
  const clauses = fieldsOf(result).flatMap(([field, text]) =>
    [...text.matchAll(CLAUSES)].map((match) => {
      const clause = match[0].trim();
      const start = match.index + match[0].indexOf(clause);
      return { field, start, end: start + clause.length, text: clause };
    }),
  );
  const own = clauses
    .filter(({ text }) => text !== "")
    .map((clause, index): Claim => {
      const basis = BASES[index % BASES.length] ?? "reviews";
      const isContradicted = clause.field === "bulletsA.0" && clause.start === 0;
      return {
        ...clause,
        basis: isContradicted ? "reviews" : basis,
        reviews: isContradicted || basis === "reviews" ? 3 : 0,
        contradictedBy: isContradicted ? 2 : 0,
      };
    });
  const [first = ""] = CURRENT.bullets;
  const current = { field: "currentBullets.0", start: 0, end: first.length, text: first };
  return [...own, { ...current, basis: "seller", reviews: 0, contradictedBy: 2 }];
};

const evidenceOf = (claims: readonly Claim[], support: readonly Span[], against: readonly Span[]): Evidence[] =>
  claims.flatMap((claim, index) => [
    ...(claim.reviews === 0 ? [] : [{ path: `claims.${index}`, reviews: claim.reviews, spans: [...support] }]),
    ...(claim.contradictedBy === 0
      ? []
      : [{ path: `claims.${index}.contradictions`, reviews: claim.contradictedBy, spans: [...against] }]),
  ]);

const INSIGHTS: Insights = {
  situations: ["Drawing and sewing late in the evening", "Video calls from a small desk"],
  doubts: ["Whether the base is heavy enough for the arm"],
  reasonsToBuy: ["Light that does not tire the eyes", "Charges a phone beside the keyboard"],
  reasonsToReturn: ["The charger stops after a few weeks"],
  questions: [
    { question: "Is it bright enough for sewing?", state: "answered", answeredBy: "bulletsB.1", answeredBefore: false },
    {
      question: "Does the arm stay where it is put?",
      state: "answered",
      answeredBy: "bulletsA.2",
      answeredBefore: true,
    },
    { question: "How long is the cable?", state: "listing-silent", answeredBy: null, answeredBefore: false },
    { question: "Does the charger keep working?", state: "product-fault", answeredBy: null, answeredBefore: null },
    { question: "Does it clamp to a desk?", state: "expectation-gap", answeredBy: null, answeredBefore: true },
  ],
  unseen: { found: 24, unseen: 3, coverage: 0.924, moreReviews: 58 },
};

const FIXES: Fix[] = [
  {
    text: "Replace the charging coil: 4 of 30 reviewers report that it stops",
    kind: "product-fault",
    reviews: 4,
    stars: -1.9,
  },
  { text: "Say that the lamp stands and does not clamp", kind: "expectation-gap", reviews: 3, stars: -1 },
  { text: "State the length of the cable", kind: "listing-silent", reviews: 3, stars: null },
  { text: "Lead with eye comfort instead of “LED”", kind: "wording", reviews: 9, stars: 0.6 },
  { text: "Take “BEST SELLER” out of the title", kind: "rule", reviews: 0, stars: null },
  { text: "Put “reading light” into the title", kind: "keyword", reviews: 2, stars: null },
];

const packingOf = (result: ListingResult): Packing => ({
  fields: [
    {
      field: "title",
      value: 31,
      bound: 31,
      used: (result.optimizedTitles[0] ?? "").length,
      limit: 75,
      unit: "characters",
      optimal: true,
    },
    {
      field: "highlights",
      value: 40,
      bound: 43,
      used: result.itemHighlights.length,
      limit: 125,
      unit: "characters",
      optimal: false,
    },
    {
      field: "searchTerms",
      value: 18,
      bound: 18,
      used: result.searchTerms.length,
      limit: 249,
      unit: "bytes",
      optimal: true,
    },
  ],
  words: [
    { word: "LumaGlow", fields: ["title"], reason: null },
    { word: "BEST", fields: [], reason: "A marketplace rule does not allow it in a title" },
    { word: "SELLER", fields: [], reason: "A marketplace rule does not allow it in a title" },
    { word: "LED", fields: ["title", "bulletsA"], reason: null },
    { word: "Desk", fields: ["title"], reason: null },
    { word: "Lamp", fields: ["title"], reason: null },
    { word: "Wireless", fields: ["highlights"], reason: null },
    { word: "Charger", fields: ["highlights", "bulletsB"], reason: null },
    { word: "Dimmable", fields: ["searchTerms"], reason: null },
    { word: "Eye-Caring!!!", fields: [], reason: "No reviewer uses it" },
  ],
  facts: [
    { text: "Built-in 10 watt wireless charger", fields: ["bulletsA", "bulletsB"], wording: null, reason: null },
    {
      text: "Durable aluminum arm lets you aim the light anywhere",
      fields: ["bulletsA"],
      wording: "aluminum arm",
      reason: null,
    },
    { text: "Never flickers", fields: [], wording: null, reason: "2 reviews say otherwise." },
  ],
});

const finding = (changes: Partial<Finding>): Finding => ({
  ruleId: "T07",
  severity: "error",
  field: "currentTitle",
  words: "BEST SELLER",
  message: "A title has no promotional phrases.",
  source: "https://sellercentral.amazon.com/help/hub/reference/external/GYTR6SYGFA5E3EQC",
  status: "verified",
  fix: "LumaGlow LED Desk Lamp with Wireless Charger, Dimmable Office Lamp for Home, Eye-Caring!!!",
  ...changes,
});

const FINDINGS: Finding[] = [
  finding({}),
  finding({
    ruleId: "T01",
    severity: "warning",
    words: "Office Lamp for Home, Eye-Caring!!!",
    status: "conflicting",
    fix: null,
    message: "A title has at most 75 characters.",
  }),
  finding({
    ruleId: "B12",
    field: "currentBullets.1",
    words: "100% satisfaction guaranteed",
    status: "secondary",
    fix: null,
    message: "A bullet gives no guarantee.",
  }),
  finding({
    ruleId: "B05",
    severity: "warning",
    field: "bulletsA.1",
    words: ".",
    fix: null,
    message: "A bullet has no punctuation at its end.",
  }),
];

/** A result with every part filled that an engine may leave out: the real copy and reviews, with invented proof. */
export const enriched = <Result extends ListingResult>(result: Result): Result => {
  const claims = claimsOf(result);
  const [support = [], against = []] = [result.themes[0]?.spans.slice(0, 3), result.themes.at(-1)?.spans.slice(0, 2)];
  return {
    ...result,
    claims,
    insights: INSIGHTS,
    fixes: FIXES,
    fixList: FIXES.map(({ text }) => text).join("\n"),
    packing: packingOf(result),
    bulletDistance: 0.78,
    current: CURRENT,
    compliance: { ...result.compliance, findings: FINDINGS },
    keywordCoverage: {
      ...result.keywordCoverage,
      refused: [
        { keyword: "best lamp ever", reason: "The rules do not allow “best” in a title, highlights or bullets" },
      ],
    },
    evidence: [
      ...result.evidence.filter(({ path }) => !/^(?:claims|insights)\./.test(path)),
      ...evidenceOf(claims, support, against),
      ...["situations.0", "reasonsToBuy.0", "questions.0", "questions.2", "questions.3"].map((path) => ({
        path: `insights.${path}`,
        reviews: support.length,
        spans: support,
      })),
    ],
  };
};

/** The same result as an engine of version 1 left it. */
export const withoutProof = <Result extends ListingResult>(result: Result): Result => {
  const {
    claims: _claims,
    insights: _insights,
    packing: _packing,
    fixes: _fixes,
    bulletDistance: _distance,
    ...old
  } = result;
  return old as Result;
};
