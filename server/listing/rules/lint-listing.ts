import type { Finding } from "../../../events/result/listing.ts";
import type { Review } from "../../../events/result/review.ts";
import type { CheckContext } from "./check.ts";
import { contextOf, type ProductFacts } from "./lint-context.ts";
import { findingOf, lintText } from "./lint-text.ts";
import { LIST_CHECKS } from "./list-checks.ts";
import type { Profile } from "./profiles.ts";
import { isListCheck } from "./rule.ts";

/** Copy to check: what we wrote, what the seller has now, or both. A field that is left out is not judged; one that is empty is. */
export type LintInput = ProductFacts & {
  optimizedTitles?: readonly string[];
  itemHighlights?: string;
  bulletsA?: readonly string[];
  bulletsB?: readonly string[];
  searchTerms?: string;
  currentTitle?: string;
  currentHighlights?: string;
  currentBullets?: readonly string[];
  currentSearchTerms?: string;
  currentDescription?: string;
};

/** Checks a set of bullets as a whole. Of current bullets given beside reviews it is not known whether they are all, so that too few are a hint there and no error. */
export const lintList = (texts: readonly string[], path: string, profile: Profile, isPartial: boolean): Finding[] =>
  profile.rulesOf.bullets.flatMap((rule) =>
    isListCheck(rule.check)
      ? LIST_CHECKS[rule.check](texts, rule.params).map(({ index, words, detail }) => ({
          ...findingOf(rule, texts.length === 0 ? path : `${path}.${index}`, words, detail, null),
          ...(isPartial && rule.check === "bulletCount" ? { severity: "warning" as const } : {}),
        }))
      : [],
  );

const lintBullets = (texts: readonly string[], path: string, context: CheckContext): Finding[] => [
  ...texts.flatMap((text, index) => lintText(text, "bullet", `${path}.${index}`, context)),
  ...lintList(texts, path, context.profile, path === "currentBullets"),
];

/** A listing without a title does not say what the product is. */
const lintTitles = (texts: readonly string[], path: string, context: CheckContext): Finding[] =>
  texts.length === 0
    ? context.profile.rulesOf.title
        .filter(({ check }) => check === "productType")
        .map((rule) => findingOf(rule, path, "0 titles", "Add one.", null))
    : texts.flatMap((text, index) => lintText(text, "title", `${path}.${index}`, context));

/** Checks one bullet by itself, against none of the rules about a whole set. */
export const lintBullet = (
  text: string,
  facts: ProductFacts,
  profile: Profile,
  reviews: readonly Review[],
): Finding[] => lintText(text, "bullet", "bulletsA.0", contextOf(facts, "", [text], profile, reviews));

/** Checks copy against every rule of a profile. Each finding names the exact words, the rule, its source and a fix that was checked again. */
export const lintListing = (input: LintInput, profile: Profile, reviews: readonly Review[]): Finding[] => {
  const { optimizedTitles, itemHighlights = "", bulletsA, bulletsB, searchTerms = "" } = input;
  const { currentTitle = "", currentHighlights = "", currentBullets = [] } = input;
  const bullets = [...(bulletsA ?? []), ...(bulletsB ?? [])];
  const ours = contextOf(input, optimizedTitles?.[0] ?? "", [itemHighlights, ...bullets], profile, reviews);
  const theirs = contextOf(input, currentTitle, [currentHighlights, ...currentBullets], profile, reviews);
  return [
    ...(optimizedTitles === undefined ? [] : lintTitles(optimizedTitles, "optimizedTitles", ours)),
    ...lintText(itemHighlights, "highlights", "itemHighlights", ours),
    ...(bulletsA === undefined ? [] : lintBullets(bulletsA, "bulletsA", ours)),
    ...(bulletsB === undefined ? [] : lintBullets(bulletsB, "bulletsB", ours)),
    ...lintText(searchTerms, "searchTerms", "searchTerms", ours),
    ...lintText(currentTitle, "title", "currentTitle", theirs),
    ...lintText(currentHighlights, "highlights", "currentHighlights", theirs),
    ...(currentBullets.length === 0 ? [] : lintBullets(currentBullets, "currentBullets", theirs)),
    ...lintText(input.currentSearchTerms ?? "", "searchTerms", "currentSearchTerms", theirs),
    ...lintText(input.currentDescription ?? "", "description", "currentDescription", theirs),
  ];
};
