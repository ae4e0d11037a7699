import type { Review } from "../../../events/result/review.ts";
import type { Domain } from "../facets/domain.ts";
import type { Product } from "../product/product.ts";
import type { Sentence } from "../text/analyse.ts";
import type { MinedTheme } from "../themes/build-themes.ts";
import type { Unit } from "../units/unit.ts";

/** All that was found in the reviews of one product. */
export type Mining = {
  product: Product;
  /** The kinds of thing the product is, which decide in what sense words are read. */
  domains: ReadonlySet<Domain>;
  reviews: readonly Review[];
  /** Of the reviews that were read. */
  sentences: readonly Sentence[];
  units: readonly Unit[];
  themes: readonly MinedTheme[];
};
