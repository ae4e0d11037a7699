import { BUILD_FACETS } from "./build.facets.ts";
import { CARE_FACETS } from "./care.facets.ts";
import { CHARGING_FACETS } from "./charging.facets.ts";
import { CLEANER_FACETS } from "./cleaner.facets.ts";
import { CLIMATE_FACETS } from "./climate.facets.ts";
import { CONSUMABLE_FACETS } from "./consumable.facets.ts";
import { CUTTING_FACETS } from "./cutting.facets.ts";
import { DEVICE_FACETS } from "./device.facets.ts";
import type { Facet } from "./facet.ts";
import { FIT_FACETS } from "./fit.facets.ts";
import { HELPING_FACETS } from "./helping.facets.ts";
import { HOUSEHOLD_FACETS } from "./household.facets.ts";
import { KITCHEN_FACETS } from "./kitchen.facets.ts";
import { MATCHING_FACETS } from "./matching.facets.ts";
import { MIXING_FACETS } from "./mixing.facets.ts";
import { OUTDOOR_FACETS } from "./outdoor.facets.ts";
import { PARTS_FACETS } from "./parts.facets.ts";
import { PLAY_FACETS } from "./play.facets.ts";
import { PRINTING_FACETS } from "./printing.facets.ts";
import { PURPOSE_FACETS } from "./purpose.facets.ts";
import { REST_FACETS } from "./rest.facets.ts";
import { SEWING_FACETS } from "./sewing.facets.ts";
import { SHADING_FACETS } from "./shading.facets.ts";
import { SKIN_FACETS, UNSCENTED_FACETS } from "./skin.facets.ts";
import { SUPPLY_FACETS } from "./supply.facets.ts";
import { TABLE_FACETS } from "./table.facets.ts";
import { TENDING_FACETS } from "./tending.facets.ts";
import { UPKEEP_FACETS } from "./upkeep.facets.ts";
import { USE_FACETS } from "./use.facets.ts";
import { VANITY_FACETS } from "./vanity.facets.ts";
import { WEAR_FACETS } from "./wear.facets.ts";
import { WELLBEING_FACETS } from "./wellbeing.facets.ts";

/** What single kinds of product are bought for, in words that mean something else of others. */
const FACETS_OF_KINDS: readonly Facet[] = [
  ...PRINTING_FACETS,
  ...MIXING_FACETS,
  ...SEWING_FACETS,
  ...SHADING_FACETS,
  ...TENDING_FACETS,
  ...CUTTING_FACETS,
  ...CLEANER_FACETS,
  ...CLIMATE_FACETS,
  ...HOUSEHOLD_FACETS,
  ...CHARGING_FACETS,
  ...PURPOSE_FACETS,
  ...WELLBEING_FACETS,
];

/** Whether a facet is heard only where the kind of product is known. */
export const isOfKnownKind = (facet: Facet): boolean => facet.only !== undefined && FACETS_OF_KINDS.includes(facet);

/** Where facets share a cue, the first that speaks of the product at hand has it: those for few kinds of product come first. */
export const FACETS: readonly Facet[] = [
  ...FACETS_OF_KINDS,
  ...REST_FACETS,
  ...OUTDOOR_FACETS,
  ...DEVICE_FACETS,
  ...KITCHEN_FACETS,
  ...WEAR_FACETS,
  ...UNSCENTED_FACETS,
  ...VANITY_FACETS,
  ...TABLE_FACETS,
  ...SUPPLY_FACETS,
  ...PARTS_FACETS,
  ...MATCHING_FACETS,
  ...HELPING_FACETS,
  ...USE_FACETS,
  ...FIT_FACETS,
  ...BUILD_FACETS,
  ...CARE_FACETS,
  ...UPKEEP_FACETS,
  ...SKIN_FACETS,
  ...CONSUMABLE_FACETS,
  ...PLAY_FACETS,
];
