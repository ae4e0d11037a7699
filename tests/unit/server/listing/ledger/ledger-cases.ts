import { type Mining, mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readSellerFacts } from "../../../../../server/listing/ledger/seller-facts.ts";
import { type WeighedClaim, weighField } from "../../../../../server/listing/ledger/write-ledger.ts";

export type Sides = { for: string[]; against: string[] };

const minedFor = (reviews: readonly string[], productName: string): Mining =>
  mineReviews(
    reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
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

/** The reviews that bear out and deny any clause of a seller's bullet, each once. */
export const sidesOfBullet = (bullet: string, reviews: readonly string[], productName = MUG): Sides => {
  const mining = minedFor(reviews, productName);
  const weighed = weighField(
    { field: "currentBullets.0", text: bullet, kind: "bullet", spans: [], current: true },
    mining,
    factsFor(productName, [bullet]),
  ).map((claim) => claim.weighed);
  const textsOf = (side: "supporting" | "contradicting"): string[] => {
    const ids = new Set(weighed.flatMap((each) => each[side].map(({ reviewId }) => reviewId)));
    return mining.reviews.filter(({ id }) => ids.has(id)).map(({ text }) => text);
  };
  return { for: textsOf("supporting"), against: textsOf("contradicting") };
};
