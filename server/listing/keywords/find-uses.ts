import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { searchedName } from "../../insight/avatar/searched-name.ts";
import { type FoundContext, findContexts } from "../../insight/contexts/find-contexts.ts";
import { isInBlame } from "../../insight/mining/blamed-words.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { searchedType } from "../../insight/product/product.ts";
import { hasPlenty, supportFloor } from "../../insight/reviews/plenty.ts";
import type { Sentence } from "../../insight/text/analyse.ts";
import { remember } from "../../insight/text/remember.ts";
import { findThingsUsed } from "../../insight/things/used-with.ts";
import { foldWord } from "../words/fold.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import type { BankKeyword } from "./keyword-bank.ts";

const MOST_USES = 6;

/** "dog treats for training" is a use of dog treats. */
const purposesIn = (bank: readonly BankKeyword[], mining: Mining): FoundContext[] =>
  bank.flatMap(({ keyword, reviews, spans, origin }) => {
    const opening = [searchedName(mining), searchedType(mining.product)].find((name) =>
      keyword.startsWith(`${name} for `),
    );
    const phrase = opening === undefined ? "" : keyword.slice(`${opening} for `.length);
    return origin !== "buyers" || phrase === "" || /\d/.test(phrase)
      ? []
      : [{ context: { id: `purpose:${phrase}`, kind: "activity" as const, phrase, words: phrase }, reviews, spans }];
  });

/** "a flight of stairs": the word stands for something else. */
const ELSE = /^ of\b/;
/** The work of one reviewer, not a use of the thing. */
export const PERSONAL: ReadonlySet<string> = new Set(["deliveries"]);

/** "Dust pot", "bread maker": a use named only where it tells what another thing is for. */
const isOfOtherThing = ({ start, end, reviewId }: Span, phrase: string, mining: Mining): boolean => {
  const words = new Set(contentWords(phrase));
  const naming = mining.sentences
    .filter((sentence) => sentence.reviewId === reviewId && sentence.start < end && start < sentence.end)
    .flatMap(({ tokens }) => tokens.flatMap(({ lower }, at) => (words.has(foldWord(lower)) ? [tokens[at + 1]] : [])));
  return naming.length > 0 && naming.every((next) => next?.pos === "NOUN");
};

/** Whether a reviewer names a use in so many words and is content, so that one mention is enough to speak of it. */
const isMeant = (found: FoundContext, mining: Mining): boolean => {
  const reviews = new Map(mining.reviews.map((review) => [review.id, review]));
  return found.spans.some((span) => {
    const review = reviews.get(span.reviewId);
    return (
      review !== undefined &&
      !PERSONAL.has(found.context.id) &&
      !ELSE.test(review.text.slice(span.end)) &&
      isContent(mining, review.id) &&
      !isInBlame(mining, span) &&
      !isOfOtherThing(span, found.context.phrase, mining) &&
      sharesSense(sensesOf(review.text.slice(span.start, span.end)), sensesOf(found.context.phrase))
    );
  });
};

/** The sentences that hold a word, by its folded form. */
const sentencesWith = remember((mining: Mining): ReadonlyMap<string, readonly Sentence[]> => {
  const found = new Map<string, Sentence[]>();
  for (const sentence of mining.sentences)
    for (const word of new Set(sentence.tokens.map(({ lower }) => foldWord(lower)))) {
      const holding = found.get(word);
      if (holding === undefined) found.set(word, [sentence]);
      else holding.push(sentence);
    }
  return found;
});

const DENIES = /^(?:not|n['’]t|never|useless|terrible|awful|too)$/;

/** "Does not go fine enough for espresso": a use of which no fewer reviewers say that it fails than that it serves. */
const isContested = ({ context }: FoundContext, mining: Mining): boolean => {
  const [first = [], ...others] = contentWords(context.phrase).map((word) => sentencesWith(mining).get(word) ?? []);
  const naming = others.reduce((left, right) => left.filter((each) => right.includes(each)), [...first]);
  const failing = naming.filter(
    ({ reviewId, tokens }) => !isContent(mining, reviewId) && tokens.some(({ lower }) => DENIES.test(lower)),
  );
  return failing.length > 0 && distinctReviews(failing) * 2 >= distinctReviews(naming);
};

/** Two among plenty may both speak of the day that they got it. */
export const useFloor = (mining: Mining): number => supportFloor(mining) + (hasPlenty(mining) ? 1 : 0);

/** Uses that fewer reviewers name than the floor of support asks for, each in so many words. */
export const findRareUses = (mining: Mining, bank: readonly BankKeyword[]): FoundContext[] =>
  findUses(mining, bank, 1).filter(
    (use) => use.reviews < useFloor(mining) && (use.reviews > 1 || !hasPlenty(mining)) && isMeant(use, mining),
  );

/** What several reviewers use the thing on, or else for, the most named first, each use once; a place is not a use. */
export const findUses = (mining: Mining, bank: readonly BankKeyword[], floor = useFloor(mining)): FoundContext[] => {
  const contexts = findContexts(mining.sentences);
  const activities = contexts.filter((each) => each.context.kind === "activity");
  const others = new Set(
    contexts.filter((each) => each.context.kind !== "activity").flatMap((each) => [...sensesOf(each.context.phrase)]),
  );
  const things = findThingsUsed(mining);
  const isThing = ({ context }: FoundContext): boolean => things.some((each) => each.context.phrase === context.phrase);
  const purposes = purposesIn(bank, mining).filter(
    (each) => !sharesSense(sensesOf(each.context.phrase), others) && !isThing(each),
  );
  const often = things.filter((each) => each.reviews >= floor);
  // A single thing stands beside others of its kind that people speak of as what they do: soups and smoothies.
  const done = activities.filter(({ reviews }) => reviews >= floor);
  const first = done.length > 0 && done.every(isThing) ? often : [];
  const all = (often.length > 1 ? often : [...first, ...activities, ...purposes])
    .filter((each) => each.reviews >= floor)
    .toSorted((a, b) => b.reviews - a.reviews);
  return all
    .filter((each) => !isContested(each, mining))
    .filter((each, index, all) =>
      all.slice(0, index).every((other) => !sharesSense(sensesOf(other.context.phrase), sensesOf(each.context.phrase))),
    )
    .slice(0, MOST_USES);
};
