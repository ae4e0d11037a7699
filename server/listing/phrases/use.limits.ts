import { type Limit, limit } from "./limit.ts";

export const USE_LIMITS: Readonly<Record<string, Limit>> = {
  leak: limit(
    "Seat the Seal Well",
    "check that the ring or connection sits right before the first use, and close everything fully each time",
    ["bag", "garment", "footwear", "shelter", "cleaner", "fabric"],
  ),
  cold: limit(
    "Start With Everything Cold",
    "chill what goes in, add plenty of ice and keep the lid shut between servings, to hold the cold",
  ),
  hot: limit(
    "Warm Up the Inside First",
    "a few minutes of hot water inside, poured out again, help what follows to stay hot",
  ),
  noise: limit(
    "A Word on Noise",
    "moving parts can be heard while they work; behind a closed door little of that is left",
    ["audio", "picture", "alerting", "walking", "worn"],
  ),
  cleaning: limit(
    "Plan Time for Small Parts",
    "narrow corners need a brush and a moment of care after use; soon rinsed is half cleaned",
  ),
  battery: limit(
    "Charge Before Long Outings",
    "top up the battery ahead of time and plan for a pause when the day is a long one",
  ),
  light: limit(
    "Try the Settings at Home",
    "light looks different from room to room, so test a few settings before deciding on one",
  ),
  smell: limit(
    "Air Everything Out First",
    "allow some time in fresh air, or a wash where that is possible, before the first use",
    ["supply", "edible", "cosmetic"],
  ),
  mess: limit(
    "Keep a Cloth at Hand",
    "some bits stray during use; a tray or a sheet of paper underneath catches most of them",
  ),
  wet: limit(
    "Prepare for Heavy Rain",
    "for hard weather, seal the seams first, pull everything tight and leave room for air",
    ["drinkware", "powered", "audio", "picture"],
  ),
  packAway: limit(
    "Remember the First Fold",
    "take a picture before unpacking; folding everything back is far easier with a look at that",
  ),
  kinks: limit(
    "Lay Out the Full Length",
    "unroll everything first and start afterward; what lies straight at first tends to stay straight",
  ),
  charging: limit(
    "Mind the Charging Pad",
    "some pads want a position that is just so; try that once before leaving a phone overnight",
  ),
  speed: limit(
    "Allow a Little Time",
    "good things take a moment here, so start early and use the wait for something else",
    ["worn", "walking", "fabric"],
  ),
  power: limit(
    "Match the Tool to the Task",
    "everyday jobs are the right field; cut tough pieces small first and work in short runs",
  ),
  sound: limit(
    "Allow Your Ears a Week",
    "sound is a matter of taste; try the settings and a few favorites before deciding",
  ),
  connection: limit(
    "Pair Once With Patience",
    "keep devices close for the first pairing and update them ahead; after that, stay in range",
  ),
  evenness: limit(
    "Find Your Own Setting",
    "try a few settings before settling on one for daily use, and note the one that works",
  ),
  noiseCancelling: limit(
    "Quieter, Not Silent",
    "steady background noise fades more than voices do, so expect calm rather than silence",
  ),
};
