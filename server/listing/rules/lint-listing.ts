import type { Finding } from "../../../events/result/listing.ts";
import type { Review } from "../../../events/result/review.ts";
import { describeProduct } from "../../insight/product.ts";
import { remember } from "../../insight/text/remember.ts";
import { brandOf } from "../brand.ts";
import { type Breach, type CheckContext, reviewRuns, type TextCheck } from "./check.ts";
import { plainWords } from "./fold.ts";
import * as lists from "./list-checks.ts";
import type { Profile } from "./profiles.ts";
import type { CheckName, Rule, RuleField } from "./rule.ts";
import * as signChecks from "./sign-checks.ts";
import * as termChecks from "./term-checks.ts";
import * as wordChecks from "./word-checks.ts";

/** Copy to check: what we wrote, what the seller has now, or both. */
export type LintInput = {
  productName: string;
  optimizedTitles?: readonly string[];
  itemHighlights?: string;
  bulletsA?: readonly string[];
  bulletsB?: readonly string[];
  searchTerms?: string;
  currentTitle?: string;
  currentBullets?: readonly string[];
};

const { bulletCount, sameBullet, totalCharacters } = lists;
const LIST_CHECKS: Partial<Record<CheckName, lists.ListCheck>> = { bulletCount, totalCharacters, sameBullet };
const TEXT_CHECKS: Partial<Record<CheckName, TextCheck>> = { ...signChecks, ...termChecks, ...wordChecks };

const findingOf = (rule: Rule, field: string, breach: Breach, fix: string | null): Finding => ({
  ruleId: rule.id,
  severity: rule.severity,
  field,
  words: breach.words,
  message: rule.message,
  source: rule.source_url,
  status: rule.status,
  fix,
});

/** A fix counts only if the fixed text satisfies the rule and breaks no other rule that the text kept. */
const holds = (fix: string, text: string, rule: Rule, field: RuleField, context: CheckContext): boolean => {
  const broken = (candidate: string): Set<string> =>
    new Set(
      context.profile.rules
        .filter(
          (each) =>
            each.field === field &&
            each.severity === "error" &&
            (TEXT_CHECKS[each.check]?.(candidate, each.params, context).length ?? 0) > 0,
        )
        .map((each) => `${each.id}:${each.check}`),
    );
  if (fix.trim() === "" || fix === text) return false;
  const before = broken(text);
  return (
    (TEXT_CHECKS[rule.check]?.(fix, rule.params, context).length ?? 0) === 0 &&
    [...broken(fix)].every((id) => before.has(id))
  );
};

/** Applies a check to its own result until nothing is left to change, at most a few times. */
const settle = (text: string, rule: Rule, context: CheckContext): string | null => {
  let current = text;
  for (let round = 0; round < 6; round += 1) {
    const fix = TEXT_CHECKS[rule.check]?.(current, rule.params, context)[0]?.fix;
    if (fix === undefined) return current;
    if (fix === null || fix === current) return null;
    current = fix;
  }
  return null;
};

const lintText = (text: string, field: RuleField, path: string, context: CheckContext): Finding[] => {
  if (text.trim() === "") return [];
  return context.profile.rules.flatMap((rule) => {
    const check = rule.field === field ? TEXT_CHECKS[rule.check] : undefined;
    const breaches = check?.(text, rule.params, context) ?? [];
    if (breaches.length === 0) return [];
    const fixed = settle(text, rule, context);
    const fix = fixed !== null && holds(fixed, text, rule, field, context) ? fixed : null;
    return breaches.map((breach) => findingOf(rule, path, breach, fix));
  });
};

const lintList = (texts: readonly string[], path: string, profile: Profile): Finding[] =>
  profile.rules.flatMap((rule) => {
    const check = rule.field === "bullets" ? LIST_CHECKS[rule.check] : undefined;
    return (check?.(texts, rule.params) ?? []).map((breach) =>
      findingOf(rule, `${path}.${breach.index}`, breach, null),
    );
  });

const runsOf = remember((reviews: readonly Review[]) => reviewRuns(reviews, plainWords));

/** Checks copy against every rule of a profile. Each finding names the exact words, the rule, its source and a fix that was checked again. */
export const lintListing = (input: LintInput, profile: Profile, reviews: readonly Review[]): Finding[] => {
  const title = input.optimizedTitles?.[0] ?? "";
  const visible = [title, input.itemHighlights ?? "", ...(input.bulletsA ?? []), ...(input.bulletsB ?? [])].join(" ");
  const context: CheckContext = {
    profile,
    brand: brandOf(input.productName),
    productNoun: describeProduct(input.productName).noun,
    title,
    visible,
    reviewRuns: runsOf(reviews),
  };
  const bullets = (texts: readonly string[] | undefined, path: string): Finding[] =>
    texts === undefined || texts.length === 0
      ? []
      : [
          ...texts.flatMap((text, index) => lintText(text, "bullet", `${path}.${index}`, context)),
          ...lintList(texts, path, profile),
        ];
  return [
    ...(input.optimizedTitles ?? []).flatMap((text, index) =>
      lintText(text, "title", `optimizedTitles.${index}`, context),
    ),
    ...lintText(input.itemHighlights ?? "", "highlights", "itemHighlights", context),
    ...bullets(input.bulletsA, "bulletsA"),
    ...bullets(input.bulletsB, "bulletsB"),
    ...lintText(input.searchTerms ?? "", "searchTerms", "searchTerms", context),
    ...lintText(input.currentTitle ?? "", "title", "currentTitle", context),
    ...bullets(input.currentBullets, "currentBullets"),
  ];
};
