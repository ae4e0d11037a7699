import type { Exclusion } from "../../events/result/review.ts";

/** Why a part of the input was left out, in a word or two. */
export const EXCLUSION_LABELS = {
  duplicate: "Duplicate",
  "near-duplicate": "Nearly the same",
  boilerplate: "Page text",
  "no-words": "No words",
  "not-a-review": "Not a review",
  incentivized: "Paid or free product",
  solicitation: "Advertising",
  "not-the-product": "Shipping or seller only",
  "other-product": "Another product",
  instruction: "Text written for machines",
  unreadable: "Unreadable",
} as const satisfies Record<Exclusion["reason"], string>;
