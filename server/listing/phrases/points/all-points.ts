import { ADJUST_POINTS } from "./adjust.points.ts";
import { AMOUNT_POINTS } from "./amount.points.ts";
import { AUTO_OFF_POINTS } from "./auto-off.points.ts";
import { CARRYING_POINTS } from "./carrying.points.ts";
import { CHARGING_POINTS } from "./charging.points.ts";
import { CLEANS_WELL_POINTS } from "./cleans-well.points.ts";
import { COMFORT_POINTS } from "./comfort.points.ts";
import { COMPACT_POINTS } from "./compact.points.ts";
import { COMPONENTS_POINTS } from "./components.points.ts";
import { CONNECTION_POINTS } from "./connection.points.ts";
import { CONTROL_POINTS } from "./control.points.ts";
import { COOKING_POINTS } from "./cooking.points.ts";
import { CUSHIONING_POINTS } from "./cushioning.points.ts";
import { DARKNESS_POINTS } from "./darkness.points.ts";
import { DEVICE_POINTS } from "./device.points.ts";
import { DEXTERITY_POINTS } from "./dexterity.points.ts";
import { EASE_OF_USE_POINTS } from "./ease-of-use.points.ts";
import { EVENNESS_POINTS } from "./evenness.points.ts";
import { FINISH_POINTS } from "./finish.points.ts";
import { GIFT_POINTS } from "./gift.points.ts";
import { HEAT_POINTS } from "./heat.points.ts";
import { HUNGER_POINTS } from "./hunger.points.ts";
import { INSTRUCTIONS_POINTS } from "./instructions.points.ts";
import { KINKS_POINTS } from "./kinks.points.ts";
import { LINT_POINTS } from "./lint.points.ts";
import { LOOKS_POINTS } from "./looks.points.ts";
import { MASSAGE_POINTS } from "./massage.points.ts";
import { NOISE_POINTS } from "./noise.points.ts";
import { OUTDOOR_POINTS } from "./outdoor.points.ts";
import { PLAY_VALUE_POINTS } from "./play-value.points.ts";
import type { Point } from "./point.ts";
import { POWER_POINTS } from "./power.points.ts";
import { REPELS_POINTS } from "./repels.points.ts";
import { SCENT_POINTS } from "./scent.points.ts";
import { SECURE_POINTS } from "./secure.points.ts";
import { SETUP_POINTS } from "./setup.points.ts";
import { SIZING_POINTS } from "./sizing.points.ts";
import { SKIN_POINTS } from "./skin.points.ts";
import { SKIN_GUARD_POINTS } from "./skin-guard.points.ts";
import { SMELL_POINTS } from "./smell.points.ts";
import { SPEED_POINTS } from "./speed.points.ts";
import { SPRAY_POINTS } from "./spray.points.ts";
import { STORY_POINTS } from "./story.points.ts";
import { TABLE_POINTS } from "./table.points.ts";
import { TRACTION_POINTS } from "./traction.points.ts";
import { VANITY_POINTS } from "./vanity.points.ts";
import { VISIBLE_POINTS } from "./visible.points.ts";
import { WARMS_ROOM_POINTS } from "./warms-room.points.ts";
import { WARMTH_POINTS } from "./warmth.points.ts";
import { WEAR_POINTS } from "./wear.points.ts";

const ALL: Readonly<Record<string, readonly Point[]>> = {
  ...ADJUST_POINTS,
  ...AMOUNT_POINTS,
  ...AUTO_OFF_POINTS,
  ...CARRYING_POINTS,
  ...CHARGING_POINTS,
  ...CLEANS_WELL_POINTS,
  ...COMFORT_POINTS,
  ...COMPACT_POINTS,
  ...COMPONENTS_POINTS,
  ...CONNECTION_POINTS,
  ...CONTROL_POINTS,
  ...COOKING_POINTS,
  ...CUSHIONING_POINTS,
  ...DARKNESS_POINTS,
  ...DEVICE_POINTS,
  ...DEXTERITY_POINTS,
  ...EASE_OF_USE_POINTS,
  ...EVENNESS_POINTS,
  ...FINISH_POINTS,
  ...GIFT_POINTS,
  ...HEAT_POINTS,
  ...HUNGER_POINTS,
  ...INSTRUCTIONS_POINTS,
  ...KINKS_POINTS,
  ...LINT_POINTS,
  ...LOOKS_POINTS,
  ...MASSAGE_POINTS,
  ...NOISE_POINTS,
  ...OUTDOOR_POINTS,
  ...PLAY_VALUE_POINTS,
  ...POWER_POINTS,
  ...REPELS_POINTS,
  ...SCENT_POINTS,
  ...SECURE_POINTS,
  ...SETUP_POINTS,
  ...SIZING_POINTS,
  ...SKIN_POINTS,
  ...SKIN_GUARD_POINTS,
  ...SMELL_POINTS,
  ...SPEED_POINTS,
  ...SPRAY_POINTS,
  ...STORY_POINTS,
  ...TABLE_POINTS,
  ...TRACTION_POINTS,
  ...VANITY_POINTS,
  ...VISIBLE_POINTS,
  ...WARMS_ROOM_POINTS,
  ...WARMTH_POINTS,
  ...WEAR_POINTS,
};

/** What copy may say of a facet in particular, the most telling first. */
export const pointsFor = (facetId: string): readonly Point[] => ALL[facetId] ?? [];

/** All points, by facet. */
export const allPoints = (): (readonly [string, readonly Point[]])[] => Object.entries(ALL);
