import * as v from "valibot";
import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILE_IDS } from "../../../events/result/rule-profiles.ts";

/** The choices in a draft on this device. Drafts from before there were any have the usual ones. */
export const KeptChoices = {
  ruleProfile: v.optional(v.fallback(v.picklist(RULE_PROFILE_IDS), DEFAULT_RULE_PROFILE_ID), DEFAULT_RULE_PROFILE_ID),
  include: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
};
