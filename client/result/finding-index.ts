import type { Compliance, Finding } from "../../events/result/listing.ts";

/** Findings by the field they are about, for example "optimizedTitles.0". */
export const findingsByField = ({ findings }: Compliance): ReadonlyMap<string, Finding[]> =>
  Map.groupBy(findings, (finding) => finding.field);

const FIELD_NAMES = {
  optimizedTitles: "Title",
  itemHighlights: "Item highlights",
  bulletsA: "Set A, bullet",
  bulletsB: "Set B, bullet",
  searchTerms: "Search terms",
  currentTitle: "Your current title",
  currentBullets: "Your current bullet",
} as const;

const isNamed = (root: string): root is keyof typeof FIELD_NAMES => Object.hasOwn(FIELD_NAMES, root);

/** "optimizedTitles.0" → "Title 1" */
export const fieldName = (field: string): string => {
  const [root = "", index] = field.split(".");
  const name = isNamed(root) ? FIELD_NAMES[root] : root;
  return index === undefined ? name : `${name} ${Number(index) + 1}`;
};

const RULE_STATUS = {
  verified: "Read on the marketplace's own page",
  secondary: "Read in a dated report about the marketplace's page",
  conflicting: "Sources differ about this rule",
} as const satisfies Record<Finding["status"], string>;

export const ruleStatus = (status: Finding["status"]): string => RULE_STATUS[status];

/** "amazon-2026-07-27" → "Amazon rules as of July 27, 2026"; other names as they are. */
export const profileName = (profile: string): string => {
  const parts = /^(\w+)-(\d{4}-\d{2}-\d{2})$/.exec(profile);
  const [, marketplace, date] = parts ?? [];
  if (marketplace === undefined || date === undefined) return profile;
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  return `${marketplace.charAt(0).toUpperCase()}${marketplace.slice(1)} rules as of ${day}`;
};
