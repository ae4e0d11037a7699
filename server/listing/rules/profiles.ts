import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILES, type RuleProfile } from "../../../events/result/rule-profiles.ts";
import { RULES } from "./catalog.ts";
import { RULE_FIELDS, type Rule, type RuleField } from "./rule.ts";

/** A marketplace at a date: its fields with their limits, and the rules that held then. */
export type Profile = RuleProfile & {
  rules: readonly Rule[];
  rulesOf: Readonly<Record<RuleField, readonly Rule[]>>;
  titleLength: number;
  hasHighlights: boolean;
};

const FIRST_DAY = "0000-00-00";
const LAST_DAY = "9999-99-99";

const holdsIn = (stores: string, store: string): boolean => {
  const [word, ...named] = stores.split(" ");
  return word === "all" || (word === "only" ? named.includes(store) : !named.includes(store));
};

/** A rule known to be in force "by" a day is taken for current where nothing newer replaced it; under an earlier date it is not assumed. */
const inForce = (rule: Rule, day: string, isCurrent: boolean): boolean => {
  const { effective_from: from, effective_to: to } = rule;
  const start = from === "n/k" || (isCurrent && from.startsWith("by ")) ? FIRST_DAY : from.replace(/^by /, "");
  return start <= day && day <= (to ?? LAST_DAY);
};

const newestOf = (marketplace: RuleProfile["marketplace"]): string =>
  RULE_PROFILES.filter((profile) => profile.marketplace === marketplace)
    .map((profile) => profile.date)
    .reduce((newest, date) => (date > newest ? date : newest), FIRST_DAY);

const profileOf = (data: RuleProfile): Profile => {
  const isCurrent = data.date === newestOf(data.marketplace);
  const rules = RULES.filter(
    (rule) =>
      rule.marketplace === data.marketplace && holdsIn(rule.stores, data.store) && inForce(rule, data.date, isCurrent),
  );
  const byField = Map.groupBy(rules, (rule) => rule.field);
  const [title, highlights, bullet, bullets, searchTerms, description] = RULE_FIELDS.map(
    (field) => byField.get(field) ?? [],
  );
  return {
    ...data,
    rules,
    rulesOf: {
      title: title ?? [],
      highlights: highlights ?? [],
      bullet: bullet ?? [],
      bullets: bullets ?? [],
      searchTerms: searchTerms ?? [],
      description: description ?? [],
    },
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
