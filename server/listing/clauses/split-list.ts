import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";

type Part = { start: number; end: number };

const BETWEEN = /,\s+(?:and\s+|&\s+)?|\s+(?:and|&)\s+/giu;
const HEADER = /^[^:]{2,60}:\s+/u;
/** Words that speak of more than the item they stand in. */
const OF_ALL = /\b(?:or|not|no|never|nor|without|nice|good|than|either|both|between)\b|n['’]t\b/iu;
/** "dishwasher safe", "BPA-free", "chew-proof", "waterproof", "machine washable" */
const COMPOUND =
  /^(?:[\p{L}\d-]+[ -])?[\p{L}\d]+[ -](?:proof|free|safe|resistant|washable|friendly|repellent|tight|ready|compatible)$|^[\p{L}-]*(?:proof|resistant|washable)$/iu;

const LEADS_ON = new Set(["ADP", "PART", "ADV", "SCONJ", "CCONJ"]);
const MODIFIERS = new Set(["ADJ", "NUM", "DET"]);

const wordsOf = (said: string): readonly Token[] =>
  analyseText(said.toLowerCase(), "listing").flatMap((sentence) => sentence.tokens.filter(isWord));

const isWord = ({ pos }: Token): boolean => pos !== "PUNCT" && pos !== "SYM";

/** Adjectives that the tagger takes for something else where they stand alone. */
const ADJECTIVES = new Set(
  "cool firm snug fast cozy roomy padded insulated reinforced waterproof elastic light warm clean dry".split(" "),
);

/** "easy to put on", "reflective at night", "light enough for hikes", "well made" */
const isQuality = (text: string, tokens: readonly Token[]): boolean => {
  if (COMPOUND.test(text)) return true;
  if (tokens[1]?.lower === "enough") return true;
  const at = tokens.findIndex(({ pos }) => pos !== "ADV");
  const first = tokens[at];
  if (first === undefined) return false;
  if (at > 0 && first.pos === "VERB" && WROUGHT.test(first.lower)) return at === tokens.length - 1;
  const next = tokens[at + 1];
  const isAdjective = first.pos === "ADJ" || ADJECTIVES.has(first.lower);
  return isAdjective && (next === undefined || LEADS_ON.has(next.pos));
};

/** Verbs that the tagger takes for plurals. */
const DOES = new Set("charges folds stops rolls packs slides wraps clips drains lights snaps plugs pops".split(" "));
const WROUGHT = /(?:ed|made|built|cut|lit|kept|woven)$/;

/** "fits every cup", "charges in an hour", "made of steel" */
const isDoing = ([first, second]: readonly Token[]): boolean => {
  if (first === undefined || second === undefined) return false;
  const acts = (first.pos === "VERB" && first.lower.endsWith("s")) || DOES.has(first.lower);
  return acts || (WROUGHT.test(first.lower) && (second.pos === "ADP" || second.lower === "to"));
};

/** "soft padding", "two leash clips", "a handle on the back" */
const isThing = (tokens: readonly Token[]): boolean => {
  const [first] = tokens;
  if (first === undefined || tokens.some(({ pos }) => pos === "AUX" || pos === "PRON")) return false;
  const end = tokens.findIndex(({ pos }) => pos === "ADP");
  const phrase = end === -1 ? tokens : tokens.slice(0, end);
  const isModified = MODIFIERS.has(first.pos) || (first.pos === "VERB" && first.lower.endsWith("ed"));
  const isWhole = phrase.at(-1)?.pos !== "ADJ";
  return isModified && isWhole && phrase.slice(1).some(isNoun) && !phrase.slice(1).some(({ pos }) => pos === "VERB");
};

const isAdjective = ({ pos, lower }: Token): boolean => pos === "ADJ" || ADJECTIVES.has(lower);

/** "soothes dry, flaky skin": two adjectives of one noun. */
const sharesNoun = (before: readonly Token[], tokens: readonly Token[]): boolean => {
  const [adjective, other, noun] = [before.at(-1), tokens[0], tokens[1]];
  if (adjective === undefined || other === undefined || before.at(-2)?.pos === "AUX") return false;
  const isModifier = isAdjective(other) || (other.pos === "VERB" && other.lower.endsWith("ed"));
  return isAdjective(adjective) && isModifier && isNoun(noun);
};

const leadsOn = (tokens: readonly Token[]): boolean => tokens.some(({ pos }) => pos === "ADP");

const doesTo = (tokens: readonly Token[]): boolean => tokens.some(({ lower }, at) => lower === "to" && at > 0);

/** "easy to fill and clean", "quick and easy to clean": one thing is easy, or both are of one doing. */
const sharesDoing = (items: readonly (readonly Token[])[]): boolean =>
  items.some((tokens, at) => tokens.length === 1 && (doesTo(items[at - 1] ?? []) || doesTo(items[at + 1] ?? [])));

/** "keeps you warm and dry": a bare adjective behind what a thing does belongs to that. */
const endsDoing = (items: readonly (readonly Token[])[]): boolean =>
  items.some((tokens, at) => tokens.length === 1 && items.slice(0, at).some(isDoing));

/** The places of the items between commas and "and". */
const itemsOf = (text: string, from: number): Part[] => {
  const parts: Part[] = [];
  let start = from;
  for (const match of text.slice(from).matchAll(BETWEEN)) {
    parts.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  return [...parts, { start, end: text.length }];
};

/** Behind these a list goes on over commas: "comes with a soft brush, two straps". */
const OPENS_LIST =
  /^(?:with|for|of|like|as|including|includes?|contains?|fits?|holds?|has|have|comes?|works?|safe|ideal|great|perfect|good|suitable|between|from|to|on|in|against)$/;

/** "stays in place", "folds in seconds": nothing is listed there. */
const ADVERBIAL = /^(?:place|seconds|minutes|position|use|time)$/;

const isFinite = ({ pos, lower }: Token): boolean =>
  pos === "AUX" || DOES.has(lower) || (pos === "VERB" && /[^s]s$/.test(lower));

/** Whether a list is still open at the end of what has been read: nothing is said of "brush" in "comes with a soft brush". */
const isOpen = (tokens: readonly Token[]): boolean => {
  const opener = tokens.findLastIndex(
    ({ lower }, at) => OPENS_LIST.test(lower) && !ADVERBIAL.test(tokens[at + 1]?.lower ?? ""),
  );
  return opener !== -1 && !tokens.slice(opener + 1).some(isFinite);
};

const SHORTEST_PIECE = 2;

/** "anti-slip backing keeps the mat in place": a subject and what it does. */
const isSentence = (tokens: readonly Token[]): boolean => {
  const verb = tokens.findIndex(isFinite);
  return verb > 0 && verb < tokens.length - 1 && isNoun(tokens[verb - 1]) && tokens.every(({ pos }) => pos !== "PRON");
};

/** "simply rinse it under water", "cook in any weather" */
const isInstruction = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ pos }) => pos !== "ADV");
  const [verb, next] = [tokens[at], tokens[at + 1]];
  return (
    verb?.pos === "VERB" &&
    verb.lower === verb.lemma &&
    (next?.pos === "DET" || next?.pos === "ADP" || next?.lower === "it")
  );
};

/** Whether a piece behind a comma says something by itself: "lies flat on all floors", "machine washable", "360 degree reflective strips". */
const standsAlone = (said: string, tokens: readonly Token[], before: readonly Token[]): boolean => {
  const [first, second] = tokens;
  if (first === undefined || second === undefined || before.length < SHORTEST_PIECE || second.pos === "CCONJ")
    return false;
  if (first.pos === "AUX" || isDoing(tokens) || isSentence(tokens) || isInstruction(tokens)) return true;
  if (isQuality(said, tokens)) return COMPOUND.test(said) || leadsOn(tokens);
  return isThing(tokens) && !isOpen(before) && !sharesNoun(before, tokens);
};

const COMMA = /,\s+(?:and\s+|&\s+)?/giu;

/** What is no list as a whole, in the pieces at its commas that can each be true or false. */
const splitAtCommas = (text: string, from: number): readonly Part[] => {
  const parts: Part[] = [];
  let start = 0;
  const commas = [...text.slice(from).matchAll(COMMA)];
  let before = wordsOf(text.slice(from, from + (commas[0]?.index ?? text.length)));
  for (const [index, match] of commas.entries()) {
    const begin = from + match.index + match[0].length;
    const end = from + (commas[index + 1]?.index ?? text.length - from);
    const said = text.slice(begin, end);
    const tokens = wordsOf(said);
    if (standsAlone(said, tokens, before)) {
      parts.push({ start, end: from + match.index });
      start = begin;
      before = tokens;
    } else before = [...before, ...tokens];
  }
  return [...parts, { start, end: text.length }];
};

/**
 * The items of a list, each of which can be true or false by itself: "waterproof, reflective at night, easy to put on". What
 * only ends a phrase before it is no item: "easy to fill and clean", "for hikes, long walks and trips", "soft and warm fabric".
 * What is no list of such items is cut at those commas behind which a piece says something by itself.
 */
export const splitList = (text: string): readonly Part[] => {
  const whole = [{ start: 0, end: text.length }];
  const header = HEADER.exec(text)?.[0].length ?? 0;
  const items = itemsOf(text, header);
  if (items.length === 1) return whole;
  if (OF_ALL.test(text.slice(header))) return splitAtCommas(text, header);
  const read = items.map(({ start, end }) => {
    const said = text.slice(start, end);
    return { said, tokens: wordsOf(said) };
  });
  const tagged = read.map(({ tokens }) => tokens);
  // What follows a predicate may belong to it: "great for hikes, long walks".
  const named = read.findIndex(({ tokens }) => !isThing(tokens));
  const things = named === -1 ? read : read.slice(0, named);
  const areItems =
    things.slice(0, -1).every(({ tokens }) => !leadsOn(tokens)) &&
    read.slice(things.length).every(({ said, tokens }) => isQuality(said, tokens) || isDoing(tokens)) &&
    !sharesDoing(tagged) &&
    !endsDoing(tagged);
  return areItems ? items.map((item, at) => (at === 0 ? { ...item, start: 0 } : item)) : splitAtCommas(text, header);
};
