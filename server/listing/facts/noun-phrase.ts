import { MATERIALS } from "../../insight/product/product-words.ts";
import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";

const isVerb = ({ pos, lower }: Token): boolean => pos === "AUX" || (pos === "VERB" && !/(?:ed|ing|t)$/.test(lower));

const isEnd = (token: Token | undefined): boolean => token === undefined || token.text === ",";

/** Verbs that name a kind of thing before a noun: "pull loop", "lock nut". */
export const NAMES_KIND: ReadonlySet<string> = new Set(
  "pull push lock grip charge wash wipe fold snap zip hook lift spray pump touch twist turn drip slip stop start rest hold release carry travel control".split(
    " ",
  ),
);

/** Whether a word, in its basic form, is never the name of a thing: "erase" and "absorb", but not "clip". */
export const isOnlyVerb = (lemma: string): boolean =>
  analyseText(`a ${lemma} is`, "seller").some(({ tokens }) =>
    tokens.some(({ lower, pos }) => lower === lemma && pos === "VERB"),
  );

/** "steel mesh lid": of steel it would be "meshes". */
const isOfMaterial = (before: Token | undefined, token: Token | undefined, next: Token | undefined): boolean =>
  MATERIALS.has(before?.lower ?? "") && token?.pos === "VERB" && token.lower === token.lemma && isNoun(next);

/** "heel pull loop": of one thing it would be "pulls". */
const isCompound = (tokens: readonly Token[], index: number): boolean => {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (isOfMaterial(before, token, next)) return true;
  return (
    token?.pos === "VERB" &&
    NAMES_KIND.has(token.lower) &&
    isNoun(before) &&
    before?.lower === before?.lemma &&
    isNoun(next) &&
    isEnd(tokens[index + 2])
  );
};

/** "dual motors remove": what several things do is no part of their name. */
const isDoneByMany = (last: Token | undefined, before: Token | undefined): boolean =>
  last !== undefined &&
  before !== undefined &&
  last.pos === "VERB" &&
  last.lower === last.lemma &&
  isVerb(last) &&
  before.lower !== before.lemma &&
  before.lower.endsWith("s");

/** A noun phrase from the beginning of a piece to its first verb; or "". */
export const nounPhrase = (piece: string): string => {
  const tokens = analyseText(piece, "seller").flatMap((sentence) => sentence.tokens);
  // "brush heads", "combination lock keeps": no verb stands at the very end or before another.
  const verb = tokens.findIndex((token, index) => {
    const next = tokens[index + 1];
    const isFinite = token.pos === "AUX" || (next !== undefined && !isVerb(next) && !isCompound(tokens, index));
    return isVerb(token) && (index === 0 || isFinite);
  });
  const named = verb === -1 ? tokens : tokens.slice(0, verb);
  const words = isDoneByMany(named.at(-1), named.at(-2)) ? named.slice(0, -1) : named;
  // "no laces" without its "no" says the opposite.
  const from = words.findIndex(({ pos, lower }) => pos !== "DET" || lower === "no");
  const [first, last] = [words[from], words.at(-1)];
  const endsInNoun = last?.pos === "NOUN" || (last !== undefined && isVerb(last));
  return first === undefined || last === undefined || !endsInNoun ? "" : piece.slice(first.start, last.end);
};

/** Verbs that go over from a thing to what it does, whatever stands before them. */
const GOES_OVER =
  /^(?:gives?|keeps?|makes?|lets?|helps?|holds?|provides?|allows?|ensures?|protects?|prevents?|reduces?|adds?|brings?|offers?|supports?|fits?|works?|has|have|is|are|can|will|does|do|delivers?|removes?|creates?|draws?|conforms?|stays?)$/;

/** "mounts" behind "clamp with pads": what one thing does. */
const isDoneByOne = (verb: string, named: string): boolean => {
  const [head = named] = named.split(/ (?:with|of|for|in|on) /);
  return /[^su]s$/u.test(verb) && !head.endsWith("s");
};

/** The noun phrase that a text opens with, where it surely ends there: not "auto" of "auto squelch for clear speech". */
export const surePhrase = (text: string): string => {
  const named = nounPhrase(text);
  const next = /^\s*([\p{L}'’-]+)/u.exec(text.slice(text.indexOf(named) + named.length))?.[1]?.toLowerCase() ?? "";
  return next === "" || GOES_OVER.test(next) || isDoneByOne(next, named) ? named : "";
};
