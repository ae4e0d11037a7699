import type { Product } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import { THING_VERBS } from "../text/word-lists.ts";
import { withOpeningAdjective, withoutGrade } from "./fragments.ts";
import { generalize, type Word } from "./generalize.ts";
import { pluralVerb, presentOf } from "./inflect.ts";
import { nameSubject } from "./name-subject.ts";
import { withPlainVerbs } from "./plain-verbs.ts";
import { render } from "./render.ts";
import { ofProduct, type Subject } from "./subject.ts";
import { trimClause } from "./trim-clause.ts";

/** A reviewer's clause told in the third person. */
export type Told = {
  /** "The lid leaks when it lies on its side" */
  text: string;
  subject: Subject;
  /** All after the subject: "leaks when it lies on its side" */
  predicate: string;
  /** The tokens the predicate was made from. */
  tokens: readonly Token[];
};

/** What shows that a clause is no plain sentence, or speaks of the shop. */
const NO_STATEMENT =
  /\bthank(?:s|ful)? (?:you|god|goodness|the lord|heavens?)\b|\b(?:jesus|lord|omg|lol|haha)\b|^the fact that\b|\bdead in the water\b|\bmore like\b|\bn?either (?:it|they|he|she|you|buyers|the|an?)\b(?!.* n?or )|\bnot only\b|\blet down by\b|\bother than\b|\b(?:amazon|ebay|etsy|walmart|reviews?|reviewers?|listing|description)\b|\b(?:today|tonight|yesterday|tomorrow|this morning|last night)\b|\byou (?:gave|bought|asked|ordered|wanted|received|sent)\b| ['‘]|\b(\w+) \1\b/i;

const SHORTEST = 3;
const LONGEST = 18;
const UNFIT = /[()[\]{}"“”@#<>*_=|\\~^]|\. |https?:|www\.|\d{7,}|\p{Extended_Pictographic}/u;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "it's held up": a verb that is hardly ever said in the passive. */
const HAS_DONE =
  /^(?:(?:already|also|always|been|even|never|not|now|only|really|since|still) )?(?:been|come|done well|fallen|gone|got|gotten|had|held|kept|lasted|stayed|stood|survived|worked)\b/i;

/** "the treats is" → "the treats are", where the subject was given another number than the reviewer's. */
const agree = (words: readonly Word[], subject: Subject, tokens: readonly Token[]): Word[] => {
  const isSecond = (index: number): boolean =>
    words[index - 1]?.text === "and" &&
    tokens.some(({ text, pos }) => text === words[index]?.text && pos === "VERB" && /[^s]s$/.test(text));
  const verb = words.findIndex((each) => !/^(?:still|never|always|only|also|even|just|really)$/i.test(each.text));
  return words.map((each, index) => {
    if (index !== verb && !isSecond(index)) return each;
    if (each.text === "'s") {
      const done = HAS_DONE.test(
        words
          .slice(index + 1, index + 3)
          .map((word) => word.text)
          .join(" "),
      );
      return { text: done ? (subject.plural ? "have" : "has") : subject.plural ? "are" : "is", glued: false };
    }
    if (each.text === "'re") return { text: "are", glued: false };
    return subject.plural && subject.about === "product" ? { ...each, text: pluralVerb(each.text) } : each;
  });
};

const LONGEST_UNKNOWN = 8;

/** Words of no dictionary in small letters are slips of the finger; all capitals are shouting. */
const isCareless = (tokens: readonly Token[]): boolean => {
  const letters = tokens.map((token) => token.text).join("");
  const upper = letters.replace(/[^\p{Lu}]/gu, "").length;
  const unknown = tokens.filter((token) => !token.known && /^\p{Ll}{4,}$/u.test(token.text));
  return (
    unknown.length > 1 ||
    unknown.some((token) => token.text.length > LONGEST_UNKNOWN) ||
    (letters.length > 12 && upper * 2 > letters.length)
  );
};

/** Without the capital of a sentence's first word. */
export const lowered = (tokens: readonly Token[]): readonly Token[] => {
  const first = tokens[0];
  const plain = first !== undefined && first.known && /^\p{Lu}(?:\p{Ll}*|[\p{Lu}]{3,})$/u.test(first.text);
  return plain ? [{ ...first, text: first.lower }, ...tokens.slice(1)] : tokens;
};

const BARE_PARTICIPLE = /^(?:done|gone|been|included|needed|used)$/;

const hasVerb = (tokens: readonly Token[], subject: Subject): boolean => {
  const verb = tokens.slice(subject.rest).find((token) => token.pos === "VERB" || token.pos === "AUX");
  if (verb === undefined && subject.rest > 1) return true;
  return (
    subject.copula || (verb !== undefined ? !BARE_PARTICIPLE.test(verb.lower) : /^no$/.test(tokens[0]?.lower ?? ""))
  );
};

/** "Felt cheated" is said of the person. */
const feels = (rest: readonly Token[]): boolean =>
  rest[0]?.lemma === "feel" &&
  /^(?:cheated|ripped|disappointed|bad|sorry|guilty|betrayed|scammed|misled|happy|sad)$/.test(rest[1]?.lower ?? "");

/** "a piece were missing" is the end of a longer list. */
const disagrees = (subject: Subject, verb: Token | undefined): boolean =>
  subject.about === "part" && !subject.plural && /^(?:were|are|do|have)$/.test(verb?.lower ?? "");

/** What a clause may speak of without naming it: what "it" or "they" stands for, and what an event without a subject happened to or a quality is of. */
export type Referents = { pronoun: Subject | null; omitted: Subject | null };

const NO_REFERENTS: Referents = { pronoun: null, omitted: null };

const inItsPlace = (antecedent: Subject, rest: number): Subject => ({
  ...antecedent,
  text: antecedent.text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase()),
  rest,
  elided: false,
  copula: false,
});

/** "it" and "they" mean the part that was spoken of just before, where there is one, and so does an event without a subject. */
const resolve = (subject: Subject, tokens: readonly Token[], { pronoun, omitted }: Referents): Subject => {
  const word = tokens[0]?.lower ?? "";
  if (subject.elided && omitted !== null && subject.about === "product" && (subject.copula || THING_VERBS.has(word)))
    return { ...inItsPlace(omitted, 0), copula: subject.copula };
  const fits = (word === "it" && pronoun?.plural === false) || (word === "they" && pronoun?.plural === true);
  return fits && pronoun !== null ? inItsPlace(pronoun, 1) : subject;
};

/** "They" of a single thing are the parts that were spoken of just before. */
const ofMany = (tokens: readonly Token[], product: Product, antecedent: Subject | null): Subject | null =>
  tokens[0]?.lower === "they" && antecedent?.plural === true ? ofProduct(product, 1) : null;

const SAME_IN_PAST = new Set("fit cut hit put let set shut split burst hurt cost spread read beat quit".split(" "));

/** "it look great" and "it dont charge" are mended; "the fit is" was no verb. */
const conjugated = (rest: readonly Token[], subject: Subject): readonly Token[] | null => {
  const [verb, next] = [rest[0], rest[1]];
  if (
    verb?.lower === "do" &&
    verb.pos === "AUX" &&
    next?.lemma === "not" &&
    subject.about === "product" &&
    !subject.plural
  )
    return [{ ...verb, text: "does", lower: "does" }, ...rest.slice(1)];
  const base =
    verb?.pos === "VERB" &&
    verb.lower === verb.lemma &&
    !subject.plural &&
    ["product", "part", "wearer"].includes(subject.about);
  if (verb === undefined || !base) return rest;
  if (next?.pos === "AUX") return null;
  return SAME_IN_PAST.has(verb.lower) || /(?:ed|ing)$/.test(verb.lower)
    ? rest
    : [{ ...verb, text: presentOf(verb.lemma, false) }, ...rest.slice(1)];
};

/** "does feel softer" says "feels softer" with weight. */
const withoutWeight = (predicate: string): string =>
  predicate
    .replace(/ and (?:feel|look|sound|smell|taste|fit|work)s?$/, "")
    .replace(
      /^(does|do) (?!not\b|well\b|fine\b|great\b|good\b|better\b|best\b|wonders\b|nothing\b|the\b|an?\b|it\b|this\b|what\b|their\b)(\p{L}{3,})\b(?!n't)/u,
      (_, helper: string, verb: string) => presentOf(verb, helper === "do"),
    );

/** "can in good condition", "being the lid": a word fell out; "in green the knobs were": another subject follows. */
const CUT_OFF =
  /^(?:can|will|would|could|should|may|might) (?:in|on|at|of|for|with|to)\b|^being\b|^(?:in|on|with|at) \S+ (?:the|an?|your|their) /i;
/** "is key is the one for text", "is too bad it died", "is hard to hold they are so smooth": two sentences. */
const RUN_TOGETHER =
  /^(?:is|are) (?:too bad\b|\S+ (?:is|are)\b)|(?<!\b(?:that|and|but|so|because|if|when|until|as|than)) (?:they|it) (?:is|are|was|were) (?:not|so|very|too|really|just)\b/i;

/** "made is durable": a word fell out, or two sentences ran together. */
const isBroken = (rest: readonly Token[], predicate: string): boolean =>
  CUT_OFF.test(predicate) ||
  RUN_TOGETHER.test(predicate) ||
  (["VERB", "NOUN"].includes(rest[0]?.pos ?? "") && rest[1]?.pos === "AUX" && rest[1].lemma === "be") ||
  /(?<!['’])\b(?:iv|ive|ve|theyve|theyre|im|am)\b/i.test(predicate);

/** Tells a clause, with the word that it rightly ends with where trimming takes it, as a statement with a named subject; null where it would not stand by itself. */
export const tellClause = (
  clause: readonly Token[],
  product: Product,
  referents: Referents = NO_REFERENTS,
  ending: readonly Token[] = [],
): Told | null => {
  const tokens = lowered(withPlainVerbs(withoutGrade([...trimClause(withOpeningAdjective(clause)), ...ending])));
  if (isCareless(tokens)) return null;
  const named = nameSubject(tokens, product) ?? ofMany(tokens, product, referents.pronoun);
  const subject = named === null ? null : resolve(named, tokens, referents);
  if (subject === null || !hasVerb(tokens, subject)) return null;
  const rest = tokens.slice(subject.rest);
  if (disagrees(subject, rest[0]) || (subject.elided && feels(rest))) return null;
  const verbs = conjugated(rest, subject);
  const words = verbs === null ? null : generalize(verbs, subject, product);
  if (words === null || words.length === 0) return null;
  const copula = subject.copula ? [{ text: subject.plural ? "are" : "is", glued: false }] : [];
  const predicate = withoutWeight(render(agree([...copula, ...words], subject, tokens)));
  if (isBroken(rest, predicate)) return null;
  const text = `${subject.text} ${predicate}`.trim();
  const count = text.split(" ").length;
  if (count < SHORTEST || count > LONGEST || UNFIT.test(text) || NO_STATEMENT.test(text)) return null;
  if (/(?:^|n't |\bnot |\breally |\bjust )(?:sounds?|looks?|feels?|seems?|appears?)$/.test(predicate)) return null;
  if (/\b(?:more|less|very|this|these|that|those|isn't|is|doesn't|didn't|won't|wasn't)$/.test(text)) return null;
  return { text: capitalized(text), subject, predicate, tokens: rest };
};

/** Turns a reviewer's clause into a finding in the third person, or null where it would not stand by itself. What a reviewer said without a subject stays without one. */
export const cleanStatement = (clause: readonly Token[], product: Product): string | null => {
  const told = tellClause(clause, product);
  if (told === null) return null;
  const bare = told.subject.elided && !told.subject.copula && !told.subject.plural && told.subject.about === "product";
  return bare ? capitalized(told.predicate) : told.text;
};
