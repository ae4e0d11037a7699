import { type FacetPhrases, line, note } from "./phrase.ts";

const AWAY = /\b(?:outages?|camping|(?:without|away from) an outlet)\b/;
const FILLS_OFTEN =
  /\b(?:several|multiple|two|three|four|five|six|many|\d) (?:full )?charges\b|\bcharg\w* .{0,30}\b(?:several|multiple|two|three|four|\d) times\b|\bcharges per\b/;
const STEADY = /\b(?:every time|reliabl[ey]|consistent(?:ly)?|never fail(?:s|ed)?|without fail|stays? plugged)\b/;
const WIGGLES = /\bwiggl\w*\b/;

/** How copy speaks of what charges other things or is charged. */
export const CHARGING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  chargesAtOnce: {
    features: [note("Charges Several at Once")],
    highlights: [note("charges several devices at once")],
    outcome: [line("Charges Several at Once", "power for more than one device at a time")],
    answer: [line("No Taking Turns", "several devices can draw power together")],
  },
  chargeStore: {
    features: [note("Multiple Charges", FILLS_OFTEN), note("Plenty of Charge")],
    highlights: [note("charge for several refills", FILLS_OFTEN), note("plenty of charge")],
    outcome: [
      line("Use Without an Outlet", "keeps devices going where wall power is missing", AWAY),
      line("Multiple Charges", "enough capacity to refill devices repeatedly", FILLS_OFTEN),
      line("Plenty of Charge", "power to charge devices"),
    ],
    answer: [
      line("More Than One Refill", "capacity left after the first full charge", FILLS_OFTEN),
      line("Ample Charge", "enough power to charge devices"),
    ],
  },
  jumpStart: {
    features: [note("Jump-Starting Power")],
    highlights: [note("enough power for a jump start")],
    outcome: [line("Jump-Starting Power", "enough output to start a vehicle")],
    answer: [line("Starts Engines", "power to start an engine with a flat battery")],
  },
  chargeSpeed: {
    features: [note("Fast Charging")],
    highlights: [note("fast charging")],
    outcome: [line("Fast Charging", "devices are full again in a short time")],
    answer: [line("No Long Charging Wait", "power levels rise quickly once connected")],
  },
  recharge: {
    features: [note("Quick Recharge")],
    highlights: [note("recharges quickly")],
    outcome: [line("Quick Recharge", "full and ready again after a short time on the cable")],
    answer: [line("Soon Full Again", "no long wait on the cable before the next use")],
  },
  chargeContact: {
    features: [note("Reliable Charging", STEADY)],
    highlights: [note("reliable charging", STEADY), note("charges devices well")],
    outcome: [
      line("Reliable Charging", "power flows each time the plug goes in", STEADY),
      line("Charges Well", "keeps devices supplied with power"),
    ],
    answer: [
      line("No Wiggling the Plug", "makes contact and starts charging right away", WIGGLES),
      line("Power When Connected", "charging works as expected"),
    ],
  },
  staysCool: {
    features: [note("Stays Cool in Use")],
    highlights: [note("stays cool in use")],
    outcome: [line("Stays Cool in Use", "hardly any warmth to feel while running")],
    answer: [line("No Heating Up", "comfortable to touch after a while in use")],
  },
};
