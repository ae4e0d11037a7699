/** Reasons for which a phrase is denied that are one trouble: promises and the matters whose blame breaks them. */
const FAMILIES = [
  "watertight leakproof wet leak",
  "strength sturdy durability chew peel scratch fasteners load defect",
  "lock escape",
  "hold secure staysPut staysUp grip traction bond stand stability lock",
  "quiet noNoise noise creak",
  "setup quickOn toolFree easeOfUse ease easeOf onePerson",
  "comfort cushioning softness",
  "runtime battery chargeStore",
  "oneHand opening openClose closing",
  "gentle skin",
  "effect results",
  "erases cleanup cleaning stainProof nonstick",
  "washable laundered laundry dishwasher",
  "residueFree absorption absorbent drying",
  "fade finish looks",
  "findsDock findsWay",
  "trueToSize sizing fit room capacity amount length long",
  "warm staysWarm keepsHot hot warmsRoom",
  "keepsCold cold cools",
  "coolTouch breathable noOverheat",
  "clearSound microphone sound loud",
  "clearPicture picture readable visible",
  "signal connection signalReach signalRange",
  "sensing app",
  "speed chargeSpeed recharge",
  "light weight carry compact",
  "adjustable adjust",
  "safe safety",
  "odorless smell odorControl airCare",
  "shape cushioning",
  "bright light",
].map((line) => line.split(" "));

/** What belongs to any reason: words and figures that deny a phrase itself. */
export const OF_ANY: ReadonlySet<string> = new Set(["words", "figure", "measured"]);

export const areOneTrouble = (a: string, b: string): boolean =>
  a === b || FAMILIES.some((family) => family.includes(a) && family.includes(b));
