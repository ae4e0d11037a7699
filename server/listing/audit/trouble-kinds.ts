import type { Fix } from "../../../events/result/ledger.ts";

const ids = (list: string): readonly string[] => list.trim().split(/\s+/);

/** What only a plain word in the listing can mend: buyers expected something else. */
const GAPS = new Set(
  ids(`sizing capacity compact weight cupHolder length cord asPictured looks amount value speed ageFit light reach
  autoOff cold hot acceptance carry gift absorption layering drying noScent scent taste visible noise breathable protection included rugs underFurniture refill glow limescale
  ownRefills refillCost servings withMilk sweetness hands inkless designs`),
);

/** What showing or explaining mends. */
const EXPLAINED = new Set(
  ids(
    "easeOfUse setup instructions rules packAway ingredients openClose control story illustrations fun engagement donning hairWrap mixes threading bubbles videos",
  ),
);

/** What kind of trouble complaints of a facet are, unless the listing promises the opposite. */
export const troubleKind = (facetId: string): Fix["kind"] => {
  if (GAPS.has(facetId)) return "expectation-gap";
  return EXPLAINED.has(facetId) ? "wording" : "product-fault";
};

/** Matters of the parcel and the service rather than of the thing. */
export const isService = (facetId: string): boolean => facetId === "shipping" || facetId === "support";
