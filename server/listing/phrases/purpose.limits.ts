import { type Limit, limit } from "./limit.ts";

export const PURPOSE_LIMITS: Readonly<Record<string, Limit>> = {
  response: limit(
    "Set Up Within Easy Range",
    "fresh batteries, a clear line and a suitable surface or network make for a prompt response",
  ),
  signalReach: limit(
    "Pick the Spot With Care",
    "thick walls, metal and distance weaken any signal, so try several places before settling on one",
  ),
  chargeSpeed: limit(
    "Match Cable, Plug and Device",
    "charging speed depends on all three, so check what the device takes in before the order",
  ),
  scentThrow: limit(
    "Suited to Smaller Rooms",
    "the scent is on the subtle side; large or open rooms may need a second one",
  ),
  repels: limit(
    "Give Pests Some Days",
    "place close to where they come from, follow the directions, and renew when the effect eases off",
  ),
  growth: limit(
    "Light, Water and Warmth Decide",
    "follow the directions for season, depth and watering; first results take some patience",
  ),
  effect: limit(
    "People Respond Differently",
    "not everybody notices a change; follow the label, and ask a professional about what suits",
  ),
  combsOut: limit(
    "Right for Some Coats and Hair",
    "length and thickness matter; work in small sections, and use light pressure on sensitive spots",
  ),
  skinGuard: limit(
    "Reapply on Demanding Days",
    "heat, water and sweat take their toll, so keep some at hand for later",
  ),
  bracing: limit(
    "Measure Before Ordering",
    "support depends on a close fit; for a serious injury, ask a professional for a stiffer model",
  ),
  massage: limit(
    "Start With the Lowest Level",
    "how strong a massage should be is a matter of taste; a layer of fabric in between makes for a softer feel",
  ),
  soothing: limit(
    "Give Time to Get Used To",
    "what calms one may not calm the next; introduce in a quiet hour and allow some days",
  ),
  spray: limit(
    "Check the Water Pressure",
    "reach and force depend on the supply, so measure at the tap before the order",
  ),
};
