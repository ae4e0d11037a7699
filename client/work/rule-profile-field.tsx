import {
  DEFAULT_RULE_PROFILE_ID,
  MARKETPLACES,
  type Marketplace,
  RULE_PROFILES,
  type RuleProfile,
} from "../../events/result/rule-profiles.ts";
import type { RuleProfileId } from "../../machines/kernel/choices.ts";
import { longDate } from "../result/format.ts";
import { Select, type SelectGroup } from "../ui/select.tsx";

const NAMES: Record<Marketplace, string> = { amazon: "Amazon", ebay: "eBay", etsy: "Etsy", walmart: "Walmart" };

/** The rules now in force have the date from which they hold, so that they are told from those before. */
const nameOf = ({ id, label, date }: RuleProfile): string =>
  id === DEFAULT_RULE_PROFILE_ID ? `${label} (since ${longDate(date)})` : label;

const GROUPS: readonly SelectGroup<RuleProfileId>[] = MARKETPLACES.map((marketplace) => ({
  label: NAMES[marketplace],
  options: RULE_PROFILES.filter((profile) => profile.marketplace === marketplace).map((profile) => ({
    value: profile.id,
    label: nameOf(profile),
  })),
}));

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
