import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const PADDED = /\b(?:padding|(?:well[- ])?padded|cushioned|cushioning|cushiony)\b/;
const UNRUBBED = /(?:\b(?:no|not|never|without)\b|n't).{0,15}\b(?:rub\w*|chaf\w+)\b/;
const UNITCHY = /(?:\b(?:no|not|never|without)\b|n't).{0,15}\b(?:itch\w*|scratchy)\b/;
const UNPINCHED = /(?:\b(?:no|not|never|without)\b|n't).{0,15}\b(?:pinch\w*|dig|digs|digging)\b/;
const FOR_HOURS = /\b(?:for|after) (?:\w+ ){0,2}hours\b/;
const ALL_DAY = /\ball day\b/;
const WORN = /\b(?:wearing|wore|to wear|wears|wear (?:it|them|this|these|all|for))\b/;
/** What goes soft, or is so "by morning", has lost its air. */
const SOFT =
  /\b(?<!\b(?:go|goes|going|gone|went|gets?|got|getting|turn(?:s|ed)|little|bit) (?:\w+ ){0,2})(?:soft(?! (?:by|after|overnight|again|in the (?:morning|middle))\b)|softer|softest|silky|velvety)\b/;
const PLUSH = /\b(?:plush|fluffy|cuddly|snuggly)\b/;
const COZY = /\b(?:cozy|cosy)\b/;
const ERGONOMIC = /\bergonomic\b/;
const SAT_ON = /\b(?:sit|sitting) (?:on|in)\b/;
const SLEPT = /\b(?:sleep|sleeping|sleeps|slept)\b/;
const UNBROKEN =
  /\b(?:no|not need|n't need|little|minimal) (?:\w+ ){0,2}(?:break(?:ing)?[- ]in|to be broken in)\b|\b(?:comfortable|comfy) (?:right |straight )?out of the box\b/;
/** "Easy on the ears" may be the sound. */
const EARS = /\b(?:in|on|over|around|hurt) (?:my|your|his|her) ears?\b/;

const VENTED = /\b(?:vents?|vented|ventilat\w+|airflow)\b/;
const AIRY = /\b(?:breathab\w+|breathes|airy)\b/;
const WICKING = /\bwick\w*/;
const UNSWEATY = /(?:\b(?:no|not|never|without)\b|n't).{0,15}\bsweat\w*/;
const COOL_NIGHT = /\b(?:sleeps? (?:\w+ )?cool|hot sleepers?|night sweats|cool (?:all|at) night)\b/;
const COOL =
  /\b(?:keeps? (?:me|you|us|him|her|my \w+) cool|stays? cool|feels? cool|cool to the touch|cooling|cool and (?:dry|comfortable|crisp|soft)|(?:soft|crisp) and cool)\b/;
const SUMMER = /\b(?:summer|hot weather|in the heat|humid\w*)\b/;
/** What stays cool there are food, drinks and hands. */
const KEPT_COOL = ["bag", "drinkware", "cookware"] as const;
const COOL_HANDLE = /\bhandle\b.{0,30}\bcool\b|\bcool\b.{0,20}\bhandle\b/;

const FRIZZ = /\bfrizz\w*/;
const SENSITIVE = /\bsensitive (?:\w+ )?skin\b|\bskin is (?:\w+ )?sensitive\b/;
const GLOWING = /\b(?:glow\w*|dewy|radian\w+)\b/;
const BRIGHTER =
  /\b(?:brighter|brightens|brightened) (?:my )?(?:\w+ )?(?:skin|face|complexion)\b|\bskin (?:is|looks) (?:\w+ )?brighter\b/;
const UNIRRITATED =
  /(?:\b(?:no|not|never|without)\b|n't).{0,20}\b(?:irritat\w*|burn(?:s|ed|ing)?|sting(?:s|ing)?|itch\w*|rash)\b/;
const CALMING = /\b(?:calms|calmed|calming|sooth(?:es|ed|ing))\b/;
const GENTLE = /\bgentle\b/;

const ARCH = /\barch support\b/;
const LUMBAR = /\b(?:lumbar|(?:lower )?back) support\b/;
const NECK = /\b(?:neck|head) support\b/;
const JOINT = /\b(?:knee|ankle|wrist|elbow) support\b/;
const POSTURE = /\bposture\b/;
/** "Great support" may be that of the seller. */
const SUPPORTIVE =
  /\bsupportive\b|\b(?:arch|lumbar|back|neck|head|knee|ankle|wrist|foot|leg) support\b|\bsupports (?:my|your|the) (?:\w+ )?(?:back|neck|head|knees?|ankles?|wrists?|feet|foot|arch\w*|body)\b/;
const FEET = /\b(?:feet|foot|heels?)\b/;
const BACK = /\b(?:my|your|his|her|lower|upper|bad|sore) back\b/;
const RELIEVED = /\b(?:relie(?:f|ves?|ved)|sooth(?:es|ed|ing)|eases?|eased)\b/;

export const COMFORT_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  comfort: {
    domains: [
      "worn",
      "garment",
      "footwear",
      "bedding",
      "padded",
      "seating",
      "bag",
      "audio",
      "laid",
      "walking",
      "fabric",
      "pet",
      "bracing",
      "gloved",
    ],
    features: [note("Soft Padding", PADDED), note("Comfortable")],
    highlights: [
      note("padding that does not rub", UNRUBBED),
      note("soft to the touch", SOFT),
      note("well padded", PADDED),
      note("comfortable in use"),
    ],
    outcome: [
      line("Comfortable Padding", "soft cushioning that feels good", PADDED),
      line("Soft and Plush", "a gentle feel that is pleasant to touch", PLUSH),
      line("Soft and Cozy", "pleasantly snug and inviting", COZY),
      line("Comfortable for Hours", "stays pleasant through longer use", FOR_HOURS),
      line("All-Day Comfort", "pleasant from start to finish", ALL_DAY),
      lineFor(["audio"], "Easy on the Ears", "comfortable fit while listening", EARS),
      line("Soft to the Touch", "a soft and comfortable feel", SOFT),
      line("Ergonomic Shape", "made to feel comfortable in use", ERGONOMIC),
      lineFor(["bedding", "padded"], "Comfortable for Sleeping", "a pleasant choice for rest", SLEPT),
      lineFor(["seating", "padded"], "Comfortable to Sit On", "pleasant to use as a seat", SAT_ON),
      lineFor(["footwear"], "Comfortable on Your Feet", "pleasant to wear and walk in"),
      line("Comfortable to Wear", "feels good when on the body", WORN),
      line("Comfortable Feel", "pleasant to use and to touch"),
    ],
    answer: [
      line("No Rubbing", "comfortable contact without chafing", UNRUBBED),
      line("No Itching", "gentle contact, pleasant against skin", UNITCHY),
      line("No Pinching", "sits comfortably rather than pressing in", UNPINCHED),
      lineFor(["footwear"], "Little Breaking In", "feels comfortable almost at once", UNBROKEN),
      line("Padded for Comfort", "well cushioned", PADDED),
      line("Pleasantly Soft", "soft rather than rough", SOFT),
      line("Comfort While Worn", "pleasant enough to keep on", WORN),
      line("Made for Comfort", "gentle and agreeable to use"),
    ],
  },
  breathable: {
    features: [note("Breathable", AIRY)],
    highlights: [
      note("good airflow", VENTED),
      note("cool-touch handle", COOL_HANDLE),
      note("breathable and airy", AIRY),
    ],
    outcome: [
      line("Handle Stays Cool", "comfortable to hold while the rest heats up", COOL_HANDLE),
      line("Good Airflow", "ventilation lets air move through", VENTED),
      lineFor(["bedding", "padded"], "Cool for Sleeping", "a pleasant temperature for the night", COOL_NIGHT),
      line("Breathable and Airy", "air passes through for a fresh feel", AIRY),
      lineExcept(KEPT_COOL, "Stays Cool", "pleasant in use rather than hot", COOL),
      lineExcept(KEPT_COOL, "Good for Warm Weather", "comfortable when temperatures rise", SUMMER),
    ],
    answer: [
      line("No Hot Handle", "cool enough to grip in use", COOL_HANDLE),
      line("Well Ventilated", "freely moving air limits stuffiness", VENTED),
      line("Less Sweating", "stays dry and airy in use", UNSWEATY),
      line("Moisture-Wicking Material", "draws sweat away for a drier feel", WICKING),
      line("No Stuffy Feeling", "breathable material with an airy feel", AIRY),
      lineExcept(KEPT_COOL, "Comfortable in the Heat", "feels comfortable in warm conditions", COOL),
    ],
  },
  skin: {
    features: [note("Gentle on Skin", SENSITIVE), note("Gentle Care", GENTLE)],
    highlights: [note("kind to sensitive skin", SENSITIVE), note("gentle care", GENTLE)],
    outcome: [
      line("Frizz Kept Down", "hair that is smooth and manageable", FRIZZ),
      line("Radiant Look", "leaves skin with a fresh-looking glow", GLOWING),
      line("Skin Looks Brighter", "a fresh-looking complexion after use", BRIGHTER),
      line("Soothing Care", "leaves a calm and comfortable feel", CALMING),
      line("Gentle Care", "comfortable to use, with a pleasant result"),
    ],
    answer: [
      line("Gentle on Sensitive Skin", "mild enough for regular use", SENSITIVE),
      line("No Irritating Feel", "comfortable on contact and after", UNIRRITATED),
      line("Mild, Not Harsh", "a gentle formula that feels good to use", GENTLE),
      line("Kind in Regular Use", "caring and pleasant to apply"),
    ],
  },
  pain: {
    features: [note("Supportive", SUPPORTIVE)],
    highlights: [note("good support", SUPPORTIVE)],
    outcome: [
      line("Good Arch Support", "firm and comfortable under the foot", ARCH),
      line("Firm Back Support", "steady and comfortable in use", LUMBAR),
      line("Head and Neck Support", "holds comfortably in the right place", NECK),
      line("Support for Joints", "firm, comfortable hold in use", JOINT),
      line("Posture Support", "made for an upright position", POSTURE),
      line("Supportive Comfort", "a firm hold that feels good", SUPPORTIVE),
      lineFor(["massaging", "remedy"], "Soothing Relief", "welcome ease for tired, tense spots", RELIEVED),
      lineFor(["footwear"], "Easy on the Feet", "comfortable for standing and walking", FEET),
      lineFor(["padded", "seating", "bedding"], "Easy on the Back", "comfortable to sit or rest on", BACK),
    ],
    answer: [
      line("Support You Can Feel", "steady hold with comfortable firmness", SUPPORTIVE),
      lineFor(["massaging", "remedy"], "Less Tension", "a soothing effect on sore spots", RELIEVED),
      lineFor(["footwear"], "Kind to Your Feet", "walking and standing with less ache", FEET),
      lineFor(["padded", "seating", "bedding"], "Less Back Strain", "a comfortable position for resting", BACK),
    ],
  },
};
