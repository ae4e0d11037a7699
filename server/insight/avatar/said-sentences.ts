import type { Mining } from "../mining/mining.ts";
import { isOfUnnamed } from "../statements/of-unnamed.ts";
import { signsIn } from "../statements/signs.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { wordSet } from "../text/word-table.ts";
import { CRIES, DOUBTED, GRUDGING, type Gram, isNotSaidOfIt, isOfShop, isWord } from "./grams.ts";
import { isSaidOfProduct } from "./said-of-product.ts";

const SHORTEST_SENTENCE = 3;
const LONGEST_SENTENCE = 9;
/** Who is spoken of first: the reviewer, another person, or what is there. */
const OPENS_OTHERWISE =
  /^(?:i|we|my|our|he|she|his|her|if|when|because|which|who|there|please|don['’]?t|do|you|your|so|after|otherwise|first|until|then|luckily|up|one|one's|another)$/;

/** "Shame because it did heat fast", "Keeping it because the dog doesn't care", "For the price I can't moan": what it goes on from was said before. */
const GOES_ON_FROM =
  /^(?:(?:shame|pity|too bad|bummer)\b|(?:keeping|kept|returning|returned|sending|sent|gave|giving|tossed|donated) (?:it|them|this|these|mine)\b|for the (?:price|money)\b|still (?:had|have|has)\b|(?:most|many|some) (?:other )?\p{L}+s\b|(?:it|they) all\b|same (?:here|as)\b)/u;
/** "Not opened it, it's for her birthday": of what nobody has tried. */
const UNTRIED =
  /\b(?:not|n['’]t|nt|never|yet to)(?: (?:even|yet|actually|really|been))* (?:opened|open|used|use|tried|try|unboxed|worn|tested)\b(?: (?:it|them|this|these|yet)\b|$)/u;
/** "A bit sticky": how much of what was told before. */
const GRADE_ALONE = /^(?:an? (?:bit|little|tad)|bit|kinda|kind of|sort of|pretty|quite|rather|somewhat) \p{L}+$/u;
/** "too", "as well": what a line adds to is not shown, so it stands without. */
const ADDS = /^(?:too|also|either|anyway|tho|though|lol)$/;

const withoutAdded = (tokens: readonly Token[]): readonly Token[] => {
  const [before, last] = tokens.slice(-2);
  const isAsWell = before?.lower === "as" && last?.lower === "well";
  if (!isAsWell && !ADDS.test(last?.lower ?? "")) return tokens;
  const rest = tokens.slice(0, isAsWell ? -2 : -1);
  return rest.slice(0, rest.findLastIndex(isWord) + 1);
};

/** Whether what a sentence says needs another one before it, or is of what was not tried. */
export const needsMore = (tokens: readonly Token[]): boolean => {
  const said = tokens
    .map(({ lower }) => lower)
    .join(" ")
    .replaceAll(" n't", "n't");
  return [GOES_ON_FROM, UNTRIED, GRADE_ALONE].some((pattern) => pattern.test(said));
};

/** What a phrase does not begin with. */
const LEADS_ON = wordSet("and but also so plus the , - – —");
/** "Turn the wheel sharp and he tips over": an order that is a condition. */
const isOrder = (tokens: readonly Token[]): boolean =>
  tokens[0]?.pos === "VERB" &&
  tokens[0].lower === tokens[0].lemma &&
  tokens[1]?.pos === "DET" &&
  tokens.some(({ lower }) => lower === "and");

/** A short sentence that judges the thing is a phrase by itself. */
export const sentenceSaid = (sentence: Sentence, mining: Mining): Gram[] => {
  if (isNotSaidOfIt(sentence)) return [];
  const opening = sentence.tokens.findIndex(
    ({ lower }, at) => !LEADS_ON.has(lower) && !(lower === "far" && sentence.tokens[at - 1]?.lower === "so"),
  );
  const tokens = withoutAdded(sentence.tokens.slice(opening, sentence.tokens.findLastIndex(isWord) + 1));
  const [first, last] = [tokens[0], tokens.at(-1)];
  const words = tokens.filter(isWord).length;
  if (first === undefined || last === undefined || words < SHORTEST_SENTENCE || words > LONGEST_SENTENCE) return [];
  if (
    isOrder(tokens) ||
    needsMore(tokens) ||
    OPENS_OTHERWISE.test(first.lower) ||
    !tokens.every((token) => isWord(token) || token.text === ",")
  )
    return [];
  const clauses = splitClauses(sentence);
  if (isOfShop(tokens) || clauses.some((_, at) => isOfUnnamed(clauses, at, mining.product))) return [];
  if (tokens.some(({ lower }) => CRIES.has(lower) || GRUDGING.has(lower)) || DOUBTED.has(first.lower)) return [];
  const told = signsIn(tokens);
  if (told.length === 0) return [];
  const polarity = Math.sign(told.reduce((sum, sign) => sum + sign.polarity, 0));
  if (!isSaidOfProduct({ sentence, tokens, from: 0, to: tokens.length }, polarity, mining)) return [];
  const span = { reviewId: sentence.reviewId, start: first.start, end: last.end };
  return [
    { key: tokens.map((token) => token.lower).join(" "), tokens, span, whole: true, sentence: true, within: sentence },
  ];
};
