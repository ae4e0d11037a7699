import { longDate } from "../../../events/kernel/in-words.ts";
import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILES, type RuleProfile } from "../../../events/result/rule-profiles.ts";
import type { RuleProfileId } from "../../../machines/kernel/choices.ts";
import { Select, type SelectGroup, type SelectOption } from "../../ui/select.tsx";

/** The rules now in force have the date from which they hold, so that they are told from those before. */
const nameOf = ({ id, label, date }: RuleProfile): string =>
  id === DEFAULT_RULE_PROFILE_ID ? `${label} (since ${longDate(date)})` : label;

const optionOf = (profile: (typeof RULE_PROFILES)[number]): SelectOption<RuleProfileId> => ({
  value: profile.id,
  label: nameOf(profile),
});

const GROUPS: readonly SelectGroup<RuleProfileId>[] = [
  { label: "Amazon", options: RULE_PROFILES.filter(({ marketplace }) => marketplace === "amazon").map(optionOf) },
  {
    label: "Other marketplaces",
    options: RULE_PROFILES.filter(({ marketplace }) => marketplace !== "amazon").map(optionOf),
  },
];

export const ruleProfileOf = (id: RuleProfileId): RuleProfile =>
  RULE_PROFILES.find((profile) => profile.id === id) ?? RULE_PROFILES[0];

const limitsOf = ({ title, highlights, searchTerms }: RuleProfile): string =>
  [
    `Titles up to ${title.max} characters`,
    highlights === null ? null : `${highlights.label.toLowerCase()} up to ${highlights.max}`,
    searchTerms?.kind === "tags" && searchTerms.count !== null ? `up to ${searchTerms.count} tags` : null,
  ]
    .filter((part) => part !== null)
    .join(", ")
    .concat(".");

type RuleProfileFieldProps = {
  value: RuleProfileId;
  onChange: (id: RuleProfileId) => void;
  disabled?: boolean;
};

/** Whose rules the listing is written for, with the limits that follow from it. */
export const RuleProfileField = ({ value, onChange, disabled = false }: RuleProfileFieldProps) => (
  <Select
    label="Marketplace rules"
    groups={GROUPS}
    value={value}
    hint={limitsOf(ruleProfileOf(value))}
    disabled={disabled}
    onChange={onChange}
  />
);
