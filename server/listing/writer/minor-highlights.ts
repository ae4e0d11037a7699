import type { Mining } from "../../insight/mine-reviews.ts";
import { hasMany } from "../../insight/plenty.ts";
import { remember } from "../../insight/text/remember.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { factMark, type Wanted, wantedContent } from "../keywords/worth.ts";
import { findRareUses } from "../packing/find-uses.ts";
import { findPartPraise } from "./buyer-phrases.ts";
import { type Claim, findClaims, type Worded } from "./claims.ts";
import { findMinorClaims } from "./minor-claims.ts";
import { findNounFeatures } from "./noun-features.ts";
import { findPassingPhrases } from "./passing-phrases.ts";
import { findSpecifics } from "./specifics.ts";
import type { MinorHighlights } from "./write-highlights.ts";

/** Findings that are told in a sentence: longer ones would repeat a reviewer word for word. */
const MOST_WORDS = 5;
/** Findings that say only that it is good, or that something is not so bad. */
const SAYS_LITTLE =
  /\b(?:problems?|issues?|good|great|nice|fine|better|worth|okay|ok|than|it|its|they|i|my|me|we|our|so far|there)\b/i;

const shortFindings = (mining: Mining, claims: readonly Claim[]): Worded[] =>
  findSpecifics(mining, claims)
    .filter(({ text }) => text.split(" ").length <= MOST_WORDS && !SAYS_LITTLE.test(text))
    .map(({ text, spans }) => ({ text, spans, reviews: new Set(spans.map(({ reviewId }) => reviewId)).size }));

/** A thing that survives a fall does not protect another. */
const NOT_IN_PASSING = new Set(["protection"]);

const LEAST_OF_PLENTY = 2;

/** Of plenty of reviews, what one alone speaks of is another thing, a slip, or that reviewer's day. */
const isSpokenOf = (mining: Mining): ((found: Worded) => boolean) => {
  const least = hasMany(mining) ? LEAST_OF_PLENTY : 1;
  return ({ reviews }) => reviews >= least;
};

/** Short phrases for what reviewers find of single parts, and nobody disputes: "raised screen edge". */
export const findSmallFindings = remember((mining: Mining): readonly Worded[] =>
  [
    ...findNounFeatures(mining, 1),
    ...findPassingPhrases(mining),
    ...findPartPraise(mining),
    ...shortFindings(mining, findClaims(mining)),
  ].filter(isSpokenOf(mining)),
);

/** What single reviewers say and nobody disputes, in phrases short enough for the highlights. */
export const findMinorHighlights = (
  mining: Mining,
  bank: readonly BankKeyword[],
  claims: readonly Claim[],
): MinorHighlights => ({
  claims: [
    ...claims.map((claim) => ({ ...claim, floor: 1 })),
    ...findMinorClaims(mining).filter((claim) => !NOT_IN_PASSING.has(claim.id)),
  ],
  findings: findSmallFindings(mining),
  uses: findRareUses(mining, hasMany(mining) ? [] : bank),
});

/** What minor highlights are worth, in reviews that bear them out. */
export const wantedMinor = (minor: MinorHighlights, claims: readonly Claim[]): Wanted[] => {
  const known = new Set(claims.map((claim) => claim.id));
  return [
    ...wantedContent(
      minor.claims.filter((claim) => !known.has(claim.id)),
      minor.uses,
    ),
    ...minor.findings.map(({ text, reviews }) => ({ value: reviews, needs: [factMark(text)] })),
  ];
};
