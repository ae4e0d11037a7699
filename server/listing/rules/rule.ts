import type { Finding } from "../../../events/result/listing.ts";

export const RULE_FIELDS = ["title", "highlights", "bullet", "bullets", "searchTerms"] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

export type CheckName =
  | "maxCharacters"
  | "maxBytes"
  | "minCharacters"
  | "signs"
  | "decoration"
  | "repeatedWord"
  | "terms"
  | "pattern"
  | "allCaps"
  | "titleCase"
  | "numberWords"
  | "foreignLetters"
  | "productType"
  | "bulletCount"
  | "totalCharacters"
  | "capitalStart"
  | "endPunctuation"
  | "sentences"
  | "header"
  | "pictures"
  | "digits"
  | "unitSpace"
  | "sameBullet"
  | "reviewOverlap"
  | "phraseList"
  | "titleWords"
  | "highlightsNeedTitle"
  | "repeats"
  | "plainTerms"
  | "alreadyUsed"
  | "brand";

export type RuleParams = { max?: number; min?: number; signs?: string; terms?: readonly string[]; pattern?: string };

/** One dated rule of one marketplace. A rule without a source does not load. */
export type Rule = {
  id: string;
  marketplace: "amazon";
  /** Stores it holds in: "all", or "except SA EG TR AE". */
  stores: string;
  field: RuleField;
  check: CheckName;
  params: RuleParams;
  severity: Finding["severity"];
  effective_from: string;
  effective_to: string | null;
  source_url: string;
  verified_on: string;
  status: Finding["status"];
  message: string;
};
