import { DEFAULT_RULE_PROFILE_ID, type RULE_PROFILE_IDS } from "../../events/result/rule-profiles.ts";

export type RuleProfileId = (typeof RULE_PROFILE_IDS)[number];

/** What a seller chooses beside the texts: whose rules to write for, and which left-out reviews to use anyway. */
export type Choices = { ruleProfile: RuleProfileId; include: readonly string[] };

export const NO_CHOICES: Choices = { ruleProfile: DEFAULT_RULE_PROFILE_ID, include: [] };

export const isSameChoices = (one: Choices, other: Choices): boolean =>
  one.ruleProfile === other.ruleProfile && one.include.toSorted().join() === other.include.toSorted().join();
