import * as v from "valibot";

/** One customer review as the engine read it. `text` is the exact text all offsets point into. */
export const Review = v.object({
  /** "r1", "r2", … in reading order. */
  id: v.string(),
  text: v.string(),
  title: v.nullable(v.string()),
  /** Stars from 1 to 5, or null where none was given. */
  rating: v.nullable(v.number()),
  /** ISO date, or null where none was given. */
  date: v.nullable(v.string()),
});
export type Review = v.InferOutput<typeof Review>;

const EXCLUSION_REASONS = [
  "duplicate",
  "near-duplicate",
  "boilerplate",
  "no-words",
  "not-a-review",
  "incentivized",
  "solicitation",
  "not-the-product",
  "other-product",
  "instruction",
  "unreadable",
] as const;

/** A part of the input that was not used, with the reason. Used reviews and exclusions together are the whole input. */
export const Exclusion = v.object({
  text: v.string(),
  reason: v.picklist(EXCLUSION_REASONS),
  /** The reason in words, for the seller. */
  detail: v.string(),
  /** Line, row or record number in the input, counted from 1. */
  line: v.nullable(v.number()),
  /** How many parts of the input this stands for, when more than one. */
  count: v.optional(v.number()),
  /** Names this part whatever surrounds it; listing it in the input's `include` uses it after all. Absent where there is nothing to use. */
  id: v.optional(v.string()),
});
export type Exclusion = v.InferOutput<typeof Exclusion>;

/** Characters `start` (included) to `end` (excluded) of a review's text, in UTF-16 code units. */
export const Span = v.object({ reviewId: v.string(), start: v.number(), end: v.number() });
export type Span = v.InferOutput<typeof Span>;
