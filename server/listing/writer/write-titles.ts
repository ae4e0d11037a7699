import type { Span } from "../../../events/result/review.ts";
import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import { shorten } from "../rules/check.ts";
import { foldedWords } from "../rules/fold.ts";
import { SMALL_TITLE_WORDS } from "../rules/word-terms.ts";
import { type Claim, featuresOf } from "./claims.ts";
import type { Written } from "./write-bullets.ts";

export type TitlePart = { text: string; value: number; spans: readonly Span[]; kind: "feature" | "use" };

const TITLES = 4;
const CANDIDATES = 10;
const PARTS = 3;

export const toTitleCase = (text: string): string =>
  text
    .split(" ")
    .map((word, index) =>
      /\p{Lu}/u.test(word.slice(1)) || (index > 0 && SMALL_TITLE_WORDS.has(word))
        ? word
        : word.replace(/(^|-)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .join(" ");

const SIGNS = /[!$?_{}^¬¦~<>*™®©]/g;

/** The seller's name for the product, in a form that a title may have. */
export const titleName = (productName: string, max: number): string =>
  /\p{L}/u.test(productName) ? fitName(productName, max) : "Product";

const fitName = (productName: string, max: number): string =>
  shorten(
    toTitleCase(
      productName
        .replace(SIGNS, "")
        .replace(/\s{2,}/g, " ")
        .trim(),
    ),
    max,
  );

const featureParts = (claims: readonly Claim[]): TitlePart[] =>
  claims.flatMap((claim) =>
    featuresOf(claim)
      .slice(0, 1)
      .map(({ text, spans }) => ({ text, spans, value: claim.support, kind: "feature" as const })),
  );

const useParts = (uses: readonly FoundContext[]): TitlePart[] =>
  uses
    .slice(0, 3)
    .map((each) => ({ text: toTitleCase(each.context.phrase), value: each.reviews, spans: each.spans, kind: "use" }));

/** "pulling" and "pull" are the same word to a shopper. */
const stem = (word: string): string => word.replace(/(?:ing|ed)$/, "");

const subsets = (parts: readonly TitlePart[], most: number): TitlePart[][] => {
  const all: TitlePart[][] = [[]];
  for (const part of parts) for (const set of all.slice()) if (set.length < most) all.push([...set, part]);
  return all;
};

const render = (name: string, parts: readonly TitlePart[]): string => {
  const uses = parts.filter((part) => part.kind === "use").map((part) => part.text);
  const features = parts.filter((part) => part.kind === "feature").map((part) => part.text);
  const forUses = uses.length === 0 ? "" : ` for ${uses.join(" and ")}`;
  return [
    `${name}${/\bfor\b/i.test(name) ? (uses.length === 0 ? "" : `, ${uses.join(" and ")}`) : forUses}`,
    ...features,
  ].join(", ");
};

const repeatsWord = (text: string): boolean =>
  [
    ...Map.groupBy(
      foldedWords(text).filter((word) => !SMALL_TITLE_WORDS.has(word)),
      (word) => word,
    ).values(),
  ].some((words) => words.length > 1);

/** Titles by exhaustive search: of all sets of parts that fit, those that carry the most support, each with another lead. */
export const writeTitles = (
  productName: string,
  claims: readonly Claim[],
  uses: readonly FoundContext[],
  extra: readonly TitlePart[],
  max: number,
): Written[] => {
  const name = titleName(productName, max);
  const inName = new Set(foldedWords(name).map(stem));
  const parts = [...extra, ...featureParts(claims), ...useParts(uses)]
    .filter((part) => foldedWords(part.text).every((word) => !inName.has(stem(word))))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, CANDIDATES);
  const options = subsets(parts, PARTS)
    .map((set) => ({ text: render(name, set), set, value: set.reduce((sum, part) => sum + part.value, 0) }))
    .filter((option) => option.text.length <= max && !repeatsWord(option.text.slice(name.length)))
    .toSorted((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1));
  const chosen: typeof options = [];
  for (const option of options) {
    const parted = chosen.every(
      (other) =>
        option.set.filter((part) => other.set.includes(part)).length <=
        Math.max(0, Math.min(option.set.length, other.set.length) - 1),
    );
    if (chosen.length < TITLES && parted && (option.set.length > 0 || chosen.length === 0)) chosen.push(option);
  }
  return chosen.length === 0
    ? [{ text: name, spans: [] }]
    : chosen.map((option) => ({ text: option.text, spans: option.set.flatMap((part) => [...part.spans]) }));
};
