import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const CRISP = /\bcrisp\w*\b/;
const SEARED = /\b(?:sear|sears|seared|searing)\b/;
const CRUST = /\bcrust\b/;
/** Not "even" as in "even my husband". */
const EVEN = /\bevenly\b|\beven (?:heat\w*|cook\w*|brown\w*|sear|results?|temp\w*)\b|\bheat is even\b/;
const JUICY = /\b(?:juicy|moist)\b/;
const BAKED = /\b(?:bak(?:e|es|ed|ing)|cakes?|cookies?|muffins?)\b/;
const STEADY = /\b(?:holds?|keeps?|steady)\b.{0,25}\btemp\w*/;
const HOT_ENOUGH = /\b(?:plenty hot|gets (?:\w+ )?hot enough)\b/;
const EGGS = /\b(?:eggs?|omelets?|omelettes?)\b/;
const CAKES = /\b(?:cakes?|cupcakes?|muffins?|cookies?|brownies|bread|loaf|loaves)\b/;
const DRUNK = /\b(?:drink\w*|drank|water|hydrated)\b/;
const LUNCH =
  /\b(?:eats?|ate|eating|finish\w*)\b.{0,25}\blunch(?:es)?\b|\blunch(?:es)?\b.{0,40}\b(?:eaten|empty|finish\w*)\b/;
const EATEN = /\b(?:eats?|eating|ate|eaten|crumb|leftovers|seconds|licks?)\b|\bbowl (?:is )?(?:clean|empty)\b/;
const PICKY = /\b(?:picky|choosy|fussy)\b/;
const NEW_FOODS = /\b(?:try|tries|tried|trying)\b.{0,15}\b(?:new|different|more) (?:foods?|things)\b/;
const FOOD_APART =
  /\b(?:foods?|lunch|snacks?|fruit|sandwich\w*|veggies)\b.{0,60}\b(?:separate\w*|apart|touch\w*|mix\w*)\b|\b(?:separate\w*|apart|touch\w*)\b.{0,40}\b(?:foods?|lunch|snacks?|fruit|veggies)\b/;
const SWEETS = /\bsweet tooth\b|\bsatisf\w+ my sweet\b/;
const LASTING = /\b(?:hold|holds|tide|tides)\b.{0,15}\bover\b|\buntil (?:lunch|dinner|(?:the|my) next meal)\b/;
const CURBED = /\bcurbs?\b|\bcrav\w*/;
const CLUTTER = /\b(?:de)?clutter\w*\b/;
const ORGANIZED = /\borgani[sz]\w+\b/;
const FOUND = /\bfind (?:everything|things|what)\b|\bwhere everything is\b/;
const TIDY = /\b(?:tidy|neat|neatly)\b/;

const ESPRESSO = /\bespresso\b/;
const STRONG = /\b(?:strong|rich|bold|full[- ]bodied|intense|dense|thick)\b/;
const INDUCTION = /\binduction\b/;
const HANDLE = /\b(?:handles?|grip)\b/;

export const KITCHEN_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  brew: {
    features: [note("Rich Espresso", ESPRESSO), note("Rich Coffee")],
    highlights: [note("strong, rich coffee", STRONG), note("good coffee")],
    outcome: [
      line("Strong, Rich Coffee", "a cup with body and flavor", STRONG),
      line("Good Coffee at Home", "coffee that tastes right"),
    ],
    answer: [
      line("No Weak Cup", "full flavor in every brew", STRONG),
      line("Coffee to Enjoy", "a brew that tastes right"),
    ],
  },
  sediment: {
    features: [note("Keeps Grounds Out")],
    highlights: [note("keeps grounds out")],
    outcome: [line("Keeps Grounds Out", "hardly any grounds in the cup")],
    answer: [line("Nothing Gritty in the Cup", "grounds stay behind in the filter")],
  },
  hob: {
    features: [note("Induction Compatible", INDUCTION), note("Works on the Stove")],
    highlights: [note("works on induction", INDUCTION), note("works on the stove at home")],
    outcome: [
      line("Works on Induction", "an induction ring detects the base", INDUCTION),
      line("Works on the Stove at Home", "heats without an adapter"),
    ],
    answer: [
      line("Induction Detects It", "no adapter plate needed to start cooking", INDUCTION),
      line("Heats on the Stove", "set down and ready to heat"),
    ],
  },
  touchHeat: {
    features: [note("Cool Handle", HANDLE), note("Cool to the Touch")],
    highlights: [note("handle stays cool", HANDLE), note("cool to the touch")],
    outcome: [
      line("Cool Handle", "picked up and poured without a mitt", HANDLE),
      line("Cool to the Touch", "comfortable to hold with hot contents"),
    ],
    answer: [line("No Burned Fingers", "an outside that stays cool enough to hold")],
  },
  nonstick: {
    features: [note("Easy Food Release")],
    highlights: [note("eggs come off easily", EGGS), note("food releases easily")],
    outcome: [
      line("Eggs Come Off Easily", "little sticks to the cooking surface", EGGS),
      line("Food Releases Easily", "meals lift out or off without sticking"),
    ],
    answer: [
      line("Clean Release for Baking", "baked goods do not cling to the surface", CAKES),
      line("No Stuck-On Food", "a surface with little to scrape off afterward"),
    ],
  },
  cooking: {
    features: [note("Crisp Results", CRISP), note("Good Sear", SEARED), note("Even Cooking", EVEN)],
    highlights: [
      note("crisp results", CRISP),
      note("a good sear", SEARED),
      note("cooks evenly", EVEN),
      note("food that comes out right"),
    ],
    outcome: [
      line("Crispy Results", "a crunchy outside on what is cooked", CRISP),
      line("A Good Sear", "browns the surface of food well", SEARED),
      line("A Good Crust", "food comes out nicely browned on the outside", CRUST),
      line("Juicy Results", "food stays moist while cooking", JUICY),
      line("Good for Baking", "dough and batter turn out as intended", BAKED),
      line("Holds a Steady Temperature", "stable heat for as long as the cooking takes", STEADY),
      line("Food Turns Out Well", "cooking results the way people want them"),
    ],
    answer: [
      line("No Uneven Cooking", "heat reaches all parts of the food alike", EVEN),
      line("Crisp, Not Soggy", "texture with a good crunch", CRISP),
      line("Juicy Results", "plenty of juice left in the food", /\bjuicy\b/),
      line("Gets Hot Enough", "reaches the heat that cooking calls for", HOT_ENOUGH),
      line("Properly Cooked Food", "good results to serve and eat"),
    ],
  },
  hunger: {
    features: [note("Filling")],
    highlights: [note("filling and satisfying")],
    outcome: [
      line("Keeps Hunger Away", "enough to hold out until the next meal", LASTING),
      line("Filling and Satisfying", "a serving that takes care of hunger"),
    ],
    answer: [
      line("For a Sweet Tooth", "an answer to the urge for something sugary", SWEETS),
      line("Keeps Cravings in Check", "a help for controlling the appetite", CURBED),
      line("Enough to Feel Full", "satisfying to eat or drink"),
    ],
  },
  intake: {
    features: [],
    highlights: [
      note("makes drinking enough easier", DRUNK),
      note("lunch that gets eaten", LUNCH),
      note("food that gets eaten", EATEN),
    ],
    outcome: [
      lineFor(["pet"], "Inviting to Drink From", "pets come back to it for more water", DRUNK),
      lineExcept(["pet"], "Makes Drinking Enough Easier", "a simple help for staying hydrated", DRUNK),
      line("Lunch That Gets Eaten", "more of the meal is finished", LUNCH),
      line("Food Gets Finished", "little remains after eating", EATEN),
    ],
    answer: [
      lineFor(["pet"], "Gets Pets to Drink", "for those that take too little water by themselves", DRUNK),
      lineExcept(["pet"], "Better Hydration", "an easier way to take in enough fluids", DRUNK),
      line("For Picky Eaters", "choosy ones accept more of what is served", PICKY),
      line("Makes New Foods Inviting", "eaters are willing to try something different", NEW_FOODS),
      line("Less Food Left Over", "what is served is more likely to be eaten", EATEN),
    ],
  },
  compartments: {
    /** Of these, "tidy" and "neat" are what they leave behind or how they look. */
    except: ["robot", "cleaner", "cutting", "combing", "garment", "footwear"],
    features: [
      note("Separate Compartments", /\bcompartments\b/),
      note("Dividers Inside", /\bdividers\b/),
      note("Keeps Things Organized", ORGANIZED),
    ],
    highlights: [
      note("separate compartments", /\bcompartments\b/),
      note("keeps foods apart", FOOD_APART),
      note("less clutter", CLUTTER),
      note("keeps things in order"),
    ],
    outcome: [
      line("Foods Stay Separate", "contents are kept from mixing", FOOD_APART),
      line("Separate Compartments", "divided space for storing things apart", /\bcompartments\b/),
      line("Dividers for Sorting", "space that is split up for different things", /\bdividers\b/),
      line("Less Clutter", "helps to keep an area tidy and clear", CLUTTER),
      line("Keeps Things Organized", "helps with sorting and arranging items", ORGANIZED),
      line("Keeps Things in Order", "leaves less lying around"),
    ],
    answer: [
      line("No Mixed-Up Food", "each kind has a section to stay in", FOOD_APART),
      line("No Searching Around", "things are easy to find when needed", FOUND),
      line("Well Sorted", "individual items have a clear place", ORGANIZED),
      line("Neat and Tidy", "leaves the area looking orderly", TIDY),
      line("Neat and in Order", "looks orderly once it is in place"),
    ],
  },
};
