import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readSellerFacts } from "../../../../../server/listing/ledger/seller-facts.ts";
import { weighField } from "../../../../../server/listing/ledger/write-ledger.ts";

export type Sides = { for: string[]; against: string[] };

/** The reviews that bear out and deny any clause of a seller's bullet, each once. */
export const sidesOfBullet = (
  bullet: string,
  reviews: readonly string[],
  productName = "Thornby Travel Mug",
): Sides => {
  const mining = mineReviews(
    reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    productName,
  );
  const facts = readSellerFacts({
    productName,
    currentTitle: "",
    currentBullets: [bullet],
    keywords: [],
    mustIncludeKeywords: [],
  });
  const weighed = weighField(
    { field: "currentBullets.0", text: bullet, kind: "bullet", spans: [], current: true },
    mining,
    facts,
  ).map((claim) => claim.weighed);
  const textsOf = (side: "supporting" | "contradicting"): string[] => {
    const ids = new Set(weighed.flatMap((each) => each[side].map(({ reviewId }) => reviewId)));
    return mining.reviews.filter(({ id }) => ids.has(id)).map(({ text }) => text);
  };
  return { for: textsOf("supporting"), against: textsOf("contradicting") };
};
