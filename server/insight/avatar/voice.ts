import type { Span } from "../../../events/result/review.ts";
import { hasPersonalData } from "../hygiene/personal-data.ts";
import type { Mining } from "../mining/mining.ts";
import { hasPlenty } from "../reviews/plenty.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { isOfUnnamed } from "../statements/of-unnamed.ts";
import { signsIn } from "../statements/signs.ts";
import { trimClause } from "../statements/trim-clause.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { isNegatedThere } from "../text/negation.ts";
import { nounCounts } from "../text/noun-counts.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { sentenceText } from "../units/misreadings/misreading.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";
import { generalShare } from "./common-words.ts";
import { standOut } from "./log-odds.ts";
import { isOfDelivery, namesShared } from "./other-things.ts";
import { isSaidOfProduct } from "./said-of-product.ts";

/** A run of words; `whole` where it runs from a thought's beginning to the end of its clause. */
type Gram = { key: string; tokens: readonly Token[]; span: Span; whole: boolean };

const EDGE_STOP = new Set(
  "the a an my your this that it is was i and or but of to in on for with at so as if when be are have has had not do does did you we they he she its all just very really from by me s t ve ll our his her them us there than then also how otherwise enough some other others both another what which who whose where why whether will would can could am been were because even about into now while when those these only also still but n't 's 've 'm 're 'll 'd".split(
    " ",
  ),
);
const PARTICLES = new Set(["on", "off", "out", "up", "down", "in", "apart", "back", "away"]);

/** Opinions that anybody has of anything. */
const BLAND = new Set(
  "great good nice fine love loved like liked best better perfect amazing awesome excellent happy recommend worth product item buy bought works work well quality price money ok okay bad terrible awful thing one much lot".split(
    " ",
  ),
);

const isWord = (token: Token): boolean => /[\p{L}\p{N}]/u.test(token.text) || /^(?:n't|'\p{L}+|-)$/u.test(token.lower);

/** "easy to put" of "easy to put on" is not a phrase. */
const isCutOff = (last: Token, next: Token | undefined): boolean =>
  (last.pos === "VERB" && next !== undefined && PARTICLES.has(next.lower)) ||
  next?.text === "-" ||
  next?.lower === "n't" ||
  (next?.text.startsWith("'") ?? false);

const endsWell = (last: Token, index: number, tokens: readonly Token[]): boolean => {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (isCutOff(last, next) || /^['-]|n't$|\.$/.test(last.lower)) return false;
  if (last.lower === "too" || (last.pos === "ADJ" && next?.pos === "NOUN")) return false;
  return !EDGE_STOP.has(last.lower) || (PARTICLES.has(last.lower) && before?.pos === "VERB");
};

/** "few are left" denies what "a few are left" tells. */
const COUNTED_WITH_A = wordSet("few lot couple handful");

/** "nt waste", of "dont waste", begins in the middle of a word, and "January" of "in January" or "life" of "battery life" in the middle of a phrase. */
const startsWell = (first: Token, index: number, tokens: readonly Token[]): boolean =>
  !EDGE_STOP.has(first.lower) &&
  !/^['-]/.test(first.text) &&
  first.pos !== "ADP" &&
  tokens[index - 1]?.end !== first.start &&
  !(tokens[index - 1]?.pos === "ADP" && first.pos === "PROPN") &&
  !(isNoun(first) && isNoun(tokens[index - 1])) &&
  !(COUNTED_WITH_A.has(first.lower) && /^an?$/.test(tokens[index - 1]?.lower ?? ""));

/** "ipod and am very happy": the subject of what follows is missing. */
const goesOnWithout = (gram: readonly Token[]): boolean =>
  gram.some(({ lower }, index) => lower === "and" && gram[index + 1]?.pos === "AUX");

/** What a reviewer cries, or says to the shop, and nobody says of a thing. */
const CRIES = wordSet(
  "shipping shipped delivery arrived refund weather lol omg lmao haha hahaha god gosh thank thanks seller sorry honest btw imo tho guess suppose",
);

/** What tells of the shop, in a clause that no reviewer says of the thing. */
const OF_SHOP = wordSet("seller vendor refund refunded replacement replacements reimbursed");
const SERVING = wordSet("service support care");

/** "Customer service was nice and sent a new one" */
const isOfShop = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) => OF_SHOP.has(lower) || (lower === "customer" && SERVING.has(tokens[at + 1]?.lower ?? "")),
  );

/** "skeptical about the seams": what a reviewer felt before. */
const DOUBTED = wordSet("skeptical sceptical worried nervous hesitant afraid scared doubtful unsure reluctant");
/** "a decent umbrella" is granted. */
const GRUDGING = wordSet("decent okay ok alright adequate passable");

const POINTING = wordSet("this that these those one two three another each every any some both all no");
/** After these an opinion is said as a whole: "difficult to clean" of "is difficult to clean". */
const COPULAS = /^(?:be|feel|look|seem|sound|smell|taste|get|stay|'s|'re|is|are|was|were|and|but|[,;])$/;
const DEGREES = wordSet("very really so super pretty quite extremely incredibly absolutely just also");
const SUBJECTS = new Set(["PRON", "NOUN", "PROPN"]);

const isCopula = (token: Token): boolean => COPULAS.test(token.lemma) || COPULAS.test(token.lower);

/** "Eggs slid off", "the paint is chipping": without the thing before it nobody knows what did so. */
const lacksSubject = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens
    .slice(0, index)
    .findLast((token) => !isCopula(token) && token.pos !== "ADJ" && token.pos !== "ADV");
  return before !== undefined && isNoun(before);
};

/** Whether an opinion is said from here on: at the beginning, after a copula, or as a verb after its subject; the "least" of "least expensive" would be missing. */
const isSaidFrom = (tokens: readonly Token[], index: number): boolean => {
  const [first, before, further] = [tokens[index], tokens[index - 1], tokens[index - 2]];
  if (first?.pos === "VERB" && lacksSubject(tokens, index)) return false;
  if (before === undefined || isCopula(before)) return true;
  if (DEGREES.has(before.lower)) return further === undefined || isCopula(further) || SUBJECTS.has(further.pos);
  return first?.pos === "VERB" && SUBJECTS.has(before.pos);
};

/** "3 weeks it got stuck" of "after 3 weeks it got stuck", "one is thick" of "this one is thick": the beginning is missing. */
const isMissed = ({ pos, lower }: Token): boolean => pos === "ADP" || pos === "NUM" || POINTING.has(lower);

const SIZES = [6, 5, 4, 3];

/** Words about what others say: "I don't know how people can write that it keeps kids dry". */
const OF_OTHERS =
  /\bhow (?:people|anyone|anybody|they|some) (?:can|could)\b|\b(?:people|they|others) (?:say|write|claim)\b/;

/** "fits my litter robot? No.", “Packs into its own pocket.” Once.: asked, quoted or told of others. */
const isNotSaidOfIt = (sentence: Sentence): boolean =>
  sentence.tokens.at(-1)?.text.includes("?") === true ||
  sentence.tokens.some(({ text }) => /^["“”]$/.test(text)) ||
  OF_OTHERS.test(sentenceText(sentence));

const FEELING = /^(?:love|like|adore|enjoy|recommend|wish|hate|prefer|miss)$/;

/** "opened the bag" of "when I opened the bag": what a reviewer did. */
const isDoneByReviewer = (tokens: readonly Token[], index: number): boolean => {
  const [first, before, further] = [tokens[index], tokens[index - 1], tokens[index - 2]];
  const subject = /^(?:['’]ve|have|had|['’]d)$/.test(before?.lower ?? "") ? further : before;
  return first?.pos === "VERB" && !FEELING.test(first.lemma) && /^(?:i|we)$/.test(subject?.lower ?? "");
};

/** Runs of words that hold an opinion and could be said by themselves; "hold the weight" of "don't hold the weight" says the opposite. */
const gramsIn = (sentence: Sentence, mining: Mining): Gram[] =>
  (isNotSaidOfIt(sentence) ? [] : splitClauses(sentence)).flatMap(({ tokens }, at, clauses) => {
    const told = signsIn(tokens);
    const signs = told.map((sign) => sign.index);
    if (signs.length === 0 || isOfShop(tokens) || isOfUnnamed(clauses, at, mining.product)) return [];
    const [words, starts, ends] = [tokens.map(isWord), tokens.map(startsWell), tokens.map(endsWell)];
    const trimmed = tokens.indexOf(trimClause(tokens)[0] as Token);
    const opening = starts.findIndex((begins, index) => index >= trimmed && begins);
    return SIZES.flatMap((size) =>
      tokens.flatMap((first, index) => {
        const to = index + size;
        const last = tokens[to - 1];
        if (last === undefined || starts[index] !== true || ends[to - 1] !== true) return [];
        if (!signs.some((at) => at >= index && at < to) || words.slice(index, to).includes(false)) return [];
        if (isNegatedThere(tokens, index) || isDoneByReviewer(tokens, index)) return [];
        const gram = tokens.slice(index, to);
        if (DOUBTED.has(first.lower) || gram.some(({ lower }) => GRUDGING.has(lower))) return [];
        if (goesOnWithout(gram) || gram.some((token) => CRIES.has(token.lower) || /\p{L}\.$/u.test(token.text)))
          return [];
        const polarity = Math.sign(
          told.filter((sign) => sign.index >= index && sign.index < to).reduce((sum, sign) => sum + sign.polarity, 0),
        );
        if (!isSaidOfProduct({ sentence, tokens, from: index, to }, polarity, mining)) return [];
        const span = { reviewId: sentence.reviewId, start: first.start, end: last.end };
        const opens = index === opening && !tokens.slice(trimmed, index).some(isMissed);
        const whole = to === tokens.length && (opens || (signs.includes(index) && isSaidFrom(tokens, index)));
        return [{ key: gram.map((token) => token.lower).join(" "), tokens: gram, span, whole }];
      }),
    );
  });

const SHORTEST_SENTENCE = 3;
const LONGEST_SENTENCE = 9;
/** Who is spoken of first: the reviewer, another person, or what is there. */
const OPENS_OTHERWISE =
  /^(?:i|we|my|our|he|she|his|her|if|when|because|which|who|there|please|don['’]?t|do|you|your|so|after|otherwise|first|until|then|luckily|up|one|one's|another)$/;

/** A short sentence that judges the thing is a phrase by itself. */
const sentenceSaid = (sentence: Sentence, mining: Mining): Gram[] => {
  if (isNotSaidOfIt(sentence)) return [];
  const tokens = sentence.tokens.slice(0, sentence.tokens.findLastIndex(isWord) + 1);
  const [first, last] = [tokens[0], tokens.at(-1)];
  const words = tokens.filter(isWord).length;
  if (first === undefined || last === undefined || words < SHORTEST_SENTENCE || words > LONGEST_SENTENCE) return [];
  if (OPENS_OTHERWISE.test(first.lower) || !tokens.every((token) => isWord(token) || token.text === ",")) return [];
  const clauses = splitClauses(sentence);
  if (isOfShop(tokens) || clauses.some((_, at) => isOfUnnamed(clauses, at, mining.product))) return [];
  if (tokens.some(({ lower }) => CRIES.has(lower) || GRUDGING.has(lower)) || DOUBTED.has(first.lower)) return [];
  const told = signsIn(tokens);
  if (told.length === 0) return [];
  const polarity = Math.sign(told.reduce((sum, sign) => sum + sign.polarity, 0));
  if (!isSaidOfProduct({ sentence, tokens, from: 0, to: tokens.length }, polarity, mining)) return [];
  const span = { reviewId: sentence.reviewId, start: first.start, end: last.end };
  return [{ key: tokens.map((token) => token.lower).join(" "), tokens, span, whole: true }];
};

type Counts = { of: Map<string, number>; total: number };

const countWords = (mining: Mining): Counts => {
  const of = new Map<string, number>();
  let total = 0;
  for (const sentence of mining.sentences)
    for (const token of sentence.tokens) {
      of.set(token.lower, (of.get(token.lower) ?? 0) + 1);
      total += 1;
    }
  return { of, total };
};

/** How telling a phrase is: how far its words stand out from general English, and from the listing where that uses them too. */
const tellingOf = ({ tokens }: Gram, counts: Counts, listing: ReadonlySet<string>): number => {
  const scores = tokens
    .filter((token) => !EDGE_STOP.has(token.lower) && /\p{L}/u.test(token.text))
    .map((token) => {
      const score = standOut(
        counts.of.get(token.lower) ?? 0,
        counts.total,
        generalShare(token.lower, token.lemma, token.known),
      );
      return (BLAND.has(token.lower) ? 0.3 : 1) * (listing.has(token.lower) ? 0.6 : 1) * Math.max(score, 0);
    });
  return scores.reduce((sum, score) => sum + score, 0) / Math.sqrt(Math.max(1, scores.length));
};

const sharedWords = (a: readonly Token[], b: readonly Token[]): number => {
  const words = new Set(a.map((token) => token.lemma));
  return new Set(b.filter((token) => words.has(token.lemma) && !EDGE_STOP.has(token.lower)).map((token) => token.lemma))
    .size;
};

const MOST_SENTENCES = 2_500;
const MOST_SAID = 10;

/** Said by one reviewer only, a phrase has to be a whole thought. */
const isWhole = (gram: Gram): boolean =>
  gram.whole &&
  gram.tokens.every((token) => token.known || /^['\d]/.test(token.text)) &&
  gram.tokens.some((token) => token.pos === "VERB" || token.pos === "ADJ") &&
  gram.tokens.slice(1).every((token) => token.pos !== "PROPN") &&
  gram.tokens.filter((token) => !EDGE_STOP.has(token.lower) && !BLAND.has(token.lower)).length >= 2;

const isBland = (tokens: readonly Token[], noun: string): boolean =>
  tokens.every((token) => BLAND.has(token.lower) || EDGE_STOP.has(token.lower) || token.lower === noun);

/**
 * Where reviews are plenty, a phrase has to hold words of an opinion that the miner hears too, in half of its places, or name
 * a thing that others name as well; what a single reviewer says has to be about nothing else.
 */
const isHeardIn = (mining: Mining): ((grams: readonly Gram[]) => boolean) => {
  if (!hasPlenty(mining)) return () => true;
  const counts = nounCounts(mining.sentences);
  const isOfThing = namesShared(mining);
  const nounsOf = ({ tokens }: Gram): readonly Token[] => tokens.filter(isNoun);
  const isShared = ({ lemma }: Token): boolean => (counts.get(lemma) ?? 0) > 1;
  const units = Map.groupBy(mining.units, ({ reviewId }) => reviewId);
  const isHeard = ({ span }: Gram): boolean =>
    (units.get(span.reviewId) ?? []).some(({ start, end }) => start < span.end && span.start < end);
  return (grams) =>
    (grams.filter(isHeard).length * 2 >= grams.length || grams.some(({ tokens }) => tokens.some(isOfThing))) &&
    (grams.length > 1 || grams.every((gram) => nounsOf(gram).every(isShared)));
};

/** Short phrases in the customers' own words and spelling, those of several customers first. */
export const buildSay = (mining: Mining, currentListing: string): Supported[] => {
  const texts = textsOf(mining);
  const listing = new Set(currentListing.toLowerCase().split(/[^\p{L}\p{N}']+/u));
  const counts = countWords(mining);
  const isHeard = isHeardIn(mining);
  const ranked = [
    ...Map.groupBy(
      mining.sentences
        .slice(0, MOST_SENTENCES)
        .flatMap((sentence) => [...gramsIn(sentence, mining), ...sentenceSaid(sentence, mining)]),
      (gram) => gram.key,
    ).values(),
  ]
    .flatMap((grams) => {
      const [first, reviews] = [grams[0], distinctReviews(grams.map(({ span }) => span))];
      if (first === undefined || isBland(first.tokens, mining.product.noun) || (reviews < 2 && !isWhole(first)))
        return [];
      if (!isHeard(grams) || isOfDelivery(first.key, mining.product)) return [];
      const length = Math.min(first.tokens.length, 5);
      return [
        { first, grams, reviews, score: tellingOf(first, counts, listing) * (0.4 + 0.2 * length) * reviews ** 1.2 },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.reviews > 1) - Number(a.reviews > 1) || b.score - a.score || (a.first.key < b.first.key ? -1 : 1),
    );
  const kept: typeof ranked = [];
  const perReview = new Map<string, number>();
  for (const each of ranked) {
    if (kept.length === MOST_SAID) break;
    const { reviewId } = each.first.span;
    const crowded = each.reviews === 1 && (perReview.get(reviewId) ?? 0) > 0;
    const repeats = kept.some(
      ({ first }) =>
        first.key.includes(each.first.key) ||
        each.first.key.includes(first.key) ||
        sharedWords(first.tokens, each.first.tokens) >= Math.min(2, each.first.tokens.length - 1),
    );
    if (crowded || repeats || hasPersonalData(each.first.tokens.map(({ text }) => text).join(" "))) continue;
    kept.push(each);
    perReview.set(reviewId, (perReview.get(reviewId) ?? 0) + 1);
  }
  return kept.map(({ grams }) => {
    const exact = grams.map(({ span }) => texts.get(span.reviewId)?.slice(span.start, span.end) ?? "");
    return {
      text: exact.find((text) => text === text.toLowerCase()) ?? exact[0] ?? "",
      spans: grams.map(({ span }) => span),
    };
  });
};
