import { singular } from "../../text/singular.ts";
import { wordSet } from "../../text/word-table.ts";
import type { Context } from "./matter.ts";
import {
  ofAching,
  ofBeginning,
  ofBlending,
  ofBrokenPart,
  ofConnecting,
  ofFading,
  ofHandling,
  ofHarm,
  ofHeat,
  ofKeptShape,
  ofManyHands,
  ofMissing,
  ofPrint,
  ofRecovery,
  ofSeal,
  ofStanding,
  ofSurface,
  ofTaste,
  ofTexture,
  ofWashing,
} from "./of-kinds.ts";

/** What an opinion of a wider matter is about more closely, or nothing closer. */
type Closer = (context: Context) => string | undefined;

/** The words of an opinion with the few that follow it. */
const near = ({ said, after }: Context): string => `${said}${after.split(" ").slice(0, 7).join(" ")}`;

const BACK_HOME =
  /\b(?:docks?|docked|docking|base|station|charger|charging|home|(?:not|never) (?:make|makes|made) it back|way back|gets? back|back (?:on its own|by itself|to (?:its|the)))\b/;
const STUCK =
  /\b(?:stuck|trapped|wedg\p{L}+|jam\p{L}*|caught|hung|beached|tangled|rescu\p{L}+|stranded|drag|pull|fish|dig)\b/u;
const UNDER = /\b(?:under|underneath)\b/;
const OVER_RUGS = /\b(?:rugs?|carpets?|carpeting|thresholds?|door ?sills?|door ?frames?|fringes?|tassels?)\b/;
const ROAMING =
  /\b(?:wander\p{L}*|aimless\p{L}*|random|pattern|rhyme|circles?|drunk\p{L}*|same (?:spot|area|place|path|three|strip)|miss(?:es|ed)?|skips?|over and over|back and forth|every (?:inch|corner|room)|rows|straight lines|neat lines|systematic\p{L}*|methodical\p{L}*|covers?|covered|whole|entire|only (?:cleans|does)|room by room|corner to corner|wall to wall|edge to edge|efficient|organized)\b/u;

const ofTheWay: Closer = (context) => {
  const { said, told } = context;
  const words = near(context);
  if (OVER_RUGS.test(words) && !UNDER.test(said)) return "rugs";
  if (STUCK.test(said)) return undefined;
  if (BACK_HOME.test(/\bfinds?\b|\breturn|\bnever finds\b/.test(said) ? words : said)) return "docking";
  if (UNDER.test(said) && !/\b(?:found|find|ends?|ended) /.test(said)) return "underFurniture";
  if (ROAMING.test(said)) return "coverage";
  return OVER_RUGS.test(told) && /\bgives? up\b/.test(said) ? "rugs" : undefined;
};

const HAS_WEIGHT =
  /\b(?:has|have|had|having|with|of) (?:an? |some )?(?:bit of |real |proper )?(?:good|nice|decent|solid|reassuring|satisfying|pleasant|lovely|great)?(?: \p{L}+)? ?(?:weight|heft) (?:to|in|about|behind) (?:it|them)\b/u;

const HAIR = /\b(?:hairs?|fur)\b/;
const WOUND = /\b(?:wrap\p{L}*|tangl\p{L}*|wound|wind|winds|clog\p{L}*|cut|scissors|knife)\b/u;

const ofCleaning: Closer = (context) => {
  if (!HAIR.test(near(context))) return undefined;
  return WOUND.test(context.told) ? "hairWrap" : "hairPickup";
};

const SOFTENED =
  /\b(?:soft\p{L}*|smooth\p{L}*|silk\p{L}*|moisturi[sz]\p{L}*|hydrat\p{L}*|supple|nourish\p{L}*|dry|dried|dries|drying|tight|rough|flak\p{L}*|strip\p{L}*|straw)\b/u;
const SUFFERED =
  /\b(?:irritat\p{L}+|break\p{L}*|broke|sting\p{L}*|stung|burn\p{L}*|rash|red|redness|itch\p{L}*|react\p{L}*|clog\p{L}*|allerg\p{L}+|acne|pimples?|gentle|sensitive)\b/u;

/** Whether it is soft is told apart from whether it stings. */
const ofSkin: Closer = ({ said, unit }) => {
  const words = `${said} ${unit.opinion}`;
  return SOFTENED.test(words) && !SUFFERED.test(words) ? "softness" : undefined;
};

const ILLS: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/\b(?:cramps?|cramping|charley horses?)\b/, "cramps"],
  [
    /\brestless (?:legs?|leg syndrome)\b|\b(?:twitch\p{L}*|jumpy|jerky|jiggl\p{L}+) legs?\b|\blegs? (?:\p{L}+ ){0,2}(?:twitch|jump|jerk)\p{L}*/u,
    "restlessLegs",
  ],
  [/\b(?:swell|swells|swelled|swelling|swollen|puffy|puffed|puffiness)\b/, "swelling"],
];
const SLEEP = /\b(?:sleep\p{L}*|slept|asleep|insomnia|awake|toss\p{L}*|nod(?:s|ded)? off|like (?:a )?lights?)\b/u;
/** Words that do not say themselves what has changed. */
const GENERAL = /\b(?:difference|change|improve\p{L}*|help\p{L}*|same|results?|effect|work\p{L}*|better|still)\b/u;
/** "Gave me a headache, the lavender is so strong": of what is smelled. */
const TOO_STRONG = /\b(?:scent|smell|smells|perfume|fragrance|odou?r|strong|strongly)\b/;
const ILL_EFFECT = /\b(?:groggy|hung ?over|drowsy|nightmares?|dreams?)\b/;

/** The ill that is told of, where it is one that buyers name. */
const ofRelief: Closer = ({ said, told, all, unit }) => {
  if (/\bheadaches?$/.test(said) && unit.polarity < 0) return TOO_STRONG.test(all) ? "scent" : undefined;
  if (unit.polarity < 0 && /\b(?:stomach|tummy|bowels?)\b/.test(told)) return "digestion";
  const ill = ILLS.find(([pattern]) => pattern.test(told));
  if (ill !== undefined) return ill[1];
  const words = `${said} ${unit.opinion}`;
  if (ILL_EFFECT.test(told)) return undefined;
  return SLEEP.test(words) || (GENERAL.test(words) && SLEEP.test(told)) ? "sleep" : undefined;
};

const FASTENER = "(?:zip|zips|zipper|zippers|buckles?|clips?|clasps?|snaps|velcro|fasteners?|carabiners?)";
const FASTENS = new RegExp(`^${FASTENER}$`);
/** "one of the buckles that goes around the post snapped": what broke is told before what it holds. */
const FASTENER_BEFORE = new RegExp(`\\b${FASTENER}(?: (?!and\\b|but\\b|so\\b|then\\b|or\\b)[\\p{L}'’-]+){0,6} $`, "u");

const OFF_BY_ITSELF =
  /\b(?:auto|automatic)(?: -)? ?(?:shut|off|turn|switch)|\b(?:shut|switch)(?: -)? ?off (?:quit|stopped|broke|failed|died)\b/;

const ofBreaking: Closer = ({ unit, before, said, told }) => {
  if (unit.polarity > 0) return undefined;
  if (OFF_BY_ITSELF.test(told)) return "autoOff";
  const [first = "", second] = said.split(" ");
  const isNamed = FASTENS.test(unit.target) || (FASTENS.test(first) && (first !== "snaps" || second !== undefined));
  return isNamed || FASTENER_BEFORE.test(before) ? "fasteners" : undefined;
};

const PARTS = wordSet(
  "lid cap rod knob roller peg pin anchor tip lever dial wheel caster foot leg flap handle button tab stopper latch",
);
const SIDE_UP = /\b(?:sides?|flaps?|walls?) (?:\p{L}+ ){0,3}stay(?:s|ed)? up\b/u;

const SEWN = /\b(?:stitch\p{L}*|seams?|threads?|sewn|hem)\b/u;

/** "the lid came loose": a part, where the thing itself may well stay put. */
const ofStaying: Closer = ({ unit, told, all, said }) => {
  if (unit.polarity < 0 && /\b(?:undone|apart|loose)\b/.test(said) && SEWN.test(told)) return "durability";
  if (/\bmagnet\p{L}*\b/u.test(told)) return "magnets";
  if (SIDE_UP.test(told)) return "partsStay";
  const moves = /\b(?:loose|off|out|undone|stay(?:s|ed)? (?:on|in|shut|closed))\b/.test(said);
  if (!moves) return undefined;
  if (PARTS.has(singular(unit.target))) return "partsStay";
  const subject = /^(?:but |and )?(?:the|its|this|that|one|my) (?:\p{L}+ )?(\p{L}+)/u.exec(all)?.[1] ?? "";
  return unit.target === "" && PARTS.has(singular(subject)) ? "partsStay" : undefined;
};

/** "not a drop got through to the seat": what lies below stays dry. */
const TO_WHAT_IS_BELOW =
  /\bthrough(?: to)? (?:the|my|our|his|her) (?:\p{L}+ )?(?:seats?|upholstery|mattress|couch|cushions?|sofa|floor|carpet|foam|bed)\b/u;

const IN_RAIN =
  /\b(?:in|when|during|after|with) (?:\p{L}+ ){0,3}(?:rain|rains|raining|downpour|storm|drizzle|puddles?)\b/u;

const ofLeaking: Closer = ({ told, said, unit }) => {
  if (unit.polarity > 0 && TO_WHAT_IS_BELOW.test(told)) return "wet";
  if (unit.polarity < 0 && /\bleak/.test(said) && IN_RAIN.test(told)) return "wet";
  if (said.startsWith("dribbl") && !/\blids?\b/.test(told)) return "pouring";
  const runs = /\b(?:dribbl|drip|runs? down|spill|spilled|trickl|leak)/.test(said);
  return runs && /\b(?:pour(?:s|ed|ing)?|spout)\b/.test(told) ? "pouring" : undefined;
};

const DYED = /\b(?:bl[ee]d\p{L}*|bled|fade[sd]?|fading|dye|colou?rs?|colorfast|ran|gr[ae]y)\b/u;
const ofColor: Closer = ({ said }) => (DYED.test(said) ? "colorfast" : undefined);

const OVER_TIME = /\b(?:left|kept|keeps|keep|still|lost|loses?|losing|anymore|any more|went|gone|now|after|first)\b/;
const HOLD = /\b(?:squeeze|compression|elastic\p{L}*|stretch\p{L}*|loose|tight\p{L}*|snug|regular)\b/u;
const ofHold: Closer = ({ told, said }) =>
  HOLD.test(said) && OVER_TIME.test(told) && !/\bswell/.test(said) ? "stretch" : undefined;

/** "legs feel better": how limbs feel, whatever holds them. */
const ofLimbs: Closer = ({ said }) =>
  /^(?:legs|feet|calves|ankles) (?:feel|felt|feels|ache|hurt)\b/.test(said) ? "pain" : undefined;

const PUT_ON =
  /\b(?:put|get|got|getting|putting|pull\p{L}*|slid\p{L}*|slip\p{L}*|goes|go|take|taking)\b(?: \p{L}+){0,3} (?:on|off)\b|\bon and off\b|\b(?:get|getting|pull|squeeze) (?:\p{L}+ )?into\b/u;
const TO_PUT_ON = /^ to (?:put|get|pull|slip|slide|take)(?: (?:it|them|this|these|one))? (?:on|off)\b/;
const ofPuttingOn: Closer = ({ said, after, told }) =>
  (PUT_ON.test(said) || TO_PUT_ON.test(after)) && !/\blids?\b|\bcaps?\b|\bcovers?\b/.test(told) ? "donning" : undefined;

const HOLES = /\bholes?\b.*\b(?:line|lined|align\p{L}*|match\p{L}*|off|drill\p{L}*|crooked|misaligned)\b/u;
const ofPuttingTogether: Closer = (context) =>
  context.unit.polarity < 0 && HOLES.test(context.told) ? "assemblyParts" : ofPuttingOn(context);

const CUT_OUT =
  /\b(?:slots?|slits?|openings?|cut ?-? ?outs?)\b|\b(?:belt|buckle|camera|lens|port|charger|button|speaker|head|arm|tether|strap) holes?\b|\bholes? for (?:the |my )?(?:seat |camera |charging )?(?:belts?|buckles?|camera|lens|ports?|charger|buttons?|speakers?|head|arms?|tether|straps?)\b/;
const ofSettingUp: Closer = (context) =>
  context.unit.polarity < 0 && CUT_OUT.test(context.told) ? "openings" : ofPuttingTogether(context);

const SCREWS =
  /\b(?:screws?|bolts?|nuts|washers|hardware|allen key|hex key|dowels?|(?:screw|bolt|pilot|mounting|drilled) holes?|holes? (?:\p{L}+ ){0,3}drilled)\b/u;
const NOT_THERE =
  /\b(?:missing|short|not|n['’]t|nt|wrong|stripped|off|misaligned|without|lack\p{L}*|incomplete|crooked|cent(?:er|re))\b/u;
const DRIED = /\bdr(?:y|ied)\b/;
const ofArrival: Closer = ({ told, said, unit }) => {
  if (DRIED.test(said)) return "driedOut";
  return unit.polarity < 0 && SCREWS.test(told) && NOT_THERE.test(told) ? "assemblyParts" : undefined;
};

/** "the remote works every time" */
const ofRemote: Closer = ({ before }) => (/\bremote(?: control)? (?:\p{L}+ )?$/u.test(before) ? "remote" : undefined);

const BINS = wordSet("bin dustbin dustbox canister tank hopper reservoir bowl jug basket pot jar carafe drawer tray");

/** "the bin is too small": what it holds. */
const ofBin: Closer = ({ unit, said }) =>
  unit.polarity < 0 && BINS.has(unit.target) && /\bsmall(?:er)?\b/.test(said) ? "capacity" : undefined;

/** "gets the job done in a hurry": how fast. */
const ofPace: Closer = ({ after, unit }) =>
  unit.polarity > 0 &&
  /^ (?:so |very |really )?(?:in (?:a hurry|no time|a flash|a jiffy|minutes|seconds)|quick(?:ly)?|fast)\b/.test(after)
    ? "speed"
    : undefined;

const ofRoom: Closer = ({ told, said, unit }) => {
  if (/\bmagnet\p{L}*\b/u.test(told)) return "magnets";
  const isShallow = /\bshallow\b/.test(`${said} ${unit.opinion}`) && /\b(?:tray|ledge|shelf|lip)\b/.test(told);
  return isShallow ? "rollsOff" : undefined;
};

const HEATED =
  /^ (?:an? )?(?:\p{L}+ )?(?:radiators?|hot ?plate|stove|oven|furnace|sauna|greenhouse|electric blanket|hot water bottle)\b/u;

const SITTING =
  /\b(?:i|he|she|we|you|they|mum|mom|dad) (?:\p{L}+ ){0,2}(?:got|get|gets|sat|sit|sits|lasted|last|lay|lie|watched|drove|drive|worked|work|flew|rode|made it) /u;

const SOAKED = /\b(?:soaked|drenched|downpour|in the rain|sweat\p{L}*|rained on|through the wash)\b/u;

const MODES_CHANGED =
  /\b(?:chang|switch|select|turn)\p{L}* (?:the |between )?(?:modes?|settings?|speeds?|sprays?|functions?)\b/u;

/** What holds a strap or an arm where it was set. */
const ADJUSTERS = wordSet("slider adjuster toggle ratchet bracket clamp");

/** "too thick in summer" */
const TOO_WARM =
  /\btoo (?:thick|heavy|padded|warm)\b.*\b(?:summer|hot weather|warm weather|heat|warmer months|july|august)\b/;

const TURNED_BY_HAND = /\b(?:ring|dial|knob|lever|switch|button|selector|handle|change|changing|turn|turning)\b/;
const SHUT = /\b(?:paused?|stop|stopped|off|shut|closed)\b/;

/** "the ring that changes the spray is stiff", "shut off it still dribbles": no matter of force. */
const ofSpray: Closer = ({ unit, said, all, told }) => {
  if (unit.polarity > 0) return undefined;
  const words = `${said} ${unit.opinion}`;
  if (/\b(?:stiff|hard|awkward|fiddly|tight)\b/.test(words) && TURNED_BY_HAND.test(told)) return "controls";
  return /\b(?:dribbl|drip|trickl)/.test(words) && SHUT.test(all) ? "leak" : undefined;
};

const LEVEL = /\b(?:water|fluid|liquid|max|min|fill)(?: \p{L}+)? (?:level|line|mark)s?\b|\bhow much\b/u;

/** A matter of its own within a wider one, told apart where the product at hand has it: finding the dock is not getting stuck. */
export const NARROWER: Readonly<Record<string, Closer>> = {
  findsWay: ofTheWay,
  cleansWell: ofCleaning,
  skin: ofSkin,
  effect: (context) => ofRecovery(context) ?? ofRelief(context),
  power: ofBlending,
  safety: (context) => ofHarm(context) ?? ofHeat(context),
  results: (context) => ofRelief(context) ?? ofPace(context) ?? ofRemote(context),
  pain: ofRelief,
  bracing: (context) => ofRelief(context) ?? ofHold(context) ?? ofLimbs(context),
  durability: (context) =>
    (context.unit.polarity > 0 && SOAKED.test(context.all) && /\bstill\b/.test(context.said) ? "wet" : undefined) ??
    (/^(?:goes|went|is) flat$/.test(context.said) ? "battery" : undefined) ??
    ofBreaking(context) ??
    ofBrokenPart(context),
  secure: ofStaying,
  staysPut: ({ said, before }) => (said.startsWith("without ") && SITTING.test(before) ? "comfort" : undefined),
  grip: ({ told, unit }) => {
    if (/\bmagnet\p{L}*\b/u.test(told)) return "magnets";
    return unit.polarity < 0 && ADJUSTERS.has(singular(unit.target)) ? "adjust" : undefined;
  },
  speed: ofWashing,
  soothing: ofAching,
  spray: ofSpray,
  leak: (context) => ofSeal(context) ?? ofLeaking(context),
  finish: (context) => ofSurface(context) ?? ofColor(context),
  laundry: (context) => ofKeptShape(context) ?? ofColor(context),
  sizing: (context) =>
    (context.unit.polarity < 0 && TOO_WARM.test(context.told) ? "breathable" : undefined) ??
    ofBin(context) ??
    (context.unit.polarity < 0 ? ofPuttingOn(context) : undefined),
  setup: (context) => ofManyHands(context) ?? ofSettingUp(context),
  easeOfUse: (context) =>
    (context.unit.polarity < 0 && MODES_CHANGED.test(context.told) ? "controls" : undefined) ??
    ofWashing(context) ??
    ofPuttingOn(context) ??
    ofHandling(context) ??
    ofBeginning(context),
  defect: (context) => ofArrival(context) ?? ofMissing(context),
  included: (context) => ofArrival(context) ?? ofMissing(context),
  taste: ofTaste,
  texture: ofTexture,
  stability: ofStanding,
  connection: ofConnecting,
  looks: ofFading,
  marks: ofPrint,
  adjust: ({ said }) => (/^flops? over/.test(said) ? "stability" : undefined),
  comfort: ({ after }) => (HEATED.test(after) ? "breathable" : undefined),
  cushioning: ({ after }) => (HEATED.test(after) ? "breathable" : undefined),
  capacity: ofRoom,
  visibleResult: ({ said, unit }) => {
    const words = `${said} ${unit.opinion}`;
    if (/\btacky\b/.test(words)) return "absorption";
    return /\bsoft(?:er|est)?\b/.test(words) ? "softness" : undefined;
  },
  touchHeat: ({ told }) =>
    /\b(?:glass|outside|exterior|outer|casing|housing|shell)\b/.test(told) && !/\bhandles?\b/.test(told)
      ? "outsideHeat"
      : undefined,
  sturdy: ({ unit }) => (unit.polarity < 0 && FASTENS.test(unit.target) ? "fasteners" : undefined),
  controls: ({ said, unit }) => (/\bremote\b/.test(`${said} ${unit.target}`) ? "remote" : undefined),
  // "a good weight to it": no light thing
  weight: ({ told, unit }) => (unit.polarity > 0 && HAS_WEIGHT.test(told) ? "sturdy" : undefined),
  visible: ({ told }) => (LEVEL.test(told) ? "levelShown" : undefined),
  cleaning: ({ said, before }) => (HAIR.test(`${before.split(" ").slice(-4).join(" ")}${said}`) ? "lint" : undefined),
};
