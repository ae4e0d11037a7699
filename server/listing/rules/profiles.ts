import { RULES } from "./catalog.ts";
import type { Rule, RuleField } from "./rule.ts";

/** A marketplace at a date: the rules that held then. */
export type Profile = {
  id: string;
  marketplace: "amazon";
  date: string;
  rules: readonly Rule[];
  titleLength: number;
  hasHighlights: boolean;
};

const STYLE_FROM = "0000-00-00";

const inForce = (rule: Rule, date: string): boolean =>
  (rule.effective_from === "n/k" ? STYLE_FROM : rule.effective_from.replace(/^by /, "")) <= date &&
  (rule.effective_to === null || date <= rule.effective_to);

/** Rules known only to be in force "by" a later date are checked under the current profile, not under earlier ones. */
const profileAt = (id: string, date: string, asOf: string): Profile => {
  const rules = RULES.filter((rule) => inForce(rule, rule.effective_from.startsWith("by ") ? asOf : date));
  const of = (field: RuleField, id_: string): number | undefined =>
    rules.find((rule) => rule.field === field && rule.id === id_)?.params.max;
  return {
    id,
    marketplace: "amazon",
    date,
    rules,
    titleLength: of("title", "T01") ?? 200,
    hasHighlights: of("highlights", "H01") !== undefined,
  };
};

export const PROFILES: readonly Profile[] = [
  profileAt("amazon-2026-07-27", "2026-07-27", "2026-12-31"),
  profileAt("amazon-2025-01-21", "2025-01-21", "2025-01-21"),
];

export const DEFAULT_PROFILE_ID = "amazon-2026-07-27";

/** The rules of a marketplace at a date; the current ones where the id is not known. */
export const profileById = (id: string): Profile => {
  const profile = PROFILES.find((each) => each.id === id) ?? PROFILES[0];
  if (profile === undefined) throw new Error("No rule profile is defined");
  return profile;
};
