import { MATERIALS as PRODUCT_WORDS } from "../../insight/product/product-words.ts";

/** Names of materials, in lower case. */
export const MATERIAL_WORDS: ReadonlySet<string> = new Set(
  "sisal cork felt steel stainless aluminum aluminium titanium plastic glass wood wooden bamboo silicone ceramic leather cotton linen wool nylon polyester rubber metal iron copper brass bronze foam oak walnut maple pine hemp silk velvet fleece denim canvas suede latex neoprene acrylic vinyl pvc porcelain marble granite stone concrete graphite carbon zinc gold silver platinum crystal paper cardboard chrome alloy mesh spandex lycra gore-tex ripstop merino cashmere microfiber polycarbonate polypropylene polyethylene tritan borosilicate soy collagen whey retinol hyaluronic".split(
    " ",
  ),
);

/** Words that also mean other things, so that alone they name no material. */
const DOUBTFUL = new Set(["paper", "iron"]);

const QUALITIES = new Set(
  ["organic", "vegan", "stainless-steel", "cast-iron"].filter((word) => PRODUCT_WORDS.has(word)),
);

/** The materials a text names, in lower case. */
export const materialsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []).filter(
    (word) => (MATERIAL_WORDS.has(word) && !DOUBTFUL.has(word)) || QUALITIES.has(word),
  );
