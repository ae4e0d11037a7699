import type { Claim } from "../../../events/result/ledger.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Span } from "../../../events/result/review.ts";
import { distinctReviews, lowerFirst } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasPlenty, supportFloor } from "../../insight/reviews/plenty.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { DISCONTENT_STARS, MIDDLING_STARS } from "../../insight/reviews/stars.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { quantitiesIn, sameQuantity } from "../words/quantities.ts";
import { contentWords } from "../words/same-sense.ts";
import type { Promises } from "./complaint-fixes.ts";
import {
  clauseSpans,
  type Improvement,
  reviewers,
  starClause,
  starCost,
  starsOf,
  troubleValue,
} from "./improvement.ts";
import { fieldName } from "./listing-fixes.ts";
import { deniesFlatly, givesOtherFigure, speaksOfClaim } from "./speaks-of-claim.ts";

export type Ledger = { claims: readonly Claim[]; evidence: readonly Evidence[] };

const MOST = 5;
const MOST_NAMED = 3;
const KNOWN = 0.6;
/** What clearly more reviewers bear out than deny is no broken promise. */
const CLEARLY = 1.5;

/** Complaints that a line about a broken promise counts already: of promised matters, those with a line of their own. */
const complaintsAgainst = (promises: Promises, complained: ReadonlySet<string>, mining: Mining): Span[] =>
  clauseSpans(
    mining.units.filter(
      ({ mood, polarity, key, facet }) =>
        mood === "report" && polarity < 0 && promises.has(key) && complained.has(facet?.id ?? ""),
    ),
  );

/** A title in one run says a dozen things at once, and quoted whole nobody sees which of them is denied. */
const isTitleInOneRun = ({ field, text }: Claim): boolean => field === "currentTitle" && text.length > LONG;

type Denied = { claims: Claim[]; spans: Span[]; members: ReadonlySet<string> };

/** Whether the same reviewers deny both, so that they are one matter. */
const isSameMatter = (a: Denied, b: Denied): boolean =>
  a.members.intersection(b.members).size >= KNOWN * Math.min(a.members.size, b.members.size);

const fieldsOf = ({ claims }: Denied): number => new Set(claims.map(({ field }) => field)).size;

const HEADER = /^[【[「『(][^】\]」』)]{2,60}[】\]」』)]\s*[-–—:]?\s*/u;
const LONG = 60;
const TIME = /\b(?:hours?|hrs?|minutes?|mins?)\b/i;

/** What of a clause is quoted: without the seller's header and, of a long one, the running time if reviewers name another. */
const quoted = (text: string, spans: readonly Span[], mining: Mining): string => {
  const plain = text.replace(HEADER, "");
  if (plain.length <= LONG) return plain;
  const texts = textsOf(mining);
  const ofTime = spans.filter(({ reviewId, start, end }) => TIME.test(texts.get(reviewId)?.slice(start, end) ?? ""));
  const phrase = plain.split(/,\s+/).find((each) => TIME.test(each));
  return phrase !== undefined && ofTime.length * 2 >= spans.length ? phrase : plain;
};

/** "Current title says “Odor Control”, current bullet 3 “No smell”" */
const saying = ({ claims, spans }: Denied, mining: Mining): string =>
  claims
    .filter(({ field }, index) => claims.findIndex((other) => other.field === field) === index)
    .slice(0, MOST_NAMED)
    .map(({ field, text }, index) => {
      const words = quoted(text, spans, mining);
      return index === 0 ? `${fieldName(field)} says “${words}”` : `${lowerFirst(fieldName(field))} “${words}”`;
    })
    .join(", ");

const MOSTLY = 0.6;

/** Whether a line of the new copy says most of a clause in its own words and all of its figures, though no review was heard against that line. */
const repeatsWords = (ours: Claim, denied: Claim): boolean => {
  const figures = quantitiesIn(denied.text).filter(({ unit }) => unit !== "");
  const said = quantitiesIn(ours.text);
  if (!figures.every((figure) => said.some((each) => sameQuantity(figure, each)))) return false;
  const words = new Set(contentWords(denied.text.replace(HEADER, "")));
  return words.size > 0 && words.intersection(new Set(contentWords(ours.text))).size >= MOSTLY * words.size;
};

/** What to do about it: the new copy may say it no longer. */
const actionFor = (denied: Denied, isSaidStill: boolean): string => {
  const it = fieldsOf(denied) > 1 ? "all of it" : "it";
  return isSaidStill ? `correct ${it}` : `the new listing leaves ${it} out; correct the one on sale`;
};

/** Whether a single reviewer who is displeased speaks against a clause: outright, or in any words where there are not plenty to choose from. */
const isFlatlyDenied = (claim: Claim, spans: readonly Span[], mining: Mining): boolean => {
  const texts = textsOf(mining);
  const stars = new Map(mining.reviews.map(({ id, rating }) => [id, rating]));
  return spans.some(({ reviewId, start, end }) => {
    const rating = stars.get(reviewId) ?? null;
    const said = texts.get(reviewId)?.slice(start, end) ?? "";
    // Who gives more stars lives with it; a figure is wrong for whoever likes the rest.
    if (rating !== null && rating <= DISCONTENT_STARS && !hasPlenty(mining)) return true;
    if ((rating ?? DISCONTENT_STARS) <= DISCONTENT_STARS && deniesFlatly(claim, said, mining)) return true;
    return (rating ?? DISCONTENT_STARS) <= MIDDLING_STARS && givesOtherFigure(claim.text, said);
  });
};

/** Clauses of the seller's current copy that reviewers contradict in words of their own, such as another number, and what a single one denies outright; those that the same reviewers deny are one. */
export const contradictionFixes = (
  { claims, evidence }: Ledger,
  promises: Promises,
  complained: ReadonlySet<string>,
  mining: Mining,
): Improvement[] => {
  const floor = supportFloor(mining);
  const spansAt = new Map(evidence.map((each) => [each.path, each.spans]));
  const known = complaintsAgainst(promises, complained, mining);
  const denied = claims.flatMap((claim, index): Denied[] => {
    if (!claim.field.startsWith("current") || claim.contradictedBy === 0 || isTitleInOneRun(claim)) return [];
    const spans = (spansAt.get(`claims.${index}.contradictions`) ?? []).filter(speaksOfClaim(claim, mining));
    const members = new Set(spans.map((span) => span.reviewId));
    const isEnough = members.size >= floor || isFlatlyDenied(claim, spans, mining);
    if (members.size === 0 || !isEnough || claim.reviews >= CLEARLY * members.size) return [];
    const told = spans.filter((span) => known.some((complaint) => overlaps(complaint, span)));
    const isKnown = distinctReviews(told) >= KNOWN * members.size;
    return isKnown ? [] : [{ claims: [claim], spans, members }];
  });
  const ofOurs = claims.flatMap((claim, index) => {
    const spans = spansAt.get(`claims.${index}.contradictions`) ?? [];
    return claim.field.startsWith("current") || spans.length === 0
      ? []
      : [{ claims: [claim], spans: [...spans], members: new Set(spans.map(({ reviewId }) => reviewId)) }];
  });
  const matters = denied
    .toSorted((a, b) => b.members.size - a.members.size)
    .reduce<Denied[]>((kept, each) => {
      const same = kept.find((other) => isSameMatter(other, each));
      if (same === undefined) return [...kept, each];
      same.claims.push(...each.claims);
      return kept;
    }, []);
  return matters
    .map((matter): Improvement => {
      const { members, spans } = matter;
      const cost = starCost(members, mining.reviews);
      const isSaidStill =
        ofOurs.some((own) => isSameMatter(own, matter)) ||
        claims.some(
          (own) => !own.field.startsWith("current") && matter.claims.some((claim) => repeatsWords(own, claim)),
        );
      return {
        text: `${saying(matter, mining)}, yet ${reviewers(members.size, mining.reviews.length)} ${members.size === 1 ? "says" : "say"} otherwise${starClause(cost)}: ${actionFor(matter, isSaidStill)}, for ${members.size === 1 ? "this may become a return" : "each of them may become a return"}.`,
        kind: "expectation-gap",
        reviews: members.size,
        stars: starsOf(cost),
        spans,
        value: troubleValue(members.size, cost, mining),
      };
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST);
};
