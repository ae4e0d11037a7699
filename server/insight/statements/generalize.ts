import { type Product, withArticle } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import { BODY, CHILDREN, MASS } from "../text/word-lists.ts";
import { wordTable } from "../text/word-table.ts";
import { presentOf } from "./inflect.ts";
import { isPluralNoun, type Subject, wearerName } from "./subject.ts";

export type Word = { text: string; glued: boolean };

type Rewriting = { subject: Subject; product: Product; tokens: readonly Token[] };

const AFTER_I: ReadonlyMap<string, string> = wordTable({ am: "are", "'m": "are", was: "were" });
const OF_BUYERS: ReadonlyMap<string, string> = wordTable({
  i: "they",
  we: "they",
  me: "them",
  us: "them",
  my: "their",
  our: "their",
  myself: "themselves",
  mine: "theirs",
  ours: "theirs",
});

/** Verbs that take a person and stay true for any person: "gave me a headache". */
const DONE_TO = new Set(
  "give make leave break keep let help save cost take bother remind wake slow drive hurt last calm bloat".split(" "),
);

/** Who stands for the reviewer's own: what a thing did to a son it may do to any child. */
const RELATIVES: ReadonlyMap<string, string> = wordTable({
  son: "child",
  daughter: "child",
  grandson: "child",
  granddaughter: "child",
  nephew: "child",
  niece: "child",
  toddler: "child",
  husband: "partner",
  wife: "partner",
  boyfriend: "partner",
  girlfriend: "partner",
  fiance: "partner",
});

const ACRONYM = /^(?:USB|LED|UV|BPA|HD|TV|PC|USA|UK|SPF|DVD|LCD|RGB|GPS|AC|DC|XL|XXL|RV|ANC)$/;

const SMALL = new Set(["DET", "ADP", "ADV", "AUX", "CCONJ", "SCONJ", "PART"]);

/** "A" or "IN" in capitals, in the middle of a sentence. */
const isSmallShouted = ({ text, pos }: Token): boolean =>
  SMALL.has(pos) && /^\p{Lu}{1,2}$/u.test(text) && text !== "I" && !ACRONYM.test(text);

/** "HUGE", but not "LED", nor "OEM", which is in no dictionary. */
const isShouted = (token: Token): boolean =>
  isSmallShouted(token) || (token.known && /^\p{Lu}{3,}$/u.test(token.text) && !ACRONYM.test(token.text));

/** The head of the noun phrase that begins at an index: "shifts" of "12 hour shifts". */
const nextNoun = (tokens: readonly Token[], from: number): Token | undefined => {
  const end = tokens.findIndex((token, index) => index >= from && !["NOUN", "PROPN", "ADJ", "NUM"].includes(token.pos));
  return tokens
    .slice(from, end === -1 ? tokens.length : end)
    .findLast((token) => token.pos === "NOUN" || token.pos === "PROPN");
};

/** Of a body, and of things as well: "my little toe", "the toe of the sock". */
const BODY_TOO = /^(?:toe|ankle|heel|arm|shin)$/;

/** What stands for "my" before a noun that belongs to nobody in particular. */
const article = (tokens: readonly Token[], index: number): string => {
  const [next, noun] = [tokens[index + 1], nextNoun(tokens, index + 1)];
  if (next === undefined || noun === undefined) return "the";
  if (tokens[index - 1]?.lower === "for" && isPluralNoun(noun)) return "";
  if (MASS.has(noun.lower)) return "";
  if (BODY.has(noun.lower) || BODY_TOO.test(noun.lower))
    return tokens.some(({ lower }) => lower === "i") ? "your" : "the";
  if (isPluralNoun(noun)) return "the";
  return withArticle(next.lower).split(" ")[0] ?? "a";
};

/** Where "me" is somebody a thing does something to, the word for it and the verb in the present; null where not. */
type Done = { verb: number; text: string; pronoun: string };

const personObject = ({ subject, tokens }: Rewriting, index: number): Done | null => {
  const verb = [index - 1, index - 2].find((at) => tokens[at]?.pos === "VERB" && DONE_TO.has(tokens[at]?.lemma ?? ""));
  const token = verb === undefined ? undefined : tokens[verb];
  if (verb === undefined || token === undefined) return null;
  const helped = tokens.slice(0, verb).some((before) => before.pos === "AUX" || before.lower === "to");
  return {
    verb,
    text: helped ? token.text : presentOf(token.lemma, subject.plural),
    pronoun: ["take", "last"].includes(token.lemma) ? "" : "you",
  };
};

const allowsThem = ({ subject, product, tokens }: Rewriting, index: number): boolean =>
  product.plural ||
  subject.plural ||
  tokens.slice(0, index).some((token) => token.pos === "NOUN" && isPluralNoun(token));

const rewriteForBuyers = ({ tokens, product }: Rewriting, index: number): string | null => {
  const [token, before] = [tokens[index], tokens[index - 1]];
  if (token === undefined) return null;
  const wearer = wearerName(product);
  if (/^(?:his|her|him|he|she)$/.test(token.lower))
    return wearer === null ? null : `the ${wearer}${/^(?:his|her)$/.test(token.lower) ? "'s" : ""}`;
  const afterI = before?.lower === "i" || index === 0 ? AFTER_I.get(token.lower) : undefined;
  if (afterI !== undefined) return afterI;
  if (index === 0 && token.lower === "'ve") return "have";
  return OF_BUYERS.get(token.lower) ?? (isSmallShouted(token) ? token.lower : token.text);
};

const isAnimal = (product: Product): boolean => /^(?:dog|cat|horse|pet)$/.test(product.wearer ?? "");

/** "he" after the dog itself is it, and after the thing the dog. */
const ofWearerAgain = ({ product, subject }: Rewriting): string | null => {
  const wearer = wearerName(product);
  if (wearer === null) return null;
  return isAnimal(product) && subject.about === "wearer" ? "it" : `the ${wearer}`;
};

/** One word as it stands in a statement about anybody; null where the statement would not make sense without the reviewer. */
const rewriteWord = (rewriting: Rewriting, index: number): string | null => {
  const { product, tokens } = rewriting;
  const [token, before, after] = [tokens[index], tokens[index - 1], tokens[index + 1]];
  if (token === undefined) return null;
  const wearer = wearerName(product);
  switch (token.lower) {
    case "i":
    case "we":
      return "you";
    case "i'm":
    case "i’m":
      return "you're";
    case "am":
    case "'m":
    case "was":
      return before?.lower === "i"
        ? token.lower === "was"
          ? "were"
          : token.lower === "'m"
            ? "'re"
            : "are"
        : token.text;
    case "me":
    case "us":
      return personObject(rewriting, index)?.pronoun ?? null;
    case "my":
    case "our":
      return wearer === "child" && CHILDREN.has(after?.lower ?? "") ? "the" : article(tokens, index);
    case "his":
    case "her":
      if (after?.pos !== "NOUN" && after?.pos !== "ADJ") return null;
      if (wearer === null) return article(tokens, index);
      return before?.lemma === "give" ? `the ${wearer}` : `the ${wearer}'s`;
    case "he":
    case "she":
    case "him":
      return ofWearerAgain(rewriting);
    case "they":
    case "them":
    case "their":
      return allowsThem(rewriting, index) ? token.text : null;
    case "myself":
    case "mine":
    case "hers":
    case "yours":
    case "ours":
    case "ourselves":
      return null;
    case "because":
      return after?.lower === "i" && ["wear", "have", "use"].includes(tokens[index + 2]?.lower ?? "")
        ? "if"
        : token.text;
    default:
      if (/^(?:my|our)$/.test(before?.lower ?? "") && RELATIVES.has(token.lower))
        return RELATIVES.get(token.lower) ?? null;
      return isShouted(token) ? token.lower : token.text;
  }
};

/** "while I was setting it up" → "while setting it up", which needs no person. */
const isDroppedPerson = (tokens: readonly Token[], index: number): boolean => {
  const at = tokens[index]?.lower === "i" || tokens[index]?.lower === "we" ? index : index - 1;
  return (
    ["while", "when"].includes(tokens[at - 1]?.lower ?? "") &&
    ["i", "we"].includes(tokens[at]?.lower ?? "") &&
    ["was", "were", "am", "'m", "are", "'re"].includes(tokens[at + 1]?.lower ?? "") &&
    (tokens[at + 2]?.lower ?? "").endsWith("ing")
  );
};

/** "than I expected" → "than expected" */
const isExpectation = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "i" &&
  ["than", "as"].includes(tokens[index - 1]?.lower ?? "") &&
  /^(?:expected|anticipated|imagined|pictured|hoped|thought)$/.test(tokens[index + 1]?.lower ?? "");

/** Speaks of "you" and "the" where the reviewer spoke of "I" and "my", and of "they" where buyers are the subject. */
export const generalize = (tokens: readonly Token[], subject: Subject, product: Product): Word[] | null => {
  const rewriting = { subject, product, tokens };
  const words: Word[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isDroppedPerson(tokens, index) || isExpectation(tokens, index)) continue;
    const text = subject.about === "buyers" ? rewriteForBuyers(rewriting, index) : rewriteWord(rewriting, index);
    if (text === null) return null;
    const object =
      /^(?:me|us)$/.test(token.lower) && subject.about !== "buyers" ? personObject(rewriting, index) : null;
    const verb = object === null ? undefined : words[words.length - (index - object.verb)];
    if (verb !== undefined && object !== null) verb.text = object.text;
    if (text !== "") words.push({ text, glued: index > 0 && tokens[index - 1]?.end === token.start });
  }
  return words;
};
