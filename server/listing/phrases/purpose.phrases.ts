import { type FacetPhrases, line, note } from "./phrase.ts";

const CURSOR = /\b(?:cursor|pointer|track\w*|click\w*|scroll\w*|mouse)\b/;
const BUTTONS = /\b(?:buttons?|channels?|remote|aim\w*|point\w*)\b/;
const SCHEDULED = /\b(?:schedul\w*|timer\w*|routines?|alexa|google|voice)\b/;
const DEAD_ZONES = /\bdead (?:zones?|spots?)\b/;
const CHANNELS = /\bchannels?\b/;
const BUFFERING = /\b(?:buffer\w*|stream\w*|speeds?|fast\w*)\b/;
const AT_ONCE = /\b(?:at once|same time|simultaneous\w*|both|multiple)\b/;
const AWAY = /\b(?:trips?|weekends?|travel\w*|camping|flight|outages?|times)\b/;
const FAST = /\b(?:fast\w*|quick\w*|rapid\w*|speed)\b/;
const MIST = /\bmist\w*\b/;
const LASTS = /\b(?:lasts?|lasted|lasting|lingers?|hours)\b/;
const CAUGHT = /\b(?:catch\w*|caught|traps?|trapped|zap\w*|kill\w*)\b/;
const BITES = /\b(?:bites?|bit|bitten|mosquito\w*|ticks?)\b/;
const SPROUTS = /\b(?:sprout\w*|germinat\w*|seedlings?|c[oa]me up)\b/;
const BLOOMS = /\b(?:bloom\w*|flowers?)\b/;
const DRAINS = /\bdrain\w*\b/;
const MISTS = /\bmist\w*\b/;
const LAWN = /\b(?:lawn|yard|grass|garden)\b/;
const PRESSURE = /\bpressure\b/;

/** What is said of the main use of small devices, of scents, and of what helps in house and garden. */
export const PURPOSE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  response: {
    features: [note("Precise Tracking", CURSOR), note("Responsive")],
    highlights: [note("precise tracking", CURSOR), note("responds at once")],
    outcome: [
      line("Goes Where the Hand Goes", "smooth, precise tracking keeps up with quick moves and fine work", CURSOR),
      line("One Press Is Enough", "buttons respond right away, from the sofa as well as from across the room", BUTTONS),
      line("On and Off on Time", "schedules and commands are followed day after day", SCHEDULED),
      line("Responds Right Away", "a prompt response to each command, without pressing or asking twice"),
    ],
    answer: [
      line("No Skips, No Lag", "steady tracking and clicks that register the first time", CURSOR),
      line("No Asking Twice", "commands are followed the first time, so there is no waiting and no repeating"),
    ],
  },
  signalReach: {
    features: [note("Whole-Home Coverage", /\b(?:house|home|rooms?|upstairs|basement)\b/), note("Strong Signal")],
    highlights: [note("no dead zones", DEAD_ZONES), note("strong signal farther out")],
    outcome: [
      line("More Channels, Clear Picture", "picks up stations that did not come in before", CHANNELS),
      line("Signal in Far Corners", "a strong signal reaches rooms and spots that used to be left out"),
      line("Smooth Streaming Farther Out", "speed holds up at a distance, for films, calls and work", BUFFERING),
    ],
    answer: [
      line("An End to Dead Zones", "the spots where nothing worked before are covered as well", DEAD_ZONES),
      line("Not Just Next to the Box", "the signal carries through walls and floors to where people are"),
    ],
  },
  chargeSpeed: {
    features: [note("Fast Charging", FAST), note("Reliable Charging")],
    highlights: [
      note("charges several devices at once", AT_ONCE),
      note("fast charging", FAST),
      note("reliable charging"),
    ],
    outcome: [
      line("Several Devices at Once", "phone, tablet and more charge side by side, with no taking turns", AT_ONCE),
      line("Power Far From Outlets", "enough in reserve to keep devices going on long days and trips", AWAY),
      line("Back to Full in Short Time", "a short stop at the cable is enough to get through the day", FAST),
      line("Ready When Needed", "devices charge steadily and are ready to go when it is time to leave"),
    ],
    answer: [
      line("No Waiting by the Outlet", "charging moves along at a good pace, even shortly before leaving", FAST),
      line("No More Low Battery Worries", "steady charging day after day keeps devices from running dry"),
    ],
  },
  scentThrow: {
    features: [note("Long-Lasting Scent", LASTS), note("Room-Filling Scent")],
    highlights: [note("scent that lasts", LASTS), note("fills the room with scent")],
    outcome: [
      line("A Steady, Fine Mist", "plenty of mist carries the scent to all corners of the room", MIST),
      line("Scent That Fills the Room", "the fragrance spreads from wall to wall and greets people at the door"),
      line("Pleasant for Hours", "the scent lingers long after the first minutes", LASTS),
    ],
    answer: [
      line("More Than a Hint", "a scent that can be noticed across the room, not only up close"),
      line("No Fading After Minutes", "the scent stays noticeable through the evening", LASTS),
    ],
  },
  repels: {
    features: [note("Catches Fast", CAUGHT), note("Keeps Bugs Away", BITES), note("Pest Control")],
    highlights: [note("catches pests", CAUGHT), note("fewer bites", BITES), note("fewer pests around")],
    outcome: [
      line(
        "Evenings Without Bites",
        "mosquitoes and other biters keep their distance, so people can stay outside",
        BITES,
      ),
      line("Pests Caught, Peace Restored", "catches show up soon, and the buzzing and scurrying dies down", CAUGHT),
      line("Unwanted Guests Move Out", "pests stay away from the places where people live, cook and play"),
    ],
    answer: [
      line("Results to See", "what used to fly and crawl around turns up in the catch", CAUGHT),
      line("Not Just for Show", "a noticeable drop in pests, indoors or outdoors, where they used to be a nuisance"),
    ],
  },
  growth: {
    features: [note("High Germination", SPROUTS), note("Good Drainage", DRAINS), note("Healthy Growth")],
    highlights: [note("good germination", SPROUTS), note("rich blooms", BLOOMS), note("healthy growth")],
    outcome: [
      line("First Green in Days", "sprouts show up soon and in good number, for an early start", SPROUTS),
      line("Flowers to Look Forward To", "plants bloom richly and bring color to bed, pot and balcony", BLOOMS),
      line("Plants That Thrive", "strong roots, fresh leaves and steady growth that shows from week to week"),
    ],
    answer: [
      line("Roots Without Wet Feet", "surplus water drains off, so roots get both moisture and air", DRAINS),
      line("No Green Thumb Needed", "plants do well with ordinary care, also for people new to gardening"),
    ],
  },
  spray: {
    features: [note("Fine Mist", MISTS), note("Wide Coverage", LAWN), note("Strong Spray")],
    highlights: [note("fine, even mist", MISTS), note("strong water pressure", PRESSURE), note("even spray")],
    outcome: [
      line("Water to the Far End", "wide, even coverage leaves the lawn green to its edges", LAWN),
      line("A Fine, Even Mist", "small droplets settle evenly, without drips and puddles", MISTS),
      line("Strong and Even Spray", "water comes out with force and lands where it should"),
    ],
    answer: [
      line("More Than a Trickle", "good pressure even where the supply is modest", PRESSURE),
      line("No Dry or Missed Spots", "an even spray reaches all of the area, with less going over things twice"),
    ],
  },
};
