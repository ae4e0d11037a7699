import * as v from "valibot";

/** Where shoppers' questions stand: answered by a field, unanswered, a fault that no wording fixes, or a gap that plain words close. */
const QUESTION_STATES = ["answered", "listing-silent", "product-fault", "expectation-gap"] as const;

/** A question that reviews say shoppers have. Its evidence stands at "insights.questions.N". */
export const ShopperQuestion = v.object({
  question: v.string(),
  state: v.picklist(QUESTION_STATES),
  /** The field whose words answer it, for example "bulletsB.2"; null where none does. */
  answeredBy: v.nullable(v.string()),
  /** Whether the seller's current title or bullets answer it; null where none were given. */
  answeredBefore: v.nullable(v.boolean()),
});
export type ShopperQuestion = v.InferOutput<typeof ShopperQuestion>;

/** How much these reviews leave unsaid, estimated from what was said once and twice. */
export const Unseen = v.object({
  /** Themes found, at any support. */
  found: v.number(),
  /** Themes likely still unseen (bias-corrected Chao1, rounded). */
  unseen: v.number(),
  /** Share from 0 to 1 of further opinions that would fall into themes already found (Good–Turing). */
  coverage: v.number(),
  /** How many more reviews would likely bring the unseen below a tenth of all; null where it cannot be told. */
  moreReviews: v.nullable(v.number()),
});
export type Unseen = v.InferOutput<typeof Unseen>;

/** What reviews tell beyond the avatar. Each statement's evidence stands at "insights.situations.N" and so on. */
export const Insights = v.object({
  /** Where, when and for what people use it. */
  situations: v.array(v.string()),
  /** What people doubted or feared before or after buying. */
  doubts: v.array(v.string()),
  reasonsToBuy: v.array(v.string()),
  reasonsToReturn: v.array(v.string()),
  /** What several speak of and no theme tells, each with the words of one of them: "Straps: “…”". */
  topics: v.optional(v.array(v.string())),
  questions: v.array(ShopperQuestion),
  unseen: v.nullable(Unseen),
});
export type Insights = v.InferOutput<typeof Insights>;
