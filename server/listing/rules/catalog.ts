import * as v from "valibot";
import { MARKETPLACES } from "../../../events/result/rule-profiles.ts";
import { BULLET_RULES } from "./bullet.rules.ts";
import { DESCRIPTION_RULES } from "./description.rules.ts";
import { GENERAL_RULES } from "./general.rules.ts";
import { OTHER_MARKETPLACE_RULES } from "./other-marketplaces.rules.ts";
import { CUTS, LIST_CHECK_NAMES, RULE_FIELDS, type Rule, TEXT_CHECK_NAMES } from "./rule.ts";
import { SEARCH_AND_HIGHLIGHT_RULES } from "./search.rules.ts";
import { TITLE_RULES } from "./title.rules.ts";

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const Day = v.pipe(v.string(), v.check(isDay, "has no date"));

const isStart = (text: string): boolean => text === "n/k" || isDay(text.replace(/^by /, ""));

const isPattern = (pattern: string): boolean => {
  try {
    return !new RegExp(pattern, "gu").test("");
  } catch {
    return false;
  }
};

const RuleRecord = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d{2}$/, "has no id")),
    marketplace: v.picklist(MARKETPLACES, "has no marketplace"),
    stores: v.pipe(v.string(), v.regex(/^(?:all|(?:only|except)(?: [A-Z]{2})+)$/, "has no stores")),
    field: v.picklist(RULE_FIELDS, "has no field"),
    check: v.picklist([...TEXT_CHECK_NAMES, ...LIST_CHECK_NAMES], "has no check"),
    params: v.strictObject({
      min: v.optional(v.pipe(v.number(), v.minValue(0))),
      max: v.optional(v.pipe(v.number(), v.minValue(1))),
      each: v.optional(v.pipe(v.number(), v.minValue(1))),
      signs: v.optional(v.string()),
      terms: v.optional(v.array(v.pipe(v.string(), v.nonEmpty()))),
      pattern: v.optional(v.pipe(v.string(), v.check(isPattern, "has no usable pattern"))),
      except: v.optional(v.array(v.string())),
      cut: v.optional(v.picklist(CUTS)),
      provable: v.optional(v.boolean()),
    }),
    severity: v.picklist(["error", "warning"], "has no severity"),
    effective_from: v.pipe(v.string(), v.check(isStart, "has no start")),
    effective_to: v.nullable(Day),
    source_url: v.pipe(v.string("has no source"), v.regex(/^https:\/\/[^\s/]+\.[^\s/]+\/\S*$/, "has no source")),
    verified_on: Day,
    status: v.picklist(["verified", "secondary", "conflicting"], "has no status"),
    message: v.pipe(v.string(), v.regex(/^[A-Z].*\.$/, "has no message")),
  }),
  v.check(
    ({ effective_from, effective_to }) => effective_to === null || effective_from.replace(/^by /, "") <= effective_to,
    "ends before it starts",
  ),
);

/** A rule that cannot be shown with its source and its dates is no rule: the first faulty record stops the load. */
export const loadRules = (rules: readonly Rule[]): readonly Rule[] => {
  for (const rule of rules) {
    const parsed = v.safeParse(RuleRecord, rule);
    if (!parsed.success) throw new Error(`Rule ${rule.id} ${parsed.issues[0].message}`);
  }
  return rules;
};

export const RULES: readonly Rule[] = loadRules([
  ...TITLE_RULES,
  ...SEARCH_AND_HIGHLIGHT_RULES,
  ...BULLET_RULES,
  ...DESCRIPTION_RULES,
  ...GENERAL_RULES,
  ...OTHER_MARKETPLACE_RULES,
]);
