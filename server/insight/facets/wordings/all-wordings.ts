import { ABSORPTION_WORDINGS } from "./absorption.wordings.ts";
import { ACCURACY_WORDINGS } from "./accuracy.wordings.ts";
import { ADJUST_WORDINGS } from "./adjust.wordings.ts";
import { AMOUNT_WORDINGS } from "./amount.wordings.ts";
import { AUTO_OFF_WORDINGS } from "./auto-off.wordings.ts";
import { BATTERY_WORDINGS } from "./battery.wordings.ts";
import { BREATHABLE_WORDINGS } from "./breathable.wordings.ts";
import { BREWING_WORDINGS } from "./brewing.wordings.ts";
import { CARRIED_WORDINGS } from "./carried.wordings.ts";
import { CHARGING_WORDINGS } from "./charging.wordings.ts";
import { CLEANER_WORDINGS } from "./cleaner.wordings.ts";
import { CLEANING_WORDINGS } from "./cleaning.wordings.ts";
import { CLIMATE_WORDINGS } from "./climate.wordings.ts";
import { COMFORT_WORDINGS } from "./comfort.wordings.ts";
import { CONNECTION_WORDINGS } from "./connection.wordings.ts";
import { CONTRAST_WORDINGS } from "./contrast.wordings.ts";
import { CUSHIONING_WORDINGS } from "./cushioning.wordings.ts";
import { CUTTING_WORDINGS } from "./cutting.wordings.ts";
import { DRESSING_WORDINGS } from "./dressing.wordings.ts";
import { DURABILITY_WORDINGS } from "./durability.wordings.ts";
import { EFFECT_WORDINGS } from "./effect.wordings.ts";
import { ENDURANCE_WORDINGS } from "./endurance.wordings.ts";
import { FLOORS_WORDINGS } from "./floors.wordings.ts";
import { HANDLED_WORDINGS } from "./handled.wordings.ts";
import { HANGING_WORDINGS } from "./hanging.wordings.ts";
import { HELD_AND_RUN_WORDINGS } from "./held-and-run.wordings.ts";
import { HELPING_WORDINGS } from "./helping.wordings.ts";
import { INCLUDED_WORDINGS } from "./included.wordings.ts";
import { INSTRUCTIONS_WORDINGS } from "./instructions.wordings.ts";
import { KEEPING_WORDINGS } from "./keeping.wordings.ts";
import { KINKS_WORDINGS } from "./kinks.wordings.ts";
import { KITCHEN_WORDINGS } from "./kitchen.wordings.ts";
import { LEAK_WORDINGS } from "./leak.wordings.ts";
import { LET_LOOSE_WORDINGS } from "./let-loose.wordings.ts";
import { LISTENED_TO_WORDINGS } from "./listened-to.wordings.ts";
import { LISTENING_WORDINGS } from "./listening.wordings.ts";
import { LOOKS_WORDINGS } from "./looks.wordings.ts";
import { MARKS_WORDINGS } from "./marks.wordings.ts";
import { MICROPHONE_WORDINGS } from "./microphone.wordings.ts";
import { MIXING_WORDINGS } from "./mixing.wordings.ts";
import { NOISE_WORDINGS } from "./noise.wordings.ts";
import { OUTCOME_WORDINGS } from "./outcome.wordings.ts";
import { OUTDOOR_WORDINGS } from "./outdoor.wordings.ts";
import { PACK_AWAY_WORDINGS } from "./pack-away.wordings.ts";
import { PARTS_WORDINGS } from "./parts.wordings.ts";
import { PICTURE_WORDINGS } from "./picture.wordings.ts";
import { PLAIN_USE_WORDINGS } from "./plain-use.wordings.ts";
import { POURING_WORDINGS } from "./pouring.wordings.ts";
import { PRINTING_WORDINGS } from "./printing.wordings.ts";
import { PURPOSES_WORDINGS } from "./purposes.wordings.ts";
import { QUANTITIES_WORDINGS } from "./quantities.wordings.ts";
import { RELIEF_WORDINGS } from "./relief.wordings.ts";
import { REPELS_WORDINGS } from "./repels.wordings.ts";
import { ROBOT_WORDINGS } from "./robot.wordings.ts";
import { SAT_ON_WORDINGS } from "./sat-on.wordings.ts";
import { SETUP_WORDINGS } from "./setup.wordings.ts";
import { SEWING_WORDINGS } from "./sewing.wordings.ts";
import { SHADING_WORDINGS } from "./shading.wordings.ts";
import { SHAPE_WORDINGS } from "./shape.wordings.ts";
import { SIGNAL_REACH_WORDINGS } from "./signal-reach.wordings.ts";
import { SITTING_WORDINGS } from "./sitting.wordings.ts";
import { SIZING_WORDINGS } from "./sizing.wordings.ts";
import { SKIN_CARE_WORDINGS } from "./skin-care.wordings.ts";
import { SOOTHING_WORDINGS } from "./soothing.wordings.ts";
import { SPRAYED_WORDINGS } from "./sprayed.wordings.ts";
import { STABILITY_WORDINGS } from "./stability.wordings.ts";
import { SUPPLY_WORDINGS } from "./supply.wordings.ts";
import { TABLE_WORDINGS } from "./table.wordings.ts";
import { TENDING_WORDINGS } from "./tending.wordings.ts";
import { TOGETHER_AT_IT_WORDINGS } from "./together-at-it.wordings.ts";
import { TOLD_BY_DEEDS_WORDINGS } from "./told-by-deeds.wordings.ts";
import { TOLD_PLAINLY_WORDINGS } from "./told-plainly.wordings.ts";
import { TRADE_WORDINGS } from "./trade.wordings.ts";
import { VANITY_WORDINGS } from "./vanity.wordings.ts";
import { WARMTH_WORDINGS } from "./warmth.wordings.ts";
import { WEAR_WORDINGS } from "./wear.wordings.ts";
import { WEIGHT_WORDINGS } from "./weight.wordings.ts";
import type { Wordings } from "./wording.ts";

const BY_MATTER: Wordings = {
  ...ABSORPTION_WORDINGS,
  ...ACCURACY_WORDINGS,
  ...ADJUST_WORDINGS,
  ...AMOUNT_WORDINGS,
  ...AUTO_OFF_WORDINGS,
  ...BATTERY_WORDINGS,
  ...BREATHABLE_WORDINGS,
  ...CHARGING_WORDINGS,
  ...CLEANER_WORDINGS,
  ...CLEANING_WORDINGS,
  ...CLIMATE_WORDINGS,
  ...COMFORT_WORDINGS,
  ...CONNECTION_WORDINGS,
  ...CUSHIONING_WORDINGS,
  ...CUTTING_WORDINGS,
  ...DURABILITY_WORDINGS,
  ...EFFECT_WORDINGS,
  ...HANGING_WORDINGS,
  ...INCLUDED_WORDINGS,
  ...INSTRUCTIONS_WORDINGS,
  ...KINKS_WORDINGS,
  ...KITCHEN_WORDINGS,
  ...LEAK_WORDINGS,
  ...LOOKS_WORDINGS,
  ...MARKS_WORDINGS,
  ...MICROPHONE_WORDINGS,
  ...NOISE_WORDINGS,
  ...OUTDOOR_WORDINGS,
  ...PACK_AWAY_WORDINGS,
  ...PICTURE_WORDINGS,
  ...REPELS_WORDINGS,
  ...SETUP_WORDINGS,
  ...SHAPE_WORDINGS,
  ...SIGNAL_REACH_WORDINGS,
  ...SIZING_WORDINGS,
  ...SOOTHING_WORDINGS,
  ...STABILITY_WORDINGS,
  ...SUPPLY_WORDINGS,
  ...TABLE_WORDINGS,
  ...TRADE_WORDINGS,
  ...VANITY_WORDINGS,
  ...WARMTH_WORDINGS,
  ...WEAR_WORDINGS,
  ...WEIGHT_WORDINGS,
};

/** What people tell in several matters at once; each adds to what its facets have. */
const IN_USE: readonly Wordings[] = [
  OUTCOME_WORDINGS,
  ENDURANCE_WORDINGS,
  BREWING_WORDINGS,
  LISTENING_WORDINGS,
  SITTING_WORDINGS,
  SKIN_CARE_WORDINGS,
  KEEPING_WORDINGS,
  DRESSING_WORDINGS,
  PARTS_WORDINGS,
  POURING_WORDINGS,
  PURPOSES_WORDINGS,
  RELIEF_WORDINGS,
  ROBOT_WORDINGS,
  TOGETHER_AT_IT_WORDINGS,
  PRINTING_WORDINGS,
  MIXING_WORDINGS,
  SEWING_WORDINGS,
  SHADING_WORDINGS,
  TENDING_WORDINGS,
  HELPING_WORDINGS,
  TOLD_PLAINLY_WORDINGS,
  CARRIED_WORDINGS,
  CONTRAST_WORDINGS,
  FLOORS_WORDINGS,
  SAT_ON_WORDINGS,
  QUANTITIES_WORDINGS,
  HANDLED_WORDINGS,
  LET_LOOSE_WORDINGS,
  LISTENED_TO_WORDINGS,
  PLAIN_USE_WORDINGS,
  HELD_AND_RUN_WORDINGS,
  TOLD_BY_DEEDS_WORDINGS,
  SPRAYED_WORDINGS,
];

const ALL = [BY_MATTER, ...IN_USE].flatMap((wordings) => Object.entries(wordings));

/** All wordings, by facet. */
export const WORDINGS: Wordings = Object.fromEntries(
  [...Map.groupBy(ALL, ([facet]) => facet)].map(([facet, told]) => [facet, told.flatMap(([, wordings]) => wordings)]),
);
