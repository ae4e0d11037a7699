import type { OptimizationInput } from "../../../events/result/result.ts";
import { mineReviews } from "../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../server/insight/mining/mining.ts";
import { readReviews } from "../../../server/insight/read-reviews.ts";
import { inputFor } from "../samples.ts";

/** Invented reviews of products of many kinds, for looking at what the engine says far from the samples. */
export const REVIEW_SETS = [
  { id: "coffee-grinder", productName: "Brunmoor Conical Burr Coffee Grinder" },
  { id: "kids-book", productName: "The Brave Little Mouse, Bedtime Picture Book for Kids" },
  { id: "dog-treats", productName: "Pawhollow Soft Salmon Dog Treats" },
  { id: "face-cream", productName: "Lunavelle Daily Moisturizing Face Cream" },
  { id: "board-game", productName: "Harbor Lanterns Family Board Game" },
  { id: "phone-case", productName: "Cliffgrip Clear Phone Case" },
  { id: "garden-hose", productName: "Fernwick Expandable Garden Hose 50 ft" },
  { id: "tent", productName: "Ridgelark 4 Person Camping Tent" },
  { id: "headphones", productName: "Ostrava Wireless Noise Cancelling Headphones" },
  { id: "protein-powder", productName: "Oakfuel Plant Protein Powder" },
] as const;

export type ReviewSetId = (typeof REVIEW_SETS)[number]["id"];

const texts = new Map(
  await Promise.all(
    REVIEW_SETS.map(async ({ id }) => [id, await Bun.file(new URL(`./${id}.txt`, import.meta.url)).text()] as const),
  ),
);

const reviewSetText = (id: ReviewSetId): string => texts.get(id) ?? "";

const nameOf = (id: ReviewSetId): string => REVIEW_SETS.find((set) => set.id === id)?.productName ?? "";

export const reviewSetInput = (id: ReviewSetId, overrides: Partial<OptimizationInput> = {}): OptimizationInput =>
  inputFor(reviewSetText(id), { productName: nameOf(id), avatarName: "", ...overrides });

export const mineReviewSet = (id: ReviewSetId): Mining =>
  mineReviews(readReviews({ text: reviewSetText(id) }).reviews, nameOf(id));
