import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { type FoundContext, findContexts } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasFew, hasPlenty, supportFloor } from "../../insight/reviews/plenty.ts";
import { reviewWords } from "../reviews/review-words.ts";
import { foldWord } from "../words/fold.ts";
import { contentWords } from "../words/same-sense.ts";
import { situationTerm } from "./situation-terms.ts";
import { otherNames } from "./synonyms.ts";
import { isGoodMention, isWeakKeyword } from "./weak-keywords.ts";

export type KeywordInput = { keywords: readonly string[]; mustIncludeKeywords: readonly string[] };

export type KeywordOrigin = "seller" | "product" | "buyers" | "situation" | "synonym";

/** Something shoppers may search for; `reviews` are the distinct reviews that use it. */
export type BankKeyword = {
  keyword: string;
  reviews: number;
  mustInclude: boolean;
  origin: KeywordOrigin;
  /** Its words that carry meaning, folded. */
  words: readonly string[];
  /** Where reviewers speak of it; empty where only the words were counted. */
  spans: readonly Span[];
};

type Entry = { keyword: string; origin: KeywordOrigin; mustInclude?: boolean } & Partial<
  Pick<BankKeyword, "reviews" | "spans">
>;

const tidy = (keyword: string): string => keyword.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

const isWithin = (words: readonly string[], entries: readonly BankKeyword[]): boolean =>
  words.length > 0 && entries.some((entry) => words.every((word) => entry.words.includes(word)));

/** What enough reviewers use it for, and where, in mentions that do not complain. */
const situationsIn = (mining: Mining, floor: number): Entry[] =>
  findContexts(mining.sentences)
    .filter(({ context }) => context.kind !== "time")
    .map((found): FoundContext => {
      const spans = found.spans.filter((span) => isGoodMention(mining, span));
      return { ...found, spans, reviews: distinctReviews(spans) };
    })
    .filter(({ reviews }) => reviews >= floor)
    .map((found) => ({
      keyword: situationTerm(found),
      origin: "situation",
      reviews: found.reviews,
      spans: found.spans,
    }));

/** Whether a reviewer calls the thing so: "this lamp", "these trainers". */
const isNameOf = (keyword: string, mining: Mining): boolean => {
  const words = contentWords(keyword);
  return mining.sentences.some(({ tokens }) =>
    tokens.some(({ lower }, at) => {
      if (!/^(?:this|these)$/.test(lower)) return false;
      const run = tokens.slice(at + 1, at + 2 + words.length).map((token) => foldWord(token.lower));
      return words.every((word) => run.includes(word));
    }),
  );
};

/**
 * What shoppers may search for: the seller's keywords first, then the kind of thing, buyers' phrases, their situations
 * and other names of the thing. Keywords that differ only in case, hyphen, plural or small words are one.
 */
export const keywordBank = (
  avatar: FullAvatar,
  avatarEvidence: readonly Evidence[],
  input: KeywordInput,
  mining: Mining,
): BankKeyword[] => {
  const support = new Map(avatarEvidence.map((each) => [each.path, each]));
  const { withPhrase } = reviewWords(mining);
  const floor = supportFloor(mining);
  const isNamedBySeller = input.keywords.length > 0;
  const entries: Entry[] = [
    ...input.mustIncludeKeywords.map((keyword): Entry => ({ keyword, origin: "seller", mustInclude: true })),
    ...input.keywords.map((keyword): Entry => ({ keyword, origin: "seller" })),
    ...(mining.product.noun === "product" ? [] : [{ keyword: mining.product.type, origin: "product" as const }]),
    ...avatar.keywords.flatMap((keyword, index): Entry[] => {
      const found = support.get(`avatar.keywords.${index}`);
      const said = found === undefined ? {} : { reviews: found.reviews, spans: found.spans };
      const isPassing = hasPlenty(mining) && found !== undefined && found.reviews < floor;
      return isPassing || isWeakKeyword(keyword, found?.spans ?? [], mining)
        ? []
        : [{ keyword, origin: "buyers", ...said }];
    }),
    ...situationsIn(mining, floor),
    ...otherNames(mining.product.noun, mining.product.type, mining.product.name)
      .filter((keyword) => !isNamedBySeller || hasFew(mining) || isNameOf(keyword, mining))
      .map((keyword): Entry => ({ keyword, origin: "synonym" })),
  ];
  const bank = new Map<string, BankKeyword>();
  for (const entry of entries) {
    const keyword = tidy(entry.keyword);
    const words = contentWords(keyword);
    const key = words.join(" ") || keyword;
    const known = bank.get(key);
    const said = entry.origin === "situation" || entry.origin === "synonym";
    if (keyword === "" || (said && known === undefined && isWithin(words, [...bank.values()]))) continue;
    bank.set(key, {
      keyword: known?.keyword ?? keyword,
      origin: known?.origin ?? entry.origin,
      mustInclude: (known?.mustInclude ?? false) || entry.mustInclude === true,
      reviews: Math.max(known?.reviews ?? 0, entry.reviews ?? withPhrase(words)),
      words,
      spans: known?.spans ?? entry.spans ?? [],
    });
  }
  return [...bank.values()];
};

/** Keywords that somebody uses: other names of the thing are worth trying, but nobody's score to reach. */
export const isUsed = ({ origin, reviews }: BankKeyword): boolean => origin !== "synonym" || reviews > 0;
