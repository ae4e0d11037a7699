import type { Finding } from "../../../events/result/listing.ts";
import type { Marketplace } from "../../../events/result/rule-profiles.ts";

/** `bullet` is one bullet, `bullets` all of a set together. */
export const RULE_FIELDS = ["title", "highlights", "bullet", "bullets", "searchTerms", "description"] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

export const LIST_CHECK_NAMES = ["bulletCount", "totalCharacters", "sameBullet"] as const;
export type ListCheckName = (typeof LIST_CHECK_NAMES)[number];

export const TEXT_CHECK_NAMES = [
  "maxCharacters",
  "minCharacters",
  "maxWords",
  "minWords",
  "maxBytes",
  "signs",
  "signsOnce",
  "decoration",
  "foreignLetters",
  "pictures",
  "capitalStart",
  "endPunctuation",
  "sentences",
  "header",
  "oneParagraph",
  "phraseList",
  "phraseSizes",
  "titleWords",
  "highlightsNeedTitle",
  "sameAsTitle",
  "terms",
  "timely",
  "quotation",
  "reviewOverlap",
  "comparedBrand",
  "otherBrand",
  "allCaps",
  "titleCase",
  "numberWords",
  "digits",
  "unitSpace",
  "repeatedWord",
  "productType",
  "variation",
  "order",
  "brand",
  "repeats",
  "plainTerms",
  "misspelled",
  "alreadyUsed",
  "tagCount",
  "tagLength",
] as const;
export type TextCheckName = (typeof TEXT_CHECK_NAMES)[number];

export type CheckName = TextCheckName | ListCheckName;

export const CUTS = ["words", "tail", "phrase"] as const;

export type RuleParams = {
  min?: number;
  max?: number;
  /** Characters of one part, where a field has parts. */
  each?: number;
  signs?: string;
  /** Words as the term matcher reads them: "seller(s)", "eco-friendly". */
  terms?: readonly string[];
  /** Found in the folded text, which is in lower case. */
  pattern?: string;
  /** Terms in whose midst a hit is none: "best friend(s)". */
  except?: readonly string[];
  /** What goes with the words: nothing, what follows them in their phrase, or the phrase. */
  cut?: (typeof CUTS)[number];
  /** Whether the words are allowed where the seller can prove them. */
  provable?: boolean;
};

/** One dated rule of one marketplace. A rule without a source does not load. */
export type Rule = {
  id: string;
  marketplace: Marketplace;
  /** Stores it holds in: "all", "only JP", or "except SA EG TR AE". */
  stores: string;
  field: RuleField;
  check: CheckName;
  params: RuleParams;
  severity: Finding["severity"];
  /** A date; "by DATE" where it was in force then at the latest; "n/k" where the start is not known. */
  effective_from: string;
  /** The last day it held, or null. */
  effective_to: string | null;
  source_url: string;
  /** The day its source was last read. */
  verified_on: string;
  /** How sure the rule itself is. */
  status: Finding["status"];
  message: string;
};

export const isListCheck = (check: CheckName): check is ListCheckName =>
  LIST_CHECK_NAMES.some((name) => name === check);
