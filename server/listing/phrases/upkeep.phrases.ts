import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const KINK = /\bkink/;
const TANGLE = /\btangl|\buntangl|\bknot/;
const COIL = /\bcoils? (?:\w+ )?(?:easily|up)\b|\buncoils?\b/;

const FOLD = /\bfold(?:s|ed|ing)?\b/;
const ROLL = /\brolls? (?:right )?up\b/;
const COLLAPSE = /\bcollaps(?:es|ed|ible|e down|e flat)\b|\bto collapse\b/;
const TAKE_DOWN = /\b(?:takes?|taking|breaks?|breaking) (?:\w+ )?down\b/;
const WITH_BAG = /\bcomes with an? (?:storage|carry|carrying) bag\b/;
const SMALL = /\b(?:small|compact|tiny|flat)\b|\binto nothing\b/;

const DUST =
  /\b(?:no|no more|low|less|hardly any|little|minimal|barely any|almost no|not much) dust\b|\bnot (?:as )?dusty\b/;
const SPLASH = /\bsplash\w*|\bsplatter\w*/;
const CRUMBS = /\bcrumbs\b/;
const TRACKS = /\btracking\b|\btracks? (?:less|all|everywhere|through|much|as much|like)\b/;
const WASHES = /\bwash(?:es|ed|able)?\b/;

const LONG = /\b(?:long enough|plenty long|nice and long|nice long|reaches)\b/;
const DRESS = ["garment", "worn", "footwear", "bracing"] as const;

const GRIND = /\bgr(?:ind|ound coffee|inds)\b|\bcoffee grounds\b/;
const TEMPERATURE = /\btemperatures?\b/;
const HEAT = /\b(?:even|consistent|steady) heat\w*|\bheat(?:s|ing)? (?:\w+ )?evenly\b|\bno hot spots\b/;
const COOKED = /\b(?:cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|browns|browned|browning|crust|toast(?:s|ed)?)\b/;
const CUT =
  /\b(?:cuts?|slices?) (?:\w+ )?(?:even|uniform|consistent)|\b(?:even|uniform|consistent) (?:\w+ )?(?:cuts?|slices?)\b/;
const STREAK = /\bstreaks?\b/;
const COVERAGE = /\beven (?:coats?|coverage|layers?)\b|\bgoes on evenly\b|\bspray(?:s|ed)? (?:\w+ )?evenly\b/;
const LIGHT = /\beven light\w*|\blights? (?:\w+ )?evenly\b/;
const FILLED = /\b(?:filling|beads|stuffing)\b|\bevenly filled\b/;
const STUFFED = ["bedding", "padded", "seating", "fabric", "pet"] as const;

const CASE = /\b(?:case|cover) (?:\w+ )?on\b|\bthrough (?:the|my|this) (?:case|cover)\b/;

const RAISED = /\braised edges?\b/;
const DROP = /\b(?:drop|drops|dropped|fall|fell)\b/;
const SCREEN = /\bscreen\b/;
const SCRATCH = /\bscratch\w*/;
const BELOW =
  /\b(?:protect\w*|saved) (?:my |our |the )(?:\w+ )?(?:floors?|couch|sofa|furniture|mattress|table|seats?|desk)\b/;
const COUCH = /\b(?:saved|left|leaves?) (?:my |our |the )(?:\w+ )?(?:couch|sofa|furniture|chairs?|curtains)\b/;
const PADDED = /\bpadd(?:ed|ing)\b/;

export const UPKEEP_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  kinks: {
    except: ["combing"],
    features: [note("Kink-Resistant", KINK), note("Tangle-Free", TANGLE)],
    highlights: [note("no kinks to undo", KINK), note("no tangles", TANGLE)],
    outcome: [
      line("No Kinks", "smooth to handle and easy to straighten", KINK),
      lineExcept(["cleaner"], "Free of Tangles", "stays neat and ready to use", TANGLE),
      line("Easy to Coil", "simple to wind up and unwind", COIL),
      line("Smooth Handling", "moves freely without twisting up"),
    ],
    answer: [
      line("Resistant to Kinking", "bends without folding over", KINK),
      lineExcept(["cleaner"], "No Knots to Undo", "little to sort out before use", TANGLE),
      line("Coils Neatly", "quick to gather and put away", COIL),
      line("Does Not Twist", "handling stays simple and orderly"),
    ],
  },
  packAway: {
    features: [note("Packs Down Small", SMALL), note("Easy to Store")],
    highlights: [note("packs down small", SMALL), note("easy to store")],
    outcome: [
      line("Easy to Take Down", "quick to dismantle after use", TAKE_DOWN),
      line("Folds Up Easily", "takes little effort after use", FOLD),
      line("Easy to Roll Up", "simple to pack up after use", ROLL),
      line("Collapsible Design", "compact in size between uses", COLLAPSE),
      line("Comes With a Bag", "storage and carrying are taken care of", WITH_BAG),
      line("Packs Down Small", "easy to find storage space for", SMALL),
      line("Easy to Pack Away", "simple to stow between uses"),
    ],
    answer: [
      line("Quick Takedown", "no long job at the end of use", TAKE_DOWN),
      line("No Trouble Folding", "takes just a few simple steps", FOLD),
      line("Neat When Rolled", "storage as a simple bundle", ROLL),
      line("Quick to Collapse", "goes down for storage without force", COLLAPSE),
      line("A Bag Is Included", "everything can be kept together", WITH_BAG),
      line("No Bulky Storage", "a small package when put away", SMALL),
      line("No Trouble Storing", "little work before going into storage"),
    ],
  },
  mess: {
    features: [note("Low Dust", DUST), note("Low Tracking", TRACKS), note("Low Mess")],
    highlights: [note("low dust", DUST), note("low tracking", TRACKS), note("little mess")],
    outcome: [
      lineExcept(["cleaner", "airing", "screening"], "Low Dust", "cleaner to handle and to use", DUST),
      line("Low Tracking", "little gets carried onto the floor", TRACKS),
      line("Few Splashes", "liquid stays where intended", SPLASH),
      line("Few Loose Crumbs", "little to sweep up afterward", CRUMBS),
      lineFor(["coloring"], "Easy to Wash Off", "stray color comes away with washing", WASHES),
      line("Little Mess", "tidy in use and quick to clean up"),
    ],
    answer: [
      lineExcept(["cleaner", "airing", "screening"], "No Clouds of Dust", "hardly any rises during use", DUST),
      line("Cleaner Floors", "not much is spread around", TRACKS),
      line("No Splatter Everywhere", "surfaces nearby stay cleaner", SPLASH),
      line("No Crumbs Everywhere", "hardly anything lands around", CRUMBS),
      lineFor(["coloring"], "Washable Color", "simple cleanup of skin and clothes", WASHES),
      line("Little to Clean Up", "cleaning up takes little work"),
    ],
  },
  length: {
    features: [note("Good Length")],
    highlights: [note("plenty of length", /\b(?:plenty|nice and|more than) long\b/), note("a good length")],
    outcome: [
      lineExcept(DRESS, "Long Enough", "plenty of length to work with", LONG),
      line("The Right Length", "neither short nor overly long"),
    ],
    answer: [
      lineExcept(DRESS, "Long Enough", "sufficient for the area or distance", LONG),
      line("A Suitable Length", "well measured for the purpose"),
    ],
  },
  evenness: {
    except: ["worn"],
    features: [
      note("Consistent Grind", GRIND),
      note("Steady Temperature", TEMPERATURE),
      note("Even Heat", HEAT),
      note("Even Cooking", COOKED),
      note("Consistent Results"),
    ],
    highlights: [
      note("consistent grind", GRIND),
      note("steady temperature", TEMPERATURE),
      note("even heat", HEAT),
      note("even cooking", COOKED),
      note("evenly filled", FILLED),
      note("consistent results"),
    ],
    outcome: [
      line("Consistent Grind", "particles come out uniform in size", GRIND),
      line("Steady Temperature", "little change up or down in use", TEMPERATURE),
      line("Even Cooking", "food comes out the same all around", COOKED),
      line("Even Heat", "warmth is well distributed", HEAT),
      line("Even Cuts", "clean and regular results", CUT),
      line("No Streaks", "leaves a uniform look behind", STREAK),
      line("Even Coverage", "uniform spread across the area", COVERAGE),
      line("Even Light", "similar brightness from side to side", LIGHT),
      lineFor(STUFFED, "Evenly Filled", "contents are well distributed", FILLED),
      line("Consistent Results", "the same outcome each time"),
    ],
    answer: [
      line("Uniform Grinding", "little difference between pieces", GRIND),
      line("No Temperature Swings", "a constant level during use", TEMPERATURE),
      line("No Underdone Spots", "results that match on every side", COOKED),
      line("Heat Without Hot Spots", "similar warmth in all areas", HEAT),
      line("Regular Cutting", "one cut looks like the next", CUT),
      line("Streak-Free Finish", "even results without visible lines", STREAK),
      line("Even All Over", "similar results over all parts", COVERAGE),
      line("Well-Lit Throughout", "light reaches the area evenly", LIGHT),
      lineFor(STUFFED, "Balanced Filling", "spread out rather than bunched up", FILLED),
      line("No Hit or Miss", "results vary little between uses"),
    ],
  },
  charging: {
    except: ["charging"],
    features: [note("Works With Wireless Charging")],
    highlights: [note("wireless charging works")],
    outcome: [
      line("Charges With Cover On", "power passes through wirelessly", CASE),
      line("Works With Wireless Charging", "power without plugging in a cable"),
    ],
    answer: [
      line("No Cover to Remove", "wireless charging works as is", CASE),
      line("Wireless Charger Compatible", "charging goes ahead without a cord"),
    ],
  },
  protection: {
    only: /\b(?:drop\w*|fall|fell|falls|bump\w*|impact|crash\w*|knock\w*|dent\w*|scratch\w*|edges?|screen|phone|laptop|tablet|camera|lens|slr|cover|case)\b/,
    features: [note("Raised Edges", RAISED), note("Padded", PADDED), note("Protective")],
    highlights: [
      note("raised edges", RAISED),
      note("protection in a fall", DROP),
      note("scratch protection", SCRATCH),
      note("good protection"),
    ],
    outcome: [
      line("Raised Edges", "a protective rim around the surface", RAISED),
      line("Protection in a Fall", "takes the impact with limited damage", DROP),
      line("Screen Protection", "keeps the display in good condition", SCREEN),
      line("Scratch Protection", "keeps surfaces free of marks", SCRATCH),
      lineFor(["pet"], "Saves the Furniture", "pets go for this instead of the couch", COUCH),
      lineExcept(["pet"], "Surface Protection", "a shield for what lies underneath", BELOW),
      line("Padded Protection", "cushioning against bumps and knocks", PADDED),
      line("Good Protection", "a solid defense against harm and damage"),
    ],
    answer: [
      line("Edges That Protect", "a lifted border keeps the surface clear", RAISED),
      line("For Accidental Falls", "less harm when an impact occurs", DROP),
      line("Safer Screen", "the display is shielded from damage", SCREEN),
      line("No Scratched Surface", "contact leaves hardly a trace", SCRATCH),
      lineFor(["pet"], "The Couch Is Safe", "claws have another place to go", COUCH),
      lineExcept(["pet"], "Covered and Protected", "the surface below is kept from harm", BELOW),
      line("Enough Padding", "impact is softened by the cushioning", PADDED),
      line("Made to Protect", "a barrier against everyday accidents"),
    ],
  },
};
