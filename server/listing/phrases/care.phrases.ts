import { type FacetPhrases, type Line, line, lineFor, note } from "./phrase.ts";

/** "Not dishwasher safe, but easy to wash" says the opposite. */
const DISHWASHER =
  /^(?!.*(?:\b(?:not|never|cannot|no)\b|n't)[^.;]{0,30}\bdishwasher).*\b(?:dishwasher[- ](?:safe|friendly|proof)|(?:in|through) the dishwasher)\b/s;
const MACHINE =
  /^(?!.*(?:\b(?:not|never|cannot)\b|n't)[^.;]{0,20}\b(?:machine wash|wash(?:er|ing machine)?\b)).*\b(?:machine[- ]wash\w*|in the (?:washer|washing machine|wash))\b/s;
const WIPED = /\bwip(?:e|es|ed|ing) (?:\w+ )?(?:clean|off|down|away)\b|\beasy to wipe\b|\bjust wipe\b/;
const RINSED =
  /\brins(?:e|es|ed|ing) (?:\w+ )?(?:clean|off|out)\b(?! (?:the|an?|my|your|our|his|her|all|every)\b)|\beas(?:y|ily) (?:to )?rinsed?\b/;
const COMES_APART =
  /\b(?:easy|simple) to take (?:it |them )?apart\b|\bcomes? apart (?:easily|completely|for|to)\b|\btake (?:it|them) apart\b/;
const COVER_OFF = /\bremovable (?:\w+ )?covers?\b/;
const UNSCRUBBED = /\b(?:no|without|not (?:have|need) to|no need to) (?:\w+ )?scrub\w*|n't (?:have|need) to scrub\b/;
const HIDES_DIRT = /\bhides? (?:the )?(?:dirt|stains)\b|(?:\bnot|n't) show (?:the )?(?:dirt|stains)\b/;
const WIDE_MOUTH = /\bwide mouth\b/;

const KEPT_DOWN =
  /\b(?:odor|smell) control\b|\b(?:controls?|neutrali[sz]es?|eliminates?|absorbs?|masks?|traps?|contains?|blocks?|locks in|keeps?) .{0,20}\b(?:odors?|smells?)\b/;
const NO_SMELL =
  /(?:\b(?:no|not|never|without|zero)\b|(?<!ca)n't).{0,24}\b(?:smell\w*|odou?rs?|stink\w*)|\b(?:odou?r|smell)[- ]?(?:free|less)/;
const NO_CHEMICALS =
  /(?:\b(?:no|not|without|zero)\b|n't).{0,20}\b(?:chemical|plastic|rubber)[- ]?(?:\w+ )?(?:smell|odor)/;
const SMELLS_GOOD =
  /(?<!(?:not|n't) )\bsmells? (?:so |very |really |absolutely |just )?(?:good|great|nice|amazing|wonderful|lovely|fantastic|delicious|heavenly|pleasant|fresh|clean|yummy|incredible)\b|\b(?:nice|great|good|lovely|pleasant|wonderful|amazing|fresh|light|subtle|delicious|love the|loves the|love this) (?:smell|scent)\b/;

const METALLIC = /(?:\b(?:no|not|without|never)\b|n't).{0,24}\bmetallic\b/;
const NO_ODD_TASTE =
  /\bno (?:\w+ ){0,2}(?:metallic|plastic|chemical|funny|weird|strange|odd) (?:after)?taste\b|(?:\b(?:not|never)|n't) taste (?:\w+ )?(?:metallic|plastic|like (?:plastic|metal))/;
const NO_AFTERTASTE = /\bno (?:\w+ ){0,2}aftertaste\b/;
const LESS_SWEET = /(?:\bnot|n't) (?:too|overly) sweet\b|\bright amount of sweet\w*|\bperfectly sweet\b/;
const RICH = /\b(?:rich|full[- ]bodied|bold|full of flavou?r|flavou?rful)\b/;
const DELICIOUS = /\b(?:delicious|tasty|yummy|scrumptious)\b/;
const FLAVOR = /\bflavou?rs?\b/;

const NOT_SHRUNK = /(?:\b(?:no|not|never|without)\b|n't).{0,15}\bshr(?:ink\w*|unk|ank)\b/;
const NOT_PILLED = /(?:\b(?:no|not|never|without)\b|n't).{0,15}\bpill(?:s|ed|ing)?\b/;
const COLOR_STAYED = /(?:\b(?:no|not|never)\b|n't) (?:\w+ )?(?:fad(?:e|ed|ing)|bleed\w*)\b|\bcolou?rs? stay(?:s|ed)?\b/;
const SOFT_WASHED = /\bsoft(?:er)?\b.{0,25}\bwash\w*|\bgets softer\b|\bwash\w*\b.{0,25}\bsoft(?:er)?\b/;
const NO_CREASES =
  /(?:\b(?:no|not|hardly|barely|few|minimal)\b|n't).{0,15}\b(?:wrinkl\w*|iron(?:ed|ing)?)\b|\bwrinkle[- ](?:free|resistant)\b/;
const QUICK_DRY = /\bdr(?:y|ies|ied) (?:\w+ )?(?:quick(?:ly)?|fast|in no time)\b|\bquick[- ]dry\w*/;

const ONE_HAND = /\b(?:one|single)[- ]hand(?:ed)?\b/;
const APPLIED = /\b(?:easy|simple|easier) to apply\b|\bapplies (?:\w+ )?easily\b/;
const FILLED = /\b(?:easy|simple|easier) to (?:re)?fill\b/;
const EMPTIED = /\b(?:easy|simple|easier) to empty\b/;
const TIMESAVER = /\bsaves? (?:\w+ ){0,3}time\b|\btime saver\b/;
const INTUITIVE = /\b(?:intuitive|self[- ]explanatory|no learning curve|easy to figure out|user[- ]friendly)\b/;
const HANDY = /\b(?:convenient|handy)\b/;

const UNINSTRUCTED =
  /(?:\b(?:no|without)|(?:\bnot|n't) (?:even )?need(?:ed)?) (?:\w+ )?(?:instructions|manual|directions)\b/;
const LABELED =
  /\b(?:well|clearly) (?:labell?ed|marked)\b|\blabell?ed (?:well|clearly)\b|\b(?:everything|parts|pieces) (?:was|were|are|is) labell?ed\b/;
const VIDEO =
  /\b(?:instruction\w*|how[- ]to|tutorial|assembly|youtube) videos?\b|\bvideo instructions\b|\bfollow(?:ed|ing)? the video\b/;
const STEP_BY_STEP = /\bstep[- ]by[- ]step\b/;
/** "No instructions needed" praises something else. */
const GUIDED =
  /^(?!.*(?:\b(?:no|without|lack\w*)|(?:\bnot|n't) (?:even )?need(?:ed)?) (?:\w+ )?(?:instructions|manual|directions)\b).*\b(?:instructions?|directions|manual|diagrams?)\b/s;

/** Iced coffee is drunk, not drunk from. */
const forVessels = (header: string, body: string, needs?: RegExp): Line => ({
  ...lineFor(["drinkware"], header, body, needs),
  except: ["edible"],
});

export const CARE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cleaning: {
    except: ["cleaner", "robot"],
    features: [note("Dishwasher Safe", DISHWASHER), note("Machine Washable", MACHINE), note("Easy to Clean")],
    highlights: [
      note("dishwasher safe", DISHWASHER),
      note("machine washable", MACHINE),
      note("wide mouth for cleaning", WIDE_MOUTH),
      note("easy to clean"),
    ],
    outcome: [
      line("Dishwasher Safe", "no hand washing needed after use", DISHWASHER),
      line("Machine Washable", "gets clean again in the laundry", MACHINE),
      line("Easy to Wipe Clean", "dirt comes off with a cloth", WIPED),
      line("Easy to Rinse", "comes clean with a little water", RINSED),
      line("Comes Apart for Cleaning", "simple to disassemble and get clean", COMES_APART),
      line("Slow to Show Dirt", "small marks are hard to notice", HIDES_DIRT),
      line("Easy to Clean", "quick to clean after use"),
      line("Simple Cleanup", "dirt is removed with little work"),
    ],
    answer: [
      line("Goes in the Dishwasher", "a simple way to get things clean", DISHWASHER),
      line("Made for Machine Washing", "comes out clean after a wash", MACHINE),
      line("No Hard Scrubbing", "cleanup is light and simple work", UNSCRUBBED),
      line("Removable Cover", "made to come off for cleaning", COVER_OFF),
      line("Quick Wipe-Down", "surfaces are easily wiped after use", WIPED),
      line("No Complicated Cleaning", "straightforward and simple to care for"),
      line("Little Cleaning Effort", "a simple matter to keep in order"),
    ],
  },
  smell: {
    features: [note("Odor Control", KEPT_DOWN), note("Low Odor", NO_SMELL)],
    highlights: [
      note("keeps odors down", KEPT_DOWN),
      note("low in odor", NO_SMELL),
      note("pleasant smell", SMELLS_GOOD),
    ],
    outcome: [
      line("Odor Control", "keeps unpleasant smells down", KEPT_DOWN),
      line("Low in Odor", "no strong or unpleasant smell in use", NO_SMELL),
      line("Pleasant Smell", "an agreeable, well-liked scent", SMELLS_GOOD),
    ],
    answer: [
      line("Less Lingering Odor", "unwanted smells are held back", KEPT_DOWN),
      line("No Chemical Smell", "free of strong plastic or factory odors", NO_CHEMICALS),
      line("No Off-Putting Odor", "neutral rather than strong smelling", NO_SMELL),
      line("Nice to Smell", "a pleasing and enjoyable scent", SMELLS_GOOD),
    ],
  },
  taste: {
    features: [note("No Metallic Taste", METALLIC), note("Great Flavor", DELICIOUS), note("Great Flavor", FLAVOR)],
    highlights: [
      note("no metallic taste", METALLIC),
      note("no aftertaste", NO_AFTERTASTE),
      note("not too sweet", LESS_SWEET),
      note("flavor people enjoy", FLAVOR),
      note("clean taste", NO_ODD_TASTE),
    ],
    outcome: [
      forVessels("Clean-Tasting Drinks", "what goes in keeps a true flavor", NO_ODD_TASTE),
      lineFor(["edible"], "Balanced Sweetness", "a pleasant level that is not overdone", LESS_SWEET),
      lineFor(["edible"], "Rich, Full Flavor", "has plenty of taste to enjoy", RICH),
      lineFor(["edible"], "Delicious Taste", "a tasty flavor that people enjoy", DELICIOUS),
      lineFor(["edible"], "Good Taste", "a pleasant flavor, well liked by buyers"),
      lineFor(["edible"], "Enjoyable Flavor", "tasty, with plenty to like"),
      forVessels("Good-Tasting Drinks", "contents keep a pleasant taste"),
    ],
    answer: [
      forVessels("No Metallic Taste", "water and other contents stay pleasant", METALLIC),
      forVessels("No Strange Taste", "contents stay clean and unchanged", NO_ODD_TASTE),
      lineFor(["edible"], "No Aftertaste", "a clean flavor from start to finish", NO_AFTERTASTE),
      lineFor(["edible"], "Not Too Sweet", "mild rather than sugary in flavor", LESS_SWEET),
      lineFor(["edible"], "Not Bland", "full-flavored and satisfying", RICH),
      lineFor(["edible"], "Tastes Good", "an agreeable flavor that pleases"),
      forVessels("Taste Stays Right", "drinks come out with a good flavor"),
    ],
  },
  laundry: {
    only: /\b(?:wash\w*|laundr\w*|dryer|dried|dries|dry|shr[aiu]nk\w*|machine|iron\w*|bleach\w*|cycles?)\b/,
    features: [note("Washable")],
    highlights: [note("dries quickly", QUICK_DRY), note("does not shrink", NOT_SHRUNK), note("washes well")],
    outcome: [
      line("Holds Size in the Wash", "comes out the same, with no shrinking", NOT_SHRUNK),
      line("Soft After Washing", "fabric keeps a pleasant, gentle feel", SOFT_WASHED),
      line("Few Wrinkles", "little or no ironing needed after washing", NO_CREASES),
      line("Color Stays in the Wash", "a fresh look after laundering", COLOR_STAYED),
      line("Dry in Little Time", "ready to use again quickly", QUICK_DRY),
      line("Easy to Wash", "comes out clean and in good condition"),
    ],
    answer: [
      line("No Shrinking", "size stays the same after washing", NOT_SHRUNK),
      line("No Pilling", "fabric stays smooth through the laundry", NOT_PILLED),
      line("No Need to Iron", "fabric comes out with few wrinkles", NO_CREASES),
      line("No Long Drying", "quickly dried after a wash", QUICK_DRY),
      line("Good When Washed", "holds up well and comes out fine"),
    ],
  },
  easeOfUse: {
    features: [note("Easy to Use")],
    highlights: [note("one-handed use", ONE_HAND), note("easy to use")],
    outcome: [
      line("One-Handed Use", "can be used with one hand", ONE_HAND),
      line("Easy to Apply", "goes on simply and without a struggle", APPLIED),
      line("Easy to Fill", "simple to top up when needed", FILLED),
      line("Easy to Empty", "simple to clear out when needed", EMPTIED),
      line("Easy to Figure Out", "intuitive to use, with little to learn", INTUITIVE),
      line("Handy and Convenient", "practical and simple to put to use", HANDY),
      line("Easy to Use", "simple and straightforward to work with"),
      line("Simple and Straightforward", "easily put to use when needed"),
    ],
    answer: [
      line("Time-Saving Help", "makes the task quicker to do", TIMESAVER),
      line("No Learning Curve", "self-explanatory and soon understood", INTUITIVE),
      line("Nothing Complicated", "convenient and simple in practice"),
      line("Uncomplicated Use", "straightforward, with little effort needed"),
    ],
  },
  instructions: {
    features: [],
    highlights: [note("clearly labeled", LABELED), note("clear instructions", GUIDED)],
    outcome: [
      line("Step-by-Step Instructions", "each part of the process is explained", STEP_BY_STEP),
      line("Helpful Video Guide", "clear guidance on what to do", VIDEO),
      line("Clearly Labeled", "markings that are simple to understand", LABELED),
      line("Easy-to-Follow Directions", "clear and simply explained", GUIDED),
    ],
    answer: [
      line("No Manual Needed", "simple enough to understand unaided", UNINSTRUCTED),
      line("Clear Markings", "easily read and understood labels", LABELED),
      line("Guidance That Makes Sense", "helpful instructions in clear form", GUIDED),
    ],
  },
};
