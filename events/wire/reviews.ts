import * as v from "valibot";
import { Exclusion } from "../result/review.ts";

/** How a review that is used begins, by which the seller knows it. */
export const UsedReview = v.object({
  opening: v.string(),
  rating: v.nullable(v.number()),
  /** Reviews in other languages are shown, but nothing is learnt from them. */
  isEnglish: v.boolean(),
});
export type UsedReview = v.InferOutput<typeof UsedReview>;

/** What was read from a file or a paste. `text` is what goes into the reviews field; it reads back to the same reviews. */
export const ImportedReviews = v.object({
  text: v.string(),
  reviews: v.number(),
  /** Every review that is used, in reading order. */
  used: v.array(UsedReview),
  format: v.picklist(["text", "csv", "html", "json"]),
  /** What is left out, and why. */
  excluded: v.array(Exclusion),
  /** What would be left out and is used because its id was given. */
  included: v.array(Exclusion),
  /** The first reviews that together stay within `limit` characters. */
  fits: v.object({ limit: v.number(), reviews: v.number(), text: v.string() }),
});
export type ImportedReviews = v.InferOutput<typeof ImportedReviews>;

export const SampleSummary = v.object({
  id: v.string(),
  title: v.string(),
  productName: v.string(),
  avatarName: v.string(),
  description: v.string(),
  reviews: v.number(),
});
export type SampleSummary = v.InferOutput<typeof SampleSummary>;

/** A sample review set, ready for the demo form. */
export const Sample = v.object({ ...SampleSummary.entries, text: v.string() });
export type Sample = v.InferOutput<typeof Sample>;
