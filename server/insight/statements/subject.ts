import { calledName, type Product, withArticle } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import { PLURALS_WITHOUT_S } from "../text/irregular-plurals.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { MASS } from "../text/word-lists.ts";

/** Whom or what a clause is about, and where the rest of it begins. */
export type Subject = {
  /** In lower case, with its article: "the lid". Empty where the clause names none and stands without. */
  text: string;
  /** Its head noun; the product's where the product is meant. */
  noun: string;
  about: "product" | "part" | "buyers" | "wearer" | "nobody";
  plural: boolean;
  /** The reviewer left it out: "Keeps coffee hot". */
  elided: boolean;
  /** Index of the first token after the subject. */
  rest: number;
  /** A copula the reviewer left out: "Too wide for the cup holder". */
  copula: boolean;
};

export const isPluralNoun = (token: Token): boolean =>
  PLURALS_WITHOUT_S.has(token.lower) ||
  (/[^s]s$/.test(token.lower) &&
    (token.lemma !== token.lower || (token.pos === "PROPN" && token.known) || !token.known));

/** Verbs that the tagger takes for nouns or adjectives. */
const VERB_FORMS = new Set(
  "makes keeps leaves gets comes takes needs hurts feels bent split burst runs drops cuts picks".split(" "),
);

/** Where the first verb stands within reach, or -1. */
export const verbIndex = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex(
    (token, index) =>
      index > from &&
      index <= from + 7 &&
      tokens[index - 1]?.pos !== "DET" &&
      !(token.pos === "VERB" && token.lower === token.lemma && isVerb(tokens[index + 1])) &&
      (isVerb(token) || (index > from + 1 && VERB_FORMS.has(token.lower) && !isNoun(tokens[index + 1]))),
  );

const WEARER_NAMES: Readonly<Record<string, string>> = {
  dog: "dog",
  cat: "cat",
  horse: "horse",
  pet: "pet",
  baby: "baby",
  toddler: "toddler",
  kids: "child",
  kid: "child",
  children: "child",
};

export const ofProduct = (product: Product, rest: number, elided = false, copula = false): Subject => ({
  text: `the ${calledName(product)}`,
  noun: product.noun,
  about: "product",
  plural: product.plural,
  elided,
  rest,
  copula,
});

/** "dog", "child": who uses the product, where its name says so. */
export const wearerName = (product: Product): string | null => WEARER_NAMES[product.wearer ?? ""] ?? null;

export const ofWearer = (product: Product, rest: number): Subject | null => {
  const name = wearerName(product);
  return name === null
    ? null
    : { text: `the ${name}`, noun: name, about: "wearer", plural: false, elided: false, rest, copula: false };
};

const BUYERS = { text: "buyers", noun: "buyers", about: "buyers", plural: true, copula: false } as const;

export const ofBuyers = (rest: number, elided: boolean): Subject => ({ ...BUYERS, elided, rest });

const joined = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .reduce(
      (text, token, index, all) =>
        `${text}${index > 0 && all[index - 1]?.end === token.start ? "" : index === 0 ? "" : " "}${token.text}`,
      "",
    );

/** "numbers" of "numbers on the dial"; a word tagged as an adjective right before the verb is taken for a noun. */
const headNoun = (named: readonly Token[]): Token | undefined => {
  const preposition = named.findIndex((token, index) => index > 0 && token.pos === "ADP");
  const core = preposition === -1 ? named : named.slice(0, preposition);
  return core.findLast(isNoun) ?? (core.at(-1)?.pos === "ADJ" ? core.at(-1) : undefined);
};

const OPENS_A_CLAUSE = new Set("when whenever while if because until unless where after before once".split(" "));

/** "the pockets to put": what follows "to" is no verb of the subject, nor is what stands in a clause of its own. */
const isUnfinished = (named: readonly Token[]): boolean =>
  named.at(-1)?.lower === "to" || named.some((token) => OPENS_A_CLAUSE.has(token.lower));

const SAME_IN_PAST = /^(?:fit|cut|let|put|hit|set|shut|cost|hurt|split|spread|beat|quit|burst|shed)$/;

/** "wall clip that comes with it is", "door latch was": a clause that tells of the noun, or its own verb, follows at once. */
const isToldOfAtOnce = ([next, ...rest]: readonly Token[]): boolean =>
  next?.pos === "AUX" ||
  (/^(?:that|which)$/.test(next?.lower ?? "") && isVerb(rest[0]) && rest.slice(1).some((token) => isVerb(token)));

/** "lid latch on the left broke off": what would be the verb does not agree, and another one follows with nothing that joins it. */
const isNamedOnly = (tokens: readonly Token[], at: number): boolean => {
  const [noun, verb] = [tokens[at - 1], tokens[at]];
  if (noun === undefined || !isNoun(noun) || isPluralNoun(noun) || verb?.pos !== "VERB" || verb.lower !== verb.lemma)
    return false;
  const rest = tokens.slice(at + 1);
  if (isToldOfAtOnce(rest)) return !SAME_IN_PAST.test(verb.lower);
  const end = rest.findIndex(({ pos, lower }) => /^(?:CCONJ|SCONJ|PRON)$/.test(pos) || /^(?:to|,|that)$/.test(lower));
  return (
    !SAME_IN_PAST.test(verb.lower) &&
    rest[0]?.pos === "ADP" &&
    rest
      .slice(0, end === -1 ? rest.length : end)
      .some(({ pos, lower, lemma }) => pos === "VERB" && lower !== lemma && !lower.endsWith("ing"))
  );
};

/** "a ceiling stain": the last noun of one thing, which does not agree as its verb. */
const isCompoundEnd = (tokens: readonly Token[], at: number, from: number): boolean => {
  const verb = tokens[at];
  return (
    verb?.pos === "VERB" &&
    verb.lower === verb.lemma &&
    !SAME_IN_PAST.test(verb.lower) &&
    /^an?$/.test(tokens[from]?.lower ?? "") &&
    tokens[at - 1]?.pos === "NOUN"
  );
};

/** A noun phrase before the verb; the article it opens with stays as the caller says. */
export const ofPart = (
  tokens: readonly Token[],
  from: number,
  article: "keep" | "the" | "that" | "a",
  product: Product,
): Subject | null => {
  const verb = verbIndex(tokens, from - 1);
  const second = tokens[verb];
  if (second !== undefined && verb > from && isNamedOnly(tokens, verb))
    return ofPart(tokens.with(verb, { ...second, pos: "NOUN" }), from, article, product);
  const start = verb === -1 ? from : verb;
  const named = tokens.slice(from, start);
  const noun = headNoun(named);
  if (verb !== -1 && (tokens[verb]?.lower ?? "").endsWith("ing") && tokens[verb]?.pos === "VERB") return null;
  if (/^(?:ones?|others?)$/.test(noun?.lower ?? "") || isCompoundEnd(tokens, verb, from)) return null;
  if (verb === -1 || noun === undefined || isUnfinished(named) || named.some((token) => token.pos === "PRON"))
    return null;
  const adverb = tokens[start - 1]?.pos === "ADV" && tokens[start - 2]?.pos !== "DET" ? start - 1 : start;
  const plural = isPluralNoun(noun) || /\band\b/.test(joined(tokens, from, start));
  const bare = article === "keep" || plural || MASS.has(noun.lower);
  const phrase = joined(tokens, from, adverb);
  const definite = article === "that" || (article === "the" && !bare);
  const text = definite ? `the ${phrase}` : bare ? phrase : withArticle(phrase);
  const whole = noun.lemma === product.noun || noun.lower === product.noun;
  return {
    text,
    noun: noun.lemma,
    about: whole ? "product" : "part",
    plural,
    elided: false,
    rest: adverb,
    copula: false,
  };
};
