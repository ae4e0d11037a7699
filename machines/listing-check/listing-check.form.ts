import * as v from "valibot";
import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILES, type RuleProfile } from "../../events/result/rule-profiles.ts";
import { type ListingCopy, ListingToAudit } from "../../events/wire/listing-audit.ts";
import { bulletLines } from "../kernel/bullet-lines.ts";
import type { RuleProfileId } from "../kernel/choices.ts";

export type ListingCheckField = "title" | "highlights" | "bullets" | "searchTerms" | "description";

/** A listing as it stands on a marketplace, as typed: bullets one per line. */
export type ListingCheckForm = { profile: RuleProfileId } & Record<ListingCheckField, string>;

export type ListingCheckErrors = Partial<Record<ListingCheckField, string>>;

export const EMPTY_LISTING_CHECK: ListingCheckForm = {
  profile: DEFAULT_RULE_PROFILE_ID,
  title: "",
  highlights: "",
  bullets: "",
  searchTerms: "",
  description: "",
};

const FIELDS = ["title", "highlights", "bullets", "searchTerms", "description"] as const;

const MISSING_TITLE = "Paste the title you have now.";

export const isEmptyCheck = (form: ListingCheckForm): boolean => FIELDS.every((field) => form[field].trim() === "");

export const isSameCheck = (one: ListingCheckForm, other: ListingCheckForm): boolean =>
  one.profile === other.profile && FIELDS.every((field) => one[field].trim() === other[field].trim());

/** The listing as it is sent. What the marketplace has no field for is left out. */
export const listingToCheck = ({ profile, ...form }: ListingCheckForm): v.InferOutput<typeof ListingToAudit> => {
  const fields: RuleProfile | undefined = RULE_PROFILES.find(({ id }) => id === profile);
  return {
    profile,
    productName: "",
    title: form.title.trim(),
    highlights: fields?.highlights === null ? "" : form.highlights.trim(),
    bullets: bulletLines(form.bullets),
    searchTerms: fields?.searchTerms === null ? "" : form.searchTerms.trim(),
    description: form.description.trim(),
    isParent: false,
    proven: [],
  };
};

/** "bullets.2" → "bullets" */
const fieldOf = (path: string | null): string => path?.split(".")[0] ?? "";

/** What keeps each field from being sent, by the schema that the server reads it with. */
export const listingCheckErrors = (form: ListingCheckForm): ListingCheckErrors => {
  if (form.title.trim() === "") return { title: MISSING_TITLE };
  const { issues = [] } = v.safeParse(ListingToAudit, listingToCheck(form));
  const messages = issues.map((issue): [string, string] => [fieldOf(v.getDotPath(issue)), issue.message]);
  return Object.fromEntries<string>(messages.toReversed());
};

/** The form with the corrected copy in it. What was not sent stays as it was typed. */
export const withFixes = (form: ListingCheckForm, fixed: ListingCopy): ListingCheckForm => {
  const sent = listingToCheck(form);
  return {
    ...form,
    title: fixed.title,
    highlights: sent.highlights === "" ? form.highlights : fixed.highlights,
    bullets: fixed.bullets.join("\n"),
    searchTerms: sent.searchTerms === "" ? form.searchTerms : fixed.searchTerms,
    description: fixed.description,
  };
};

/** The whole text of a field of a finding, such as "bullets.2"; null where the listing has none. */
export const textOfField = (listing: ListingCopy, field: string): string | null => {
  const [name = "", index] = field.split(".");
  if (name === "bullets") return listing.bullets[Number(index)] ?? null;
  const known = FIELDS.find((each) => each === name);
  return known === undefined || known === "bullets" ? null : listing[known];
};
