import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { type WeighedClaim, weighField } from "../../../../../server/listing/ledger/write-ledger.ts";
import { readSellerFacts } from "../../../../../server/listing/seller/seller-facts.ts";

export type Sides = { for: string[]; against: string[] };

const minedFor = (reviews: readonly string[], productName: string, rating: number | null = null): Mining =>
  mineReviews(
    reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating, date: null })),
    productName,
  );

const factsFor = (productName: string, currentBullets: string[]) =>
  readSellerFacts({ productName, currentTitle: "", currentBullets, keywords: [], mustIncludeKeywords: [] });

const MUG = "Thornby Travel Mug";

/** The clauses of a new bullet, of which the seller's former copy says nothing. */
export const weighedBullet = (bullet: string, reviews: readonly string[], productName = MUG): WeighedClaim[] =>
  weighField(
    { field: "bulletsA.0", text: bullet, kind: "bullet", spans: [], current: false },
    minedFor(reviews, productName),
    factsFor(productName, []),
  );

/** The clauses of a seller's bullet, held against reviews that all give as many stars. */
export const weighedCurrent = (
  bullet: string,
  reviews: readonly string[],
  productName = MUG,
  rating: number | null = null,
): WeighedClaim[] =>
  weighField(
    { field: "currentBullets.0", text: bullet, kind: "bullet", spans: [], current: true },
    minedFor(reviews, productName, rating),
    factsFor(productName, [bullet]),
  );

/** The reviews that bear out and deny any clause of a seller's bullet, each once. */
export const sidesOfBullet = (bullet: string, reviews: readonly string[], productName = MUG): Sides => {
  const weighed = weighedCurrent(bullet, reviews, productName).map((claim) => claim.weighed);
  const textsOf = (side: "supporting" | "contradicting"): string[] => {
    const ids = new Set(weighed.flatMap((each) => each[side].map(({ reviewId }) => reviewId)));
    return reviews.filter((_, index) => ids.has(`r${index}`));
  };
  return { for: textsOf("supporting"), against: textsOf("contradicting") };
};
