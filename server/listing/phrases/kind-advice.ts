import type { Domain } from "../../insight/facets/domain.ts";

/** Advice to whoever buys a thing of some kinds, the fuller wording first; it says nothing of the thing itself. */
export type KindAdvice = {
  kinds: readonly Domain[];
  wordings: readonly [full: string, short: string];
  needsOutlet?: boolean;
};

const of = (kinds: KindAdvice["kinds"], full: string, short: string): KindAdvice => ({
  kinds,
  wordings: [full, short],
});

export const KIND_ADVICE: readonly KindAdvice[] = [
  of(
    ["footwear"],
    "Find Your Size: stand on paper, mark heel and toe, and hold that against the size chart",
    "Find Your Size: mark heel and toe on paper and use the size chart",
  ),
  of(
    ["garment"],
    "Find Your Size: hold the size chart against something of yours that fits well",
    "Find Your Size: hold the size chart against what fits you",
  ),
  of(
    ["fabric", "garment", "bedding", "footwear"],
    "Follow the Care Label: sort by color, and wash and dry the way the label says",
    "Follow the Care Label: wash and dry the way the label says",
  ),
  of(
    ["edible", "remedy"],
    "Read the Label First: look over ingredients, directions and amounts before the first use",
    "Read the Label First: look over ingredients and directions",
  ),
  of(
    ["cosmetic", "scented"],
    "Try a Little First: put a small amount on the inside of an arm and wait a day",
    "Try a Little First: put a small amount on an arm and wait a day",
  ),
  of(
    ["cookware", "drinkware", "tableware", "brewing"],
    "Ahead of the First Meal: wash in warm, soapy water, rinse and let dry",
    "Ahead of the First Meal: wash in soapy water, rinse and let dry",
  ),
  of(
    ["audio", "picture", "relaying", "commanded", "calling"],
    "Check What It Connects To: compare ports, system and software with the devices you own",
    "Check What It Connects To: compare ports and software with yours",
  ),
  of(
    ["charging", "solar"],
    "First Things to Charge: read the directions, and fill up all batteries ahead of a trip",
    "First Things to Charge: fill up all batteries ahead of a trip",
  ),
  {
    ...of(
      ["powered", "cooling", "heating", "airing", "electric", "lighting"],
      "Where It Plugs In: look at the plug, and measure the way to the nearest outlet",
      "Where It Plugs In: measure the way to the nearest outlet",
    ),
    needsOutlet: true,
  },
  of(
    ["seating", "bearing", "bedding", "shelter", "laid"],
    "Mark Your Space: tape the stated size on the floor to see what is left around it",
    "Mark Your Space: tape the stated size on the floor",
  ),
  of(
    ["bag"],
    "Lay Out Your Things: set what you carry every day beside the stated size",
    "Lay Out Your Things: set what you carry beside the stated size",
  ),
  of(
    ["pet"],
    "Give Pets Time: leave it in reach for a few days and let them explore",
    "Give Pets Time: leave it in reach and let them explore",
  ),
  of(
    ["toy", "game", "nursing", "diaper"],
    "For What Age: compare the stated age with the child you have in mind",
    "For What Age: compare the stated age with the child in mind",
  ),
  of(
    ["cleaner", "adhesive", "marking", "spraying"],
    "Start Where Nobody Looks: try it on a hidden spot and see how the surface takes it",
    "Start Where Nobody Looks: try it on a hidden spot",
  ),
  of(
    ["cutting"],
    "Keep Fingers Clear: mind the edges when you unpack, and store out of reach of children",
    "Keep Fingers Clear: mind the edges when you unpack",
  ),
  of(
    ["growing", "outdoor"],
    "Think of the Season: look at the weather and the place you have in mind before you order",
    "Think of the Season: look at the place you have in mind",
  ),
  of(
    ["reading"],
    "Look Inside: read the sample pages to see whether you like the style",
    "Look Inside: read the sample pages to see if you like the style",
  ),
  of(
    ["exercise", "bracing", "massaging"],
    "Begin Slowly: read the directions, and stop if anything feels odd",
    "Begin Slowly: read the directions and stop if anything feels odd",
  ),
  of(
    ["worn"],
    "Take Measurements: note the sizes that the chart asks for before you choose",
    "Take Measurements: note the sizes that the chart asks for",
  ),
];
