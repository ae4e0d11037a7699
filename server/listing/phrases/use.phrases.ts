import { DEVICES, type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

/** Things that lie or stand there, and do nothing that could be fast. */
const AT_REST =
  /(?<!\b(?:electric|heated|heating) )\b(?:bed|mattress|pillow|blanket|cushion|couch|sofa|chair|table|desk|shelf|rack|rug|mat|cover|case|holder|crate|curtain|sheet|bag|backpack)s?$/;

/** Kinds of things that are worn, or kept up by somebody, rather than set to work. */
const AT_HAND = ["worn", "walking", "shelter"] as const;
/** Kinds of things that are a bag themselves, or come in one. */
const BAGS = ["bag", "supply", "diaper"] as const;
/** Kinds of things that keep water off what they hold or cover. */
const COVERS = ["shelter", "bag", "footwear", "bedding"] as const;

const PACKED =
  /\bin(?:side|to)? (?:my|a|the|your) (?:(?:gym|work|diaper|school|book|travel|laptop) )?(?:bag|backpack|purse|tote)\b/;
const TIPPED = /\b(?:upside down|tip(?:s|ped|ping)? (?:\w+ )?over|knock(?:s|ed|ing)? (?:\w+ ){0,2}over|sideways)\b/;
const SPILLS = /\bspill\w*\b/;
const DRIPS = /\bdrip\w*\b/;

const SMOOTH = /\bsmoothies?\b|\bno (?:more )?(?:lumps|chunks)\b/;
const FROZEN = /\bcrush\w* (?:the )?ice\b|\bfrozen (?:fruit|berr|banana|strawberr|mango)/;
const PICKUP = /\b(?:pick|suck)\w* up\b.{0,30}\b(?:hair|fur|dirt|dust|crumbs|debris)\b/;
const SUCTION = /\bsuction\b/;
const AIR =
  /\bair ?flow\b|\bmoves? (?:\w+ ){0,3}air\b|\b(?:lot|lots|plenty) of air\b|\bair (?:is|was|comes out) (?:\w+ )?(?:strong|powerful)|\b(?:strong|powerful) (?:blast|air)\b/;
const STREAM = /\b(?:strong|powerful|steady|great) (?:\w+ )?(?:stream|jet)\b/;
const WATER_PRESSURE = /\bwater pressure\b/;
const WARMTH =
  /\b(?:lots?|plenty) of heat\b|\bgreat heat\b|\bhot enough\b|\bheats (?:up )?(?:\w+ )?(?:well|nicely|great)\b/;
const TORQUE = /\b(?:plenty of|lots of|good|great|strong|high) torque\b/;
const MOTOR = /\bmotor\b/;
const STEADY = /\b(?:bog(?:s|ged|ging)?|stall(?:s|ed|ing)|struggl\w+|strain(?:s|ed|ing)?|slow\w* down)\b/;

const DRIES = /\bdr(?:y|ies|ied|ying) (?:\w+ )?(?:fast|quick)|\b(?:quick|fast)[ -]dry/;
const SOON = "(?:\\w+ ){0,3}(?:fast|faster|quick|quicker|quickly|in (?:seconds|minutes|no time))\\b";
const HEATS = new RegExp(`\\b(?:heat|warm)(?:s|ed)? (?:up )?${SOON}`);
const BOILS = new RegExp(`\\bboil(?:s|ed)? ${SOON}`);
const COOKS = new RegExp(`\\bcook(?:s|ed)? ${SOON}`);
const BREWS = new RegExp(`\\bbrew(?:s|ed)? ${SOON}`);
const INFLATES = new RegExp(`\\binflat(?:e|es|ed) ${SOON}`);
const PRINTS = new RegExp(`\\bprint(?:s|ed)? ${SOON}`);
const PACE =
  /\b(?:good|great|nice|amazing|incredible|excellent) speeds?\b|\bspeed (?:is|was)\b|\b(?:it|they|this|these|machine|printer|player) (?:is|are|was|were) (?:\w+ )?fast\b/;
const SHORT =
  /\b(?:in|within|under) (?:\w+ ){0,3}(?:seconds|minutes?|no time)\b|\b(?:no|half the) time\b|\bsave[sd]? (?:\w+ ){0,4}time\b|\btime saver\b|\b(?:fast|quick) and (?:easy|painless)\b/;

const DETAILS = /\b(?:thread\w*|stitch\w*|needles?|yarn|(?:tiny|small) parts|details|(?:fine|small) print)\b/;
const BEAM = /\bbeam\b/;
const DIMS = /\bdim(?:s|mer|mers|mable|ming)\b|\badjustable brightness\b|\bbrightness (?:levels|settings)\b/;
const SOFT_LIGHT = /\b(?:soft|gentle) (?:\w+ )?(?:light|glow)\b|\bnot (?:too )?harsh\b/;
const WARM_LIGHT = /\b(?:warm|cozy|beautiful|nice) (?:\w+ )?glow\b|\bwarm (?:white )?light\b/;
const FLICKER = /\bflicker\w*\b/;
const GLARE = /\bglare\b/;
const EYES = /\beasy on (?:my|the|your) eyes\b|\bno (?:more )?(?:eye ?strain|headaches)\b/;

const LONG_LIFE =
  /\bbattery life\b|\b(?:great|good|excellent|amazing|awesome|strong) batter|\bbatter(?:y|ies) (?:is|are) (?:\w+ )?(?:great|good|excellent|amazing|awesome|strong)\b|\b(?:last(?:s|ed|ing)?|long|days?|weeks?|months?|holds?|keeps?)\b|\bhours (?:on|per|of)\b/;
const ALL_DAY = /\ball day\b|\b(?:whole|full|entire) day\b/;
const SELDOM =
  /\b(?:days|weeks?|months?)\b.{0,30}\bcharg\w*|\bcharg\w*.{0,30}\b(?:weeks?|months?)\b|\b(?:rarely|hardly|barely|seldom)\b.{0,20}\bcharg/;
const REFILLS = /\b(?:fast|quick)[ -]charg\w*|\bcharg(?:e|es|ed|ing) (?:\w+ ){0,2}(?:fast|quick|in no time)/;
const RETAINS = /\b(?:hold|keep)(?:s|ing)? (?:a |its |their |the )?charge\b|\bstay(?:s|ed)? charged\b/;

const RUST = /\b(?:remov|dissolv)\w*\b.{0,20}\brust\b|\brust (?:\w+ ){0,2}(?:off|gone)\b/;
const SEEN = /\b(?:notic\w+|visible|see|saw|seeing|huge|big) (?:\w+ ){0,2}(?:difference|results)\b/;
const AS_TOLD =
  /\bas (?:advertised|described|expected|intended|it should|they should)\b|\bwhat (?:it|they) (?:says?|should)\b/;

const WEATHER = /\b(?:rain|rains|rained|rainy|rainstorms?|storms?|downpours?|drizzle)\b/;
const SWUM =
  /\b(?:swim\w*|swam|snorkel\w*|surf(?:ing|ed)|diving)\b|\b(?:wear|wore|worn|use|used) (?:\w+ ){0,3}in (?:the|my) (?:shower|pool|ocean|lake)\b/;
const SWEATS = /\bsweat(?:s|ing)?\b|\bcondensation\b/;
const SWEATPROOF = /\bsweat[ -]?(?:proof|resistant)\b/;
const RUNS_OFF = /\brepel\w*\b|\bwater beads?\b|\bbeads? (?:right )?(?:up|off)\b|\b(?:runs?|rolls?) (?:right )?off\b/;
const WATER = /\b(?:water ?proof|water[ -]resistant|weather ?proof|weather[ -]resistant|splash ?proof|rain ?proof)\b/;
const NO_WATER = new RegExp(
  `${WATER.source}|\\b(?:leak\\w*|no water|(?:keep|kept|keeps|stay|stays|stayed) .{0,20}dry)\\b`,
);
const STAYS_DRY =
  /\b(?:keep|keeps|kept) (?:\w+ ){1,4}dry\b|\bstay(?:s|ed)? dry\b|\bdry inside\b|\binside (?:\w+ ){0,2}dry\b/;

const REFLECTS =
  /\breflective (?:strip|stitch|trim|tape|piping|detail|thread)|\breflect\w*\b.{0,40}\b(?:night|dark|headlights?|drivers?|traffic)\b/;
const TRAFFIC = /\b(?:headlights?|drivers|traffic|cars (?:can )?see)\b/;
const GLOWS = /\bglow\w* in the dark\b/;
const AT_NIGHT = /\b(?:at night|in the dark|low light)\b/;
const SPOTTED = /\beasy to spot\b|\bstands? out\b|\bfrom a distance\b/;

export const USE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  leak: {
    except: ["cookware", "reading", "game", "audio", "walking", "worn"],
    features: [note("Leak-Resistant")],
    highlights: [note("no leaks in a bag", PACKED), note("leak-resistant")],
    outcome: [
      lineExcept(BAGS, "Leak-Resistant in a Bag", "can be packed with other things without leaking", PACKED),
      line("Spill-Resistant When Tipped", "contents stay inside, even if not upright", TIPPED),
      line("Resistant to Spills", "little or nothing is lost during use", SPILLS),
      line("Stays Leak-Free", "tight in use, with nothing seeping out"),
    ],
    answer: [
      lineExcept(BAGS, "Dry in the Bag", "nothing leaks out onto other belongings", PACKED),
      line("No Drips", "tight enough to prevent dripping during use", DRIPS),
      line("No Leaks", "nothing escapes during regular use"),
    ],
  },
  power: {
    exceptTypes: DEVICES,
    except: ["edible", "cosmetic", "reading", "game"],
    features: [
      note("Crushes Ice", /\bcrush\w* ice|ice crush/),
      note("Strong Suction", SUCTION),
      note("Strong Water Pressure", WATER_PRESSURE),
      note("Strong Airflow", AIR),
      note("Powerful"),
    ],
    highlights: [note("smooth results", SMOOTH), note("strong suction", SUCTION), note("plenty of power")],
    outcome: [
      line("Smooth Blending", "no lumps or chunks left at the end", SMOOTH),
      line("Enough Power for Frozen Ingredients", "icy pieces are broken up well", FROZEN),
      line("Strong Pickup", "dirt and debris are lifted from the surface", PICKUP),
      line("Strong Suction", "plenty of pull for the job", SUCTION),
      line("Strong Airflow", "moves a large amount of air", AIR),
      line("Strong Water Pressure", "plenty of force in the flow", WATER_PRESSURE),
      line("Strong Stream", "comes out with plenty of force", STREAM),
      line("Plenty of Heat", "gets hot enough for the task", WARMTH),
      line("High Torque", "strong turning power under load", TORQUE),
      line("Strong Motor", "enough drive for demanding work", MOTOR),
      line("Plenty of Power", "strong and capable"),
    ],
    answer: [
      line("Handles Frozen Pieces", "hard, frozen pieces go through as well", FROZEN),
      line("No Weak Suction", "a firm pull while at work", SUCTION),
      line("No Weak Airflow", "a powerful current of air", AIR),
      line("No Weak Trickle", "water flows with good pressure", WATER_PRESSURE),
      line("No Bogging Down", "keeps working well under load", STEADY),
      line("Enough Power", "has the strength that the task requires"),
    ],
  },
  speed: {
    except: ["edible", "reading", "game", "cosmetic"],
    exceptTypes: AT_REST,
    features: [note("Quick-Drying", DRIES), note("Fast Heating", HEATS)],
    highlights: [
      note("fast drying", DRIES),
      note("quick heating", HEATS),
      note("takes little time", SHORT),
      note("good speed", PACE),
    ],
    outcome: [
      line("Quick Drying", "only a short wait until dry", DRIES),
      line("Fast Boiling", "water comes to a boil in a short time", BOILS),
      line("Fast Cooking", "food is ready in a short time", COOKS),
      line("Fast Brewing", "coffee or tea is soon ready", BREWS),
      line("Quick Heating", "only a short wait until warm or hot", HEATS),
      line("Quick Inflation", "takes little time to fill with air", INFLATES),
      line("Fast Printing", "output comes with little waiting", PRINTS),
      lineExcept(AT_HAND, "Good Speed", "moves along at a quick pace", PACE),
      line("Takes Little Time", "only a short while is needed", SHORT),
      lineExcept(AT_HAND, "Works Fast", "good results in a short time"),
    ],
    answer: [
      line("No Long Drying Time", "moisture is soon gone after use", DRIES),
      line("No Long Warm-Up", "the right temperature is soon reached", HEATS),
      lineExcept(AT_HAND, "No Slow Pace", "fast enough to keep up in use", PACE),
      line("No Long Wait", "ready or done without much waiting", SHORT),
      lineExcept(AT_HAND, "No Slow Going", "little time needed to get results"),
    ],
  },
  light: {
    only: /\b(?:lamp|light|bulb|lantern|glare|flicker|brightness|screen|display)\b/,
    features: [
      note("Warm to White Light", /\bwarm to white\b/),
      note("Flicker-Free", /\b(?:no|not|without|never) (?:\w+ )?flicker\w*|\bflicker[ -]free\b/),
      note("Glare-Free", /\b(?:no|without|reduces) (?:\w+ )?glare\b|\bglare[ -]free\b/),
      note("Adjustable Brightness", DIMS),
      note("Bright"),
    ],
    highlights: [
      note("little glare", GLARE),
      note("no flicker", FLICKER),
      note("adjustable brightness", DIMS),
      note("good brightness"),
    ],
    outcome: [
      line("Shows Fine Details", "bright enough to see small things clearly", DETAILS),
      line("Strong, Bright Beam", "plenty of light where aimed", BEAM),
      line("Adjustable Brightness", "can be set brighter or dimmer", DIMS),
      line("Soft, Gentle Light", "pleasant to look at when switched on", SOFT_LIGHT),
      line("Pleasant Glow", "light with an appealing tone", WARM_LIGHT),
      line("Good Brightness", "clear and bright when switched on"),
    ],
    answer: [
      line("No Flicker", "a steady, even brightness", FLICKER),
      line("No Harsh Glare", "pleasant for the eyes when in use", GLARE),
      line("Easy on the Eyes", "comfortable brightness during use", EYES),
      line("Easy on the Eyes", "gentle rather than dazzling", SOFT_LIGHT),
      line("Bright Enough", "gives plenty of brightness"),
    ],
  },
  battery: {
    features: [note("Long Battery Life", LONG_LIFE), note("Fast Charging", REFILLS)],
    highlights: [note("good battery life", LONG_LIFE), note("charges quickly", REFILLS)],
    outcome: [
      line("Little Charging Needed", "plenty of use on each charge", SELDOM),
      line("All-Day Battery", "enough power for long stretches of use", ALL_DAY),
      line("Holds a Charge Well", "little power is lost between uses", RETAINS),
      line("Long Battery Life", "keeps running through extended use", LONG_LIFE),
      line("Charges Quickly", "full again in a short time", REFILLS),
      line("Good Battery", "dependable power during use"),
    ],
    answer: [
      line("No Constant Recharging", "goes a long time between charges", SELDOM),
      line("No Fast Drain", "battery power lasts well in use", LONG_LIFE),
      line("No Long Charging Time", "power is soon fully restored", REFILLS),
      line("No Battery Trouble", "power is there when needed"),
    ],
  },
  results: {
    features: [],
    highlights: [note("rust removal", RUST), note("noticeable results", SEEN), note("does the job well")],
    outcome: [
      line("Rust Removal", "works well on rusted metal", RUST),
      line("Noticeable Results", "use leads to a clear effect", SEEN),
      line("Works as Intended", "gives the performance that was described", AS_TOLD),
      line("Works Well", "performs as intended"),
    ],
    answer: [
      line("Rust Comes Off", "metal is cleared of rusty buildup", RUST),
      line("An Effect You Notice", "makes a difference in use", SEEN),
      line("Does the Job", "results that match the purpose"),
    ],
  },
  wet: {
    exceptTypes: /\b(?:socks?|underwear|briefs?|boxers?|tights)$/,
    features: [
      note("No Condensation", /\bno condensation\b/),
      note("Keeps Rain Out", /\bkeep\w* (?:the |all )?rain (?:out|off)\b/),
      note("Sweat-Resistant", SWEATPROOF),
      note("Water-Resistant", WATER),
    ],
    highlights: [
      note("no condensation", /\bno condensation\b/),
      note("stands up to rain", WEATHER),
      note("sweat-resistant", SWEATPROOF),
      note("water-resistant", WATER),
      note("keeps water out", STAYS_DRY),
    ],
    outcome: [
      lineFor(["drinkware"], "Dry on the Outside", "no condensation on the surface", SWEATS),
      lineExcept(COVERS, "Fine in the Water", "holds up well to getting wet", SWUM),
      line("Stands Up to Rain", "suited to use in wet weather", WEATHER),
      line("Resistant to Sweat", "holds up well to perspiration", SWEATPROOF),
      line("Water Runs Off", "moisture does not soak into the surface", RUNS_OFF),
      lineFor(COVERS, "Keeps Water Out", "no water gets through", NO_WATER),
      line("Resistant to Water", "stands up well to getting wet", WATER),
      line("Protection From Water", "keeps water and damp out", STAYS_DRY),
    ],
    answer: [
      lineFor(["drinkware"], "No Wet Surface", "free of condensation in use", SWEATS),
      lineExcept(COVERS, "No Harm From Water", "contact with moisture does no damage", SWUM),
      line("Ready for Rain", "not harmed by wet conditions", WEATHER),
      lineFor(COVERS, "Dry in the Wet", "water does not come through", NO_WATER),
      line("Safe Around Water", "moisture and splashes are no problem", WATER),
      line("No Dampness", "dry where moisture is unwanted", STAYS_DRY),
    ],
  },
  visible: {
    features: [
      note("Reflective Stitching", /\breflective stitching\b/),
      note("Reflective Trim", /\breflective trim\b/),
    ],
    highlights: [note("reflective for visibility", REFLECTS), note("glow in the dark", GLOWS), note("clearly visible")],
    outcome: [
      line("Reflective for Visibility", "reflects light to be seen in the dark", REFLECTS),
      line("Glow in the Dark", "visible when lights are off", GLOWS),
      line("Visible at Night", "easy to notice in low light", AT_NIGHT),
      line("Easy to Spot", "stands out from the surroundings", SPOTTED),
      line("Easy to See", "clearly visible at a glance"),
    ],
    answer: [
      line("Visible to Drivers", "more noticeable in traffic", TRAFFIC),
      line("Easy to Find at Night", "can be found without much light", GLOWS),
      line("Seen After Dark", "noticeable even with little light", AT_NIGHT),
      line("Good Visibility", "can be seen without effort"),
    ],
  },
};
