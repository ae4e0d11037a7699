const side = (list: string): RegExp => new RegExp(`\\b(?:${list})`, "iu");

const MOVES = side(
  "slid|slip|mov(?:e|es|ed|ing)\\b|shift|bunch|scoot|f[ae]ll|c[oa]m(?:e|es|ing) (?:off|out|undone|untied)|loose|stay|budge|roll|rid(?:e|es|ing) up|rode|creep|pop|hold|held|drift|wander|place|firm|secur|anchor|grip|skid",
);

/** Facets of several sides, and of some words without which nothing is said of them: who reports a greasy film denies no promise of "no white cast". */
const SIDES: Readonly<Record<string, readonly RegExp[]>> = {
  skin: [
    side("sting|stung|eyes?\\b"),
    side(
      "irritat|rash|red(?:ness)?\\b|bump|break(?:s|ing)? ?(?:me )?out|broke (?:me )?out|breakout|pimple|acne|clog|hypoallergenic|sensitive|gentle|allerg|itch|flare|sting|stung",
    ),
    side("dry|drie|flak|tight|moistur|hydrat|soft|stiff"),
    side("residue|film|greas|stick|tack|oily|shin(?:e|y)\\b"),
  ],
  absorption: [
    side("white|cast\\b|chalk|ghost|invisible|pale"),
    side("greas|oil|stick|tack|film|residue|absor|sink|soak|heavy|light"),
  ],
  sound: [
    side("tun(?:e|es|ed|ing)\\b|pitch|intonat|flat|sharp"),
    side("loud|volume|quiet|powerful"),
    side(
      "tone|warm|bright|rich|sweet|bass|treble|tinny|muffl|boxy|hollow|muddy|clear|crisp|clarity|distort|hi-?fi|sound quality",
    ),
    side("buzz|rattl|hiss|static|crackl|hum|squeal|feedback"),
  ],
  light: [
    side("bright|dim|lumen|glar|blind|dark"),
    side("colou?r|blue|white|yellow|red\\b|green|warm|cool|hue|tint|rgb"),
    side("flicker|strob|steady|blink"),
  ],
  comfort: [
    side("itch|scratch|soft|rough|silk|smooth|stiff|hard\\b|firm|board|brick|rock\\b"),
    side("blister|rub|chaf|sore|pinch|dig|press|tight"),
    side("pad|cushion|plush|thick|firm|hard"),
  ],
  cutting: [
    side("pull|snag|tug|yank"),
    side("nick|cuts? (?:my|his|her|the skin)"),
    side("sharp|dull|clean|even|smooth|through|thru|cut"),
  ],
  texture: [
    side("lump|clump|grit|grain|smooth|mix|dissolv|blend|stir|paste|chalk|powdery"),
    side("cream|thick|thin|water|rich|foam|froth"),
    side("chew|rubber|tough|crunch|crisp|hard|stale|mush|soft"),
  ],
  wet: [
    side(
      "wet\\b|soak|damp|dry|drie|leak|through|thru|seep|drench|puddle|drip|sogg|flood|water|moist|rain (?:got|gets|came|comes)|tight",
    ),
  ],
  secure: [MOVES],
  signalReach: [
    side(
      "signal|range|reach|recept|distance|miles?\\b|blocks?\\b|yards?\\b|feet\\b|streets?\\b|houses?\\b|rooms?\\b|walls?\\b|floors?\\b|upstairs|garage|connect|disconnect|wi-?fi|bluetooth|bars?\\b|lag|buffer|(?:dropp?(?:s|ed|ing)?|cut(?:s|ting)?) (?:out|the|my|calls?)|in and out|interfer|static|far away|too far|not far|speed",
    ),
  ],
  shipping: [
    side(
      "late\\b|late[rd]|delay|arriv|deliver|shipp|packag|packed|parcel|\\bbox|mail|courier|carrier|ups\\b|fedex|days? (?:early|late)|waited|weeks? to|transit|broke|dent|damag|crush",
    ),
  ],
  staysPut: [MOVES],
  findsWay: [
    side("dock|base\\b|(?<!phone )charger|charging|station|returns?\\b|home\\b"),
    side("stuck|wedg|jam|trap|caught|tangl|climb|rug|carpet|threshold|obstacle|avoid|stair|edge|cliff"),
    side("pattern|random|miss|same|circle|maps?\\b|mapping|drunk|order|path|route|navigat|lost\\b"),
  ],
};

/** Words in which a facet is not meant: a tray is made to slide out, and a coating that comes off is none that slips. */
const NOT_MEANT: Readonly<Record<string, RegExp>> = {
  weight: side("any (?:heavier|lighter)\\b"),
  secure: side("slides? (?:right )?out (?:for|eas|so|to)|(?:coating|paint|finish|print|logo|varnish)s?\\b"),
};

/** Whether words speak of a facet that needs certain words, whatever the miner heard in them. */
export const speaksOf = (key: string, said: string): boolean => {
  if (NOT_MEANT[key]?.test(said) === true) return false;
  const [only, ...more] = SIDES[key] ?? [];
  return only === undefined || more.length > 0 || only.test(said);
};

/** Promises in the words of a matter that are none of it: what nothing escapes from need not stay in its place. */
const APART: Readonly<Record<string, RegExp>> = { secure: side("escap|tamper|child") };

const sidesIn = (key: string, text: string): readonly RegExp[] => (SIDES[key] ?? []).filter((each) => each.test(text));

/** How words stand to what a promise says of a matter: of the same side of it, of another, or of none that is known. */
export const sideOf = (key: string, promise: string, said: string): "same" | "other" | "none" | "any" => {
  const promised = sidesIn(key, promise);
  if (promised.length === 0) return APART[key]?.test(promise) === true ? "other" : "any";
  const spoken = sidesIn(key, said);
  if (spoken.length === 0) return "none";
  return spoken.some((each) => promised.includes(each)) ? "same" : "other";
};

/** Whether words speak of the side of a matter that a promise is about, or of any side where the promise names none. */
export const isOfSide = (key: string, promise: string, said: string): boolean => {
  const side = sideOf(key, promise, said);
  return side === "same" || side === "any";
};
