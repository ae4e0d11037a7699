import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

/** Dropped into a bag or a pot is no fall. */
const DROPPED =
  /(?<!price )\bdropp(?:ed|ing)\b(?! (?:\w+ ){0,2}(?:in|into|off)\b)|\bsurviv(?:es|ed) (?:\w+ ){0,3}drops?\b/;
/** "Should last for years" is a hope. */
const LASTED =
  /^(?!.*\b(?:should|will|would|hop\w+|expect\w*)\b).*\b(?:after|for|had|used|using|owned|lasted|over|going on)\b.{0,30}\b(?:months|years)\b(?! (?:old|ago))/s;
const SEAMS = /\b(?:seams?|stitching)\b.{0,15}\b(?:hold\w*|held|intact)\b|\bno loose threads\b/;
const UNTORN = /\b(?:tear|rip)[- ](?:resistant|proof)\b|(?:\b(?:not|never|hasn't|haven't)\b).{0,15}\b(?:torn|ripped)\b/;
const RELIABLE = /\b(?:reliabl[ey]|dependabl[ey]|trouble[- ]free|workhorse)\b/;
const LONG_LASTING = /\blong[- ]lasting\b|\blast(?:s|ed)? (?:such )?a (?:\w+ )?long (?:time|while)\b/;

const STURDY_HANDLE = /\bhandle\b[\w ]{0,20}\bsturdy|sturdy handle/;
const HEAVY_DUTY = /\bheavy[- ]duty\b/;
const THICK =
  /\bthick (?:\w+ )?(?:material|fabric|plastic|glass|steel|metal|leather|canvas|cotton|rubber|wood)\b|\b(?:material|fabric|plastic|glass|metal|leather) is (?:\w+ )?thick\b/;
const STITCHED = /\b(?:well|double|nicely)[- ]stitched\b|\b(?:great|good|strong|solid|excellent) stitching\b/;
const BEARS_WEIGHT = /\b(?:holds?|supports?) (?:\w+ ){0,2}weight\b/;
const SOLID = /\b(?:sturd(?:y|ily|iness)|solid(?:ly)?|rugged|robust|heavy[- ]duty|built like a tank)\b/;

const BASE = /\b(?:heavy|wide|weighted|solid|sturdy|stable|broad)\b[\w ,]{0,15}\bbase\b|\bbase is\b/;
const UNTIPPED =
  /(?:\b(?:not|no|hard to|never)\b|n't).{0,20}\b(?:tip\w*|topple\w*|knock\w* over|fall(?:s|ing)? over)\b/;
const NO_WOBBLE = /(?:\b(?:no|not|never|without|zero)\b|n't).{0,20}\b(?:wobbl\w*|shak[ey]\w*|sway\w*)\b/;
const FREE_STANDING = /\bstands? (?:up )?(?:on (?:its|their) own|by (?:itself|themselves))\b/;

const SCRATCH_PROOF = /\bscratch[- ](?:resistant|proof)\b|\bresists? scratch\w*/;
const NO_PRINTS = /(?:\b(?:no|not|resists?|hides?)\b|n't).{0,15}\bfingerprints?\b|\bfingerprint[- ]resistant\b/;
const COLOR_KEPT =
  /\bcolorfast\b|\b(?:fade[- ]resistant|no fading)\b|(?:\bnot|n't) fad(?:e|ed)\b|\b(?:kept|keeps?|holds?|held) (?:its|their|the) colou?rs?\b|\bcolou?rs? (?:has|have) held\b/;
const UNYELLOWED = /(?:\b(?:no|not|never)\b|n't) yellow(?:ing|ed)\b/;
const UNCHIPPED = /(?:\b(?:no|not|never)\b|n't).{0,12}\bchip(?:s|ped|ping)?\b/;
const STAIN_PROOF = /\bstain[- ](?:resistant|proof)\b/;
const UNTARNISHED = /(?:\b(?:no|not|never)\b|n't).{0,12}\btarnish\w*|\btarnish[- ]resistant\b/;
const COATED =
  /\b(?:coating|paint|powder coat\w*) (?:\w+ )?held\b|\b(?:beautiful|nice|great|good|lovely|smooth) finish\b/;

const EASY_BUCKLES = /\bbuckles?\b.{0,30}\b(?:click\w*|eas(?:y|ily))\b|\b(?:click\w*|easy|easily)\b.{0,20}\bbuckles?\b/;
const BUCKLES = /\bbuckles?\b/;
const SMOOTH_ZIP =
  /\bsmooth zippers?\b|\bzippers?\b.{0,20}\b(?:smooth\w*|glides?)\b|\bzips (?:up )?(?:easily|smoothly)\b/;
const ZIP = /\bzippers?\b/;
const GRIPPING = /\bvelcro\b|\bhook and loop\b/;
const SHUT =
  /\b(?:closes? securely|stays? (?:closed|shut|zipped)|(?:clicks|snaps) (?:shut|closed)|latches securely|(?:strong|sturdy|secure) latch|latch is secure)\b/;
const CLIPS =
  /\b(?:strong|sturdy|metal|good|great|heavy) clips?\b|\bclips? (?:is|are) (?:\w+ )?(?:strong|sturdy|secure|solid)\b|\bclips hold\b/;
const ELASTIC = /\b(?:strong|good) elastic\b|\belastic (?:is strong|holds)\b/;
const LACES = /\blaces (?:stay|hold)\b/;

const COMPLIMENTS = /\bcompliments\b(?! (?:my|our|the|your|every|any)\b)/;
const CUTE = /\b(?:cute|cutest|adorable)\b/;
const SLEEK = /\bsleek\b/;
const MODERN = /\bmodern\b/;
const ELEGANT = /\b(?:elegant|classy|tasteful)\b/;
const STYLISH = /\b(?:stylish|fashionable|trendy|chic)\b/;
const VIBRANT = /\bvibrant\b|\bbright colou?rs\b|\bcolou?rs are (?:\w+ )?bright\b/;
const COLORED =
  /\b(?:love|loves|great|beautiful|gorgeous|pretty|nice|lovely) (?:the |this )?colou?rs?\b|\bcolou?rs? (?:is|are) (?:\w+ )?(?:beautiful|gorgeous|great|lovely|pretty|nice)\b/;
const GOOD_LOOKING = /\b(?:good|nice|great)[- ]looking\b|\b(?:attractive|handsome)\b/;
/** What looks great there may be the picture, the lawn or the drawing. */
const UNSEEN = ["picture", "cutting", "coloring"] as const;
const MATCHED =
  /\bgo(?:es)? (?:\w+ )?with (?:everything|anything)\b|\bmatch(?:es|ed)? (?:everything|(?:my|our) (?:\w+ )?(?:decor|kitchen|furniture|bathroom|bedroom))\b/;

const CHRISTMAS = /\b(?:christmas|xmas|stocking stuffers?)\b/;
const BIRTHDAY = /\bbirthdays?\b/;
const DOGS = /\b(?:dogs?|pups?|puppy|puppies)\b/;
const CATS = /\b(?:cats?|kitty|kitties|kittens?)\b/;
const KIDS = /\b(?:kids?|child|children|toddlers?|grandkids|grandchildren)\b/;
const PICKY = /\b(?:picky|finicky) (?:eaters?|dogs?|cats?|kids?|toddlers?|pups?)\b/;
const FAMILY = /\bfamily (?:\w+ )?loves?\b/;

export const BUILD_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  durability: {
    features: [note("Durable")],
    highlights: [note("survives drops", DROPPED), note("durable in use")],
    outcome: [
      line("Stands Up to Drops", "stays in one piece after accidental falls", DROPPED),
      line("Made to Last", "still going after months of use", LASTED),
      line("Seams That Hold", "stitching stays strong and secure", SEAMS),
      line("Tear-Resistant Material", "tough enough to hold against ripping", UNTORN),
      line("Reliable in Use", "dependable in getting the job done", RELIABLE),
      line("Lasts a Long Time", "keeps serving well in regular use", LONG_LASTING),
      lineExcept(["supply", "scented"], "Built to Last", "holds up well to regular use"),
      line("Durable Choice", "stays in good condition with normal use"),
    ],
    answer: [
      line("Dropped and Still Fine", "comes through falls without breaking", DROPPED),
      lineExcept(["supply", "scented"], "Holds Up Over Time", "in good order after many months", LASTED),
      line("A Dependable Choice", "reliable and consistent in use", RELIABLE),
      lineExcept(["supply", "scented"], "Made for Frequent Use", "durable enough to be used again and again"),
      line("Durable, Not Short-Lived", "made to keep going under ordinary use"),
    ],
  },
  sturdy: {
    features: [note("Sturdy Handle", STURDY_HANDLE), note("Sturdy Build", SOLID), note("Well Made")],
    highlights: [note("sturdy handle", STURDY_HANDLE), note("solid, sturdy build", SOLID), note("well made")],
    outcome: [
      line("Sturdy Handle", "solidly built to give a firm hold", STURDY_HANDLE),
      line("Solid Under Weight", "strong enough to bear a load", BEARS_WEIGHT),
      line("Heavy-Duty Build", "built strong for demanding use", HEAVY_DUTY),
      line("Thick Material", "substantial and well made", THICK),
      line("Sturdy and Solid", "strong construction that feels substantial", SOLID),
      line("Well Made", "good materials and careful workmanship"),
      line("Carefully Made", "sound construction and a good feel"),
    ],
    answer: [
      line("No Weak Handle", "solid to grip and built to hold", STURDY_HANDLE),
      line("Strong Stitching", "seams sewn firmly and with care", STITCHED),
      line("Nothing Flimsy", "firm and robust in construction", SOLID),
      line("Good Workmanship", "put together with care and skill"),
      line("Built With Care", "thorough work and well-chosen materials"),
    ],
  },
  stability: {
    except: ["footwear", "relaying"],
    features: [note("Stable Base", BASE), note("Stable")],
    highlights: [note("steady base", BASE), note("steady and stable")],
    outcome: [
      line("Steady Base", "solid, firm support from below", BASE),
      line("Stays Upright", "stands firmly and keeps balance", UNTIPPED),
      line("Stands Unaided", "keeps upright with no need for support", FREE_STANDING),
      line("Steady and Stable", "feels firm and well balanced in use"),
    ],
    answer: [
      line("Hard to Tip Over", "firmly planted, with good balance", UNTIPPED),
      line("No Wobbling", "firm and steady rather than shaky", NO_WOBBLE),
      line("Firm Footing", "the base stands solidly and stays put", BASE),
      line("Balanced and Secure", "holds a stable position during use"),
    ],
  },
  finish: {
    features: [],
    highlights: [note("scratch-resistant finish", SCRATCH_PROOF), note("color that holds", COLOR_KEPT)],
    outcome: [
      line("Scratch-Resistant Surface", "keeps a smooth look in regular use", SCRATCH_PROOF),
      line("Color That Holds", "a fresh look instead of fading", COLOR_KEPT),
      line("Free of Yellowing", "keeps a clean and fresh color", UNYELLOWED),
      line("Fewer Fingerprints", "a surface that looks clean after handling", NO_PRINTS),
      line("Free of Chips", "stays smooth and whole in use", UNCHIPPED),
      line("Stain-Resistant Surface", "looks clean even after regular use", STAIN_PROOF),
      line("Free of Tarnish", "keeps a bright and shiny look", UNTARNISHED),
      line("A Fine Finish", "looks neat and carefully done", COATED),
    ],
    answer: [
      line("Hard to Scratch", "tough against marks from handling", SCRATCH_PROOF),
      line("Slow to Fade", "the shade remains true over time", COLOR_KEPT),
      line("Slow to Discolor", "appearance stays clean and bright", UNYELLOWED),
      line("No Smudgy Surface", "handling leaves hardly any fingerprints", NO_PRINTS),
      line("Resists Chipping", "tough enough for regular contact", UNCHIPPED),
      line("Stain-Resistant Surface", "spots do not settle in quickly", STAIN_PROOF),
      line("No Dull Metal", "keeps shining instead of turning dark", UNTARNISHED),
      line("Neat Finish", "clean and even in appearance", COATED),
    ],
  },
  fasteners: {
    except: ["picture", "edible", "cosmetic"],
    features: [note("Easy-Click Buckles", EASY_BUCKLES), note("Smooth Zipper", SMOOTH_ZIP)],
    highlights: [
      note("easy-click buckles", EASY_BUCKLES),
      note("smooth zipper", SMOOTH_ZIP),
      note("stays closed", SHUT),
    ],
    outcome: [
      line("Easy-Click Buckles", "fasten without a struggle and hold", EASY_BUCKLES),
      line("Dependable Buckles", "a secure fastening that stays closed", BUCKLES),
      line("Smooth-Running Zipper", "glides well when opened and closed", SMOOTH_ZIP),
      line("A Good Zipper", "well made and dependable to use", ZIP),
      line("Strong Hook-and-Loop Hold", "a firm grip that keeps things fastened", GRIPPING),
      line("Shuts Securely", "stays closed until opened on purpose", SHUT),
      line("Sturdy Clips", "hold firmly once attached", CLIPS),
      line("Strong Elastic", "a firm hold with good tension", ELASTIC),
      line("Laces That Stay Tied", "a secure hold while wearing", LACES),
      line("Well-Made Fastenings", "closures and fittings that do the job"),
    ],
    answer: [
      line("Buckles That Work", "fasten firmly and open when wanted", BUCKLES),
      line("No Stubborn Zipper", "runs open and shut with little effort", SMOOTH_ZIP),
      line("Zipper You Can Use", "solid and practical in operation", ZIP),
      line("Grip That Stays", "the fastening strips hold well", GRIPPING),
      line("No Popping Open", "a tight closure that holds well", SHUT),
      line("Clips That Hold", "strong enough not to let go", CLIPS),
      line("Good, Solid Fittings", "dependable parts for closing or attaching"),
    ],
  },
  looks: {
    except: ["cleaner", "robot", "remedy", "combing"],
    features: [],
    highlights: [
      note("draws compliments", COMPLIMENTS),
      note("sleek look", SLEEK),
      note("handsome color", COLORED),
      note("good-looking", GOOD_LOOKING),
      note("attractive look", /\b(?:beautiful|gorgeous|pretty|stylish|elegant)\b/),
    ],
    outcome: [
      line("Gets Compliments", "good looks that people notice", COMPLIMENTS),
      line("Cute Look", "an adorable design with plenty of charm", CUTE),
      line("Sleek Design", "a smooth, stylish appearance", SLEEK),
      line("Elegant Look", "tasteful and refined in style", ELEGANT),
      line("Stylish Look", "fashionable and attractive in design", STYLISH),
      line("Bright, Vibrant Color", "lively tones that look good", VIBRANT),
      line("Attractive Color", "a pleasing shade, well liked by buyers", COLORED),
      line("Handsome Design", "well styled and pleasant to see", GOOD_LOOKING),
      lineExcept([...UNSEEN, "edible"], "Attractive Design", "good-looking and pleasing to the eye"),
      lineExcept(UNSEEN, "Good to Look At", "attractive and appealing in appearance"),
    ],
    answer: [
      line("Easy to Match", "goes well with other colors and styles", MATCHED),
      line("Modern Style", "contemporary in look and design", MODERN),
      line("Charming Style", "sweet and likable in appearance", CUTE),
      line("Noticed by Others", "attractive enough to earn praise", COMPLIMENTS),
      line("Classy Appearance", "elegance in shape and style", ELEGANT),
      line("Lovely in Color", "tones that please the eye", COLORED),
      line("Good Looks, Too", "attractive in shape and appearance", GOOD_LOOKING),
      lineExcept(UNSEEN, "Good-Looking Style", "appealing to see and easy to like"),
      lineExcept(UNSEEN, "Pleasant Appearance", "an agreeable overall look"),
    ],
  },
  gift: {
    features: [],
    highlights: [note("good as a gift")],
    outcome: [
      line("Christmas Gift Idea", "suitable as a holiday present", CHRISTMAS),
      line("Birthday Gift Idea", "suitable as a present to celebrate", BIRTHDAY),
      line("A Good Gift", "suitable for giving to family or friends"),
    ],
    answer: [
      line("Nice to Give", "a fitting present for somebody you know"),
      line("Good Present Idea", "an option when choosing a gift"),
    ],
  },
  acceptance: {
    domains: ["edible", "reading", "game", "walking"],
    features: [],
    highlights: [note("liked by dogs", DOGS), note("liked by cats", CATS), note("well liked")],
    outcome: [
      lineFor(["pet", "walking"], "Liked by Dogs", "happily accepted by many of them", DOGS),
      lineFor(["pet"], "Liked by Cats", "welcomed and enjoyed by many", CATS),
      lineExcept(["pet", "walking"], "A Hit With Kids", "popular with children", KIDS),
      line("Liked by the Family", "a choice that all members enjoy", FAMILY),
      line("Well Liked", "happily accepted and enjoyed"),
    ],
    answer: [
      lineFor(["pet", "edible"], "Good for Picky Ones", "readily taken to, even by choosy types", PICKY),
      line("Liked From the Start", "happily accepted"),
    ],
  },
};
