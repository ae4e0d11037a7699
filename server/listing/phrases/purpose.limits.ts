import { type Limit, limit, lookUp } from "./limit.ts";

export const PURPOSE_LIMITS: Readonly<Record<string, Limit>> = {
  response: lookUp("Check Supported Devices", "see which devices and systems are named as compatible"),
  signalReach: lookUp("Range and Speed", "compare the stated range or speed with what you need"),
  chargeSpeed: lookUp("Match the Charging Output", "compare the stated output with what your device takes in"),
  chargesAtOnce: lookUp(
    "Look Up the Shared Output",
    "see how many devices may be charged together, and at what output",
  ),
  chargeStore: lookUp("Compare the Capacity", "set the stated capacity against the battery of your own device"),
  jumpStart: lookUp("Check the Engine Size", "see up to which engine size a jump start is stated"),
  recharge: limit("Recharge the Night Before", "plan the time on the cable before you set out"),
  chargeContact: limit("Push the Plug All the Way", "clean the port and seat the plug fully before each charge"),
  staysCool: limit("Leave Room for Air", "use on an open, hard surface, and let cool down after long use"),
  repels: limit("Read the Directions First", "check where, how often and how much to use before you begin"),
  growth: lookUp("Check What Plants Need", "look up light, water and season for your plants before you begin"),
  effect: lookUp("Keep to the Label", "follow the stated serving, and ask a professional what is suitable"),
  combsOut: lookUp("Match the Hair Type", "see which types of hair or coat are named before you order"),
  skinGuard: limit("Reapply as Directed", "follow the label on when and how much to apply"),
  bracing: lookUp("Measure for a Close Fit", "compare your own measurements with the stated sizes", ["adhesive"]),
  massage: limit("Start Low and Gentle", "begin with a low intensity and short sessions, and adjust from there"),
  soothing: limit("Introduce Step by Step", "introduce slowly, with short and quiet tries over the first days", [
    "edible",
    "remedy",
  ]),
};
