import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILES, type RuleProfile } from "../../../events/result/rule-profiles.ts";
import { RULES } from "./catalog.ts";
import type { Rule } from "./rule.ts";

/** A marketplace at a date: its fields with their limits, and the rules that held then. */
export type Profile = RuleProfile & {
  rules: readonly Rule[];
  titleLength: number;
  hasHighlights: boolean;
};

const STYLE_FROM = "0000-00-00";
const READ_UNTIL = "2026-12-31";

const inForce = (rule: Rule, date: string): boolean =>
  (rule.effective_from === "n/k" ? STYLE_FROM : rule.effective_from.replace(/^by /, "")) <= date &&
  (rule.effective_to === null || date <= rule.effective_to);

/** Rules known only to be in force "by" a later date are checked under current profiles, not under earlier ones. */
const profileOf = (data: RuleProfile): Profile => {
  const asOf = data.date === "2025-01-21" ? data.date : READ_UNTIL;
  return {
    ...data,
    rules:
      data.marketplace === "amazon"
        ? RULES.filter((rule) => inForce(rule, rule.effective_from.startsWith("by ") ? asOf : data.date))
        : [],
    titleLength: data.title.max,
    hasHighlights: data.highlights !== null,
  };
};

export const PROFILES: readonly Profile[] = RULE_PROFILES.map(profileOf);

export const DEFAULT_PROFILE_ID = DEFAULT_RULE_PROFILE_ID;

/** The rules of a marketplace at a date; the current ones where the id is not known. */
export const profileById = (id: string): Profile => {
  const profile = PROFILES.find((each) => each.id === id) ?? PROFILES[0];
  if (profile === undefined) throw new Error("No rule profile is defined");
  return profile;
};
