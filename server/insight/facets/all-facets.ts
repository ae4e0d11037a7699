import { BUILD_FACETS } from "./build.facets.ts";
import { CARE_FACETS } from "./care.facets.ts";
import { CONSUMABLE_FACETS } from "./consumable.facets.ts";
import type { Facet } from "./facet.ts";
import { FIT_FACETS } from "./fit.facets.ts";
import { PLAY_FACETS } from "./play.facets.ts";
import { UPKEEP_FACETS } from "./upkeep.facets.ts";
import { USE_FACETS } from "./use.facets.ts";

export const FACETS: readonly Facet[] = [
  ...USE_FACETS,
  ...FIT_FACETS,
  ...BUILD_FACETS,
  ...CARE_FACETS,
  ...UPKEEP_FACETS,
  ...CONSUMABLE_FACETS,
  ...PLAY_FACETS,
];
