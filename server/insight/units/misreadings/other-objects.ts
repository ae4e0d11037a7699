import { clauseAfter, clauseBefore, clauseText, type Misreading, type Reading, sentenceText } from "./misreading.ts";

const isOf = ({ unit }: Reading, ...ids: readonly string[]): boolean => ids.includes(unit.facet?.id ?? "");
const told = ({ unit }: Reading): string => clauseText(unit.clause);
const all = ({ unit }: Reading): string => sentenceText(unit.clause.sentence);

const SUCKS_SOMETHING =
  /\bsuck(?:s|ed|ing)? (?:right |all )?(?:it|them|everything|up|in|out|down|through|the(?! (?:life|joy|fun)\b)|my|your|our|water|air|dirt|dust|hair|crumbs|an?)\b/;

/** "the pump sucks it flat": what it does to something, and no word of anger. */
const isSucking = (reading: Reading): boolean =>
  /^suck(?:s|ed|ing)?$/.test(reading.unit.opinion) && SUCKS_SOMETHING.test(told(reading));

const TO_SEE =
  /^ (?:it |them )?(?:up )?(?:to|against) (?:the|a|my|an|his|her|your) (?:\p{L}+ )?(?:window|light|lamp|bulb|flashlight|mirror|camera|ear|nose|face|eyes?)\b/u;

/** "held up to the window I could see through": held by somebody, and no praise of how it lasts. */
const isHeldToSee = (reading: Reading): boolean =>
  isOf(reading, "durability", "sturdy", "skinGuard") &&
  /\bheld up$/.test(reading.unit.opinion) &&
  TO_SEE.test(clauseAfter(reading));

const MATERIAL =
  "(?:\\p{L}+ )?(?:wood|hardwood|oak|mahogany|walnut|maple|pine|teak|cherry|birch|beech|bamboo|acacia|rosewood|cedar|ebony|gold|silver|brass|copper|bronze|steel|aluminum|aluminium|iron|metal|glass|marble|stone|leather|rubber)\\b";
const SOLID_MATERIAL = new RegExp(`^ ${MATERIAL}`, "u");
const CALLED_SOLID = /\b(?:call|calls|called|calling|advertise[ds]?|sold|listed|describe[ds]?) (?:\p{L}+ ){0,2}$/u;

/** "not solid oak", "don't call it solid": what it is made of, and not how well. */
const isOfMaterial = (reading: Reading): boolean =>
  isOf(reading, "sturdy") &&
  reading.unit.opinion === "solid" &&
  reading.unit.polarity < 0 &&
  (SOLID_MATERIAL.test(clauseAfter(reading)) || CALLED_SOLID.test(clauseBefore(reading)));

const LIKING = /^(?:lov|lik|appreciat|glad|happy|great|nice|good|thankful)/;
const NO_PLASTIC = /\b(?:no|without(?: any)?|zero|free of) plastic\b/;

/** "I love that there is no plastic": what it is not made of, and not how well it is made. */
const isOfLackingPlastic = (reading: Reading): boolean =>
  isOf(reading, "sturdy") &&
  reading.unit.target === "plastic" &&
  LIKING.test(reading.unit.opinion) &&
  NO_PLASTIC.test(told(reading));

const PADDED = /\b(?:padd|cushion|foam|soft)/;
const CARRIER = /\b(?:bags?|cases?|pouch(?:es)?|sleeves?|box(?:es)?|packaging|compartments?|carton)\b/;
const TOUCHING =
  /\b(?:straps?|back|shoulders?|handles?|seats?|hips?|waist|belt|chest|wear\w*|carrying|comfort\w*|legs?|feet|foot|head|knees?|sit\w*|sleep\w*|pillow\w*|cushions?|bean)\b/;

/** "the gig bag has no padding": what guards a thing, and no comfort of a body. */
const isOfCarrier = (reading: Reading): boolean =>
  isOf(reading, "comfort", "cushioning") &&
  PADDED.test(reading.unit.opinion) &&
  CARRIER.test(all(reading)) &&
  !TOUCHING.test(all(reading));

const FASTENED_ON =
  /\b(?:clip|snap|zip|hook|button)s? ?-? ?(?:on|up|in|off)\b(?! (?:the|a|an|my|our|his|her|their|its?|this|that|these|those|each|every|both|one|with|to|and|but|or|for|is|are|was|were|top|easily|quickly|right)\b)(?= \p{L})/u;

/** "the battery in the clip-on light was dead": how it is fastened, and no fastener that fails. */
const isOfFastenedThing = (reading: Reading): boolean =>
  isOf(reading, "fasteners") &&
  /^(?:clip|snap|zip|hook|button)s?$/.test(reading.tokens[reading.from]?.lower ?? "") &&
  FASTENED_ON.test(told(reading));

const SEWN_TO =
  /\b(?:straps?|shirts?|coats?|jackets?|collars?|cuffs?|duvets?|pillows?|pants|dress(?:es)?|sew\w*|sewn)\b/;

/** "it has one button for the strap": a thing to fasten, and no control. */
const isOfStrap = (reading: Reading): boolean =>
  isOf(reading, "controls") &&
  /\bbuttons?\b/.test(`${reading.unit.opinion} ${reading.unit.target}`) &&
  SEWN_TO.test(all(reading));

const HAPPY_PERSON =
  /\b(?:(?:my|our|his|her|their) (?:back|knees?|wife|husband|mom|mother|dad|father|kids?|family|neighbou?rs?|friends?)|i|we|she|he|customers?|people|everyone) (?:is|am|are|was|were|'m|'re|'s) (?:\p{L}+ )?happy\b/u;

/** "my back is happy": no plant. */
const isHappyPerson = (reading: Reading): boolean => isOf(reading, "growth") && HAPPY_PERSON.test(told(reading));

const NO_SKIN =
  /\brash guards?\b|\b(?:the )?(?:cold|heat|freezer|winter|fridge) (?:\p{L}+ )?(?:makes?|made|gets?|got|turns?|turned) (?:it|them)\b/u;
const FEELS = /^(?:soft|softer|dry|stiff|hard|makes it (?:stiff|dry|hard))$/;
const TOOL =
  /^(?:stick|tube|bottle|jar|cap|lid|sponge|brush|applicator|pump|wipe|pad|package|container|cream|lotion|balm)$/;

/** "my black rash guard", "the cold makes it stiff", "the stick got soft": no skin. */
const isNoSkin = (reading: Reading): boolean =>
  isOf(reading, "skin") &&
  (NO_SKIN.test(told(reading)) || (FEELS.test(reading.unit.opinion) && TOOL.test(reading.unit.target)));

const CAUSED =
  /\b(?:smell\w*|stinks?|stank|odou?rs?|fumes|chemicals?|scent\w*|perfume|fragrance|stench|flicker\w*|noise)\b/;

/** "the smell gave me a headache": a matter of the smell. */
const isHeadacheOfSmell = (reading: Reading): boolean =>
  isOf(reading, "pain") && /\bheadache/.test(`${reading.unit.opinion} ${told(reading)}`) && CAUSED.test(all(reading));

const POCKETED = /\b(?:phones?|pockets?|keys|wallet|cards?)\b/;

/** "the pockets are too small for my phone, it falls out": the phone, and not the garment. */
const isOfPocketed = (reading: Reading): boolean =>
  isOf(reading, "staysUp") &&
  /\b(?:fall|falls|fell|slip|slips|slides?) out\b/.test(told(reading)) &&
  POCKETED.test(all(reading));

const CREATURE =
  /\b(?:pupp(?:y|ies)|dogs?|cats?|kittens?|bab(?:y|ies)|toddlers?|sons?|daughters?|kids?|child(?:ren)?|he|she|we|i|horses?|chickens?|hens?|rabbits?|bunn(?:y|ies))(?: \p{L}+ly| (?:just|always|still|now|has|have|had))? $/u;

/** "the puppy stays put": it is kept, and not the thing that keeps it. */
const isOfCreature = (reading: Reading): boolean =>
  isOf(reading, "secure", "staysPut", "grip", "staysUp") &&
  /^stay(?:s|ed)? (?:put|in place|still)$/.test(reading.unit.opinion) &&
  CREATURE.test(clauseBefore(reading));

const BY_ANOTHER =
  /\b(?:like|as if|as though|clearly|obviously|must have|already|previously)\b.*\breturned\b|\breturned (?:before|by (?:some|another|a previous))/u;

/** "as if it had been returned before": by another, and no return of this reviewer's. */
const isReturnOfAnother = (reading: Reading): boolean =>
  isOf(reading, "repeat") && /\breturned$/.test(reading.unit.opinion) && BY_ANOTHER.test(all(reading));

const CLIMBS = /\bget(?:ting|s)? (?:\p{L}+ )?(?:in|on) and (?:out|off)\b(?! of the (?:box|bag))/u;

/** "the right height for getting on and off": of a body, and no setting up. */
const isClimbedOn = (reading: Reading): boolean => isOf(reading, "setup", "openClose") && CLIMBS.test(told(reading));

const RISING = /\b(?:get (?:\p{L}+ )?(?:up|out|in|off)|stand (?:\p{L}+ )?up|climb\w*|knees?|walker|wheelchair)\b/u;

/** "high enough to get up from": its height, and no firmness. */
const isHeightToRise = (reading: Reading): boolean =>
  isOf(reading, "cushioning") && /\b(?:high|tall) enough\b/.test(reading.unit.opinion) && RISING.test(all(reading));

const A_REAL =
  /\bas (?:\p{L}+ )?(?:an?|my|our) (?:real|regular|normal|proper|hotel|actual) (?:bed|mattress|couch|sofa|pillow|chair)\b/u;

/** "as hard as a real bed": like the thing it stands for, and no fault. */
const isLikeTheReal = (reading: Reading): boolean =>
  isOf(reading, "cushioning", "comfort") && reading.unit.polarity < 0 && A_REAL.test(told(reading));

/** Words that name another matter by their object, their owner or the word behind them. */
export const OTHER_OBJECTS: readonly Misreading[] = [
  { why: "nothing", is: isSucking },
  { why: "nothing", is: isHeldToSee },
  { why: "nothing", is: isOfMaterial },
  { why: "nothing", is: isOfLackingPlastic },
  { why: "nothing", is: isOfCarrier },
  { why: "nothing", is: isOfFastenedThing },
  { why: "nothing", is: isOfStrap },
  { why: "nothing", is: isHappyPerson },
  { why: "nothing", is: isNoSkin },
  { why: "nothing", is: isHeadacheOfSmell },
  { why: "nothing", is: isOfPocketed },
  { why: "nothing", is: isOfCreature },
  { why: "nothing", is: isReturnOfAnother },
  { why: "nothing", is: isClimbedOn },
  { why: "nothing", is: isHeightToRise },
  { why: "nothing", is: isLikeTheReal },
];
