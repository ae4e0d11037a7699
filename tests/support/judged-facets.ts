import { FACETS } from "../../server/insight/facets/all-facets.ts";
import type { Facet } from "../../server/insight/facets/facet.ts";

/** Facets that products are judged by; the others only lend their words to one of these. */
export const JUDGED_FACETS: readonly Facet[] = FACETS.filter(
  ({ only, readAs }) => only?.every((domain) => readAs?.[domain] !== undefined) !== true,
);
