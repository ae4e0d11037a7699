import type { ViewedResult } from "../../../../client/result/viewed-result.ts";
import type { Review, Span } from "../../../../events/result/review.ts";

export const REVIEWS = [
  { id: "r1", text: "The zipper broke. I loved the size.", title: "Weekend bag", rating: 2, date: "2026-03-14" },
  { id: "r2", text: "Great size, and the zipper is smooth.", title: null, rating: 5, date: null },
  { id: "r3", text: "Zipper jammed on day one.", title: null, rating: 1, date: null },
] satisfies [Review, Review, Review];

/** The place of words in a review; throws where they do not stand. */
export const spanOf = (reviewId: string, words: string): Span => {
  const start = REVIEWS.find(({ id }) => id === reviewId)?.text.indexOf(words) ?? -1;
  if (start === -1) throw new Error(`${reviewId} does not say "${words}"`);
  return { reviewId, start, end: start + words.length };
};

const nothing = { title: "none", highlights: "none", bulletsA: "none", bulletsB: "none", searchTerms: "none" } as const;

export const SAMPLE: ViewedResult = {
  id: "optimization-1",
  productName: "Travel bag",
  avatarName: "Wendy",
  avatarData: {
    profileName: "Weekend packer",
    demographics: { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "Nurse" },
    psychographics: { lifestyle: "", values: "", personality: "", motivationToBuy: "" },
    pains: ["Zipper breaks"],
    desires: [],
    emotionalDrivers: [],
    say: ["great size"],
    notSay: [],
    keywords: ["travel bag"],
    tone: "Plain",
  },
  optimizedTitles: ["Travel Bag, Great Size"],
  itemHighlights: "great size, smooth zipper",
  bulletsA: ["Great size: holds a weekend"],
  bulletsB: ["No stuck zipper"],
  searchTerms: "weekender tote",
  fixList: "Answer the zipper complaint\n\nState the size",
  keywordCoverage: {
    keywords: [
      { keyword: "travel bag", reviews: 2, mustInclude: false, matches: { ...nothing, title: "phrase" } },
      { keyword: "tote", reviews: 0, mustInclude: true, matches: nothing },
    ],
    wordCoverage: 0.5,
    phraseCoverage: 0.5,
  },
  compliance: { profile: "amazon-2026-07-27", findings: [] },
  themes: [
    {
      id: "zipper",
      label: "Zipper",
      kind: "complaint",
      reviews: 3,
      positive: 1,
      negative: 2,
      share: 1,
      interval: [0.44, 1],
      ratingImpact: null,
      spans: [spanOf("r1", "zipper broke"), spanOf("r2", "zipper is smooth"), spanOf("r3", "Zipper jammed")],
    },
  ],
  evidence: [
    { path: "avatar.pains.0", reviews: 2, spans: [spanOf("r1", "zipper broke"), spanOf("r3", "Zipper jammed")] },
    { path: "avatar.say.0", reviews: 5, spans: [spanOf("r2", "Great size")] },
    { path: "fixList.1", reviews: 1, spans: [spanOf("r1", "I loved the size")] },
    { path: "bulletsA.7", reviews: 1, spans: [spanOf("r2", "Great size")] },
    { path: "bulletsB.0", reviews: 1, spans: [{ reviewId: "r9", start: 0, end: 3 }] },
  ],
  reviews: [...REVIEWS],
  excluded: [],
  engine: { writer: "built-in", version: "1", rules: "amazon-2026-07-27", notes: [] },
};
