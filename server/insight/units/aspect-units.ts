import { failingActions } from "../aspects/actions.ts";
import { inabilities } from "../aspects/inabilities.ts";
import type { FacetReading } from "../facets/reading.ts";
import type { Clause } from "../text/clauses.ts";
import { isHypothetical } from "../text/negation.ts";
import { intensityAt } from "./intensity.ts";
import type { Aspect } from "./mine-aspects.ts";
import { facetOfNoun, facetOfVerb } from "./noun-facets.ts";
import { comparisonIn, isAboutOther } from "./other-products.ts";
import { settlePolarity } from "./settle-polarity.ts";
import type { Mood, Unit } from "./unit.ts";

export const WHOLE = "whole";

/** Names of the product as such, whatever it is. */
const GENERIC = new Set(
  "product item thing purchase buy stuff unit one it this order brand company deal choice gift version model everything anything machine device gadget appliance tool pair".split(
    " ",
  ),
);
/** What things do that can be done well or badly; other verbs judge the product, not a part of it. */
const DOING = new Set(
  "work fit look feel sound smell taste function perform run hold cut play operate close open move roll fold pair connect heat cook print stick stay last keep cover absorb dry charge clean wash arrive ship deliver package make build construct craft price install assemble design grip drain spray blend grind fill sit seal slide".split(
    " ",
  ),
);

const keyOf = (aspect: Aspect): string => {
  if (aspect.kind === "verb") return DOING.has(aspect.head) ? `verb:${aspect.head}` : WHOLE;
  return GENERIC.has(aspect.head) ? WHOLE : `noun:${aspect.head}`;
};

export const moodAt = (clause: Clause, index: number, mood: Mood): Mood => {
  if (mood !== "report") return mood;
  if (isHypothetical(clause.tokens, index)) return "wish";
  return isAboutOther(clause, { from: index }) ? "other-product" : "report";
};

const ofAspect = (aspect: Aspect, reading: FacetReading, mood: Mood): Unit => {
  const { clause, kind, term, head } = aspect;
  const { tokens, sentence } = clause;
  const key = keyOf(aspect);
  const facet = key === WHOLE ? null : kind === "noun" ? facetOfNoun(term, head, reading) : facetOfVerb(head, reading);
  const index = Math.max(
    0,
    tokens.findIndex((token) => token.start >= aspect.opinionStart),
  );
  const words = tokens.filter((token) => token.start >= aspect.opinionStart && token.end <= aspect.opinionEnd);
  return {
    reviewId: sentence.reviewId,
    facet,
    key: facet?.id ?? key,
    target: kind === "noun" && key !== WHOLE ? head : "",
    term: kind === "noun" && key !== WHOLE ? term : "",
    opinion: words.map((token) => token.lower).join(" "),
    polarity: settlePolarity(aspect, words),
    weight: intensityAt(tokens, index),
    mood: moodAt(clause, index, mood),
    start: Math.min(aspect.start, aspect.opinionStart),
    end: Math.max(aspect.end, aspect.opinionEnd),
    clause,
  };
};

/** The opinions on nouns and verbs that the miner heard, under the facet that they raise where there is one. */
export const aspectUnits = (
  heard: readonly Aspect[],
  reading: FacetReading,
  moodIn: (clause: Clause) => Mood,
): Unit[] => heard.map((aspect) => ofAspect(aspect, reading, moodIn(aspect.clause)));

/** Parts that fail to do something or that somebody cannot work, and comparisons with other products. */
export const eventUnits = (clause: Clause, reading: FacetReading, mood: Mood): Unit[] => {
  const { tokens, sentence } = clause;
  const at = (from: number, to: number): Pick<Unit, "start" | "end" | "opinion"> => ({
    start: tokens[from]?.start ?? clause.start,
    end: tokens[to - 1]?.end ?? clause.end,
    opinion: tokens
      .slice(from, to)
      .map((token) => token.lower)
      .join(" ")
      .replace(/ n't/g, "n't"),
  });
  const failing = [...failingActions(tokens), ...inabilities(tokens)].map(({ term, from, to }): Unit => {
    const facet = facetOfNoun(term.term, term.head.lemma, reading);
    return {
      reviewId: sentence.reviewId,
      facet,
      key: facet?.id ?? (GENERIC.has(term.head.lemma) ? WHOLE : `noun:${term.head.lemma}`),
      target: term.head.lemma,
      term: term.term,
      polarity: -1,
      weight: 1,
      mood: moodAt(clause, from, mood),
      clause,
      ...at(from, to),
      start: tokens[Math.min(from, term.from)]?.start ?? clause.start,
      end: tokens[Math.max(to, term.to) - 1]?.end ?? clause.end,
    };
  });
  const comparison = comparisonIn(tokens);
  if (comparison === null) return failing;
  const { from, to, polarity } = comparison;
  const compared: Unit = {
    reviewId: sentence.reviewId,
    facet: null,
    key: WHOLE,
    target: "",
    term: "",
    polarity,
    weight: 1,
    mood,
    clause,
    ...at(from, to),
  };
  return [...failing, compared];
};
