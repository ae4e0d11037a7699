import * as v from "valibot";
import { ListingField } from "./listing.ts";

const CLAIM_BASES = ["reviews", "seller", "unsupported"] as const;

/** One clause of the listing and what it rests on. Evidence stands at "claims.N", contradictions at "claims.N.contradictions". */
export const Claim = v.object({
  /** "optimizedTitles.0", "itemHighlights", "bulletsA.2", "currentBullets.1", … */
  field: v.string(),
  /** Characters of that field, `end` excluded. */
  start: v.number(),
  end: v.number(),
  text: v.string(),
  basis: v.picklist(CLAIM_BASES),
  /** Distinct reviews that bear it out. */
  reviews: v.number(),
  /** Distinct reviews that bear out all of it but its figure, which nobody denies; absent where none do. */
  reviewsOfRest: v.optional(v.number()),
  /** Distinct reviews that say otherwise: each is a likely return. */
  contradictedBy: v.number(),
});
export type Claim = v.InferOutput<typeof Claim>;

/** A field filled by exact search: no other choice of the same candidates within the limit is worth more. */
export const PackedField = v.object({
  field: ListingField,
  /** What the chosen words are worth, in reviews that use them. */
  value: v.number(),
  /** No selection within the limit can be worth more than this. */
  bound: v.number(),
  used: v.number(),
  limit: v.number(),
  unit: v.picklist(["characters", "bytes"]),
  /** Whether the search was exhausted, so that nothing better exists. */
  optimal: v.boolean(),
});
export type PackedField = v.InferOutput<typeof PackedField>;

/** Where a word of the seller's current title went: its new homes, or why it was left out. */
export const PlacedWord = v.object({
  word: v.string(),
  fields: v.array(ListingField),
  reason: v.nullable(v.string()),
});
export type PlacedWord = v.InferOutput<typeof PlacedWord>;

/** Where a clause of the seller's current bullets went, in their words: its new homes, or why it was left out. */
export const PlacedFact = v.object({
  text: v.string(),
  fields: v.array(ListingField),
  /** What stands in the copy, where that is not the whole clause. */
  wording: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type PlacedFact = v.InferOutput<typeof PlacedFact>;

export const Packing = v.object({
  fields: v.array(PackedField),
  words: v.array(PlacedWord),
  /** Absent in results of engine versions before 2.8. */
  facts: v.optional(v.array(PlacedFact)),
});
export type Packing = v.InferOutput<typeof Packing>;

const FIX_KINDS = ["wording", "rule", "keyword", "listing-silent", "product-fault", "expectation-gap"] as const;

/** One improvement, most valuable first; line N of `fixList` is `fixes[N].text`, and where there is none its only line says so. */
export const Fix = v.object({
  text: v.string(),
  kind: v.picklist(FIX_KINDS),
  /** Distinct reviews behind it. */
  reviews: v.number(),
  /** What it costs now: mean stars with the theme minus without; null where it cannot be told. */
  stars: v.nullable(v.number()),
  /** True where the new listing has done it already; absent where there is something left to do. */
  done: v.optional(v.literal(true)),
});
export type Fix = v.InferOutput<typeof Fix>;
