import { plainNoun } from "../aspects/noun-groups.ts";
import { isPlural } from "../product/product.ts";
import { KIND_NOUNS } from "../product/product-words.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { THINGS_SOLD } from "./things-sold.ts";

/** How a review names a thing, from sure to unsure. */
export type Naming =
  /** It is what was bought: "these pillows", "Good hose nozzle". */
  | "called"
  /** It is praised or blamed after the opening, as parts are too: "Solid case." */
  | "praised"
  /** The review opens with it again and again. */
  | "repeated"
  /** The review opens with it: "The dress fits". */
  | "told";

/** What a review names, with the noun before it or "". */
export type Named = { noun: string; before: string; as: Naming };

const POINTING = wordSet("this these");
const BESIDE = wordSet(
  "with for in into to under behind near at by from than onto over around through before after until since shows",
);
const FELT = /^(?:pleased|happy|satisfied|impressed|delighted|disappointed|unhappy|love|problems?|issues?)$/;
const PRAISING = wordSet(
  "great good nice excellent amazing awesome best perfect terrible horrible bad worst cute beautiful lovely fine decent gorgeous wonderful fantastic super cheap awful poor pretty solid favorite sturdy comfortable comfy fun sharp cozy handy adorable useful durable delicious tasty stylish elegant",
);
const NEXT_TO_NOTHING = /^(?:overall|[.!,;)(]|and|so|but|for|with|that)/;
const HOLDS_SEVERAL = wordSet("pair pairs set sets pack packs box bag bottle bottles can jar roll rolls tube lot");

/** Verbs that the tagger takes for nouns in a title. */
const FAILS = /^(?:leaks?|hums?|smells?|breaks?|dies?|rips?|tears?|rusts?|stinks?|slips?|squeaks?)$/;

export const isKind = (word: string): boolean =>
  [KIND_NOUNS, THINGS_SOLD].some((kinds) => kinds.has(word) || kinds.has(plainNoun(word)));

const lowerAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? "";

const opensNoun = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isBefore = token?.pos === "ADV" && (next?.pos === "ADJ" || isNoun(next));
  return isNoun(token) || token?.pos === "ADJ" || token?.pos === "NUM" || isBefore;
};

/** Also what the tagger takes for an adjective, "trimmer", unless it often is one. */
const isHead = (token: Token): boolean =>
  isNoun(token) || (token.pos === "ADJ" && token.lower !== "light" && isKind(token.lower));

const isAny = (): boolean => true;

/**
 * Where the noun phrase that begins at `from` ends, −1 where none does: "nozzle" of "good hose nozzle", "rings" of "bag of
 * curtain rings". Of what the tagger may take for nouns too, "these jeans fit", the last that `fits` counts.
 */
const headFrom = (tokens: readonly Token[], from: number, fits: (noun: string) => boolean = isAny): number => {
  let end = from;
  while (opensNoun(tokens, end)) end += 1;
  const at = tokens.findLastIndex((token, index) => index >= from && index < end && isHead(token) && fits(token.lower));
  const holds = HOLDS_SEVERAL.has(lowerAt(tokens, at)) && lowerAt(tokens, at + 1) === "of";
  const held = holds ? headFrom(tokens, at + 2) : -1;
  return held === -1 ? at : held;
};

const SEVERAL_AS_ONE = /^(?:sets?|kits?)$/;

const namedAt = (tokens: readonly Token[], at: number, as: Naming): Named[] => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || !/^\p{L}{3,}$/u.test(token.lower)) return [];
  const isPart = before !== undefined && (isNoun(before) || isKind(before.lower)) && !PRAISING.has(before.lower);
  if (isPart && SEVERAL_AS_ONE.test(token.lower) && isKind(before.lower)) return namedAt(tokens, at - 1, as);
  return [{ noun: token.lower, before: isPart ? before.lower : "", as }];
};

/** "this stays" and "these rock" name nothing. */
const agrees = (pointer: string, noun: string): boolean => isPlural(noun) === (pointer === "these");

const endsAt = (tokens: readonly Token[], at: number): boolean => NEXT_TO_NOTHING.test(tokens[at]?.lower ?? ".");

/** "this wallet" and "pleased with this trimmer", and not "fits in this car". */
const pointedAt = (tokens: readonly Token[]): Named[] =>
  tokens.flatMap(({ lower }, index) => {
    if (!POINTING.has(lower)) return [];
    const isBeside = BESIDE.has(lowerAt(tokens, index - 1)) && !FELT.test(lowerAt(tokens, index - 2));
    const agreeing = headFrom(tokens, index + 1, (noun) => agrees(lower, noun));
    const at =
      agreeing === -1 && endsAt(tokens, index + 2) && isKind(lowerAt(tokens, index + 1)) ? index + 1 : agreeing;
    return isBeside ? [] : namedAt(tokens, at, "called");
  });

const BEING = /^(?:is|are|was|were|['’](?:s|re))$/;

/** "It's a nice avocado slicer", "These are curtain rings", "This is the kettle to get" */
const saidToBe = (tokens: readonly Token[]): Named[] =>
  tokens.flatMap(({ lower }, index) => {
    if (!/^(?:it|this|they|these)$/.test(lower) || !BEING.test(lowerAt(tokens, index + 1))) return [];
    let from = index + 2;
    if (/^(?:an?|the|my|our)$/.test(lowerAt(tokens, from))) from += 1;
    while (tokens[from]?.pos === "ADV") from += 1;
    const isSure = lower === "these" || PRAISING.has(lowerAt(tokens, from));
    return isSure || lower === "this" ? namedAt(tokens, headFrom(tokens, from), isSure ? "called" : "told") : [];
  });

const ENDS_CLAUSE = /^[.,!;:()-]+$/;

/** "Great pump overall", "Good hose nozzle", where the tagger may take a kind of thing for a verb. */
const calledSo = (tokens: readonly Token[], isOpening: boolean): Named[] =>
  tokens.flatMap(({ lower }, index) => {
    if (!PRAISING.has(lower) || (index > 0 && !ENDS_CLAUSE.test(lowerAt(tokens, index - 1)))) return [];
    const isBefore = opensNoun(tokens, index + 1) || isKind(lowerAt(tokens, index + 1));
    const verbal = [index + 1, index + 2].find(
      (at) => isKind(lowerAt(tokens, at)) && endsAt(tokens, at + 1) && (at === index + 1 || isBefore),
    );
    const at = verbal ?? headFrom(tokens, index + 1);
    const as = index > 0 ? "told" : isOpening ? "called" : "praised";
    return endsAt(tokens, at + 1) ? namedAt(tokens, at, as) : [];
  });

/** "Love the sunglasses", "I like the hat" */
const lovedThere = (tokens: readonly Token[]): Named[] => {
  const at = lowerAt(tokens, 0) === "i" ? 1 : 0;
  if (!/^(?:loved?|liked?|hated?)$/.test(lowerAt(tokens, at)) || lowerAt(tokens, at + 1) !== "the") return [];
  return namedAt(tokens, headFrom(tokens, at + 2), "told");
};

const MADE_OUT = /^(?:that|it|this|these|they)$/;

/** "For a sleeping pad that's a bit basic": so it is one. */
const madeOut = (tokens: readonly Token[]): Named[] => {
  if (lowerAt(tokens, 0) !== "for" || !/^an?$/.test(lowerAt(tokens, 1))) return [];
  const at = headFrom(tokens, 2);
  return MADE_OUT.test(lowerAt(tokens, at + 1)) && BEING.test(lowerAt(tokens, at + 2))
    ? namedAt(tokens, at, "called")
    : [];
};

const LONGEST_TITLE = 3;

/** "The dress fits well", "Shorts have a good look", "Boots leak" */
const subjectOf = (tokens: readonly Token[]): Named[] => {
  if (tokens.length <= LONGEST_TITLE && isNoun(tokens[0]) && FAILS.test(lowerAt(tokens, 1)))
    return namedAt(tokens, 0, "called");
  const at = headFrom(tokens, lowerAt(tokens, 0) === "the" ? 1 : 0);
  const next = tokens[at + 1];
  return next?.pos === "VERB" || next?.pos === "AUX" ? namedAt(tokens, at, "told") : [];
};

const FIRST_SENTENCES = 2;

/** The things that a review names as what was bought, in its order. */
export const thingsBought = (sentences: readonly Sentence[]): Named[] => {
  const says = (sentence: Sentence | undefined, noun: string): boolean =>
    sentence?.tokens.some(({ lower }) => plainNoun(lower) === plainNoun(noun)) === true;
  const repeats = (noun: string): boolean =>
    says(sentences[0], noun) && sentences.slice(1).some((sentence) => says(sentence, noun));
  return sentences
    .flatMap(({ tokens }, at) => [
      ...pointedAt(tokens),
      ...saidToBe(tokens),
      ...calledSo(tokens, at === 0),
      ...madeOut(tokens),
      ...(at < FIRST_SENTENCES ? [...subjectOf(tokens), ...lovedThere(tokens)] : []),
    ])
    .map((named) => (named.as === "told" && repeats(named.noun) ? { ...named, as: "repeated" } : named));
};
