import { BUILD_PHRASES } from "./build.phrases.ts";
import { CARE_PHRASES } from "./care.phrases.ts";
import { CARRYING_PHRASES } from "./carrying.phrases.ts";
import { CHARGING_PHRASES } from "./charging.phrases.ts";
import { COMFORT_PHRASES } from "./comfort.phrases.ts";
import { CONSUMABLE_PHRASES } from "./consumable.phrases.ts";
import { DEVICE_PHRASES } from "./device.phrases.ts";
import { HANDLING_PHRASES } from "./handling.phrases.ts";
import { HEAT_PHRASES } from "./heat.phrases.ts";
import { HOUSEHOLD_PHRASES } from "./household.phrases.ts";
import { KITCHEN_PHRASES } from "./kitchen.phrases.ts";
import { MAKER_PHRASES } from "./maker.phrases.ts";
import { MEDIA_PHRASES } from "./media.phrases.ts";
import { OPERATION_PHRASES } from "./operation.phrases.ts";
import { OUTDOOR_PHRASES } from "./outdoor.phrases.ts";
import { PARTS_PHRASES } from "./parts.phrases.ts";
import type { FacetPhrases } from "./phrase.ts";
import { PLAY_PHRASES } from "./play.phrases.ts";
import { PURPOSE_PHRASES } from "./purpose.phrases.ts";
import { REST_PHRASES } from "./rest.phrases.ts";
import { ROBOT_PHRASES } from "./robot.phrases.ts";
import { SKIN_PHRASES } from "./skin.phrases.ts";
import { SUPPLY_PHRASES } from "./supply.phrases.ts";
import { TABLE_PHRASES } from "./table.phrases.ts";
import { TENDING_PHRASES } from "./tending.phrases.ts";
import { UPKEEP_PHRASES } from "./upkeep.phrases.ts";
import { USE_PHRASES } from "./use.phrases.ts";
import { VANITY_PHRASES } from "./vanity.phrases.ts";
import { VESSEL_PHRASES } from "./vessel.phrases.ts";
import { WEAR_PHRASES } from "./wear.phrases.ts";
import { WELLBEING_PHRASES } from "./wellbeing.phrases.ts";
import { WORK_PHRASES } from "./work.phrases.ts";

const ALL: Readonly<Record<string, FacetPhrases>> = {
  ...USE_PHRASES,
  ...HEAT_PHRASES,
  ...HANDLING_PHRASES,
  ...CARRYING_PHRASES,
  ...OPERATION_PHRASES,
  ...MEDIA_PHRASES,
  ...BUILD_PHRASES,
  ...CARE_PHRASES,
  ...COMFORT_PHRASES,
  ...CONSUMABLE_PHRASES,
  ...PLAY_PHRASES,
  ...UPKEEP_PHRASES,
  ...DEVICE_PHRASES,
  ...OUTDOOR_PHRASES,
  ...HOUSEHOLD_PHRASES,
  ...REST_PHRASES,
  ...KITCHEN_PHRASES,
  ...WEAR_PHRASES,
  ...VANITY_PHRASES,
  ...TABLE_PHRASES,
  ...SKIN_PHRASES,
  ...SUPPLY_PHRASES,
  ...WORK_PHRASES,
  ...CHARGING_PHRASES,
  ...PURPOSE_PHRASES,
  ...WELLBEING_PHRASES,
  ...VESSEL_PHRASES,
  ...ROBOT_PHRASES,
  ...MAKER_PHRASES,
  ...TENDING_PHRASES,
  ...PARTS_PHRASES,
};

/** How to write of a facet, or null for facets that have no place in copy, such as shipping. */
export const phrasesFor = (facetId: string): FacetPhrases | null => ALL[facetId] ?? null;

/** The whole phrase book, by facet. */
export const allPhrases = (): (readonly [string, FacetPhrases])[] => Object.entries(ALL);
