import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

export const CARRYING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  weight: {
    except: ["edible", "cosmetic"],
    features: [note("Lightweight")],
    highlights: [note("light to carry")],
    outcome: [
      lineFor(["footwear"], "Light on Every Step", "so little weight on the foot that long days ask for less effort"),
      lineExcept(
        ["worn"],
        "Light Enough to Forget",
        "low weight spares hands and shoulders, from the first step to the last",
      ),
      lineExcept(
        ["worn"],
        "Easy on the Arms",
        "moved, lifted and put away without a second thought or a second pair of hands",
      ),
      lineFor(
        ["worn"],
        "Hardly There at All",
        "light to wear, so that the day can get long before anybody thinks of taking a break",
      ),
    ],
    answer: [
      lineFor(
        ["footwear"],
        "No Heavy Feet",
        "low weight that never drags, even when the way back is longer than planned",
      ),
      lineExcept(
        ["worn"],
        "No Heavy Lifting",
        "the weight stays low, so carrying is not a job for the strongest person around",
      ),
      lineExcept(["worn"], "Small Hands Welcome", "handles lightly, with no need to brace before picking it up"),
      lineFor(
        ["worn"],
        "Nothing to Weigh Anyone Down",
        "light enough for a full day, with no pull where other things hang heavy",
      ),
    ],
  },
  carry: {
    features: [note("Carry Loop", /\bloop\b/), note("Easy to Carry")],
    highlights: [note("loop for two fingers", /\btwo fingers\b/), note("easy to carry")],
    outcome: [
      line("Comes Along Anywhere", "easy to hold and easy to stow, so leaving without it makes no sense"),
      line("Grab It and Go", "a comfortable hold makes bringing it along the easy choice"),
    ],
    answer: [
      line(
        "Hands Already Full",
        "a couple of fingers are enough to carry it while the rest hold everything else",
        /\bfingers\b/,
      ),
      line(
        "No Awkward Carrying",
        "comfortable to carry and simple to stow, even when there is plenty more to hold on to",
      ),
    ],
  },
};
