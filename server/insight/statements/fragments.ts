import { analyseText, type Token } from "../text/analyse.ts";
import { remember, rememberText } from "../text/remember.ts";
import { isNoun } from "../text/word-classes.ts";
import { LEADING } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";

const posAlone = rememberText((lower: string): string => analyseText(lower, "")[0]?.tokens[0]?.pos ?? "X");

/** "Shame as it heats well", "Room enough for two": what opens a fragment is a thing, and nothing that the product is. */
export const opensWithThing = ([first]: readonly Token[]): boolean =>
  first !== undefined && isNoun(first) && posAlone(first.lower) === "NOUN";

/** What may follow an adjective that opens a sentence without a verb. */
const FOLLOWS = new Set(["PUNCT", "CCONJ", "PART", "ADP", "SCONJ"]);
const FOLLOWING = wordSet("enough all");

const isName = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);

/** Whether a capital alone made a name of an adjective. What a preposition leads to has to be a thing: "Great for travel", not "for grow". */
const isQuality = (tokens: readonly Token[], at: number): boolean => {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token === undefined || token.pos !== "PROPN" || !token.known || !isName(token)) return false;
  const isLoose =
    (next?.pos === "ADP" || next?.pos === "SCONJ") &&
    (isName(after) || (after?.pos === "VERB" && !after.lower.endsWith("ing")));
  const fits = next === undefined || FOLLOWS.has(next.pos) || FOLLOWING.has(next.lower);
  return fits && !isLoose && posAlone(token.lower) === "ADJ";
};

/** What only grades the adjective that a fragment opens with: "super comfy", "way too tight". */
const DEGREES = wordSet("super way really extremely incredibly insanely ridiculously crazy kinda");
/** Those of them that the tagger takes for nouns or for names. */
const MISREAD = wordSet("super way crazy kinda");

const isGrade = (token: Token, next: Token | undefined): boolean =>
  MISREAD.has(token.lower) && (next?.pos === "ADJ" || (next?.lower === "too" && token.lower === "way"));

/**
 * A clause in which the adjective that opens it is one, though a capital made it a name, and so is what grades it no noun:
 * "Easy to clean", "Super quiet".
 */
export const withOpeningAdjective = remember((tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }) => !LEADING.has(lower));
  const first = tokens[at];
  if (first === undefined) return tokens;
  if (isGrade(first, tokens[at + 1])) return tokens.with(at, { ...first, pos: "ADV" });
  return isQuality(tokens, at) ? tokens.with(at, { ...first, pos: "ADJ" }) : tokens;
});

/** A fragment without the words that only grade what it opens with. */
export const withoutGrade = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }) => !DEGREES.has(lower));
  const [graded, after] = [tokens[at], tokens[at + 1]];
  return at > 0 && (graded?.pos === "ADJ" || graded?.lower === "too") && !isNoun(after) ? tokens.slice(at) : tokens;
};
