import { type NounTerm, nounTerms } from "../aspects/noun-terms.ts";
import { phrasePolarity } from "../aspects/opinions.ts";
import type { Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";
import type { Token } from "../text/analyse.ts";
import type { Clause } from "../text/clauses.ts";
import {
  isDeniedBehind,
  isHypothetical,
  isImagined,
  isLessened,
  isNegatedThere as isNegated,
  isPrevented,
} from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { intensityAt } from "./intensity.ts";
import { type CueMatch, matchCues } from "./match-cues.ts";
import { facetOfNoun } from "./noun-facets.ts";
import { isAboutOther } from "./other-products.ts";
import type { Mood, Unit } from "./unit.ts";

const NEAR = 5;
const IN_A_GOOD_WAY = "in a good way";

const turn = (polarity: 1 | -1): 1 | -1 => (polarity === 1 ? -1 : 1);

/** What a word says of the things near it; "quality" may be any, and "pretty thin" is no praise. */
const saysNearby = (tokens: readonly Token[], index: number): -1 | 0 | 1 => {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token === undefined) return 0;
  const isDegree = token.lower === "pretty" && (next?.pos === "ADJ" || next?.pos === "ADV");
  return token.lower === "quality" || isDegree ? 0 : phrasePolarity(tokens, index) || wordPolarity(token);
};

export type Judged = { polarity: 1 | -1; index: number };

/** The polarity that opinion words near a neutral word give it: the closest one decides. */
const borrowed = (tokens: readonly Token[], match: CueMatch): Judged | null => {
  const distance = (index: number): number => (index < match.from ? match.from - index : index - match.to + 1);
  const nearest = tokens
    .map((_, index) => ({
      index,
      polarity: index >= match.from && index < match.to ? 0 : saysNearby(tokens, index),
    }))
    .filter((each) => each.polarity !== 0 && distance(each.index) <= NEAR)
    .toSorted((a, b) => distance(a.index) - distance(b.index))[0];
  if (nearest === undefined) return null;
  const polarity = nearest.polarity > 0 ? 1 : -1;
  const negated = isNegated(tokens, nearest.index) !== isDeniedBehind(tokens, nearest.index + 1);
  const turned = negated !== isLessened(tokens, nearest.index);
  return { polarity: turned ? turn(polarity) : polarity, index: nearest.index };
};

const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.lower).join(" ");

/** "leak free" says itself that there are no leaks: its own "free" turns nothing around. */
const saysFree = (tokens: readonly Token[], { from, to }: CueMatch): boolean =>
  /^-? ?free\b/.test(textOf(tokens.slice(from + 1, to)));

const judge = (tokens: readonly Token[], match: CueMatch): Judged | null => {
  if (match.bearing === "raised") return borrowed(tokens, match);
  const own = match.bearing === "praised" ? 1 : -1;
  const prevented = own === -1 && isPrevented(tokens, match.from);
  const denied = isNegated(tokens, match.from) !== isDeniedBehind(tokens, match.to);
  const negated = denied !== saysFree(tokens, match);
  const turned = (negated !== prevented) !== isLessened(tokens, match.from);
  return { polarity: turned ? turn(own) : own, index: match.from };
};

/** "Pump broke": a noun that opens the sentence without an article is easily taken for a verb. */
const bareSubject = (tokens: readonly Token[], match: CueMatch): string => {
  const first = tokens[0];
  const misread = match.from === 1 && first?.pos === "VERB" && tokens[1]?.pos === "VERB";
  return misread && !/(?:s|ed|ing)$/.test(first.lower) && /^\p{Lu}/u.test(first.text) ? first.lower : "";
};

const LEADING = new Set(["DET", "ADJ", "NUM", "PRON"]);
const PREDICATE = new Set(["VERB", "AUX", "ADV"]);

/** After these, "it" is an object or stands for a noun before. */
const LINKING = new Set(["ADP", "VERB", "AUX", "SCONJ", "CCONJ", "PART", "PUNCT", "SYM"]);

const isLinked = ({ pos, lower }: Token): boolean => LINKING.has(pos) || /^(?:that|which|when)$/.test(lower);

/** The preposition before a noun phrase, or "". */
const prepositionBefore = (tokens: readonly Token[], from: number): string => {
  let at = from - 1;
  while (LEADING.has(tokens[at]?.pos ?? "")) at -= 1;
  const token = tokens[at];
  return token?.pos === "ADP" ? token.lower : "";
};

/** "with the strap on there it wobbles": what stands in a phrase of its own before a subject "it" or "they"; not "the bag it came in". */
const isBesideSubject = (tokens: readonly Token[], { from, to }: NounTerm, cue: number): boolean => {
  const at = tokens.findLastIndex(({ lower }, index) => index < cue && (lower === "it" || lower === "they"));
  const isSubject = at + 1 === cue || PREDICATE.has(tokens[at + 1]?.pos ?? "");
  if (at < to || !isSubject) return false;
  const preposition = prepositionBefore(tokens, from);
  if (at === to) return preposition !== "" && preposition !== "of";
  const isState = at === to + 1 && /^with(?:out)?$/.test(preposition) && tokens[to]?.pos !== "ADP";
  return isState || tokens.slice(at - 1, at).every((token) => !isLinked(token));
};

/** "After 15 bags it quits": the cue says itself whom it speaks of, and the noun stands in a phrase of its own. */
const isOwnSubject = (tokens: readonly Token[], { from, to }: NounTerm, cue: number): boolean =>
  /^(?:it|they)$/.test(tokens[cue]?.lower ?? "") && to === cue && prepositionBefore(tokens, from) !== "";

/** "the straps were long and the little pills all over the cups": another noun phrase, which names the cue's own. */
const isInNextPart = (tokens: readonly Token[], { to }: NounTerm, cue: number): boolean => {
  const joined = tokens.findLastIndex(
    ({ pos, lower }, at) => pos === "CCONJ" && lower !== "or" && at >= to && at < cue,
  );
  const [article, ...between] = tokens.slice(joined + 1, cue);
  return joined !== -1 && article?.pos === "DET" && between.every(({ pos }) => pos === "ADJ");
};

/** The noun a cue is about: the last noun before it, or the first after an adjective. "The lid of the jar" is a lid. */
const targetOf = (tokens: readonly Token[], match: CueMatch): { target: string; term: string } => {
  const terms = nounTerms(tokens);
  const inside = terms.find((term) => term.from >= match.from && term.to <= match.to);
  const nearest = terms.findLast((term) => term.to <= match.from);
  const isApart =
    nearest !== undefined &&
    (isBesideSubject(tokens, nearest, match.from) ||
      isOwnSubject(tokens, nearest, match.from) ||
      isInNextPart(tokens, nearest, match.from));
  const beforeCue = isApart ? undefined : nearest;
  const owner = terms.find(
    (term) =>
      beforeCue !== undefined &&
      tokens[term.to]?.lower === "of" &&
      term.to < beforeCue.from &&
      beforeCue.from - term.to <= 3,
  );
  const adjective = tokens[match.to - 1]?.pos === "ADJ";
  const after = adjective ? terms.find((term) => term.from === match.to) : undefined;
  // "the AAA batteries are not included": the cue begins within its name.
  const across = terms.find((term) => term.from < match.from && term.to > match.from);
  const found = after ?? owner ?? beforeCue ?? (nearest === undefined ? (inside ?? across) : undefined);
  if (found !== undefined) return { target: found.head.lemma, term: found.term };
  const subject = nearest === undefined ? bareSubject(tokens, match) : "";
  return { target: subject, term: subject };
};

/** A neutral word borrows no polarity from words that another facet already claims. */
const isClaimed = (match: CueMatch, all: readonly CueMatch[]): boolean =>
  match.bearing === "raised" &&
  all.some((other) => other.bearing !== "raised" && Math.max(other.from - match.to, match.from - other.to) <= NEAR);

/** "I could understand my son": what somebody was able to do, and nothing supposed. */
const isAbility = (tokens: readonly Token[], { from }: CueMatch): boolean =>
  tokens[from]?.lower === "could" &&
  /^(?:i|we|he|she)$/.test(tokens[from - 1]?.lower ?? "") &&
  !/\b(?:if|wish|would|so)\b/.test(textOf(tokens));

/** "would buy again" is a report of contentment, however conditional its grammar. */
const isReportAnyway = (tokens: readonly Token[], match: CueMatch): boolean =>
  match.facet.id === "repeat" || isAbility(tokens, match);

const moodOf = (clause: Clause, match: CueMatch, judged: Judged, clauseMood: Mood): Mood => {
  if (clauseMood !== "report") return clauseMood;
  const { tokens } = clause;
  const imagined =
    !isReportAnyway(tokens, match) &&
    (isHypothetical(tokens, Math.max(match.from, judged.index)) || (match.bearing === "raised" && isImagined(tokens)));
  return imagined ? "wish" : isAboutOther(clause, match) ? "other-product" : "report";
};

const JUDGES_ANYTHING = /^(?:the )?weak(?:est)? (?:spot|point|link|side)s?$/;

/** Words that judge anything, such as "useless", are about what their noun is about: a useless microphone is a matter of calls. */
const facetAbout = (
  facet: Facet,
  opinion: string,
  { target, term }: Pick<Unit, "target" | "term">,
  reading: FacetReading,
): Facet => {
  const isGeneral = facet.id === "results" || JUDGES_ANYTHING.test(opinion);
  return (isGeneral && target !== "" ? facetOfNoun(term, target, reading) : null) ?? facet;
};

/** The opinion that a match is, judged as it is; null where its words stand in no clause. */
export const unitOf = (
  clause: Clause,
  match: CueMatch,
  judged: Judged,
  reading: FacetReading,
  mood: Mood,
): Unit | null => {
  const { tokens, sentence } = clause;
  const [first, last] = [tokens[match.from], tokens[match.to - 1]];
  if (first === undefined || last === undefined) return null;
  const praisedAnyway = judged.polarity === -1 && textOf(tokens).includes(IN_A_GOOD_WAY);
  const words =
    match.bearing === "raised" ? tokens.slice(judged.index, judged.index + 1) : tokens.slice(match.from, match.to);
  const target = targetOf(tokens, match);
  const opinion = textOf(words);
  const facet = facetAbout(match.facet, opinion, target, reading);
  return {
    reviewId: sentence.reviewId,
    facet,
    key: facet.id,
    ...target,
    opinion,
    polarity: praisedAnyway ? 1 : judged.polarity,
    weight: intensityAt(tokens, judged.index),
    mood: moodOf(clause, match, judged, mood),
    start: first.start,
    end: last.end,
    clause,
  };
};

/** The opinions of a clause that words of the facets carry. */
export const facetUnits = (clause: Clause, reading: FacetReading, mood: Mood): Unit[] => {
  const { tokens } = clause;
  return matchCues(tokens, reading).flatMap((match, _, all): Unit[] => {
    const judged = isClaimed(match, all) ? null : judge(tokens, match);
    const unit = judged === null ? null : unitOf(clause, match, judged, reading, mood);
    return unit === null ? [] : [unit];
  });
};
