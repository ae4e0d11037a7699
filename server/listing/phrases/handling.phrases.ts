import { DEVICES, type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

/** What has to fit something, without being worn. */
const FITTED =
  /\b(?:case|cover|slipcover|protector|sheet|curtain|blind|film|liner|topper|band|strap|filter|shade|sleeve|skin|insert|tray|lid|organizer|mount|charger|cartridge|bulb|blade)s?$/;

const WORN = ["worn", "walking", "garment", "footwear", "bracing", "gloved"] as const;

const PULLS = /\bpull(?:s|ed|ing|er|ers)?\b/;
const FRONT =
  /\bfront (?:clip|ring|loop|attachment|leash|d-?ring)|\b(?:clip|ring|attach)\w* (?:in|on|at|to) (?:the )?front\b/;

const COOL_OUTSIDE = /\bcool to the touch\b|\bsafe to touch\b/;
const SHUT_OFF = /\bauto(?:matic)?[- ]shut ?-?off\b|\bshuts (?:itself )?off automatically\b/;
const KIDS_SAFE =
  /\bsafe\b.{0,30}\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|grandkids)\b|\b(?:kid|child)[- ]safe\b/;
const PETS_SAFE = /\bsafe\b.{0,30}\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?)\b/;
const SMOOTH_EDGES = /\bno sharp edges\b/;

const MAGNET = /\bmagnet\w*/;
const SUCTION = /\bsuction (?:cups?|pads?|base|mount)\b/;
const STICKS =
  /\badhesive\b|\bsticks? (?:to|on|really|well|great|very|firmly|securely|tight\w*|like)\b|\bstays? stuck\b/;
const ROADS = /\b(?:bumpy|rough|dirt) roads?\b|\bpotholes?\b/;
const PHONE = /\b(?:holds?|held|grips?) (?:on to |onto )?(?:my |the |your )?phones?\b/;
const TRACTION = /\btraction\b/;
const NON_SLIP = /\b(?:non|anti)[- ]?slip\b|\b(?:no|not|never|without|does ?n.?t|do ?n.?t) slip(?:s|ped|ping)?\b/;

const ESCAPE = /\b(?:back(?:ed)? out|escape|escaped|slipped out|get out)\b/;
const MOVING = /\b(?:walk(?:s|ing|ed)?|running|jog\w*|hik(?:es?|ing)|jump\w*|workouts?|working out|exercis\w*)\b/;
const EARS = /\bin (?:my|the|your|his|her|both) ears?\b/;
const HEEL = /\bheels?\b/;
const MATTRESS = /\bmattress\b/;
const CORNERS = /\bcorners? (?:stays?|holds?|do(?:es)? ?n.?t|never|not)\b/;

const OUT_OF_SIGHT =
  /\bdiscre(?:et|te)\b|\bout of sight\b|\binconspicuous\b|\b(?:hid(?:es?|den)|tuck(?:s|ed)?|sits?) (?:\w+ )?behind\b|\b(?:nobody|no one) (?:even )?notices\b/;
const VIEW = /\b(?:not|n.?t|never) (?:block|obstruct) (?:my|the|your) (?:view|vision)\b/;
const FOLDS = /\bfold(?:s|ed|ing)? (?:flat|up|down)\b|\bfoldable\b/;
const STANDS = /\b(?:footprint|counters?|countertops?|desks?|vanity|nightstand)\b/;
const STORED =
  /\beasy to store\b|\bstores (?:easily|flat|away|nicely)\b|\bin (?:\w+ )?(?:drawers?|cabinets?|closets?)\b/;
const TAKEN_ALONG =
  /\bin (?:my|a|his|her|your|the) (?:\w+ )?(?:purse|pocket|backpack|suitcase|carry[- ]on|luggage|bag)\b|\btravel\w*|\bto carry\b/;
const SLIM = /\b(?:slim|low[- ]profile)\b/;

const TO_SIZE = /\btrue to (?:its |their )?size\b|\bsiz(?:e|ing) chart\b/;
const DEEP = /\bdeep (?:enough|pockets?|mattress)\b|\bpockets are deep\b|\bthick mattress\b/;
const TOES = /\btoes?\b/;
const WIDE = /\bwide (?:feet|foot)\b/;
const CUTOUTS = /\bcut[- ]?outs?\b/;
const SNUG = /\bsnug\w*/;

const POCKETS = /\b(?:lots of|plenty of|many|several) (?:\w+ )?pockets\b/;
const LIQUID = /\b(?:lots?|enough|plenty|much|tons?|amount) (?:of )?(?:\w+ )?(?:water|coffee|tea|liquid)\b/;
const FEEDS = /\bfeeds? .{0,15}\b(?:family|crowd|people)\b/;
const ROOMY = /\b(?:roomy|spacious)\b|\b(?:plenty|lots|tons|ample|enough|so much) (?:of )?(?:room|space)\b/;
const HOLDS =
  /\b(?:holds?|fits?) (?:a lot(?! of weight)|enough|plenty|so much|so many|tons|a ton|every\w*|all|quite|(?:my|our|an) (?:entire|whole))\b/;

const LONG_ARM = /\b(?:long|swing|flexible|extending|extendable) arm\b|\barm (?:reaches|extends|swings|is long)\b/;
const HARD_TO_REACH = /\b(?:hard|difficult|tough)[- ]to[- ]reach\b|\btight (?:spots|spaces|places|corners)\b/;
const INTO_CORNERS = /\b(?:gets?|reach(?:es)?) in(?:to)? (?:\w+ ){0,2}corners?\b/;
const UP_HIGH = /\bceilings?\b|\breach(?:es)? high\b|\bhigh (?:places|spots|shelves)\b/;

export const HANDLING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  control: {
    only: /\b(?:dog|leash|walks?|harness|collar|puppy)\b/,
    features: [note("Front Clip", FRONT), note("No-Pull", /\bno[- ]pull\b/)],
    highlights: [note("less pulling", PULLS), note("easier walks")],
    outcome: [
      line("Less Pulling on Walks", "calmer walking with more control", PULLS),
      line("Easier Walks", "relaxed and well-controlled walking"),
    ],
    answer: [
      line("Front Leash Attachment", "better steering when pulling starts", FRONT),
      line("Made for Pullers", "reduced tugging and an easier time holding on", PULLS),
      line("Does Not Choke", "no strain on the throat when the leash goes tight", /\bchok\w*/),
      line("Good Control", "simple to guide in the right direction"),
    ],
  },
  safety: {
    features: [],
    highlights: [note("cool to the touch", COOL_OUTSIDE), note("feels safe in use")],
    outcome: [
      line("Cool to the Touch", "stays safe for bare hands during use", COOL_OUTSIDE),
      line("Automatic Shut-Off", "an extra measure for safer use", SHUT_OFF),
      line("Safe Around Kids", "suitable for homes with children", KIDS_SAFE),
      line("Safe Around Pets", "suitable for homes with animals", PETS_SAFE),
      line("Smooth Edges", "safe to handle on every side", SMOOTH_EDGES),
      line("Feels Safe to Use", "a secure and reassuring choice"),
    ],
    answer: [
      line("Cool on the Outside", "hands stay comfortable on contact", COOL_OUTSIDE),
      line("Built-In Shut-Off", "switching off happens automatically", SHUT_OFF),
      line("With Children in Mind", "families feel at ease about the design", KIDS_SAFE),
      line("With Pets in Mind", "owners feel at ease about the choice", PETS_SAFE),
      line("No Sharp Edges", "comfortable contact all around", SMOOTH_EDGES),
      line("Reassuring Design", "handling that gives a sense of safety"),
    ],
  },
  grip: {
    exceptTypes: /\b(?:vac|vacuum|pump|aspirator|sucker)s?$/,
    features: [
      note("Strong Magnets", MAGNET),
      note("Strong Suction", SUCTION),
      note("Strong Adhesive", /\badhesive\b/),
      note("Good Traction", TRACTION),
      note("Non-Slip", NON_SLIP),
      note("Firm Grip"),
    ],
    highlights: [
      note("strong magnets", MAGNET),
      note("strong suction", SUCTION),
      note("good traction", TRACTION),
      note("non-slip", NON_SLIP),
      note("firm grip"),
    ],
    outcome: [
      line("Strong Magnetic Hold", "a firm pull with dependable strength", MAGNET),
      line("Strong Suction Hold", "a tight grip on the surface behind", SUCTION),
      line("Strong Sticking Power", "takes hold of the surface and stays attached", STICKS),
      line("Firm on Rough Roads", "keeps a steady hold over bumps", ROADS),
      line("Holds Phones Firmly", "a steady grip on the device", PHONE),
      line("Good Traction", "holds well on the surface below", TRACTION),
      line("Non-Slip Grip", "a secure hold that resists sliding", NON_SLIP),
      line("Firm, Secure Grip", "holds tight and feels steady"),
    ],
    answer: [
      line("No Weak Magnets", "enough force to stay attached", MAGNET),
      line("No Weak Suction", "firmly attached once pressed on", SUCTION),
      line("Adhesion That Holds", "stays on after being pressed in place", STICKS),
      line("Made for Bumpy Rides", "a stable grip when the road gets uneven", ROADS),
      line("Phone Stays Put", "held tight rather than loosely", PHONE),
      line("No Slick Feel", "grippy contact with the ground", TRACTION),
      line("Does Not Slip", "enough friction for a firm hold", NON_SLIP),
      line("No Loose Hold", "plenty of grip where contact is made"),
    ],
  },
  secure: {
    domains: ["walking", "fabric", "audio", "shelter", "lighting", "worn", "footwear", "gloved", "bracing"],
    features: [note("Escape-Resistant", ESCAPE), note("Secure Fit", /\bfits?\b|\bsnug/), note("Secure Hold")],
    highlights: [note("hard to back out of", /\bback(?:ed)? out\b/), note("stays put")],
    outcome: [
      lineFor(["walking"], "Hard to Back Out Of", "a close fit that holds on during walks", ESCAPE),
      lineFor(["audio"], "Secure in the Ears", "a snug fit with a firm hold", EARS),
      lineFor(["footwear"], "Holds the Heel", "a firm and secure fit at the back", HEEL),
      lineFor(["bedding"], "Stays on the Mattress", "fits close and holds in position", MATTRESS),
      line("Stays Put in Motion", "holds securely during movement", MOVING),
      line("Stays in Place", "a secure hold with little need to readjust"),
    ],
    answer: [
      lineFor(["walking"], "For Escape Artists", "slipping loose is hard once fastened", ESCAPE),
      lineFor(["audio"], "No Falling Out", "sits tight inside the ear", EARS),
      lineFor(["footwear"], "No Heel Slip", "the foot stays in position", HEEL),
      lineFor(["bedding"], "Corners Stay Put", "a tight grip on every side", CORNERS),
      lineFor(["bedding"], "No Slipping Off", "keeps a tight hold underneath", MATTRESS),
      line("Made for Activity", "position is kept while in motion", MOVING),
      line("No Sliding Around", "firm and steady, with hardly any shifting"),
    ],
  },
  compact: {
    except: ["edible", "reading", "audio", "cosmetic"],
    features: [
      note("Small and Discreet", OUT_OF_SIGHT),
      note("Foldable", FOLDS),
      note("Small Footprint", /\bfootprint\b/),
      note("Slim", SLIM),
      note("Space-Saving"),
    ],
    highlights: [
      note("small and discreet", OUT_OF_SIGHT),
      note("small footprint", /\bfootprint\b/),
      note("slim profile", SLIM),
      note("takes little room"),
    ],
    outcome: [
      line("Small and Discreet", "unobtrusive in position and size", OUT_OF_SIGHT),
      line("Keeps the View Clear", "nothing large in the line of sight", VIEW),
      line("Folds Down Small", "easy to put away after use", FOLDS),
      line("Small Footprint", "leaves more of the surface free", STANDS),
      line("Easy to Store", "compact enough for little storage space", STORED),
      line("Easy to Take Along", "a handy size for carrying", TAKEN_ALONG),
      line("Slim Profile", "a narrow shape that takes up little room", SLIM),
      line("Compact Size", "takes up little space"),
    ],
    answer: [
      line("Hardly Noticeable", "small enough to be overlooked", OUT_OF_SIGHT),
      line("Not in the Way", "the view stays open thanks to small dimensions", VIEW),
      line("Folds for Storage", "goes flat or small when folded", FOLDS),
      line("Fits in Tight Spaces", "modest in size where the surface is crowded", STANDS),
      line("Quick to Stow", "fits into small storage places", STORED),
      line("Easy to Take Along", "convenient dimensions for taking along", TAKEN_ALONG),
      line("No Extra Bulk", "a slender build from front to back", SLIM),
      line("Small Enough for Tight Spots", "modest dimensions for smaller spaces"),
    ],
  },
  sizing: {
    domains: [...WORN, "bedding"],
    types: FITTED,
    features: [note("True to Size", /\btrue to (?:its |their )?size\b/)],
    highlights: [note("true to size", /\btrue to (?:its |their )?size\b/), note("fits as it should")],
    outcome: [
      lineFor(["footwear"], "Room for the Toes", "a spacious area at the front", TOES),
      lineFor(["footwear"], "Suits Wide Feet", "enough width for a broader foot", WIDE),
      lineFor(["bedding"], "Fits Deep Mattresses", "goes fully over a tall mattress", DEEP),
      lineFor(["bedding"], "Fits the Mattress", "a matching size for the bed underneath", MATTRESS),
      line("Cutouts Line Up", "openings sit where they should", CUTOUTS),
      lineFor(WORN, "True to Size", "fits in line with usual sizing", TO_SIZE),
      lineFor(WORN, "Snug Fit", "sits close without being loose", SNUG),
      lineFor(WORN, "Fits Well", "the right size for the intended user"),
      lineExcept(WORN, "A Good Fit", "well matched to the intended place"),
    ],
    answer: [
      lineFor(["footwear"], "No Cramped Toes", "a relaxed fit toward the front", TOES),
      lineFor(["footwear"], "Not Too Narrow", "broad feet have the room they need", WIDE),
      lineFor(["bedding"], "Not Too Shallow", "plenty of depth on each side", DEEP),
      lineFor(["bedding"], "Sized to the Bed", "coverage that matches as expected", MATTRESS),
      line("Cut to Match", "precise holes and a close overall fit", CUTOUTS),
      lineFor(WORN, "No Size Guessing", "the usual choice is the one to order", TO_SIZE),
      lineFor(WORN, "A Snug Fit", "close-fitting all the way around", SNUG),
      lineFor(WORN, "Fits as Expected", "sized as shoppers would expect"),
      lineExcept(WORN, "No Trouble Fitting", "dimensions that match the intended place"),
    ],
  },
  capacity: {
    except: ["reading", "game"],
    exceptTypes: DEVICES,
    features: [note("Roomy", ROOMY), note("Large Capacity", HOLDS), note("Ample Capacity")],
    highlights: [note("plenty of room", ROOMY), note("holds plenty", HOLDS), note("ample capacity")],
    outcome: [
      line("Plenty of Pockets", "separate places for different items", POCKETS),
      line("Generous Fill", "room for plenty of liquid in one go", LIQUID),
      line("Makes Enough to Share", "a large capacity for group meals", FEEDS),
      line("Plenty of Room", "a spacious rather than tight design", ROOMY),
      line("Holds Plenty", "a generous amount at one time", HOLDS),
      line("Ample Capacity", "enough room for what goes in"),
    ],
    answer: [
      line("Space to Organize", "several pockets to sort things into", POCKETS),
      line("Enough per Fill", "takes a good amount before running low", LIQUID),
      line("Family-Size Capacity", "food for several people at a time", FEEDS),
      line("Room to Spare", "roomy, with some space to spare", ROOMY),
      line("Enough Capacity", "large amounts fit with ease", HOLDS),
      line("Plenty of Room", "enough for what has to go in"),
    ],
  },
  reach: {
    features: [note("Long-Reach Arm", LONG_ARM), note("Long Reach")],
    highlights: [note("arm reaches far", LONG_ARM), note("reaches far")],
    outcome: [
      line("Long-Reach Arm", "enough length to extend over a wide area", LONG_ARM),
      line("Reaches Tight Spots", "gets to places with difficult access", HARD_TO_REACH),
      line("Gets Into Corners", "reaches areas that are easily missed", INTO_CORNERS),
      line("Reaches High Places", "gets to spots that are far up", UP_HIGH),
      line("Good Reach", "gets as far as the use requires"),
    ],
    answer: [
      line("Far-Reaching Arm", "broad coverage from one position", LONG_ARM),
      line("For Hard-to-Reach Areas", "access where space is limited", HARD_TO_REACH),
      line("Corners Included", "angles are covered, not only open areas", INTO_CORNERS),
      line("For Overhead Areas", "enough range for spots above", UP_HIGH),
      line("Reaches Far Enough", "sufficient range for the areas intended"),
    ],
  },
  cupHolder: {
    features: [note("Fits Cup Holders")],
    highlights: [note("fits cup holders")],
    outcome: [
      line("Fits in the Car", "sized for a car's cup holder", /\b(?:car|truck|driv\w+|commut\w*)\b/),
      line("Fits Cup Holders", "narrow enough to drop into place"),
    ],
    answer: [
      line("Suited to Driving", "stands ready in a car's drink holder", /\b(?:car|truck|driv\w+|commut\w*)\b/),
      line("Fits Car Cup Holders", "a base slim enough for cup holders"),
    ],
  },
};
