import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isHypothetical, isImagined, isNegated, isPrevented } from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { type CueMatch, matchCues } from "./match-cues.ts";
import { mineAspects } from "./mine-aspects.ts";
import { nounTerms } from "./noun-terms.ts";
import { isAboutOther } from "./other-products.ts";
import type { Unit } from "./unit.ts";

const NEAR = 5;

/** The polarity that opinion words near a neutral word give it: the closest one decides. */
const borrowedPolarity = (tokens: readonly Token[], match: CueMatch): 1 | -1 | 0 => {
  const distance = (index: number): number => (index < match.from ? match.from - index : index - match.to + 1);
  const nearest = tokens
    .map((token, index) => ({ index, polarity: index >= match.from && index < match.to ? 0 : wordPolarity(token) }))
    .filter((each) => each.polarity !== 0 && distance(each.index) <= NEAR)
    .toSorted((a, b) => distance(a.index) - distance(b.index))[0];
  if (nearest === undefined) return 0;
  return isNegated(tokens, nearest.index)
    ? nearest.polarity > 0
      ? -1
      : 1
    : nearest.polarity === 0
      ? 0
      : nearest.polarity;
};

const polarityOf = (tokens: readonly Token[], match: CueMatch): 1 | -1 | 0 => {
  if (match.bearing === "raised") return borrowedPolarity(tokens, match);
  const own = match.bearing === "praised" ? 1 : -1;
  const turned = isNegated(tokens, match.from) !== (own === -1 && isPrevented(tokens, match.from));
  return turned ? (own === 1 ? -1 : 1) : own;
};

/** The noun a cue is about: the last noun before it, or the first after it. */
const targetOf = (tokens: readonly Token[], match: CueMatch): string => {
  const terms = nounTerms(tokens);
  const inside = terms.find((term) => term.from >= match.from && term.to <= match.to);
  const before = terms.findLast((term) => term.to <= match.from);
  const adjective = tokens[match.to - 1]?.pos === "ADJ";
  const after = adjective ? terms.find((term) => term.from === match.to) : undefined;
  return (after ?? before ?? inside)?.head.lemma ?? "";
};

const IN_A_GOOD_WAY = "in a good way";

const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.lower).join(" ");

/** A neutral word borrows no polarity from words that another facet already claims. */
const isClaimed = (match: CueMatch, all: readonly CueMatch[]): boolean =>
  match.bearing === "raised" &&
  all.some((other) => other.bearing !== "raised" && Math.max(other.from - match.to, match.from - other.to) <= NEAR);

const facetUnits = (clause: Clause, wished: boolean): Unit[] =>
  matchCues(clause.tokens).flatMap((match, _, all) => {
    if (isClaimed(match, all)) return [];
    const judged = polarityOf(clause.tokens, match);
    const polarity = judged === -1 && textOf(clause.tokens).includes(IN_A_GOOD_WAY) ? 1 : judged;
    const [first, last] = [clause.tokens[match.from], clause.tokens[match.to - 1]];
    if (polarity === 0 || first === undefined || last === undefined) return [];
    const imagined =
      isHypothetical(clause.tokens, match.from) || (match.bearing === "raised" && isImagined(clause.tokens));
    const mood = wished || imagined ? "wish" : isAboutOther(clause.tokens, match) ? "other-product" : "report";
    return [
      {
        reviewId: clause.sentence.reviewId,
        facet: match.facet,
        key: match.facet.id,
        target: targetOf(clause.tokens, match),
        polarity,
        mood,
        start: first.start,
        end: last.end,
        clause,
      },
    ];
  });

/** "I wish …", "would be better if …" opens a wish that runs through the sentence. */
const isWish = (sentence: Sentence): boolean => {
  const words = sentence.tokens.slice(0, 4).map((token) => token.lower);
  return words.includes("wish") || words.includes("wished");
};

/** Every opinion of a sentence: by the facets of buyers first, then by nouns that no facet covers. */
export const extractUnits = (sentence: Sentence): Unit[] => {
  const wished = isWish(sentence);
  const byFacet = splitClauses(sentence).flatMap((clause) => facetUnits(clause, wished));
  const byNoun = mineAspects(sentence)
    .filter(
      (aspect) =>
        aspect.kind === "noun" &&
        !byFacet.some(
          (unit) =>
            unit.start < Math.max(aspect.end, aspect.opinionEnd) &&
            Math.min(aspect.start, aspect.opinionStart) < unit.end,
        ),
    )
    .map(
      (aspect): Unit => ({
        reviewId: sentence.reviewId,
        facet: null,
        key: `noun:${aspect.head}`,
        target: aspect.head,
        polarity: aspect.polarity === "positive" ? 1 : -1,
        mood: wished ? "wish" : "report",
        start: Math.min(aspect.start, aspect.opinionStart),
        end: Math.max(aspect.end, aspect.opinionEnd),
        clause: aspect.clause,
      }),
    );
  return [...byFacet, ...byNoun];
};
