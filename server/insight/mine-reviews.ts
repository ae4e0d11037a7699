import type { Review } from "../../events/result/review.ts";
import { describeProduct, type Product } from "./product.ts";
import { analyseReview, type Sentence } from "./text/analyse.ts";
import { buildThemes, type MinedTheme } from "./themes/build-themes.ts";
import { extractUnits } from "./units/extract-units.ts";
import type { Unit } from "./units/unit.ts";

/** All that was found in the reviews of one product. */
export type Mining = {
  product: Product;
  reviews: readonly Review[];
  sentences: readonly Sentence[];
  units: readonly Unit[];
  themes: readonly MinedTheme[];
};

/** Reads every opinion in the reviews and groups them into themes. Pure: the same reviews give the same result. */
export const mineReviews = (reviews: readonly Review[], productName: string): Mining => {
  const sentences = reviews.flatMap(analyseReview);
  const units = sentences.flatMap(extractUnits);
  const product = describeProduct(productName);
  return { product, reviews, sentences, units, themes: buildThemes(units, reviews, product) };
};
