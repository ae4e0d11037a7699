import type { Mining } from "../../insight/mining/mining.ts";
import { lowered, type Told } from "../../insight/statements/clean-statement.ts";
import { nameSubject } from "../../insight/statements/name-subject.ts";
import type { Subject } from "../../insight/statements/subject.ts";
import { trimClause } from "../../insight/statements/trim-clause.ts";
import { documentOf, type Sentence } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { GENERAL_NOUNS } from "../../insight/text/general-nouns.ts";
import { isVerb } from "../../insight/text/word-classes.ts";

/** In tokens: so far after "my" the product is named, if it is what is owned. */
const REACH = 5;
const POINTS = /^(?:it|this|that|they|these|those)$/u;
const OWNED = /^(?:my|our|his|her|their)$/u;

/** "I read it twice, held the button down": what is in the third person is not what "I" did. */
const THIRD_PERSON = /^(?:\p{L}+[^s]s|is|was|does|has)$/u;

const subjectOf = ({ tokens }: Clause, mining: Mining): Subject | null =>
  nameSubject(lowered(trimClause(tokens)), mining.product);

/** "my hair": what is the buyer's own is no part of the thing, unless it is the thing; "on my commute" is no thing at all. */
const namesOwn = ({ tokens }: Clause, { product }: Mining): boolean =>
  tokens.some(({ lower }, at) => {
    if (!OWNED.test(lower) || tokens[at - 1]?.pos === "ADP") return false;
    const owned = tokens.slice(at + 1).find(({ pos }) => pos !== "ADJ");
    const isProduct = tokens.slice(at + 1, at + REACH).some(({ lemma }) => lemma === product.noun);
    return owned?.pos === "NOUN" && !isProduct && !GENERAL_NOUNS.has(owned.lemma);
  });

const MOST_BEFORE_NOUN = 3;

/** "Whoever made the flap never used it": names one thing of a product, and not where somebody is. */
const namesOneThing = ({ tokens }: Sentence, { product }: Mining): boolean =>
  tokens.some(({ pos, lemma }, at) => {
    if (pos !== "NOUN" || lemma === product.noun || GENERAL_NOUNS.has(lemma)) return false;
    const from = tokens.slice(0, at).findLastIndex(({ lower }) => /^(?:the|its)$/.test(lower));
    return from !== -1 && at - from <= MOST_BEFORE_NOUN && tokens[from - 1]?.pos !== "ADP";
  });

/** "it stays lifted" of hair: what is called "it", or not named at all, is the product where nothing else was named just before. */
export const isAnchored = (clause: Clause, { subject }: Told, mining: Mining): boolean => {
  const first = trimClause(clause.tokens)[0];
  if (subject.about === "part" || !(subject.elided || POINTS.test(first?.lower ?? ""))) return true;
  const isOwn = (each: Clause): boolean => namesOwn(each, mining) && subjectOf(each, mining)?.about !== "product";
  const own = splitClauses(clause.sentence).filter(({ start }) => start < clause.start);
  const text = documentOf(clause.sentence);
  const last = text[text.indexOf(clause.sentence) - 1];
  if (last !== undefined && splitClauses(last).slice(-1).some(isOwn)) return false;
  // "Whoever made the flap never used it. Opens with a bang": the flap does.
  const isOpening = subject.elided && clause.start === clause.sentence.start;
  if (isOpening && last !== undefined && namesOneThing(last, mining)) return false;
  const isPointedAt = own.some(({ tokens }) => tokens.slice(1).some(({ lower }) => lower === "it"));
  const isOfReader = subject.elided && isVerb(first) && !THIRD_PERSON.test(first?.lower ?? "");
  const isOfBuyers = (each: Clause): boolean =>
    /^(?:i|we)$/.test(trimClause(each.tokens)[0]?.lower ?? "") || subjectOf(each, mining)?.about === "buyers";
  if (isOfReader && own.slice(-1).some(isOfBuyers)) return false;
  const isOfOther = (each: Clause): boolean => /^(?:part|wearer)$/.test(subjectOf(each, mining)?.about ?? "");
  return (!isPointedAt || subject.elided) && own.every((each) => !isOwn(each) && !isOfOther(each));
};
