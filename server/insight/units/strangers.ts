import type { Review } from "../../../events/result/review.ts";
import { plainNoun } from "../aspects/noun-groups.ts";
import { hasPlenty } from "../reviews/plenty.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { remember } from "../text/remember.ts";
import { wordSet } from "../text/word-table.ts";
import type { Miner } from "./mine-aspects.ts";
import type { Unit } from "./unit.ts";

/** What many things have, whether or not a second reviewer names it. */
export const OF_MOST = wordSet(
  "paint coating plastic metal material fabric rubber wood glass finish seam stitching loop spot corner edge zipper strap handle lid hinge buckle clip latch knob cord spring frame lining",
);

/** What is cooked or eaten may be named once: "the broccoli gets crispy". */
const OF_FOOD: ReadonlySet<string> = new Set(["cooking", "taste"]);
/** Words taken for nouns where a verb has lost its apostrophe. */
const NO_NOUN = wordSet("hasnt havent doesnt isnt wasnt wont");

const GOES_ON = new Set(["ADP", "ADV", "PRON", "DET", "PART"]);

/** "heavy coming out": a verb right behind what is said, and no noun. */
const isVerbal = (tokens: readonly Token[], at: number, end: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return before?.end === end && token?.lower.endsWith("ing") === true && next !== undefined && GOES_ON.has(next.pos);
};

/** "Cute and cushy", "with my phone it slowly droops": the noun that was taken is none, or not what the opinion is about. */
const isMistaken = ({ clause: { tokens }, target, polarity, start, end }: Unit): boolean => {
  const at = tokens.findIndex((token) => token.lemma === target);
  const cue = tokens.findIndex((token) => token.end > start);
  const first = tokens[at];
  if (first === undefined) return false;
  const praising = at === 0 && polarity > 0 && wordPolarity({ ...first, pos: "ADJ" }) > 0;
  const subject = tokens.slice(at + 1, cue).find(({ pos }) => pos === "PRON");
  return (
    praising || NO_NOUN.has(target) || isVerbal(tokens, at, end) || subject?.lower === "it" || subject?.lower === "they"
  );
};

const isHeard = ({ clause, polarity }: Unit, mine: Miner): boolean =>
  mine(clause.sentence).some(
    (aspect) => aspect.clause === clause && aspect.polarity === (polarity > 0 ? "positive" : "negative"),
  );

/** Which reviews use each noun, one or many of it alike. */
const reviewsByNoun = remember((sentences: readonly Sentence[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const seen = new Map<string, Set<string>>();
  for (const { tokens, reviewId } of sentences)
    for (const { lower, lemma, pos } of tokens)
      if (pos === "NOUN" || pos === "PROPN")
        for (const noun of new Set([plainNoun(lower), lemma]))
          seen.set(noun, (seen.get(noun) ?? new Set()).add(reviewId));
  return seen;
});

/**
 * Without opinions on what no other review names and the miner does not hear judged: of plenty of reviews, a hound that
 * is loud and a nail that broke are no part of the product.
 */
export const withoutStrangers = (
  units: readonly Unit[],
  sentences: readonly Sentence[],
  reviews: readonly Review[],
  mine: Miner,
): readonly Unit[] => {
  if (!hasPlenty({ reviews })) return units;
  const reviewsOf = reviewsByNoun(sentences);
  const isNamedOnce = (noun: string): boolean =>
    reviewsOf.get(noun)?.size === 1 && (reviewsOf.get(plainNoun(noun))?.size ?? 1) === 1;
  const isStranger = ({ facet, target, opinion }: Unit): boolean =>
    facet !== null &&
    !OF_FOOD.has(facet.id) &&
    target !== "" &&
    !OF_MOST.has(target) &&
    !opinion.includes(" ") &&
    isNamedOnce(target);
  const isWithin = ({ clause, target, start, end }: Unit): boolean =>
    clause.tokens.some((token) => token.lemma === target && start <= token.start && token.end <= end);
  return units.filter(
    (unit) => unit.mood !== "report" || !isStranger(unit) || isMistaken(unit) || isWithin(unit) || isHeard(unit, mine),
  );
};
