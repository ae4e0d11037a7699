import { type FacetPhrases, line, lineExcept, note } from "./phrase.ts";

const DRIES_FAST = /\bdr(?:ies|y|ied) (?:down )?(?:so |very |really |super )?(?:quick\w*|fast)\b/;
const HAIR = /\bhair\b.{0,30}\b(?:soft\w*|smooth\w*|shin(?:y|ier)|health\w+)\b|\b(?:soft\w*|smooth|shiny) hair\b/;
const HYDRATED = /\b(?:hydrat\w+|moistur\w+)\b/;
const SOFT_SKIN = /\bskin\b.{0,30}\b(?:soft\w*|smooth\w*)\b|\b(?:soft\w*|smooth\w*) skin\b/;
const UNDRIED = /(?:\bnot|n't) (?:\w+ )?(?:dry (?:out|my)|drying)\b/;
const UNSCENTED = /\b(?:fragrance[- ]free|unscented|no fragrance)\b/;

/** How copy speaks of what is put on the skin, beside how it feels there. */
export const SKIN_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  layering: {
    features: [note("Wears Well Under Makeup")],
    highlights: [note("goes well under makeup")],
    outcome: [line("Goes Under Makeup", "stays smooth when other products go on top")],
    answer: [line("No Pilling", "no little balls once makeup or sunscreen follows")],
  },
  drying: {
    features: [note("Quick-Drying", DRIES_FAST), note("Absorbs Quickly")],
    highlights: [note("dries fast", DRIES_FAST), note("absorbs quickly")],
    outcome: [
      line("Quick to Dry", "sets in a short time once applied", DRIES_FAST),
      line("Absorbs Quickly", "sinks in soon after being applied"),
    ],
    answer: [line("No Long Wait", "ready for what comes next soon after application")],
  },
  softness: {
    features: [note("Moisturizing", HYDRATED), note("Softening Care")],
    highlights: [note("moisturizing", HYDRATED), note("softening care")],
    outcome: [
      line("Soft, Healthy-Looking Hair", "leaves strands smooth and cared for", HAIR),
      line("Soft, Smooth Skin", "a cared-for and comfortable feel", SOFT_SKIN),
      line("Moisturizing Care", "leaves a soft and hydrated feel", HYDRATED),
      line("Soft to the Touch", "a smooth feel that stays after use"),
    ],
    answer: [
      line("Not Drying", "comfortable rather than tight after use", UNDRIED),
      line("Softness You Can Feel", "smooth instead of rough"),
    ],
  },
  noScent: {
    features: [note("Fragrance-Free", UNSCENTED), note("Unscented")],
    highlights: [note("no added fragrance", UNSCENTED), note("no noticeable scent")],
    outcome: [
      lineExcept(["scented"], "Fragrance-Free Formula", "made without a noticeable perfume", UNSCENTED),
      line("No Noticeable Scent", "hardly anything to smell during use"),
    ],
    answer: [
      lineExcept(["scented"], "No Perfume Smell", "suits those who avoid fragrance", UNSCENTED),
      line("Nothing to Smell", "no scent that gets in the way"),
    ],
  },
};
