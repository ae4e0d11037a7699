import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { MATERIALS } from "../../insight/product/product-words.ts";
import { hasMany, hasPlenty } from "../../insight/reviews/plenty.ts";
import { GENERAL_NOUNS } from "../../insight/text/general-nouns.ts";
import { nounCounts } from "../../insight/text/noun-counts.ts";
import { remember } from "../../insight/text/remember.ts";
import { singular } from "../../insight/text/singular.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { findPartPraise } from "../claims/buyer-phrases.ts";
import { type Claim, findClaims, type Worded } from "../claims/claims.ts";
import { findMinorClaims } from "../claims/minor-claims.ts";
import { findNounFeatures } from "../claims/noun-features.ts";
import { findPassingPhrases } from "../claims/passing-phrases.ts";
import { findRareUses } from "../keywords/find-uses.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { isMostlyBlamed } from "../keywords/true-words.ts";
import { factMark, type Wanted, wantedContent } from "../keywords/worth.ts";
import { shortPhrases } from "../restated/find-restated.ts";
import { findSpecifics } from "./specifics.ts";
import type { MinorHighlights } from "./write-highlights.ts";

/** Findings that are told in a sentence: longer ones would repeat a reviewer word for word. */
const MOST_WORDS = 5;
/** Cut from a sentence that goes on, or an amount of what goes in: "even the dark ones", "light turns", "generous mug". */
const CUT =
  /^(?:even|also|only|just|not|still|then|same|other)\b|\b(?:turns|goes|comes|stays|gets|keeps|runs|works|looks|feels|starts|stops)$|\bones?$|^(?:generous|decent|proper|full|good-sized) (?:mug|cup|glass|bowl|plate|serving|portion|helping)s?$/i;
/** Findings that say only that it is good, or that something is not so bad. */
const SAYS_LITTLE =
  /\b(?:problems?|issues?|good|great|nice|fine|better|worth|okay|ok|than|it|its|they|i|my|me|we|our|so far|there)\b/i;

const shortFindings = (mining: Mining, claims: readonly Claim[]): Worded[] =>
  findSpecifics(mining, claims)
    .filter(({ text }) => text.split(" ").length <= MOST_WORDS && !SAYS_LITTLE.test(text))
    .map(({ text, spans }) => ({ text, spans, reviews: new Set(spans.map(({ reviewId }) => reviewId)).size }));

/** A thing that survives a fall does not protect another, and what holds its edge, dries or comes complete for one has yet to for others. */
const NOT_IN_PASSING = new Set(["protection", "staysSharp", "wet", "included", "accuracy"]);

const LEAST_OF_PLENTY = 2;

/** Of plenty of reviews, what one alone speaks of is another thing, a slip, or that reviewer's day. */
const isSpokenOf = (mining: Mining): ((found: Worded) => boolean) => {
  const least = hasMany(mining) ? LEAST_OF_PLENTY : 1;
  return ({ reviews }) => reviews >= least;
};

/** Heads that tell no feature by themselves: "universal design", "soft material", "vinyl floor". */
const VAGUE_HEADS = wordSet("design material materials floor floors surface surfaces setting function style throw");
/** Of what a thing is filled through they tell, and of nothing else: "wide mouth" of a vest. */
const OPENINGS = wordSet("mouth mouths neck spout");
const VESSEL =
  /\b(?:bottle|jar|jug|flask|canteen|tumbler|mug|cup|pitcher|carafe|kettle|thermos|canister|container|can|vase|decanter|growler|bladder|reservoir|dispenser)s?\b/i;

/** "wood or fabric" is a list of something, "show fish colors" what somebody does, "hand wash" a chore, and "fits 55" and "duty waterproof" cut short. */
const SCRAP =
  /\bor\b|^(?:duty|proof|resistant|free|friendly|sided|sized|grade)\b|^fits? [\d.]+$|^(?:is|are|was|were|close|open) |\btested\b|\bto \p{L}+$|^(?:show|keep|make|give|help|prevent|protect|provide|offer|add|bring|let|allow|hold|reduce|improve|enhance|enjoy|create) |^(?:hand|machine|spot|dry|gentle|cold) (?:wash|clean|dry)(?:ing)?$/iu;

/** Whether a short fact of the seller's tells shoppers something by itself, and nothing of which reviewers mostly complain. */
export const tellsSomething = (fact: string, mining: Mining): boolean => {
  const words = fact.toLowerCase().split(" ");
  const head = words.at(-1) ?? "";
  if (SCRAP.test(fact) || (words.length > 1 && (VAGUE_HEADS.has(head) || GENERAL_NOUNS.has(head)))) return false;
  return !isMostlyBlamed(head, mining);
};

/** "quiet weekend", "light pole": of plenty of reviews, what one says of something that no other names is of no part. */
const isOfShared = (mining: Mining): ((found: Worded) => boolean) => {
  const counts = nounCounts(mining.sentences);
  return ({ text, reviews }) => {
    const head = text.split(" ").at(-1) ?? "";
    return reviews > 1 || !hasPlenty(mining) || (counts.get(singular(head)) ?? counts.get(head) ?? 0) > 1;
  };
};

/** Short phrases for what reviewers find of single parts, and nobody disputes: "raised screen edge". */
export const findSmallFindings = remember((mining: Mining): readonly Worded[] =>
  [
    ...[...findNounFeatures(mining), ...findPartPraise(mining)].filter(isOfShared(mining)),
    ...findPassingPhrases(mining),
    ...shortFindings(mining, findClaims(mining)),
  ]
    .filter(({ text }) => !CUT.test(text))
    .filter(isSpokenOf(mining)),
);

/** The matter whose own words say the same again beside a phrase: "quick setup, sets up in minutes". */
const GIVES_WAY = "setup";

/** What single reviewers say and nobody disputes, in phrases short enough for the highlights. */
export const findMinorHighlights = (
  mining: Mining,
  bank: readonly BankKeyword[],
  claims: readonly Claim[],
): MinorHighlights => {
  const phrases = shortPhrases(mining, MOST_WORDS);
  const isTold = ({ id }: Claim): boolean => id === GIVES_WAY && phrases.some(({ matters }) => matters.has(id));
  const minor = findMinorClaims(mining).filter((claim) => !isTold(claim));
  return {
    claims: [...claims.map((claim) => ({ ...claim, floor: 1 })), ...minor].filter(
      (claim) => distinctReviews(claim.spans) > 1 || !NOT_IN_PASSING.has(claim.id),
    ),
    findings: [...findSmallFindings(mining), ...phrases].filter(({ text }) => {
      const head = text.split(" ").at(-1) ?? "";
      const isOfOther = OPENINGS.has(head) && !VESSEL.test(mining.product.type);
      return !VAGUE_HEADS.has(head) && !MATERIALS.has(head) && !isOfOther;
    }),
    uses: findRareUses(mining, hasMany(mining) ? [] : bank),
  };
};

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
