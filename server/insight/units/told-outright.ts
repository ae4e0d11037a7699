import type { Aspect } from "../aspects/aspect.ts";
import { type NounTerm, nounTerms } from "../aspects/noun-terms.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isHypothetical, isImagined } from "../text/negation.ts";
import { isNegator } from "../text/negators.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { wordSet } from "../text/word-table.ts";
import { textFrom } from "./misreadings/misreading.ts";

/** What things had better not do, whatever they are. */
const FAILING = wordSet(`leak kink crack tear wobble smell stink stain fade shrink break spill chip peel rust snag clog
  jam rattle squeak sag fray rip tangle overheat melt warp crumble chafe slip stick stuck catch come`);
const APART = wordSet("apart off undone loose unglued");
const LOOKING = wordSet("feel look seem sound get be become");
const POOR = wordSet("cheap flimsy stuck loose hot tangled caught jammed");
const TURNING = /\b(?:but|too|except|until|till|yet|only|just|enough|unless|without|than|if|wish)\b/;

const placesOf = ({ clause: { tokens }, start, end }: Aspect): { from: number; to: number } => ({
  from: tokens.findIndex((token) => token.start >= start),
  to: tokens.findLastIndex((token) => token.end <= end) + 1,
});

const MOST_BETWEEN = 3;

/** The verb behind a denial, with the words up to it that may stand between: "never gets", "does n't ever feel". */
const deniedVerb = (tokens: readonly Token[], negator: number): number =>
  tokens.findIndex(
    ({ pos }, at) => at > negator && at <= negator + MOST_BETWEEN && pos !== "ADV" && pos !== "AUX" && pos !== "PART",
  );

const isTrouble = (tokens: readonly Token[], verb: number): boolean => {
  const [told, next] = [tokens[verb], tokens[verb + 1]];
  if (told === undefined) return false;
  if (LOOKING.has(told.lemma)) {
    const said = tokens.slice(verb + 1, verb + 3).find(({ pos }) => pos !== "ADV") ?? next;
    return said !== undefined && (POOR.has(said.lower) || wordPolarity({ ...said, pos: "ADJ" }) < 0);
  }
  return told.lemma === "come" ? APART.has(next?.lower ?? "") : FAILING.has(told.lemma);
};

/** "The zipper never gets stuck", "the lid doesn't feel cheap": the clause denies a trouble and says nothing else. */
const deniesTrouble = (aspect: Aspect): boolean => {
  const { tokens } = aspect.clause;
  const negator = tokens.findIndex((_, at) => isNegator(tokens, at));
  const { to } = placesOf(aspect);
  return (
    negator >= to &&
    negator <= to + 2 &&
    !tokens.some((_, at) => at > negator && isNegator(tokens, at)) &&
    isTrouble(tokens, deniedVerb(tokens, negator)) &&
    !opinionsIn(tokens).some(({ sign }) => sign < 0) &&
    !TURNING.test(textFrom(tokens)) &&
    !isImagined(tokens)
  );
};

const NO_WORRY =
  /\b(?:(?:not|n't|nt|never) (?:even )?(?:have|need|had|got) to (?:ever )?worry|(?:not|n't|never|no longer) (?:ever )?worry|no (?:more )?worr(?:y|ies|ying)|(?:without|stop|stopped|quit) worrying) about (?:(?:the|my|a|any|its|your) )?(?:\p{L}+ ){0,2}$/u;

/** "don't have to worry about the cap leaking" */
const isNoWorry = (aspect: Aspect): boolean => {
  const { tokens } = aspect.clause;
  const { from } = placesOf(aspect);
  return NO_WORRY.test(`${textFrom(tokens, 0, from)} `) && !/\b(?:but|except)\b/.test(textFrom(tokens, from));
};

const EARLIER_HAD =
  /^(?:but |and |although )?(?:the|my|our) (?:old|older|last|previous|former|original|first) (?:[\p{L}-]+ ){0,2}had (?:a |an |the )?(?:(?:much|far|way|slightly|even) )?(?:better|nicer|stronger|sturdier|thicker|longer|bigger|larger|softer|tighter|superior)(?: [\p{L}-]+){0,2} ?$/u;

/** "The old one had a better lid": what is praised is not this one's. */
const isEarlierOnes = (aspect: Aspect): boolean => {
  const { tokens } = aspect.clause;
  return EARLIER_HAD.test(textFrom(tokens, 0, placesOf(aspect).from));
};

/** An aspect with the polarity that its clause plainly tells, whatever the odds say. */
export const asTold = (aspect: Aspect): Aspect => {
  if (aspect.polarity === "negative")
    return deniesTrouble(aspect) || isNoWorry(aspect) ? { ...aspect, polarity: "positive" } : aspect;
  return isEarlierOnes(aspect) ? { ...aspect, polarity: "negative" } : aspect;
};

const blamed = (clause: Clause, term: NounTerm, from: number, to: number): Aspect[] => {
  const [first, last] = [clause.tokens[term.from], clause.tokens[term.to - 1]];
  const [opens, ends] = [clause.tokens[from], clause.tokens[to - 1]];
  if (first === undefined || last === undefined || opens === undefined || ends === undefined) return [];
  return [
    {
      kind: "noun",
      term: term.term,
      head: term.head.lemma,
      start: first.start,
      end: last.end,
      opinionStart: opens.start,
      opinionEnd: ends.end,
      polarity: "negative",
      clause,
    },
  ];
};

const GAVE_BACK =
  /(?<!\b(?:not|n't|nt|never|if|might) )\b(?:had to|have to|will be|am|was forced to|going to|ended up) (?:return(?:ing)?|send(?:ing)? back|throw(?:ing)? (?:away|out)) (?:the|this|these) $/u;

/** "had to return the heater" */
const givenBack = (clause: Clause): Aspect[] =>
  nounTerms(clause.tokens).flatMap((term) => {
    const before = `${textFrom(clause.tokens, 0, term.from)} `;
    return GAVE_BACK.test(before) && !isHypothetical(clause.tokens, term.from)
      ? blamed(clause, term, Math.max(0, term.from - 2), term.from)
      : [];
  });

const WOULD_BE =
  /\b(?:would|'d) (?:(?:have been|be) )(?:\p{L}+ )?(?:perfect|great|better|nice|ideal|good|awesome)(?: \p{L}+){0,3} if (?:only )?(?:the|its|it's) $/u;

const MAKERS = wordSet("manufacturer maker company seller brand vendor people they");

/** "would be perfect if the lid sealed" */
const wanting = (sentence: Sentence, clause: Clause): Aspect[] =>
  nounTerms(clause.tokens).flatMap((term) => {
    const at = sentence.tokens.findIndex((token) => token === clause.tokens[term.from]);
    const verb = clause.tokens[term.to];
    const isVerb = verb !== undefined && !MAKERS.has(term.head.lemma) && (verb.pos === "VERB" || verb.pos === "AUX");
    return isVerb && WOULD_BE.test(`${textFrom(sentence.tokens, 0, at)} `)
      ? blamed(clause, term, term.to, term.to + 1)
      : [];
  });

/** Parts and things that a text plainly blames in words that judge nothing by themselves. */
export const blamedOutright = (text: readonly Sentence[]): Aspect[] =>
  text.flatMap((sentence) =>
    splitClauses(sentence).flatMap((clause) => [...givenBack(clause), ...wanting(sentence, clause)]),
  );
