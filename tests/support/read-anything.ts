import { isOfKnownKind } from "../../server/insight/facets/all-facets.ts";
import type { FacetReading } from "../../server/insight/facets/reading.ts";
import { analyseText } from "../../server/insight/text/analyse.ts";
import { extractUnits } from "../../server/insight/units/extract-units.ts";
import type { Unit } from "../../server/insight/units/unit.ts";

/** Reads nearly all facets at once, for sentences that name no product. */
export const readAnything: FacetReading = (facet) => (isOfKnownKind(facet) ? null : facet);

/** The units of a text by itself. */
export const unitsOf = (text: string): Unit[] =>
  analyseText(text, "r1").flatMap((sentence) => extractUnits(sentence, readAnything));
