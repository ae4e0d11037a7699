import { type FacetPhrases, line, note } from "./phrase.ts";

const HAIR = /\b(?:hair|curls?|frizz\w*|scalp)\b/;
const FRIZZ = /\bfrizz\w*\b/;
const BRIGHT = /\b(?:bright\w*|radian\w*|glow\w*|dewy)\b/;
const SMOOTH = /\bsmooth\w*\b/;
const FACE = /\b(?:skin|face|complexion)\b/;
const PUMP = /\bpump\w*\b/;
const DROPPER = /\b(?:dropper|pipette)\b/;
const SPRAY = /\b(?:spray\w*|mist)\b/;

export const VANITY_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  visibleResult: {
    features: [note("Brighter Skin", BRIGHT), note("Less Frizz", FRIZZ), note("Smooth Skin", SMOOTH)],
    highlights: [
      note("a brighter look", BRIGHT),
      note("less frizz", FRIZZ),
      note("a smoother look", SMOOTH),
      note("a difference to see"),
    ],
    outcome: [
      line("A Brighter Morning Face", "skin looks fresh and awake, with a glow that needs little makeup", BRIGHT),
      line("Good Hair Without Fuss", "smoother, shinier lengths that look cared for and fall into place", HAIR),
      line("Smoother to Look At", "a more even, well-rested look, with or without makeup on top", FACE),
      line("A Difference to See", "the change shows in the mirror, in good light and from close up"),
    ],
    answer: [
      line("Frizz Stays in Check", "hair keeps calm on damp days and after a long night", FRIZZ),
      line("More Than a Nice Feeling", "the routine pays off on the outside, where a glance is enough to tell"),
      line("A Look That Rewards Patience", "steady care adds up to a change that is there to see, not only to feel"),
    ],
  },
  dispenser: {
    features: [note("Handy Pump", PUMP), note("Fine Mist Spray", /\bmist\b/), note("Handy Dropper", DROPPER)],
    highlights: [
      note("pump that doses well", PUMP),
      note("a fine, even spray", SPRAY),
      note("dropper that doses well", DROPPER),
      note("easy to dose"),
    ],
    outcome: [
      line("One Press, Right Amount", "the pump gives what is needed and saves the rest for tomorrow", PUMP),
      line("An Even Mist Each Time", "fine spray covers lightly, without drops, puddles or wet patches", SPRAY),
      line("Easy to Get the Right Amount", "comes out as wanted, so little is wasted and hands stay clean"),
    ],
    answer: [
      line("No Shaking, No Squeezing", "packaging that works along, from the first use to the end of it"),
      line("Neat to Use and Dose", "no clogged opening and no flood in the palm, only what was asked for"),
    ],
  },
};
