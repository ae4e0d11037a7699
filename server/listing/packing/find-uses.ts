import { type FoundContext, findContexts } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { supportFloor } from "../../insight/themes/build-themes.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { sensesOf, sharesSense } from "../keywords/same-sense.ts";

const MOST_USES = 6;

/** "dog treats for training" is a use of dog treats. */
const purposesIn = (bank: readonly BankKeyword[], { product }: Mining): FoundContext[] =>
  bank.flatMap(({ keyword, reviews, spans, origin }) => {
    const opening = `${product.type} for `;
    const phrase = keyword.startsWith(opening) ? keyword.slice(opening.length) : "";
    return origin !== "buyers" || phrase === "" || /\d/.test(phrase)
      ? []
      : [{ context: { id: `purpose:${phrase}`, kind: "activity" as const, phrase, words: phrase }, reviews, spans }];
  });

/** What several reviewers use the thing for, the most named first, each use once; a place is not a use. */
export const findUses = (mining: Mining, bank: readonly BankKeyword[]): FoundContext[] => {
  const floor = supportFloor(mining.reviews.length);
  const contexts = findContexts(mining.sentences);
  const activities = contexts.filter((each) => each.context.kind === "activity");
  const others = new Set(
    contexts.filter((each) => each.context.kind !== "activity").flatMap((each) => [...sensesOf(each.context.phrase)]),
  );
  const purposes = purposesIn(bank, mining).filter((each) => !sharesSense(sensesOf(each.context.phrase), others));
  const all = [...activities, ...purposes]
    .filter((each) => each.reviews >= floor)
    .toSorted((a, b) => b.reviews - a.reviews);
  return all
    .filter((each, index) =>
      all.slice(0, index).every((other) => !sharesSense(sensesOf(other.context.phrase), sensesOf(each.context.phrase))),
    )
    .slice(0, MOST_USES);
};
