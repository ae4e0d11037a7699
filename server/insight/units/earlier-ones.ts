import { plainNoun } from "../aspects/noun-groups.ts";
import type { Product } from "../product/product.ts";
import type { Sentence } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";
import { sentenceText, textFrom } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const MANY =
  /\b(?:(?:been|gone|went|going) through|tried|tested|owned|used)(?: (?:probably|at least|about|literally|so|just|like|out))* (?:a (?:dozen|bunch of|lot of|number of|ton of|few|couple)|half a dozen|dozens of|several|many|countless|lots of|tons of|all (?:kinds|sorts|types) of|every|plenty of|numerous|multiple|various|different) (?!of (?:these|them|this)\b)(?:(?:different|other|kinds? of|types? of) )*([\p{L}-]+)(?: ([\p{L}-]+))?/u;
const OF_ANY_KIND = wordSet("brand brands model models make makes version versions others ones");

const EACH_OF_THEM =
  /^(?:and |but )?(?:(?:every|each)(?: (?:single|last|and every))?(?: one)?(?: of them)?|all of them|they (?:all|always|would|never|just)|most of them|none of them)\b/;
const OURS = /\b(?:this|these|it|its|mine)\b/;

/** Whether a sentence tells of many things of the product's kind that were tried: "been through a dozen lamps". */
const tellsOfMany = (text: string, { noun, type }: Product): boolean => {
  const match = MANY.exec(text);
  if (match === null) return false;
  const kinds = new Set([noun, ...type.split(" ").slice(-1)].map(plainNoun));
  return [match[1], match[2]].some(
    (word) => word !== undefined && (OF_ANY_KIND.has(word) || kinds.has(plainNoun(word))),
  );
};

/** The words of an opinion's sentence up to its end. */
const upToEnd = ({ clause: { sentence }, end }: Unit): string => {
  const to = sentence.tokens.findIndex((token) => token.start >= end);
  return textFrom(sentence.tokens, 0, to === -1 ? sentence.tokens.length : to);
};

/** "tried a lot of lamps that flickered": said of those. */
const isOfSomeTried = (unit: Unit, product: Product): boolean => {
  if (unit.polarity > 0) return false;
  const text = upToEnd(unit);
  const match = MANY.exec(text);
  const rest = match === null ? "" : text.slice(match.index);
  return tellsOfMany(text, product) && /\b(?:that|which)\b/.test(rest) && !/\b(?:this|these|it|mine)\b/.test(rest);
};

/** "Every single one broke", after many others were told of. */
const isOfThoseTried = (unit: Unit, before: Sentence | undefined, product: Product): boolean => {
  const { sentence, tokens } = unit.clause;
  if (unit.polarity > 0 || OURS.test(textFrom(tokens))) return false;
  const [first] = tokens;
  const opens = first !== undefined && sentence.tokens.indexOf(first) <= 1;
  const earlier = opens
    ? before && sentenceText(before)
    : textFrom(
        sentence.tokens,
        0,
        sentence.tokens.findIndex((token) => token === first),
      );
  return earlier !== undefined && EACH_OF_THEM.test(textFrom(tokens)) && tellsOfMany(earlier, product);
};

const HAD_BEFORE =
  /\b(?:had|owned|used|wore|bought|tried) (?:an?|my|another|some|the|one|two|their|his|her) (?:[\p{L}'&.-]+ ){0,4}before (?:this|these)(?: one| ones)?\b/u;
const NOW = /\b(?:this|these|now|is|are|has|have|'s|'re|much|better|worse)\b/;
const ENDED =
  /\b(?:lasted|broke|died|fell|leaked|tore|ripped|cracked|stopped|quit|wore|rusted|failed|held|worked|was|were|had)\b/;
const GOES_ON =
  /^(?:and |but )?(?:it|they|that one|those) (?:only |just |finally |eventually )?(?:lasted|broke|died|fell|leaked|tore|ripped|cracked|stopped|quit|wore|rusted|failed)\b/;

/** "had another one before this that lasted two years": said of that one, there and right after. */
const isOfOneHadBefore = (
  { clause: { sentence, tokens }, start, end }: Unit,
  before: Sentence | undefined,
): boolean => {
  const to = sentence.tokens.findIndex((token) => token.start >= end);
  const upTo = textFrom(sentence.tokens, 0, to === -1 ? sentence.tokens.length : to);
  const match = HAD_BEFORE.exec(upTo);
  if (match !== null) {
    const rest = upTo.slice(match.index + match[0].length);
    return ENDED.test(rest) && !NOW.test(rest);
  }
  const isFirst = (tokens[0]?.start ?? start) <= (sentence.tokens[1]?.start ?? start);
  return isFirst && before !== undefined && HAD_BEFORE.test(sentenceText(before)) && GOES_ON.test(textFrom(tokens));
};

const ANOTHER_ONE = new RegExp(
  [
    String.raw`(?:the|that) (?:[\p{L}-]+ ){0,2}ones? before (?:it|this|these|that)\b`,
    String.raw`the (?!only |first |second |next |other |same |new |last |right |wrong )[\p{L}-]+ ones? (?:he|she|they|(?:my|our|his|her) [\p{L}-]+) (?:had|has|owns|owned|have)\b`,
    String.raw`(?:the|my|our|that|his|her) (?:old|previous|former) (?:[\p{L}\p{N}$.'&-]+ ){1,6}ones?`,
    String.raw`the (?!only |first |second |next |other |same |new |last |right |wrong )[\p{L}-]+ ones? (?:i|we) (?:had|owned|used|bought) before`,
    String.raw`the (?!only |first |second |next |other |same |new |last |right |wrong )[\p{L}-]+ ones? (?:i|we) (?:['’]d|had) (?:had|owned|used|bought)`,
    String.raw`the (?:grocery |dollar |hardware |big box )?store(?: ?-? ?bought)? ones`,
    String.raw`(?:had|tried|owned|used) an? different (?:one|brand|kind|type|model|version)`,
  ].join("|"),
  "u",
);
const MEASURED = /\b(?:than|unlike|like|as|from|over|to|versus|vs|replaced?s?|beats?|and|or|for|with)$/;
const OF_OURS_NOW = /\b(?:this|these|mine|ours|but|however|though|while|now)\b/;

/** "the wooden one before it cracked", "the store ones fall apart": said of that one. */
const isOfAnotherOne = (unit: Unit): boolean => {
  const text = upToEnd(unit);
  const match = ANOTHER_ONE.exec(text);
  if (match === null || MEASURED.test(text.slice(0, match.index).trimEnd())) return false;
  const cue = textFrom(unit.clause.sentence.tokens.filter(({ start, end }) => start >= unit.start && end <= unit.end));
  const rest = text.slice(match.index + match[0].length);
  return rest.trimEnd().endsWith(cue) && rest.trim() !== "" && !OF_OURS_NOW.test(rest);
};

const OURS_BEFORE =
  /^(?:and |but )?(?:my|our|his|her|their) (?:last|old|older|previous|former) (?:[\p{L}-]+ ){0,2}\( [^()]{1,80} \) ?,? ?$/u;

/** "Our last pair (a gift) was loud": said of that one, whatever is told of it in brackets. */
const isOfLastOne = ({ clause: { sentence, tokens } }: Unit): boolean => {
  const at = sentence.tokens.findIndex((token) => token === tokens[0]);
  return at > 0 && OURS_BEFORE.test(`${textFrom(sentence.tokens, 0, at)} `);
};

const MOST =
  /^(?:and |but |because |since )?(?:most|so many|too many|all (?:the )?other|every other) (?!of\b|importantly\b)/;
/** "This one doesn't.", "Not these." */
const UNLIKE_OURS =
  /(?:^|[,;.] |but )(?:(?:this|these)(?: ones?)? (?:do|does|did|is|are|was|has|have) ?(?:not|n['’]?t)|not (?:with )?(?:this|these)(?: ones?)?)(?: at all| though)?[ .!]*$/;

const USERS = wordSet("dog cat pet puppy kitten bird horse kid baby toddler child man woman boy girl");

/** "Most glues stain my skin. This one does not." */
const isOfMostOthers = (unit: Unit, after: Sentence | undefined, { noun, type }: Product): boolean => {
  const { tokens, sentence } = unit.clause;
  if (unit.polarity > 0 || !MOST.test(textFrom(tokens))) return false;
  const kinds = new Set([noun, ...type.split(" ")].map(plainNoun).filter((word) => !USERS.has(word)));
  const [, second, third] = tokens;
  const isKind = [second, third].some(
    (token) => token !== undefined && (OF_ANY_KIND.has(token.lower) || kinds.has(plainNoun(token.lower))),
  );
  return (
    isKind || UNLIKE_OURS.test(sentenceText(sentence)) || (after !== undefined && UNLIKE_OURS.test(sentenceText(after)))
  );
};

/** The sentence so many places away from each, in the same review. */
export const sentencesBeside = (
  sentences: readonly Sentence[],
): ((sentence: Sentence, step: 1 | -1) => Sentence | undefined) => {
  const places = new Map(sentences.map((sentence, index) => [sentence, index]));
  return (sentence, step) => {
    const beside = sentences[(places.get(sentence) ?? -step) + step];
    return beside?.reviewId === sentence.reviewId ? beside : undefined;
  };
};

export type Beside = { before: Sentence | undefined; after: Sentence | undefined };

/** Whether an opinion is of what the reviewer had or tried before, or of most others, and not of this product. */
export const isOfEarlierOnes = (unit: Unit, { before, after }: Beside, product: Product): boolean =>
  isOfThoseTried(unit, before, product) ||
  isOfSomeTried(unit, product) ||
  isOfOneHadBefore(unit, before) ||
  isOfAnotherOne(unit) ||
  isOfLastOne(unit) ||
  isOfMostOthers(unit, after, product);
