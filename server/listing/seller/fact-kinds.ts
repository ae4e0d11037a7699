import { materialsIn } from "../words/materials.ts";
import { quantitiesIn } from "../words/quantities.ts";

/** What a fact is about, with a header that fits any such fact. */
type FactKind = { header: string; pattern: RegExp };

export const IN_THE_BOX = "What Comes in the Box";
const MADE_OF = "Parts and Materials";
const INGREDIENTS = "Ingredients";
const HOW_TO_USE = "How to Use";
const WORKS_WITH = "Works With";
const SUITS = "What It Suits";
export const GOOD_TO_KNOW = "Good to Know";
/** Over what the seller's title states, in the first and in the second set. */
export const GLANCE = { told: "At a Glance", asked: "In Short" };
/** Over features of no one kind, in the first and in the second set. */
const FEATURES = { told: "Key Features", asked: "Main Features" };

/** "2x zoom", "3x faster": how many times, and not how many things. */
export const TIMES_MORE =
  "(?:optical |digital )?(?:zoom|magnification)|faster|slower|larger|bigger|longer|more|stronger|brighter|better|higher|thicker|lighter|quieter|as";

const KINDS: readonly FactKind[] = [
  {
    header: IN_THE_BOX,
    pattern: new RegExp(
      `\\b(?:includes?|(?<!\\bthe |\\b(?:use|wipe|rub|sand|apply|tighten|attach|fasten|press|clean)\\b.{0,40})included|comes? with|supplied with|packed with|in the box|spare|bonus)\\b|\\b\\d+ ?[x×] (?!(?:${TIMES_MORE})\\b)\\p{L}`,
      "iu",
    ),
  },
  {
    header: "Care and Cleaning",
    pattern:
      /\b(?:dishwasher[- ](?:safe|proof)|(?:in|for) (?:the |a |your )?dishwasher|washable|machine[- ]wash\w*|(?:in|for) (?:the |a |your )?washing machine(?! (?:top|door|side|lid)s?\b)|hand[- ]wash\w*|wipes? (?:clean|down|off|with)|rinse|(?:removable|detachable) (?:\p{L}+ )?(?:cover|liner|pad|lining|bowl|basket|tray|plates?|lid)s?)\b/iu,
  },
  {
    header: "Power and Charging",
    pattern:
      /^(?!.*\b(?:dongle|bluetooth)\b).*\b(?:mah|batter(?:y|ies)|rechargeable|usb(?![\w-]*(?:,| (?:sticks?|drives?|flash|data|hub|microphone|keyboard|mouse)\b))(?<!(?:hdmi|vga|av|aux),? usb)\S*|charg(?:er|ing|e|es)|solar|cordless|playtime)\b/i,
  },
  {
    header: "Power",
    pattern: /\b(?:watts?|\d+ ?w|\d+ ?v|volts?|plug|motors?(?! (?:skills?|development|coordination|control))|rpm)\b/i,
  },
  {
    header: WORKS_WITH,
    pattern:
      /\b(?:bluetooth|wi-?fi|\d(?:\.\d)? ?ghz|android|ios|iphones?|(?:compatible|compatibility|works) .*\b(?:routers?|apps?|phones?|tablets?|laptops?))\b/i,
  },
  {
    header: SUITS,
    pattern: /\b(?:compatible|compatibility|works? (?:with|on)|fits? (?:most|all|any|up to)|induction|universal)\b/i,
  },
  {
    header: INGREDIENTS,
    pattern:
      /\b(?:ingredients?|vegan(?! (?:leather|suede))|cruelty[- ]free|(?:paraben|sulfate|alcohol|gluten|dairy|soy|sugar|lactose|fragrance)[- ]free|non-?gmo|(?:shea|cocoa) butter|aloe(?: vera)?|(?:argan|coconut|jojoba|lavender|tea tree|olive|almond|castor|rosehip|rosemary|peppermint|eucalyptus|avocado|hemp|sunflower|essential) oils?|(?:\d+(?:\.\d+)? ?m?c?g (?:of )?(?:\p{L}+ ){0,2}(?:protein|caffeine|fib(?:er|re)|creatine|melatonin|omega|zinc))|magnesium(?! alloy)|glycerin|squalane|biotin|turmeric|chamomile|retinol|niacinamide|collagen|peptides?|ceramides?|probiotics?|electrolytes?|\p{L}+ic acid)\b/iu,
  },
  {
    header: MADE_OF,
    pattern:
      /\b(?:made (?:of|from|with|in)|material|fabric|lining|coating|filled with|gsm|per square (?:yard|meter|metre|inch))\b/i,
  },
  {
    header: "Size and Capacity",
    pattern:
      /\b(?:capacity|liters?|litres?|quarts?|ounces?|oz|ml|gallons?|compartments?|pockets?|max(?:imum)? load|holds? up to)\b/i,
  },
  {
    header: "Size at a Glance",
    pattern: /\b(?:dimensions?|inch(?:es)?|cm|mm|(?<=\d ?)(?:feet|ft)|sizes?)\b/i,
  },
  {
    // What does another thing first is not told by what it has besides: "fills in seconds with auto shut off".
    header: "Safety Features",
    pattern:
      /(?<!^\p{L}+s\b.*\bwith (?:\p{L}+[ -])?)\b(?:auto(?:matic)?(?: |-)?(?:shut|power)|shut-?off|(?:turns?|switch(?:es)?|shuts?) (?:itself )?off|boil[- ]dry|overheat\w*|child[- ]lock|cool[- ]touch|fda|etl|ul listed|certified)\b/iu,
  },
];

const FEATURE =
  /\b(?:bpa|phthalate|pvc|gluten|dairy|soy|vegan|non-?gmo|sugar|fragrance|paraben|hypoallergenic|anti-?(?:slip|skid|fog|glare|rust|scratch)|non-?(?:slip|skid|stick|toxic)|skid dots?|ipx?\d|waterproof|water[- ]resistant|splash\S*|weatherproof|insulated|vacuum|padded|mesh|breathable|adjustable|foldable|collapsible|stackable|reversible|removable|retractable|built[- ]in|integrated|timer|presets?|modes?|settings?|speeds?|levels?|sensors?|display|screens?(?![- ](?:free|time))|touch|remote|lens|camera|microphones?|speakers?|alarm|alert|lullabies|night vision|zoom|pan|tilt|zippers?|straps?|hooks?|handles?|lids?|latch\w*|seal(?:ed|s)?|pockets?|waistband|sole|outsole|insole|lining|collar|buckles?|wheels?|gas lift|lumbar|armrests?|bolster|mounted|mounts?|screws|bracket|hand[- ]made|buttons?|automatic(?:ally)?|arms?|clips?|hooks?|nozzles?|attachments?|diffuser|filters?|elastic|cords?|cables?|tumble dry|iron(?:ing)?|indoors?|outdoors?|blades?|frame|poles?|stakes|brush(?:es)?|foil|grips?|pedals?|training wheels|brakes?|bell|basket|seat|saddle|burrs?|grind|spray|patterns?|shut[- ]?off|clumping|clumps?|pellets?|aperture|megapixels?|wdr|hdr|g-sensor|loop recording|records?|recording|outsole|midsole|upper|mesh|grooves|low[- ]dust|flushable|pigments?|colors|handcrafted|pre-?seasoned|seasoned|cordless|wireless|one[- ]touch|spf|sulfates?|vitamins?|retinol|niacinamide|collagen|peptides?|ceramides?|probiotics?|electrolytes?|\p{L}+ acid|extracts?|essential oils?|magnetic|whiteboard|chalkboard|double[- ]sided|turbo|turbine|cruise control|fill(?:ing)?|foam|loft|covers?|(?:side|back|stomach) sleepers?|\p{L}+[- ]shaped|cut-?outs?)\b/iu;

/** What was done to it, and to what it conforms: "sweetened with stevia", "complies with the CPSC standard". */
const TREATED =
  /\b(?:sweetened|flavou?red|scented|infused|enriched|fortified|coated|lined|equipped|fitted|treated|printed|powered|sourced|grown|roasted|brewed|smoked|aged|dyed|plated|welded|stitched|sewn|sanded|polished|painted|carved|woven|knitted|reinforced|trimmed) (?:with|in|from|by|to)\b|\b(?:complies|comply|conforms?|meets?) (?:with |to )?(?:\S+ ){1,4}?(?:standards?|requirements?|regulations?|norms?)\b|\b(?:CPSC|ASTM|FCC|RoHS|EN \d+|ISO \d+)\b/i;

/** How quickly something is done is a promise, not a figure of the thing. */
const TIMES = new Set(["minute", "day", "week"]);

/** Whether a clause states something that can be checked: a figure, a material, a feature, what comes with it. */
export const isConcrete = (text: string): boolean =>
  quantitiesIn(text).some(({ unit, end }) => !TIMES.has(unit) && !/^ seconds?\b/i.test(text.slice(end))) ||
  materialsIn(text).length > 0 ||
  TREATED.test(text) ||
  FEATURE.test(text) ||
  KINDS.some(({ pattern }) => pattern.test(text));

/** The same where it answers what shoppers ask before they buy. */
const ASKED: ReadonlyMap<string, string> = new Map([
  [IN_THE_BOX, "In the Box"],
  ["Care and Cleaning", "How to Clean"],
  ["Power and Charging", "Battery and Power"],
  [WORKS_WITH, "Before You Connect"],
  [INGREDIENTS, "What Is Inside"],
  [MADE_OF, "Materials and Build"],
  ["Size at a Glance", "Check the Fit"],
  ["Size and Capacity", "Size in Numbers"],
]);

/** The header of a kind in the words of who asks; what promises numbers needs some: "large capacity" has none. */
export const askedHeader = (header: string, texts: readonly string[] = []): string => {
  const asked = ASKED.get(header) ?? header;
  return asked.endsWith("in Numbers") && texts.length > 0 && !texts.some((text) => /\d/.test(text)) ? header : asked;
};

const IN_ONE_WORD: ReadonlyMap<string, string> = new Map([
  [MADE_OF, "Materials"],
  ["Care and Cleaning", "Care"],
  ["Power and Charging", "Power"],
  ["Power", "Power"],
  ["Size at a Glance", "Size"],
  ["Size and Capacity", "Size"],
  ["Safety Features", "Safety"],
]);

/** A header of a kind in one word, to stand beside others; "" where it needs all of its words. */
export const shortHeader = (header: string): string => {
  const kind = [...ASKED].find(([, asked]) => asked === header)?.[0] ?? header;
  return IN_ONE_WORD.get(kind) ?? "";
};

/** Headers of ours that only name what follows and claim nothing. */
const PLAIN_HEADERS: ReadonlySet<string> = new Set([
  ...KINDS.map(({ header }) => header),
  GOOD_TO_KNOW,
  HOW_TO_USE,
  ...Object.values(FEATURES),
  ...Object.values(GLANCE),
  ...ASKED.values(),
]);

/** Whether a header announces the contents of the box. */
export const isOfBox = (header: string): boolean => header === IN_THE_BOX || header === ASKED.get(IN_THE_BOX);

/** Whether a header announces what it goes with. */
export const isOfSuiting = (header: string): boolean => header === SUITS;

export const isPlainHeader = (text: string): boolean => PLAIN_HEADERS.has(text);

/** Whether a header stands over facts of any kind. */
export const isGeneral = (header: string): boolean => header === GOOD_TO_KNOW || isFeatures(header);

/** Whether a header only says that there are features. */
export const isFeatures = (header: string): boolean => header === FEATURES.told || header === FEATURES.asked;

/** The header over facts of no one kind: features, where something can be checked of each. */
export const generalHeader = (texts: readonly string[], isAsked: boolean): string => {
  if (texts.length === 0 || !texts.every((text) => isConcrete(text))) return GOOD_TO_KNOW;
  return isAsked ? FEATURES.asked : FEATURES.told;
};

/** Whether a header only says that somebody does something with it; a seller's own says more. */
export const isOfUse = (header: string): boolean => header === HOW_TO_USE;

/** What people do with it. */
const HANDLES =
  /^(?:(?:just|simply|then) )?(?:apply|massage|squeeze|unzip|unfold|open the|insert|turn the|(?:(?:press|push|pull)(?! to\b)|slip|tap|snap|twist|place|plug|shake|pour|smooth|spray|slide)(?= (?:the|an?|your|it|them|this|any|each|both|buttons?|well|firmly|gently|lightly|again|in|into|on|onto|over|off|up|down|out|to|through|under|around|between|from|with)\b|$))\b/i;
/** What is done to keep it clean. */
const TENDS = /^(?:(?:just|simply|then) )?(?:wash|rinse|wipe|soak|tumble|iron|bleach|clean|remove|detach|unzip)\b/i;

const isHandling = (fact: string): boolean =>
  (HANDLES.test(fact) || /^(?:hang|attach|mount|stick|roll|spread|rub)\b/i.test(fact)) &&
  !TENDS.test(fact) &&
  !/\b(?:is|are|makes?|lets?)\b/i.test(fact);

/** "suitable for gardening, yoga and prayer" */
const SUITS_MUCH = /^(?:suitable|designed|made|ideal|can be used) (?:for|as)\b[^;]*,[^;]*(?:,| and | or )/i;

/** "boils 1 liter in 3 minutes", "weighs 3.9 oz and folds": no size of the thing. */
const DOES = /^(?:\p{L}+ )?(?:boils?|heats?|brews?|makes?|produces?|freezes?|fills?|pumps?|weighs?|folds?|dries)\b/iu;
const OF_SIZE: ReadonlySet<string> = new Set(["Size and Capacity", "Size at a Glance"]);

/** "squares, 2 car bases, windows and doors": counted pieces in a row. */
const PIECES = /^(?=.*(?:^|, | and )\d{1,3} (?!(?:or|and|to|at)\b)\p{L})(?:[^,:;]{3,30}, ){2,}[^,:;]{3,60}$/u;

/** A header for facts whose own header cannot stand: of the kind of most of them, the first one's where several are even. */
export const headerFor = (facts: readonly string[]): string => {
  const text = facts.join("; ");
  const best = KINDS.map(({ header, pattern }) => ({
    header,
    hits:
      facts.filter((fact) => pattern.test(fact) || (header === IN_THE_BOX && PIECES.test(fact))).length +
      (pattern.test(facts[0] ?? "") ? 0.5 : 0),
  })).reduce((a, b) => (b.hits > a.hits ? b : a));
  if (facts.length > 0 && facts.every((fact) => isHandling(fact))) return HOW_TO_USE;
  // One of several facts names them all only where it leads them.
  if (best.hits * 2 > facts.length) return DOES.test(text) && OF_SIZE.has(best.header) ? GOOD_TO_KNOW : best.header;
  if (best.hits > 0) return GOOD_TO_KNOW;
  if (facts.length === 1 && SUITS_MUCH.test(text)) return / for\b/i.test(text) ? SUITS : GOOD_TO_KNOW;
  return materialsIn(text).length > 0 ? MADE_OF : GOOD_TO_KNOW;
};

/** What only tells when: "stops when the battery is low" is not about the battery. */
const CONDITION = /\s(?:when|whenever|if|while|until|once|so that|because)\s.*$/i;
/** What the thing works on, or where, is no material of it. */
const WORKED_ON =
  /\b(?:into|onto|on|against|near|can be|for use|removes?|drives?|weighs?|cuts?|works?|used?|detangles?|cleans?|protects?|pools?|floors?|walls?)\b/i;
/** A measure of a part or of what it goes with is no size of the thing: "4 inch wide waistband". */
const SIZE_OF_PART =
  /\d ?(?:-? ?inch(?:es)?|cm|mm|ft|feet)(?: (?:wide|long|thick|thin|deep|tall|high))? (?!(?:wide|long|thick|thin|deep|tall|high|in|x|by|for|and|or|of|diameter|size|length)\b)\p{L}/iu;

/** "sews through denim", "glides over glass": what it does to a material. */
const DOES_TO =
  /^\p{L}+[^s\P{L}]s (?:\p{L}+ly )?(?:through|over|on|onto|into|in|along|across|from|off|up|the|any|all|most|every|your)\b/iu;

/** The header of ours that a fact by itself may stand under; the general one where it is not plainly of any kind. */
export const kindOfFact = (fact: string): string => {
  const main = fact.replace(CONDITION, "");
  const header = headerFor([main]);
  const isNamed =
    isOfUse(header) || SUITS_MUCH.test(main) || KINDS.some((kind) => kind.header === header && kind.pattern.test(main));
  const isOfOther =
    (!isNamed && (WORKED_ON.test(main) || DOES_TO.test(main))) ||
    (header === "Size at a Glance" && SIZE_OF_PART.test(main));
  return isOfOther ? GOOD_TO_KNOW : header;
};
