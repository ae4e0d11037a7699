import type { Review } from "../../../events/result/review.ts";
import { hasPersonalData } from "../hygiene/personal-data.ts";
import type { Mining } from "../mining/mining.ts";
import { DISCONTENT_STARS } from "../reviews/stars.ts";
import { signsIn } from "../statements/signs.ts";
import { trimClause } from "../statements/trim-clause.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { isNegator } from "../text/negators.ts";
import { nounCounts } from "../text/noun-counts.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import type { Supported } from "./avatar-draft.ts";
import { saysNoFault } from "./no-fault.ts";
import { isOfDelivery, OUTSIDE, quotesShared } from "./other-things.ts";
import { IS_ELSEWHERE, quoted } from "./own-words.ts";
import { namesPart } from "./part-nouns.ts";
import { isOfReviewerLeftOut } from "./whole-thought.ts";

/** In words. What is longer tells a story. */
const SHORTEST = 4;
/** For a sentence in which the miner hears a fault. */
const LEAST = 2;
const SHORT = 14;
const ALL_WITNESSES = 3;
const LONGEST = 20;

const FAILING = wordSet("too only barely hardly stopped quit wo nothing no without cannot cant wont");
const POINTING = wordSet("it they this these mine");
const BUYERS = wordSet("i we my our");
const TRADE = wordSet(
  "seller company service support refund email emailed money return returned send sent sending review reviews listing amazon answered answering reply replied",
);

const wordsOf = (tokens: readonly Token[]): readonly Token[] => tokens.filter(({ text }) => /\p{L}|\d/u.test(text));

type Told = { sentence: Sentence; witnesses: number; isHeard: boolean; isBelied: boolean; words: number };

/** How many of these a sentence has: a word of blame, a denial, and the product or a thing that other reviews name too. */
const witnessesOf = (tokens: readonly Token[], counts: ReadonlyMap<string, number>): number => {
  const blames = signsIn(tokens).some(({ polarity }) => polarity < 0);
  const denies = tokens.some(({ lower }, at) => FAILING.has(lower) || isNegator(tokens, at));
  const isOfIt = tokens.some(
    ({ pos, lower, lemma }) =>
      POINTING.has(lower) || (pos === "NOUN" && !OUTSIDE.has(lemma) && (counts.get(lemma) ?? 0) > 1),
  );
  return [blames, denies, isOfIt].filter((each) => each).length;
};

const DENYING = /^(?:not|no|never|zero)$/;

/** "Haven't opened it", "Opened the bag", "The dog hid": what somebody did about it. */
const DONE_BY_SOMEBODY =
  /^(?:have ?n['’]?t|have not|had ?n['’]?t|opened|tried|stuck|put|he|she|(?:the|our) (?:cats?|dogs?|kids?|baby|boys?|girls?))\b/iu;

const isClear = ({ sentence: { tokens }, witnesses, isHeard, isBelied, words }: Told): boolean => {
  const isShort = words >= SHORTEST && words <= SHORT;
  const opening = tokens.slice(0, 2).map(({ lower }) => lower);
  const isOfBuyers = BUYERS.has(opening[0] ?? "") || DONE_BY_SOMEBODY.test(opening.join(" "));
  if (isBelied && words >= SHORTEST && words <= SHORT) return true;
  if (isHeard && !isOfBuyers && words >= LEAST && words <= SHORT) return true;
  if (witnesses === ALL_WITNESSES) return isOfBuyers ? isShort : words <= LONGEST;
  return witnesses === 2 && isShort && !isOfBuyers && (tokens.some(isVerb) || DENYING.test(opening[0] ?? ""));
};

/** "Mold can kill birds" is true without the thing. */
const COMMON_TRUTH = /^(?!it\b|they\b|this\b|these\b|you\b)\p{L}+ can (?!not\b|n['’]?t)\p{L}+/iu;

/** Whether a sentence is of the thing itself, as far as its words show: not of another maker's, the shop, the parcel, or a question. */
const isOfProduct = ({ tokens }: Sentence, text: string, { product }: Mining): boolean => {
  const own = product.name.toLowerCase();
  const isName = ({ pos, lower }: Token): boolean => pos === "PROPN" && !own.includes(lower);
  return (
    !IS_ELSEWHERE.test(text) &&
    ![OVER, PROMISED, LEFT_OPEN, NO_FAULT, COMMON_TRUTH, WHAT_FOR].some((pattern) => pattern.test(text)) &&
    !tokens.slice(1).some(isName) &&
    !tokens.some(({ lower }) => TRADE.has(lower)) &&
    !isOfDelivery(text, product) &&
    !hasPersonalData(text)
  );
};

/** "For my market stall, jams and honey": what it is for. */
const WHAT_FOR = /^for (?:my|our) /iu;

/** "It says it won't spill": what was promised, without what came of it. */
const PROMISED =
  /^(?:(?:it|they|the (?:\p{L}+ ){0,2}(?:box|label|listing|ad|description|video|manual|package|picture|photo)s?) (?:says?|said|claims?|claimed|promise[sd]?)|advertised|supposed)\b(?!.*(?:\b(?:but|yet|and|mine|only|actual\p{L}*)\b|[,;:–—]))/iu;
/** What a promise is held to: a measure, or what does not happen. */
const CAN_FAIL =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|hundred|never|not?|free|\p{L}*proof)\b|n['’]t\b/iu;
/** "When it is full it just doesn't": what it does not do is left to guess. */
const LEFT_OPEN =
  /\b(?:it|they) (?:just |really |simply )?(?:do|does|did|is|was|are|were|has|had|can|could|will|would|ca|wo)(?:es)?(?:n['’]?t| not)[.!]*$|\b(?:ok|okay|fine|good|great|alright)[.!]*$|^there (?:is|was|are|were) none\b|^i (?:see|read|know|thought) (?:that|the|it)\b/iu;
/** "Do not buy two", "Can't comment on the rest", "Not the lamp's fault", "more like a leak": advice, what nobody could say, what is excused, and what is only likened to a fault. */
const NO_FAULT =
  /\bmore like\b|^not too \p{L}+(?:,| and| or) not too\b|^(?:(?:do not|don['’]?t|never|please) (?:get|buy|order|bother|waste|put|expect)|(?:can['’]?t|cannot|can not|could ?n['’]?t) (?:speak|comment|say|tell|complain)|ha(?:ve|d)(?: ?n['’]?t| not) (?:even )?(?:opened|unpacked|unrolled|tried|used|worn|had|set))\b|\bnot (?:really )?(?:(?:the|its|it['’]?s|their|this|that) )?(?:[\p{L}'’]+ ){0,2}fault\b/iu;

/** "No more smelly fingers", "Nobody got hurt, thank heavens": a trouble that is over, or was none. */
const OVER = /\bno more(?! (?:than|room|use|charge|power)\b)|\bthank (?:god|heavens?|goodness)\b/i;

/** The miner is a witness too, and so is a promise quoted behind it: "It ran all over. It says it won't spill." */
const weightOf = ({ witnesses, isHeard, isBelied }: Told): number => witnesses + (isHeard ? 1 : 0) + (isBelied ? 2 : 0);

/** The one with most witnesses; of several the first, which is often the title. */
const clearest = (told: readonly Told[]): Told | undefined =>
  told.toSorted((a, b) => weightOf(b) - weightOf(a) || a.sentence.start - b.sentence.start)[0];

/** What is no fault of the thing: the shop, what it costs, whether it is bought again, and that it does not please. */
const NOT_OF_IT: ReadonlySet<string> = new Set(["repeat", "value", "results", "gift", "acceptance"]);

/** The sentences in which the miner hears a fault of the thing. */
const faultyIn = ({ units }: Mining): ReadonlySet<Sentence> =>
  new Set(
    units
      .filter(({ polarity, mood, facet }) => polarity < 0 && mood === "report" && facet !== null)
      .filter(({ facet }) => facet?.group !== "service" && !NOT_OF_IT.has(facet?.id ?? ""))
      .map(({ clause }) => clause.sentence),
  );

/** Whether a sentence has words of blame and none of praise, and does not begin with the reviewer. */
const onlyBlames = (tokens: readonly Token[]): boolean => {
  const signs = signsIn(tokens);
  return signs.length > 0 && signs.every(({ polarity }) => polarity < 0) && !BUYERS.has(tokens[0]?.lower ?? "");
};

const isLow = ({ rating }: Review): boolean => rating !== null && rating <= DISCONTENT_STARS;

/**
 * In their own words what reviewers complain of and no line tells: of each the one sentence that says it most clearly, if any
 * does. One or two stars bear out that it is a complaint; where there are no stars, the miner has to hear the fault.
 */
export const verbatimPains = (mining: Mining, told: readonly Supported[]): Supported[] => {
  const counts = nounCounts(mining.sentences);
  const heard = new Set(told.flatMap(({ spans }) => spans.map(({ reviewId }) => reviewId)));
  const ofOthers = new Set(
    mining.units
      .filter(({ mood, facet }) => mood === "other-product" || facet?.group === "service")
      .map(({ clause }) => clause.sentence),
  );
  const faulty = faultyIn(mining);
  const isShared = quotesShared(mining);
  const isPart = namesPart(mining);
  /** Without stars, only words of blame on the thing or a part of it. */
  const isSure = ({ tokens, start, end }: Sentence, { text }: Review): boolean => {
    const subject = tokens.slice(0, tokens.findIndex(isVerb)).findLast(isNoun);
    const said = text.slice(start, end);
    return (
      onlyBlames(tokens) &&
      isShared(tokens) &&
      !saysNoFault(said) &&
      (subject === undefined || subject.lemma === mining.product.noun || isPart(subject.lemma))
    );
  };
  const sentences = Map.groupBy(mining.sentences, ({ reviewId }) => reviewId);
  const lines = mining.reviews.flatMap((review): Supported[] => {
    if (!(isLow(review) || review.rating === null) || heard.has(review.id)) return [];
    const textOf = ({ start, end }: Sentence): string => review.text.slice(start, end);
    const own = sentences.get(review.id) ?? [];
    const isBelied = (sentence: Sentence): boolean => {
      const next = own[own.indexOf(sentence) + 1];
      const said = next === undefined ? "" : textOf(next);
      return PROMISED.test(said) && CAN_FAIL.test(said);
    };
    const found = clearest(
      own
        .filter((sentence) => isBelied(sentence) || !isOfReviewerLeftOut(trimClause(sentence.tokens), mining.product))
        .filter((sentence) => !ofOthers.has(sentence) && isOfProduct(sentence, textOf(sentence), mining))
        .map((sentence) => ({
          sentence,
          witnesses: witnessesOf(sentence.tokens, counts),
          isHeard: faulty.has(sentence),
          isBelied: isBelied(sentence),
          words: wordsOf(sentence.tokens).length,
        }))
        .filter((told) => isClear(told) && (isLow(review) || (told.isHeard && isSure(told.sentence, review)))),
    );
    if (found === undefined) return [];
    const { text, span } = quoted(review.text, found.sentence);
    return [{ text, spans: [span] }];
  });
  const alike = Map.groupBy(lines, ({ text }) => text.toLowerCase());
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, spans: [first, ...others].flatMap(({ spans }) => spans) }],
  );
};
