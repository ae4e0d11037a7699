import * as v from "valibot";

/** The words that go onto a marketplace, which the seller may revise. */
export const ListingWords = v.object({
  /** Best first. */
  optimizedTitles: v.array(v.string()),
  /** Comma-separated phrases, one line. */
  itemHighlights: v.string(),
  /** Outcome first. */
  bulletsA: v.array(v.string()),
  /** Objection first. */
  bulletsB: v.array(v.string()),
  searchTerms: v.string(),
});
export type ListingWords = v.InferOutput<typeof ListingWords>;

/** The listing copy, ready to publish. */
export const Listing = v.object({
  ...ListingWords.entries,
  /** Improvements, one per line. */
  fixList: v.string(),
});
export type Listing = v.InferOutput<typeof Listing>;

export const LISTING_FIELDS = ["title", "highlights", "bulletsA", "bulletsB", "searchTerms"] as const;
export const ListingField = v.picklist(LISTING_FIELDS);
export type ListingField = v.InferOutput<typeof ListingField>;

/** `phrase`: the words stand next to each other; `words`: all of them occur; `none`: at least one is missing. */
export const Match = v.picklist(["phrase", "words", "none"]);

export const KeywordCoverage = v.object({
  keywords: v.array(
    v.object({
      keyword: v.string(),
      /** Distinct reviews that use it; 0 for a keyword only the seller gave. */
      reviews: v.number(),
      mustInclude: v.boolean(),
      matches: v.object({ title: Match, highlights: Match, bulletsA: Match, bulletsB: Match, searchTerms: Match }),
      /** True where no field has all of its words, but all fields together do. */
      across: v.optional(v.literal(true)),
    }),
  ),
  /** Share from 0 to 1 of distinct keyword words that occur anywhere. */
  wordCoverage: v.number(),
  /** Share from 0 to 1 of keywords that occur as a phrase in some field. */
  phraseCoverage: v.number(),
  /** Keywords of the seller that copy may not or, where it must include them, cannot hold, each with the reason. */
  refused: v.optional(v.array(v.object({ keyword: v.string(), reason: v.string() }))),
});
export type KeywordCoverage = v.InferOutput<typeof KeywordCoverage>;

export const Finding = v.object({
  ruleId: v.string(),
  severity: v.picklist(["error", "warning"]),
  /** "optimizedTitles.0", "bulletsA.2", "currentTitle", … */
  field: v.string(),
  /** The exact words that break the rule. */
  words: v.string(),
  message: v.string(),
  source: v.string(),
  /** How sure the rule itself is. */
  status: v.picklist(["verified", "secondary", "conflicting"]),
  /** The smallest change that satisfies the rule, or null where only the seller can decide. */
  fix: v.nullable(v.string()),
});
export type Finding = v.InferOutput<typeof Finding>;

export const Compliance = v.object({
  /** The dated rule profile, for example "amazon-2026-07-27". */
  profile: v.string(),
  findings: v.array(Finding),
});
export type Compliance = v.InferOutput<typeof Compliance>;
