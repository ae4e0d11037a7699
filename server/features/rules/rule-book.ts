import type { RuleBook } from "../../../events/wire/listing-audit.ts";
import { profileById } from "../../listing/rules/profiles.ts";

/** The rules of a profile as they are shown, each with its source and its dates. */
export const ruleBook = (profileId: string): RuleBook => {
  const { id, label, date, rules } = profileById(profileId);
  return {
    profile: id,
    label,
    date,
    rules: rules.map((rule) => ({
      id: rule.id,
      field: rule.field,
      severity: rule.severity,
      message: rule.message,
      stores: rule.stores,
      effectiveFrom: rule.effective_from,
      effectiveTo: rule.effective_to,
      source: rule.source_url,
      verifiedOn: rule.verified_on,
      status: rule.status,
    })),
  };
};
