import { type FacetPhrases, line, note } from "./phrase.ts";

/** Not that a knife "shaves paper" or "can shave the hair off my arm". */
const SHAVE =
  /\b(?:(?:close|closer|closest|smooth|smoother|comfortable|great|good|nice|clean) shaves?|shav(?:e|es|ed|ing) (?:my|his|her|the) (?:face|legs?|head|beard|neck|body)|stubble|razor burn|razor bumps|whiskers)\b/;
const HAIRCUT =
  /\b(?:hair ?cuts?|beards?|sideburns|(?:cut|cuts|trim|trims|trimmed|through) (?:my|his|her|the|their|our) (?:\w+ )?(?:hair|fur|coat))\b/;
const NAILS = /\b(?:toe ?nails?|finger ?nails?|nail (?:clippers?|trimmers?))\b/;
const GRASS = /\b(?:lawns?|grass|mow\w*)\b/;
const HEDGES = /\b(?:hedges?|bushes|shrubs?)\b/;
const BRANCHES = /\b(?:branch\w*|limbs)\b/;
const FOOD = /\b(?:tomato\w*|onions?|meats?|chicken|steaks?|brisket|bread|vegetables?|veggies|cheese|potato\w*)\b/;
const FABRIC = /\b(?:fabrics?|denim|cloth)\b/;
const CARDBOARD = /\bcardboard\b/;
/** Not "can", which is a verb in most sentences. */
const CANS = /\b(?:cans|can openers?)\b/;
const SHARP = /\bsharp\w*\b/;
const LIGHT_WORK = /\b(?:like butter|glid\w*|(?:no|little|light|without|less) (?:pressure|force|effort))\b/;
const THICK =
  /\b(?:even|through|handles?|on) (?:\w+ )?(?:thick\w*|tough\w*)\b|\b(?:thick|tough) (?:branch|hair|fur|coat|grass|weed|fabric|meat|nail|stem|material)\w*/;
const RESHARPENED =
  /\b(?:eas(?:y|ily)|quick\w*|nicely) (?:to )?(?:re)?(?:sharpen|hone)|(?:sharpens?|hones?) (?:\w+ )?(?:easily|quickly|nicely|well)\b/;
const BLADES_LAST = /\bblades? (?:\w+ ){0,2}lasts?\b/;
const NOT_SHARPENED = /(?:\b(?:no|not|never|rarely|seldom|hardly)|n['’]t) (?:\w+ ){0,3}sharpen\w*/;
const PET_HAIR = /\b(?:(?:pet|dog|cat|animal)(?:['’]?s)? (?:hairs?|fur)|fur|dander)\b/;
const TEETH = /\b(?:teeth|tooth|plaque|tartar)\b/;
const BETWEEN_TEETH = /\bbetween (?:\w+ )?teeth\b/;
const DENTIST = /\b(?:dentists?|hygienist|dental (?:cleaning|visit))\b/;
const STAINS = /\bstains?\b/;
const GREASE = /\b(?:grease|greasy)\b/;
const GRIME = /\b(?:grime|grimy|gunk|scum|mildew|rust|limescale)\b/;
const DISHES = /\b(?:dishes|silverware|plates)\b/;
const LAUNDRY = /\b(?:laundry(?! room)|whites)\b/;
const FLOORS = /\b(?:floors?|carpets?|rugs?|hardwood)\b/;
const CRUMBS = /\b(?:crumbs?|dust)\b/;
const NO_STREAKS = /(?:\b(?:no|without|not leave|not a)|n['’]t leave) (?:\w+ )?streaks?\b|\bstreak[- ]free\b/;
const NO_SCRUBBING =
  /(?:\b(?:no|without|little|less|hardly any|barely any|no need to)|n['’]t (?:have|need) to) scrub\w*|\bno elbow grease\b/;
/** What equipment finds the way by, in words of its own. */
const SMART = /\b(?:smart|sensors?|lasers?|lidar|gyro\w*|navigat\w+|maps?|mapped|mapping)\b/;
const MAP = /\b(?:maps?|mapped|mapping)\b/;
const OBSTACLES = /\b(?:obstacles?|avoids?|around (?:the )?furniture)\b/;
const NOT_STUCK = /(?:\b(?:not|never|rarely|seldom|hardly|without|no)|n['’]t) (?:\w+ ){0,3}stuck\b/;
const AIRFLOW = /\b(?:air ?flow|breeze|blows?|wind|circulat\w*|(?:moves?|pushes|puts out) (?:\w+ ){0,4}air)\b/;
const STRONG_AIR =
  /\b(?:strong|powerful|blows? hard|hurricane|wind tunnel|(?:lots|tons|a lot|so much) (?:of )?(?:air|wind))\b/;
const NIGHT = /\b(?:nights?|sle(?:ep|eps|ept|eping))\b/;
const QUICK = /\b(?:quick\w*|fast|instant\w*|no time|in (?:\w+ ){0,2}(?:minutes?|seconds?))\b/;
const CHILL = /\bchill\b/;
const WHOLE_ROOM =
  /\b(?:whole|entire) (?:\w+ )?(?:room|house|basement|garage|office|bedroom|apartment|cabin|camper|floor|downstairs)\b|\bacross the room\b/;
/** "no white dust" is said of humidifiers. */
const DUST = /\b(?:(?<!white )dust\w*|pollen|dander)\b/;
const BREATH = /\b(?:breath\w*|congest\w*|stuffy|sinus\w*|sneez\w*)\b/;
const SMELLS =
  /\b(?:cooking|smoke|smoky|pet|dog|cat|litter|musty|lingering) (?:\w+ )?(?:smells?|odors?)\b|\bfreshens\b/;
const MIST = /\b(?:mist|humidif\w*|nosebleeds?|dry (?:skin|air|throat|nose))\b/;
const DAMP = /\b(?:damp\w*|dehumidif\w*|condensation|crawl ?space|muggy|clammy)\b/;

/** For what things are bought to do: to cut, to clean, to go about by themselves, to change the air. */
export const WORK_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cutting: {
    features: [
      note("Close Shave", /\bclose\w* (?:\w+ )?shav\w*|\bshav\w* (?:\w+ ){0,2}close\w*/),
      note("Sharp Cutting Edge", SHARP),
      note("Clean Cut"),
    ],
    highlights: [note("a smooth shave", SHAVE), note("sharp cutting edge", SHARP), note("clean cuts")],
    outcome: [
      line("A Clean Shave", "hair comes off close and evenly", SHAVE),
      line("Even, Tidy Trim", "takes hair off in neat passes", HAIRCUT),
      line("Neat Nail Trims", "nails come off in clean cuts", NAILS),
      line("Neatly Cut Grass", "gets through growth and leaves a tidy finish", GRASS),
      line("Neat Hedges and Shrubs", "leaves growth trimmed into shape", HEDGES),
      line("Handles Branches", "goes through wood with clean cuts", BRANCHES),
      line("Opens Cans Cleanly", "lids come off without a struggle", CANS),
      line("Clean Cuts Through Food", "neat pieces instead of ragged ones", FOOD),
      line("Clean Cuts in Fabric", "goes through cloth along a neat line", FABRIC),
      line("Handles Cardboard", "gets through boxes and packaging easily", CARDBOARD),
      line("Sharp Cutting Edge", "keen enough for clean, neat work", SHARP),
      line("Clean, Neat Cuts", "tidy results with little effort"),
    ],
    answer: [
      line("Smooth Skin Afterward", "leaves little stubble behind", SHAVE),
      line("Grass Cut Cleanly", "an even look when the job is done", GRASS),
      line("Up to Thick and Tough", "made for more than light work", THICK),
      line("Little Force Needed", "an easy motion is enough for a cut", LIGHT_WORK),
      line("Clean Edges", "dependable cutting with little fuss"),
    ],
  },
  staysSharp: {
    features: [note("Long-Lasting Edge")],
    highlights: [note("stays sharp")],
    outcome: [
      line("Easy to Sharpen", "a keen edge comes back with a little honing", RESHARPENED),
      line("Long-Lasting Blades", "replacements are needed less often", BLADES_LAST),
      line("Long-Lasting Edge", "stays sharp through repeated use"),
    ],
    answer: [
      line("Less Frequent Sharpening", "the edge holds between touch-ups", NOT_SHARPENED),
      line("Slow to Dull", "keeps cutting well over time"),
    ],
  },
  cleansWell: {
    features: [
      note("Pet Hair Removal", PET_HAIR),
      note("Clean-Feeling Teeth", TEETH),
      note("Stain Removal", STAINS),
      note("Thorough Clean"),
    ],
    highlights: [
      note("pet hair removal", PET_HAIR),
      note("teeth feel really clean", TEETH),
      note("gets stains out", STAINS),
      note("thorough cleaning"),
    ],
    outcome: [
      line("Cleaner, Smoother Teeth", "a fresh result that can be noticed", TEETH),
      line("Pet Hair Gone", "loose fur is taken up instead of left behind", PET_HAIR),
      line("Gets Stains Out", "spots and marks come off visibly", STAINS),
      line("Gets Through Grease", "oily residue comes off visibly", GREASE),
      line("Stubborn Grime Comes Off", "works on built-up, stuck-on dirt", GRIME),
      line("Clean Dishes", "food residue comes off in washing", DISHES),
      line("Clean Laundry", "clothes come out of the wash clean", LAUNDRY),
      line("Cleaner Floors", "noticeably less dirt underfoot", FLOORS),
      line("Loose Dirt Gone", "dust and crumbs are taken up", CRUMBS),
      line("Thorough Cleaning", "leaves a clean result with little work"),
    ],
    answer: [
      line("Reaches Between Teeth", "gets at spots that are hard to clean", BETWEEN_TEETH),
      line("Like a Dentist Cleaning", "teeth feel thoroughly polished", DENTIST),
      line("Thorough Oral Care", "leaves teeth feeling fresh", TEETH),
      line("No Streaks", "surfaces look clear when done", NO_STREAKS),
      line("Less Scrubbing", "dirt comes away with light work", NO_SCRUBBING),
      line("For Shedding Pets", "hair and fur are caught rather than moved", PET_HAIR),
      line(
        "For Heavy Dirt Too",
        "made for heavy residue as well",
        /\b(?:grease|grime|gunk|scum|mildew|rust|limescale)\b/,
      ),
      line("Gets the Job Done", "a visibly clean finish without much fuss"),
    ],
  },
  findsWay: {
    features: [note("Smart Mapping", MAP), note("Smart Navigation", SMART), note("Self-Navigating")],
    highlights: [note("smart navigation", SMART), note("finds its way by itself")],
    outcome: [
      line("Smart Mapping", "a map of the area guides the route", MAP),
      line("Works Unattended", "moves around the area without being steered"),
    ],
    answer: [
      line("Seldom Gets Stuck", "keeps moving past tight spots", NOT_STUCK),
      line("Goes Around Obstacles", "objects in the way are avoided", OBSTACLES),
      line("Little Help Needed", "finding the way takes no guiding hand"),
    ],
  },
  cools: {
    features: [note("Strong Airflow", STRONG_AIR), note("Good Airflow", AIRFLOW), note("Effective Cooling")],
    highlights: [note("plenty of airflow", AIRFLOW), note("cool on hot days")],
    outcome: [
      line("Plenty of Airflow", "a breeze that can be felt", AIRFLOW),
      line("Cooler for Sleeping", "makes hot nights more comfortable", NIGHT),
      line("Cooling Comfort", "makes heat easier to bear"),
    ],
    answer: [
      line("Not a Weak Breeze", "moves air with noticeable force", STRONG_AIR),
      line("Air Keeps Moving", "circulation instead of stuffy, still air", AIRFLOW),
      line("Heat Under Control", "keeps people cool and comfortable"),
    ],
  },
  warmsRoom: {
    features: [note("Quick Warmth", QUICK), note("Cozy Warmth")],
    highlights: [note("quick warmth", QUICK), note("real warmth on cold days")],
    outcome: [
      line("Fast Warmth", "heat can be felt after a short while", QUICK),
      line("Takes the Chill Off", "makes cold surroundings comfortable", CHILL),
      line("Room-Filling Warmth", "heat spreads beyond the nearest spot", WHOLE_ROOM),
      line("Comfortable Warmth", "real heat when temperatures drop"),
    ],
    answer: [
      line("No Long Wait for Heat", "gets warm in a short time", QUICK),
      line("Heat You Can Feel", "output that makes a difference in the cold"),
    ],
  },
  airCare: {
    features: [
      note("Cleaner Air", DUST),
      note("Humidifying Mist", MIST),
      note("Moisture Removal", DAMP),
      note("Better Air"),
    ],
    highlights: [
      note("less dust in the air", /(?<!white )\bdust\w*\b/),
      note("help against dry air", MIST),
      note("takes moisture out of the air", DAMP),
      note("air that feels better"),
    ],
    outcome: [
      line("Less Damp, Less Humid", "draws moisture out of the air", DAMP),
      line("Help Against Dry Air", "moisture for a comfortable indoor climate", MIST),
      line("Less Dust Around", "fewer fine particles float or settle", DUST),
      line("Fewer Odors", "stale smells fade and the air seems fresher", SMELLS),
      line("Noticeably Better Air", "more pleasant to breathe and be around"),
    ],
    answer: [
      line("Moisture Kept Down", "rooms feel drier and less clammy", DAMP),
      line("No Dry Air", "humidity at a more comfortable level", MIST),
      line("Easier to Breathe", "air that seems clearer and less stuffy", BREATH),
      line("Less Dust Around", "noticeably cleaner air indoors", DUST),
      line("A Change You Notice", "indoor air that feels more comfortable"),
    ],
  },
};
