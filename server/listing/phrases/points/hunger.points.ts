import { type Point, point } from "./point.ts";

export const HUNGER_POINTS: Readonly<Record<string, readonly Point[]>> = {
  hunger: [
    point("lasts until lunch", /\b(?:until|till|til|thru|through to|to)(?: my)? (?:lunch(?: ?time)?|noon|midday)\b/),
    point("lasts until dinner", /\b(?:until|till|til|thru|through to)(?: my)? (?:dinner(?: ?time)?|supper)\b/),
    point("lasts for hours", /\bfor (?:\w+ )?hours\b/),
    point(
      "no mid-morning snack needed",
      /(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never|no longer) (?:\w+ )?hungry (?:again )?(?:at|by|before|until|till) (?:9|10|11|ten|eleven|noon|lunch|mid-?morning)\b|\bmid-?morning\b/,
    ),
    point("works for breakfast", /\b(?:for|as)(?: my| a| the)?(?: quick| easy)? breakfast\b/),
    point(
      "can stand in for a meal",
      /\bmeal replacement\b|\b(?:replace[sd]?|skip|instead of|in place of)(?: a| my| one)?(?: whole)? (?:meal|lunch|dinner|breakfast)\b/,
    ),
    point(
      "one serving is plenty",
      /\b(?:one|half(?: a| of one)?|just one|a single|1) (?:bar|scoop|cup|packet|shake|bowl|piece|serving)\b(?: \w+)? (?:is enough|is plenty|keeps|fills|does it|holds)\b/,
    ),
    point("works as an afternoon snack", /\bafternoon (?:snack|slump|pick-?me-?up|cravings?|hunger)\b/),
    point("lasts through a work shift", /\b(?:my|a|the|whole|entire|hour) shift\b/),
  ],
};
