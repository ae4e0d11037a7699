import { MEASURE } from "./asking.ts";

/** For how long; "26 lbs in 24 hours" is how fast. */
const HOURS =
  /(?<!\b(?:in|per|within|every|each|under|after) (?:about |only |just |less than )?)(?<![\d.])\d+(?:\.\d+)?[ -]?(?:hours?|hrs?|h\b)/i;
const MINUTES = /\d+[ -]?(?:minutes?|mins?\b|seconds?|secs?\b)/i;
const FEET = /\d[ -]?(?:ft\b|feet|foot|meters?|m\b|yards?)/i;
const POUNDS = /\d[ -]?(?:lbs?\b|pounds?|kg\b|kilos?)/i;
const WATTS = /\d[ -]?(?:w\b|watts?|v\b|volts?|btu|cfm|psi|rpm|hp\b)/i;
const VOLUME =
  /\d[\d.,/]*[ -]?(?:people|persons?|cups?|fl\.? ?oz|oz\b|ounces?|liters?|litres?|l\b|ml\b|quarts?|qt\b|gal(?:lons?)?\b|slices|servings)|\bcapacity\b/i;
/** A bare "24 oz" is what a bottle holds, not what it weighs. */
const WEIGHT = /\bweigh(?:s|ing|t)?\b|\d[ -]?(?:lbs?\b|pounds?|g\b|grams|kg\b)/i;
const AGE = /\bages? \d|\d\+? ?(?:years?|yrs?|months?)?[ -]?olds?\b|\bfrom \d+ (?:years|months)|\bages?\b/i;

/** Figures, materials and contents that answer a question by being stated, whatever else a line praises. */
export const FACT_ANSWERS: Readonly<Record<string, RegExp>> = {
  cold: new RegExp(`\\b(?:cold|iced?|cool)\\b.{0,40}${HOURS.source}`, "i"),
  hot: new RegExp(`\\b(?:hot|warm)\\b.{0,40}${HOURS.source}`, "i"),
  power: WATTS,
  speed: MINUTES,
  light: /\blumens?\b|\bdimm(?:able|er|ing)\b|\d+ brightness/i,
  battery: new RegExp(`${HOURS.source}|\\d ?mah\\b`, "i"),
  noise: /\d ?(?:db|decibels?)\b/i,
  wet: /\bwater-?proof|\bwater[- ]resistant|\bip[x\d]\d/i,
  sizing: new RegExp(`true to size|size chart|one size fits|${MEASURE.source}`, "i"),
  capacity: VOLUME,
  cupHolder: /cup ?holder/i,
  weight: WEIGHT,
  reach: FEET,
  signalReach: FEET,
  spray: /\d ?psi\b|\d[ -]?spray|spray (?:patterns|modes)/i,
  autoOff: /\btimer\b|auto(?:matic(?:ally)?)?[- ]?(?:shut|off|turns? off|switch)|shuts? (?:itself )?off/i,
  cleaning: /\bdishwasher|\bmachine[- ]wash|\bwashable\b/i,
  breathable: /\bbreathable\b|\bventilat/i,
  skin: /hypoallergenic|dermatolog|sensitive skin/i,
  smell: /\bodou?r[- ]?(?:free|less)\b/i,
  drying: MINUTES,
  noScent: /\bunscented\b|fragrance[- ]free/i,
  scent: /\bunscented\b|fragrance[- ]free/i,
  defect: /\bincludes?\b|\bincluded\b|\bcomes with\b|\bin the box\b/i,
  included: /\bincludes?\b|\bincluded\b|\bcomes with\b|\bin the box\b|\bset of\b|\bcontents\b/i,
  cord: /\bcord.*\d|\d.*\bcord\b|\busb\b/i,
  length: MEASURE,
  looks: /\bcolou?rs?\b|\bshades?\b/i,
  amount: /\d+ ?(?:oz\b|ml\b|g\b|grams|servings|count\b|ct\b|pieces|sheets|pods|capsules)/i,
  ageFit: AGE,
  ingredients: /\bingredients?\b|grain-free|no fillers|\bmade (?:with|from)\b/i,
  freshness: /shelf life|best by/i,
  paper: /\bgsm\b|\d ?lb\b|card ?stock/i,
  load: POUNDS,
  rust: /\brust|\bstainless\b|\bgalvani[sz]ed\b|powder[- ]coated/i,
  pages: /\b(?:board book|hardcover|paperback|spiral)\b/i,
  picture: /\b\d{3,4}p\b|\b[248]k\b|megapixels?|resolution/i,
  charging: /wireless charg|\bmagsafe\b/i,
  chargesAtOnce: /\bports?\b|\boutlets?\b|\bdevices at once\b/i,
  chargeStore: /\d ?m?ah\b|\d ?wh\b|\d (?:full )?charges\b/i,
  recharge: new RegExp(`${HOURS.source}|${MINUTES.source}`, "i"),
  chargeSpeed: new RegExp(`${WATTS.source}|fast charg|${MINUTES.source}`, "i"),
  subscription: /subscription|monthly fee/i,
  spares: /\bspares?\b|replacement|replaceable/i,
  pockets: /\bpockets?\b/i,
  compartments: /compartments?|dividers?/i,
  seeThrough: /\bopaque\b|\blined\b|\bsheer\b/i,
  stretch: /\bspandex\b|\belastane\b|\blycra\b/i,
  playTime: MINUTES,
  warmsRoom: WATTS,
  cools: WATTS,
  airCare: /\bhepa\b|\d ?(?:sq|square)/i,
  darkness: /\bblackout\b|\bopaque\b/i,
  locking: /\b(?:combination|key|keyed|tsa|fingerprint) locks?\b|\blocks? with\b/i,
  dexterity: /touch ?screen/i,
  beginners: /\bbeginners?\b|\bfirst-timers?\b/i,
  support: /\bwarranty\b|\bguarantee\b/i,
  openClose: /\bone[- ]hand/i,
  skinGuard: new RegExp(`\\bspf\\b|${HOURS.source}`, "i"),
  marks: /\d ?dpi\b/i,
  story: /\bstory (?:of|about)\b|\btells? (?:of|the)\b/i,
};
