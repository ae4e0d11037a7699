import { type FacetPhrases, line, note } from "./phrase.ts";

const KEPT_DOWN =
  /\b(?:odor|smell) control\b|\b(?:controls?|neutrali[sz]es?|eliminates?|absorbs?|masks?|traps?|locks in|keeps?) .{0,20}\b(?:odors?|smells?)\b/;
const NO_SMELL =
  /(?:\b(?:no|not|never|without|zero)\b|n't).{0,24}\b(?:smell\w*|odou?rs?|chemical|stink\w*)|\b(?:odou?r|smell)[- ]?(?:free|less)/;

export const CARE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cleaning: {
    features: [
      note("Dishwasher Safe", /\bdishwasher safe\b/),
      note("Machine Washable", /\bmachine wash/),
      note("Easy to Clean"),
    ],
    highlights: [
      note("dishwasher safe", /\bdishwasher safe\b/),
      note("machine washable", /\bmachine wash/),
      note("wide mouth for cleaning", /\bwide mouth\b/),
      note("washes up fast"),
    ],
    outcome: [
      line(
        "Mud Comes Out in the Wash",
        "goes into the machine after a wild day and is clean for the next outing",
        /\bmachine wash/,
      ),
      line("More Use, Less Scrubbing", "cleanup is short and simple, which leaves more time for the part that is fun"),
    ],
    answer: [
      line(
        "Dirt Is No Drama",
        "the washing machine deals with mud, so muddy paths are back on the map",
        /\bmachine wash/,
      ),
      line("Cleaning Made Simple", "everyday dirt comes off with little effort, and no hidden corners to fret over"),
    ],
    points: [
      note("a brush gets the last of it", /\bbrush gets\b/),
      note("wide enough to reach inside", /\bwide mouth\b/),
      note("parts come apart to rinse", /\b(?:twists? out|comes? apart|removable)\b/),
    ],
  },
  smell: {
    features: [note("Odor Control", KEPT_DOWN), note("Odor-Free", NO_SMELL)],
    highlights: [note("keeps odors down", KEPT_DOWN), note("no lingering odor", NO_SMELL), note("pleasant smell")],
    outcome: [
      line("Odors Kept in Check", "smells stay down between changes, so the room remains a pleasant place", KEPT_DOWN),
      line(
        "Fresh From the Start",
        "nothing to air out first and nothing unpleasant left in the room when the lights go out",
        NO_SMELL,
      ),
      line(
        "Pleasant to Be Around",
        "a clean, agreeable smell makes even the moment of unpacking something to look forward to",
      ),
    ],
    answer: [
      line("Ready for Visitors", "odors are held back at the source, even where space is small", KEPT_DOWN),
      line(
        "Sensitive Noses Welcome",
        "no chemical odor stays behind after unpacking, so there is no waiting by an open window",
        NO_SMELL,
      ),
      line(
        "A Smell That Fits the Room",
        "smells the way a thing like this should, from unpacking to daily use and beyond",
      ),
    ],
  },
  taste: {
    features: [
      note("No Metallic Taste", /\bmetallic\b/),
      note("Great Flavor", /\b(?:flavou?rs?|delicious|tasty|vanilla|chocolate)\b/),
    ],
    highlights: [
      note("no metallic taste", /\bmetallic\b/),
      note("flavor people enjoy", /\b(?:flavou?rs?|delicious|tasty|vanilla|chocolate)\b/),
      note("clean taste"),
    ],
    outcome: [
      line(
        "Tastes the Way It Should",
        "water, tea and coffee keep their own flavor, sip after sip",
        /\b(?:metallic|water|funny taste|weird taste)\b/,
      ),
      line(
        "Good to the Last Bite",
        "flavor that turns a daily habit into something to look forward to, from first to last",
      ),
    ],
    answer: [
      line(
        "Only the Flavor You Chose",
        "no metallic note gets between the drink and the one who drinks it",
        /\bmetallic\b/,
      ),
      line(
        "No Strange Aftertaste",
        "the taste stays clean from start to finish, with nothing to mask and nothing that lingers",
      ),
    ],
  },
  laundry: {
    features: [note("Washable")],
    highlights: [note("keeps shape in the wash")],
    outcome: [
      line("Wash Day Is Simple", "goes in with everything else and comes out with shape and color intact"),
      line("Fresh Again, Fast", "comes out of the laundry ready for more wear"),
    ],
    answer: [
      line(
        "Made to Be Washed",
        "shape and softness stay after laundering, so there is no need to save anything for Sundays",
      ),
      line("No Special Treatment", "an ordinary wash is enough to look cared for again"),
    ],
  },
  easeOfUse: {
    features: [note("Easy to Use")],
    highlights: [note("simple to use")],
    outcome: [
      line("Simple From the Start", "makes sense the first time, which means more doing and less figuring out"),
      line("Less to Think About", "straightforward on busy days, when attention is needed elsewhere"),
    ],
    answer: [
      line("No Manual Needed", "simple enough to hand to anyone in the house without a lesson"),
      line("Nothing Tricky to Learn", "works the way hands expect, even for people who avoid gadgets"),
    ],
  },
  instructions: {
    features: [],
    highlights: [note("clear instructions")],
    outcome: [
      line("Guided Step by Step", "clear instructions lead from the first page to a good result"),
      line("Right the First Time", "directions that are easy to follow keep the start calm"),
    ],
    answer: [
      line("First-Timers Are Welcome", "directions explain each step in plain words, with little left to guess"),
      line("Help Is in the Box", "instructions clear enough to follow without searching for a video"),
    ],
  },
};
