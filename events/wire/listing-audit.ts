import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { Finding } from "../result/listing.ts";
import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILE_IDS } from "../result/rule-profiles.ts";
import { text } from "./fields.ts";

const textOrNone = (max: number) => v.optional(text(max), "");

/** A listing as it stands on a marketplace, to be judged by the rules of a profile. */
export const ListingToAudit = v.object({
  profile: v.optional(v.picklist(RULE_PROFILE_IDS, "There is no such rule profile"), DEFAULT_RULE_PROFILE_ID),
  productName: textOrNone(LIMITS.nameLength),
  title: text(LIMITS.titleInputLength),
  highlights: textOrNone(LIMITS.titleInputLength),
  bullets: v.optional(v.pipe(v.array(text(2_000)), v.maxLength(20, "There are too many bullets")), []),
  searchTerms: textOrNone(2_000),
  description: textOrNone(10_000),
  /** Whether it stands above several sizes or colors. */
  isParent: v.optional(v.boolean("Must be true or false"), false),
  /** Claims that the seller can prove, in the listing's own words. */
  proven: v.optional(v.pipe(v.array(text(LIMITS.keywordLength)), v.maxLength(20, "There are too many entries")), []),
});
export type ListingToAudit = v.InferInput<typeof ListingToAudit>;

/** The copy of one listing, field by field. */
export const ListingCopy = v.object({
  title: v.string(),
  highlights: v.string(),
  bullets: v.array(v.string()),
  searchTerms: v.string(),
  description: v.string(),
});
export type ListingCopy = v.InferOutput<typeof ListingCopy>;

/** What a listing breaks, what it reads like once mended, and what only the seller can decide. */
export const ListingAudit = v.object({
  profile: v.string(),
  /** Fields are "title", "highlights", "bullets.0", "searchTerms", "description". */
  findings: v.array(Finding),
  fixed: ListingCopy,
  /** What still stands against the mended copy; fields count the mended bullets. */
  left: v.array(Finding),
  summary: v.object({
    errors: v.number(),
    warnings: v.number(),
    errorsLeft: v.number(),
    warningsLeft: v.number(),
    /** Fields that the fixes change. */
    changed: v.array(v.string()),
    /** What it would take, in a sentence or two. */
    text: v.string(),
  }),
});
export type ListingAudit = v.InferOutput<typeof ListingAudit>;

/** One rule as it is shown with its source. */
export const RuleEntry = v.object({
  id: v.string(),
  field: v.string(),
  severity: v.picklist(["error", "warning"]),
  message: v.string(),
  stores: v.string(),
  effectiveFrom: v.string(),
  effectiveTo: v.nullable(v.string()),
  source: v.string(),
  verifiedOn: v.string(),
  status: v.picklist(["verified", "secondary", "conflicting"]),
});
export type RuleEntry = v.InferOutput<typeof RuleEntry>;

export const RuleBook = v.object({
  profile: v.string(),
  label: v.string(),
  date: v.string(),
  rules: v.array(RuleEntry),
});
export type RuleBook = v.InferOutput<typeof RuleBook>;
