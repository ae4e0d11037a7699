import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const WORN_LIGHT = /\b(?:wear|wears|wearing|wore|worn)\b/;
const LIFTED = /\b(?:lift\w*|pick (?:it |them |this )?up)\b/;
const CARRIED = /\bcarr(?:y|ies|ied|ying)\b/;
/** "So light" may be said of a color or a lamp. */
const WEIGHED =
  /\b(?:light[- ]?weight|weigh\w*|feather\w*|ultra[- ]?light|heavy|lift\w*|carr(?:y|ies|ying)|lighter)\b|\b(?:very|super|so|really|surprisingly|extremely|nice and) light\b(?! (?:blue|green|gr[ae]y|pink|brown|purple|in colou?r|colou?r))/;

const TRAVELED = /\b(?:travel\w*|trips?|vacations?|suitcase|luggage|carry[- ]on)\b/;
const POCKETED = /\bfits? (?:\w+ )?in (?:my|your|a|his|her) (?:\w+ )?pocket\b/;
const BAGGED = /\bfits? (?:\w+ )?in (?:my|your|a|his|her) (?:\w+ )?(?:bag|purse|backpack|tote)\b/;
const HELD =
  /\b(?:easy|easier|comfortable|nice) to hold\b|\b(?:feels|fits) (?:\w+ )?(?:in )?(?:the palm of )?(?:my|the|your|his|her) (?:\w+ )?hands?\b/;
const HANDLED =
  /\b(?:comfortable|nice|great|good) (?:handle|grip)\b|\bhandle (?:is (?:nice|great|comfortable)|makes it easy)\b/;
const MOVED = /\beas(?:y|ier) to move\b/;
const LOOP = /\b(?:carry|carrying|finger) loop\b|\bloop\b.{0,30}\b(?:carr\w+|fingers?)\b/;
const PORTABLE = /\b(?:carry\w*|carries|portable|pack|transport\w*|bring|take|takes|tote|grab|travel\w*|on the go)\b/;

export const CARRYING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  weight: {
    except: ["edible", "cosmetic"],
    exceptTypes: /\b(?:weighted|weights?|dumbbells?|kettlebells?|anchors?)\b/,
    features: [note("Lightweight", WEIGHED)],
    highlights: [note("light to carry", CARRIED), note("light to wear", WORN_LIGHT), note("low in weight", WEIGHED)],
    outcome: [
      lineFor(["footwear"], "Light on Your Feet", "little weight to wear and walk in"),
      line("Light to Wear", "low in weight and comfortable on", WORN_LIGHT),
      line("Easy to Lift", "takes little strength to pick up", LIFTED),
      line("Light to Carry", "low weight makes carrying simple", CARRIED),
      line("Lightweight Design", "not heavy and simple to handle", WEIGHED),
    ],
    answer: [
      lineFor(["footwear"], "No Heavy Feel", "light footwear that is easy to move in"),
      line("No Heavy Lifting", "weight stays low and manageable", LIFTED),
      line("Nothing Heavy to Haul", "convenient to bring along or carry", CARRIED),
      line("Light to Wear", "feels light rather than bulky", WORN_LIGHT),
      line("Easy to Lift and Hold", "light enough to manage well", WEIGHED),
      line("Modest Weight", "light and comfortable to handle", WEIGHED),
    ],
  },
  carry: {
    features: [note("Carry Loop", LOOP), note("Easy to Carry", PORTABLE)],
    highlights: [
      note("loop for two fingers", /\bloop\b.{0,40}\btwo fingers\b|\btwo fingers\b.{0,40}\bloop\b/),
      note("easy to hold", HELD),
      note("easy to carry", PORTABLE),
    ],
    outcome: [
      line("Good for Travel", "easily packed and taken along", TRAVELED),
      lineExcept(["bag"], "Fits in a Pocket", "small enough to keep close by", POCKETED),
      lineExcept(["bag"], "Fits in a Bag", "compact enough to bring along", BAGGED),
      line("Easy to Hold", "sits comfortably in the hand", HELD),
      line("A Good Handle", "pleasant to grip and hold", HANDLED),
      line("Easy to Move", "simple to shift from place to place", MOVED),
      line("Easy to Carry", "portable and simple to take along", PORTABLE),
      line("Portable Design", "convenient to bring or move", PORTABLE),
    ],
    answer: [
      line("Carry Loop", "handy for fingers to hold", LOOP),
      line("No Trouble to Pack", "a convenient item for trips", TRAVELED),
      line("Comfortable Grip", "feels good to hold during use", HANDLED),
      line("A Comfortable Hold", "fits a hand well and feels good", HELD),
      line("Ready to Move", "goes where needed with little effort", MOVED),
      line("No Awkward Carrying", "handy to grab and transport", PORTABLE),
    ],
  },
};
