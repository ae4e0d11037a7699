import { BULLET_RULES } from "./bullet.rules.ts";
import { GENERAL_RULES } from "./general.rules.ts";
import type { Rule } from "./rule.ts";
import { SEARCH_AND_HIGHLIGHT_RULES } from "./search.rules.ts";
import { TITLE_RULES } from "./title.rules.ts";

/** A rule that cannot be shown with its source is no rule. */
export const loadRules = (rules: readonly Rule[]): readonly Rule[] => {
  const unsourced = rules.find(
    (rule) => !/^https:\/\/\S+$/.test(rule.source_url) || !/^\d{4}-\d{2}-\d{2}$/.test(rule.verified_on),
  );
  if (unsourced !== undefined) throw new Error(`Rule ${unsourced.id} has no source`);
  return rules;
};

export const RULES: readonly Rule[] = loadRules([
  ...TITLE_RULES,
  ...SEARCH_AND_HIGHLIGHT_RULES,
  ...BULLET_RULES,
  ...GENERAL_RULES,
]);
