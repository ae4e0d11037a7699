import { wordSet } from "../../text/word-table.ts";
import { clauseText, type Misreading, type Reading, sentenceText, textFrom } from "./misreading.ts";

const OF_A_BUYER =
  /\b(?:i|we|you|people|customers|buyers|feel|feels|felt|feeling|get|got|getting|being|been|be|totally|completely)(?: \p{L}+)?$/u;

/** "the flap ripped off at some point": torn, and nobody cheated. */
const isTornOff = ({ tokens, from, unit }: Reading): boolean =>
  unit.facet?.id === "value" &&
  unit.opinion === "ripped off" &&
  !OF_A_BUYER.test(textFrom(tokens, Math.max(0, from - 3), from));

/** "I'd like it in another colour": wished for, and not bought. */
const isOnlyLiked = ({ tokens, from, unit }: Reading): boolean =>
  unit.facet?.id === "repeat" &&
  /\b(?:would|'d|d) (?:like|love|prefer)\b/.test(textFrom(tokens, Math.max(0, from - 4), from));

const SHADES = wordSet("color colour shade tone hue");

/** "the color is lighter than I thought": no weight. */
const isOfShade = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "weight" && (SHADES.has(unit.target) || SHADES.has(tokens[to]?.lower ?? ""));

const MEANT_TO_BE_LOUD = wordSet("volume bass ringer ringtone alarm speaker horn whistle siren bell buzzer beep");

/** "the volume is loud" of what is meant to be heard. */
const isMeantToBeLoud = ({ unit }: Reading): boolean =>
  unit.facet?.id === "noise" && MEANT_TO_BE_LOUD.has(unit.target) && /\bloud$/.test(unit.opinion);

const SOLID =
  /\b(?:strong|sturdy|solid|duty|durable|thick|(?:good|great|high|top|excellent) quality|well (?:made|built)|rugged|nice and|good and|powerful)\b/;

/** "heavy, strong and sharp", "nice and heavy": the weight of what is well made is no fault. */
const isSolidWeight = ({ unit }: Reading): boolean =>
  unit.facet?.id === "weight" &&
  /^heav(?:y|ier)$/.test(unit.opinion) &&
  SOLID.test(textFrom(unit.clause.sentence.tokens, 0)) &&
  !/\b(?:not|n't|nt|too|but|although|though|only|however|carry|carrying|lift|lifting)\b/.test(
    textFrom(unit.clause.sentence.tokens, 0),
  );

const DEAR = /^(?:expensive|pricey|pricier|overpriced)$/;
const OF_THOSE = /\b(?:more|most|those|other|many|than|of) (?:more |most |really |very )?$/;
const ALTERNATIVES = /^(?:ones?|brands?|options?|alternatives?)$/;
const OF_THIS = /^(?:this|it|these)\b/;

/** "the more expensive blades", "expensive ones": what others cost; "this is a more expensive lamp" is not. */
const isOtherPrice = ({ unit, tokens, from, to }: Reading): boolean => {
  const next = tokens[to];
  if (unit.facet?.id !== "value" || !DEAR.test(unit.opinion) || next === undefined) return false;
  if (OF_THIS.test(textFrom(tokens))) return false;
  const before = `${textFrom(tokens, Math.max(0, from - 3), from)} `;
  const ofMany = /\bthe $/.test(before) && next.lower.endsWith("s");
  return ALTERNATIVES.test(next.lower) || ((ofMany || OF_THOSE.test(before)) && /^(?:NOUN|PROPN)$/.test(next.pos));
};

const ELSEWHERE = /\b(?:another|others?|different|else|elsewhere|instead|size|sizes)\b/;

/** "I would recommend looking into another", "recommend that you wash it first": advice, and no praise. */
const isAdvice = ({ unit, tokens, to }: Reading): boolean => {
  const after = textFrom(tokens, to);
  return (
    unit.facet?.id === "repeat" &&
    /\brecommend$/.test(unit.opinion) &&
    ((/^\p{L}+ing\b/u.test(after) && ELSEWHERE.test(after)) || /^that (?:you|they|people)\b/.test(after))
  );
};

const GONE_WRONG = /\b(?:broke|broken|defective|returned|neither|died|worthless|useless|garbage)\b/;

/** "broke a month after I gave it to him": given, but no good gift. */
const isSpoiltGift = ({ unit }: Reading): boolean =>
  unit.facet?.id === "gift" && GONE_WRONG.test(textFrom(unit.clause.sentence.tokens, 0));

/** "solid brick walls" are the house's. */
const isOfHouse = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "sturdy" &&
  /^(?:solid|thick|strong)$/.test(unit.opinion) &&
  /^(?:\p{L}+ ){0,2}(?:walls?|ceilings?|ground|hedges?|advice|food|nights?|sleep|evidence)\b/u.test(
    textFrom(tokens, to),
  );

/** "I take back what I said about it being junk" */
const isTakenBack = ({ unit: { clause } }: Reading): boolean =>
  /\btake back (?:what|my|everything|all)\b|\bi take (?:it|that|this) (?:all )?back\b|\bstand corrected\b|\bi was wrong ?[.!]*$/.test(
    sentenceText(clause.sentence),
  );

/** "that charging light is so bright" is not about charging. */
const isOfCharger = ({ unit, tokens, from, to }: Reading): boolean =>
  unit.facet?.id === "battery" &&
  unit.polarity > 0 &&
  tokens.some(
    ({ lower }, at) =>
      lower === "charging" &&
      /^(?:light|led|dock|base|station|cradle|port|cable|cord)$/.test(tokens[at + 1]?.lower ?? ""),
  ) &&
  tokens.slice(from, to).some(({ lower }) => /^(?:light|bright|charging)$/.test(lower));

/** "an extension is a must": something else is. */
const isMustOfAnother = ({ unit, tokens, from }: Reading): boolean =>
  unit.facet?.id === "repeat" &&
  unit.opinion === "is a must" &&
  /\b(?:an?|some|extra|another) (?:\p{L}+ ){0,2}$/u.test(`${textFrom(tokens, Math.max(0, from - 4), from)} `);

/** "the light stays on green": a light that stays on does not stay in place. */
const isLitUp = ({ unit, tokens, from }: Reading): boolean =>
  unit.facet?.id === "secure" &&
  /\b(?:light|led|lamp|display|screen|power)$/.test(textFrom(tokens, 0, from)) &&
  /\bstays? on\b/.test(unit.opinion);

/** "turns itself off after minutes and only comes on again when it has cooled": no praise. */
const isOffTooSoon = ({ unit }: Reading): boolean =>
  unit.facet?.id === "autoOff" &&
  unit.polarity > 0 &&
  /\b(?:only comes|comes on again|keeps turning|for no reason|randomly|mid(?:dle)?|won't come|not come)\b/.test(
    textFrom(unit.clause.sentence.tokens),
  );

/** "the floor came up like new" is clean, and not durable. */
const isCleanAsNew = ({ unit, tokens, from }: Reading): boolean =>
  unit.facet?.id === "durability" &&
  unit.opinion === "like new" &&
  /\b(?:came|come|comes|coming|turned) (?:up|out)$/.test(textFrom(tokens, Math.max(0, from - 3), from));

const OF_KIN =
  /\b(?:(?:my|our) (?:mother|mom|mum|sister|brother|friend|neighbou?r|parent|dad|father|aunt|grandma|grandmother|wife|husband|cousin|colleague)|(?:his|her|their) (?:sister|brother|friend|neighbou?r|cousin|classmate))(?:s| 's|s ') \p{L}+ (?:\p{L}+ ){0,4}$/u;

/** "my mother's Zwelko is going on eight years": another one. */
const isOfKin = ({ unit, tokens, from }: Reading): boolean =>
  unit.facet?.id === "durability" && OF_KIN.test(`${textFrom(tokens, 0, from)} `);

/** "those lasted a month", "after breaking two others" */
const isOfThose = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "durability" &&
  (/^those (?:only |all )?(?:last|broke|fell|died|tore|wore)/.test(textFrom(tokens)) ||
    /^(?:one|two|three|four|several|many|all|both|my|the|some) others\b/.test(textFrom(tokens, to)));

/** "the labels stick like crazy": what is to stick is praised by it. */
const isStickingWell = ({ unit }: Reading): boolean =>
  unit.polarity < 0 &&
  /\bsticks? like (?:crazy|glue|mad)\b/.test(clauseText(unit.clause)) &&
  /\b(?:labels?|stickers?|tapes?|decals?|hooks?|magnets?|velcro|patch(?:es)?|bandages?|band ?-? ?aids?|mounts?|pads?|strips?)\b/.test(
    sentenceText(unit.clause.sentence),
  );

/** "it's begging for the charger" */
const isBeggingForPower = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "acceptance" &&
  /^(?:the |a )?(?:charger|charge|plug|battery|repair|water)\b/.test(textFrom(tokens, to));

const GROWING = wordSet("hair skin lashes eyelashes beard");

/** "her hair was breaking", of a thing that is for hair. */
const isOfHair = ({ unit, tokens, from }: Reading): boolean =>
  unit.facet?.id === "durability" && tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => GROWING.has(lower));

/** Words of a facet that say something else of the product, or nothing. */
export const OTHER_SENSES: readonly Misreading[] = [
  { why: "nothing", is: isOfHouse },
  { why: "nothing", is: isTakenBack },
  { why: "nothing", is: isOfCharger },
  { why: "nothing", is: isMustOfAnother },
  { why: "nothing", is: isLitUp },
  { why: "nothing", is: isBeggingForPower },
  { why: "opposite", is: isOffTooSoon },
  { why: "opposite", is: isStickingWell },
  { why: "nothing", is: isCleanAsNew },
  { why: "other-product", is: isOfKin },
  { why: "other-product", is: isOfThose },
  { why: "nothing", is: isTornOff },
  { why: "nothing", is: isSolidWeight },
  { why: "other-product", is: isOtherPrice },
  { why: "nothing", is: isAdvice },
  { why: "nothing", is: isSpoiltGift },
  { why: "nothing", is: isOfHair },
  { why: "nothing", is: isOfShade },
  { why: "nothing", is: isMeantToBeLoud },
  { why: "nothing", is: isOnlyLiked },
];
