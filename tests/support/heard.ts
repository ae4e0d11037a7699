import type { Review } from "../../events/result/review.ts";
import { domainsOf } from "../../server/insight/facets/domain.ts";
import { readingFor } from "../../server/insight/facets/reading.ts";
import { mineReviews } from "../../server/insight/mine-reviews.ts";
import { describeProduct } from "../../server/insight/product/product.ts";
import { analyseText } from "../../server/insight/text/analyse.ts";
import { extractUnits } from "../../server/insight/units/extract-units.ts";

/** What a text says of a product, by facet or noun, with its sign. */
export const heard = (text: string, productName: string): [string, number][] => {
  const reading = readingFor(domainsOf(describeProduct(productName), [], 10));
  return analyseText(text, "r1")
    .flatMap((sentence) => extractUnits(sentence, reading))
    .map((unit) => [unit.key, unit.polarity]);
};

/** What the themes of one review report of a product, by facet or key, with its sign. */
export const judged = (text: string, productName: string): [string, 1 | -1][] =>
  mineReviews([{ id: "r1", text, title: null, rating: null, date: null }], productName).themes.flatMap(({ units }) =>
    units
      .filter((unit) => unit.mood === "report")
      .map((unit): [string, 1 | -1] => [unit.facet?.id ?? unit.key, unit.polarity]),
  );

/** What the first of some reviews reports of a product, as "+sturdy" or "-noun:lid"; `rating` is that of each. */
export const readsOf = (
  texts: readonly string[],
  productName: string,
  rating: Review["rating"] = null,
): readonly string[] =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index + 1}`, text, title: null, rating, date: null })),
    productName,
  )
    .units.filter(({ mood, reviewId }) => mood === "report" && reviewId === "r1")
    .map(({ facet, key, polarity }) => `${polarity > 0 ? "+" : "-"}${facet?.id ?? key}`);
