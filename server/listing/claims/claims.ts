import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { type FoundContext, findContexts, findContextsAmong } from "../../insight/contexts/find-contexts.ts";
import type { Domain } from "../../insight/facets/domain.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasPlenty, supportFloor } from "../../insight/reviews/plenty.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { withoutLongRuns } from "../../insight/text/long-runs.ts";
import { remember } from "../../insight/text/remember.ts";
import { type MinedTheme } from "../../insight/themes/build-themes.ts";
import { wilsonInterval } from "../../insight/themes/wilson.ts";
import { isWorkedOn } from "../../insight/things/used-with.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { phrasesFor } from "../phrases/all-phrases.ts";
import type { FacetPhrases, Said } from "../phrases/phrase.ts";
import { VERB_PHRASES } from "../phrases/verb-phrases.ts";
import { findDetails } from "./details.ts";
import { isForFewer } from "./for-fewer.ts";
import { isOver } from "./is-over.ts";
import { nounPhrases } from "./noun-phrases.ts";
import { isSpokenAgainst } from "./spoken-against.ts";

/** Something copy may say: reviews praise it clearly more often than they blame it. */
export type Claim = {
  id: string;
  theme: MinedTheme;
  phrases: FacetPhrases;
  /** Distinct reviews that praise it. */
  support: number;
  /** Distinct reviews that doubt it, so that answering the doubt is worth a bullet. */
  doubts: number;
  /** Distinct reviews with any blame of it, also those that praise it more. */
  blamed: number;
  uses: readonly FoundContext[];
  places: readonly FoundContext[];
  times: readonly FoundContext[];
  spans: readonly Span[];
  /** The praising clauses with their sentences in lower case, for conditions on words. */
  clauses: readonly { text: string; span: Span }[];
  /** The least number of reviews that must use the words a phrase needs. */
  floor: number;
  /** Short findings of this theme that copy may add, in buyers' plain words. */
  details: readonly string[];
};

/** Praise must outweigh blame this many times before copy claims it; a single dissent, twice. */
const CLEARLY = 3;
const CLEARLY_OVER_ONE = 2;
/** Matters of which one failure is a loss to whoever trusted the claim. */
const GRAVE = new Set([
  "leak",
  "durability",
  "rust",
  "load",
  "locking",
  "safety",
  "secure",
  "stability",
  "wet",
  "fasteners",
  "protection",
  "skin",
  "digestion",
  "staysUp",
]);

/** Of plenty of reviews, a size that one in three finds wrong is grave as well. */
export const isGrave = (id: string, mining: Mining): boolean => GRAVE.has(id) || (id === "sizing" && hasPlenty(mining));
/** No claim where it is certain (lower bound of the 95 % Wilson interval) that more than this share says otherwise. */
const CONSIDERABLE = 0.12;

/** Whether reviews bear a praise out: enough of them, clearly more than doubt it, and no considerable share against it. */
export const isBorneOut = (positive: number, negative: number, floor: number, grave = false): boolean =>
  positive >= floor &&
  positive >= (negative === 1 && !grave ? CLEARLY_OVER_ONE : CLEARLY) * negative &&
  wilsonInterval(negative, positive + negative)[0] <= CONSIDERABLE;

/** The sentences around units, in lower case, with the span of the clause. */
export const praisingClauses = (units: readonly Unit[], mining: Mining): Claim["clauses"] => {
  const reviews = textsOf(mining);
  return units.map(({ reviewId, clause }) => ({
    text: withoutLongRuns(reviews.get(reviewId)?.slice(clause.sentence.start, clause.sentence.end) ?? "").toLowerCase(),
    span: { reviewId, start: clause.start, end: clause.end },
  }));
};

/** How copy may speak of a theme: by its facet, by its verb, or by the words buyers use for its noun. */
export const phrasesOf = (theme: MinedTheme, mining: Mining): FacetPhrases | null =>
  theme.facet === null
    ? (VERB_PHRASES[theme.units[0]?.key ?? ""] ?? nounPhrases(theme, mining))
    : phrasesFor(theme.facet.id);

/** Whether the words of a facet mean for this product what its phrases say. */
export const isMeant = (phrases: FacetPhrases, clauses: Claim["clauses"], mining: Mining): boolean => {
  const { only, domains, types, except, exceptTypes } = phrases;
  const isOfType = types?.test(mining.product.type) === true;
  const kind = (wanted: readonly Domain[] | undefined): boolean | undefined =>
    wanted?.some((domain) => mining.domains.has(domain));
  if (except !== undefined && kind(except) === true) return false;
  if (exceptTypes?.test(mining.product.type) === true) return false;
  if (domains !== undefined && kind(domains) === false && mining.product.wearer === null && !isOfType) return false;
  return (
    only === undefined ||
    only.test(mining.product.type) ||
    clauses.filter((each) => only.test(each.text)).length >= clauses.length / 2
  );
};

/** Matters that reviewers only have to mention, so that it takes a content reviewer to praise them: a gift. */
const MENTIONED = new Set(["gift"]);

/** Groups of matters of the product itself: thick dough does not make a sturdy mixer. */
const OF_THE_PRODUCT = new Set(["build", "handling", "looks"]);

/** Whether an opinion is on what the product works on, where it should be on the product; what goes in tells how much that is. */
const isOnWork = ({ facet, target }: Unit, mining: Mining): boolean =>
  facet?.id !== "capacity" && OF_THE_PRODUCT.has(facet?.group ?? "") && isWorkedOn(target, mining);

const claimOf = (theme: MinedTheme, mining: Mining, common: ReadonlySet<string>): Claim | null => {
  const { facet, units, theme: counts } = theme;
  const floor = supportFloor(mining);
  const isMentioned = MENTIONED.has(facet?.id ?? "");
  const praising = units.filter(
    (unit) =>
      unit.polarity > 0 &&
      unit.mood === "report" &&
      (!isMentioned || isContent(mining, unit.reviewId)) &&
      !isOnWork(unit, mining) &&
      !isForFewer(unit, mining) &&
      !isOver(unit),
  );
  const positive = Math.min(counts.positive, new Set(praising.map((unit) => unit.reviewId)).size);
  const least = isMentioned && hasPlenty(mining) ? floor + 1 : floor;
  const phrases = isBorneOut(positive, counts.negative, least, isGrave(facet?.id ?? "", mining))
    ? phrasesOf(theme, mining)
    : null;
  if (phrases === null || isSpokenAgainst(theme, positive, mining)) return null;
  const clauses = praisingClauses(praising, mining);
  if (!isMeant(phrases, clauses, mining)) return null;
  const contexts = findContextsAmong(mining.sentences, new Set(praising.map((unit) => unit.reviewId)));
  const of = (kind: FoundContext["context"]["kind"]): FoundContext[] =>
    contexts.filter((each) => each.context.kind === kind && common.has(each.context.id));
  return {
    id: facet?.id ?? units[0]?.key ?? theme.theme.id,
    theme,
    phrases,
    support: positive,
    doubts: counts.negative,
    blamed: new Set(
      units.flatMap(({ polarity, mood, reviewId }) => (polarity < 0 && mood === "report" ? reviewId : [])),
    ).size,
    uses: of("activity"),
    places: of("place"),
    times: of("time"),
    spans: praising.map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end })),
    clauses,
    floor,
    details: findDetails(praising, mining),
  };
};

/** What the reviews let copy say, the best supported first. */
export const findClaims = remember((mining: Mining): Claim[] => {
  const floor = supportFloor(mining);
  const common = new Set(
    findContexts(mining.sentences)
      .filter((each) => each.reviews >= (hasPlenty(mining) ? floor + 1 : floor))
      .map((each) => each.context.id),
  );
  return mining.themes
    .flatMap((theme) => claimOf(theme, mining, common) ?? [])
    .toSorted((a, b) => b.support - a.support || (a.id < b.id ? -1 : 1));
});

/** The clauses that bear a phrase out: those with the words it needs, or all where it needs none. */
export const bearing = (claim: Claim, needs: RegExp | undefined): Span[] =>
  claim.clauses.filter((clause) => needs?.test(clause.text) ?? true).map((clause) => clause.span);

/** Whether enough reviews use the words that a phrase needs. */
export const meets = (claim: Claim, needs: RegExp | undefined, floor = claim.floor): boolean =>
  distinctReviews(bearing(claim, needs)) >= floor;

/** Matters of which a line that needs no words promises as much as a guarantee. */
const PROMISING = new Set(["battery", "sturdy", "sizing"]);
const DENIES = /^(?:no|not|never|nothing|none|without|zero)\b/i;

/** Whether a phrase promises no more than reviews bear out: who says "No Trouble" must have heard of none. */
export const isKept = (claim: Claim, { text, needs }: Said): boolean => {
  if (DENIES.test(text)) return claim.blamed === 0;
  return needs !== undefined || !PROMISING.has(claim.id) || claim.support >= CLEARLY * claim.doubts;
};

export type Worded = { text: string; spans: readonly Span[]; reviews: number };

const worded = (claim: Claim, options: readonly Said[]): Worded[] =>
  options
    .filter((each) => meets(claim, each.needs) && isKept(claim, each))
    .map(({ text, needs }) => ({
      text,
      spans: bearing(claim, needs),
      reviews: distinctReviews(bearing(claim, needs)),
    }));

export const highlightsOf = (claim: Claim): Worded[] => worded(claim, claim.phrases.highlights);

export const featuresOf = (claim: Claim): Worded[] => worded(claim, claim.phrases.features);
