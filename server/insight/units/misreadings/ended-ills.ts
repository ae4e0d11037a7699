import { clauseAfter } from "../../text/beside-clause.ts";
import { clauseText, type Misreading, type Reading, sentenceText } from "./misreading.ts";

/** What people and animals suffer from, and are rid of with luck: never a fault of the thing itself. */
const ILL =
  "(?:shedding|hair (?:loss|fall)|itch(?:ing|iness)?|flak(?:es|ing|iness)|dandruff|breakouts?|acne|pimples?|redness|swelling|pain|aches?|aching|soreness|cramps?|cramping|headaches?|migraines?|snoring|barking|stiffness|numbness|fatigue|anxiety|hot flashes|heartburn|bloating|constipation|nausea|eczema|psoriasis|wrinkles|dark circles|puffiness|frizz|dryness|colic|spit ?-? ?up|allergies|coughing|wheezing|restless legs|insomnia)";
const AT_LAST =
  "(?:has|have|had|is|are|was|were|'s|got|also|really|finally|now|all|mostly|almost|nearly|pretty much|completely|totally|just|even|much|way|a lot)";
const OVER =
  "(?:gone(?! (?:up|through|from bad)\\b)|slow(?:ed|s|ing)|stopped|eased|easing|calm(?:ed|er)|disappeared|cleared|vanished|went away|faded|subsided|let up|ended|improved|less(?:ened)?|better|down|decreased|reduced|under control|a thing of the past|went from\\b.{1,40}\\bto (?:a few|almost|barely|hardly|next to|nothing|none|zero|no)|has gone from\\b.{1,40}\\bto (?:a few|almost|barely|hardly|next to|nothing|none|zero|no))";
const ENDED = new RegExp(
  `\\b${ILL}(?: between [^,.;]{1,30} and \\p{L}+)?(?: (?!not|n't|nt|never|hardly|barely|yet|but|if|until|no|and)[\\p{L}'-]+){0,4}?(?: ${AT_LAST})* ${OVER}\\b`,
  "u",
);

/** "the rash cleared once I stopped using it": the thing was the cause. */
const CAUSED_BY_IT =
  /\b(?:stopp?(?:ed|ing)?|quit(?:ting)?|after (?:i|we) (?:returned|removed|switched|took)) (?:using|wearing|taking|it|this|these|them)\b|^(?:and |so |i )*stopped and\b/u;

/** "My shedding has gone to a few strands", "itching gone": an ill that ends is praise of what ended it. */
const isEnded = ({ unit }: Reading): boolean => {
  const text = sentenceText(unit.clause.sentence);
  const match = ENDED.exec(text);
  if (match === null || CAUSED_BY_IT.test(text)) return false;
  const words = [unit.target, ...unit.opinion.split(" ")].filter((word) => word.length > 2);
  return words.some((word) => match[0].includes(word));
};

/** Facets that tell how a body feels. */
const OF_BODIES: ReadonlySet<string> = new Set(
  "pain skin softness visibleResult effect cramps swelling sleep restlessLegs digestion".split(" "),
);
const isOfBody = ({ unit: { facet } }: Reading): boolean => OF_BODIES.has(facet?.id ?? "");

const SUFFERED =
  /\b(?:dry|tight|itch\p{L}*|flak\p{L}*|sore|ach\p{L}+|hurt\p{L}*|stiff|swollen|numb|oily|greasy|frizzy|brittle|red|irritated|sting\p{L}*|cramp\p{L}*|rough|crack\p{L}*|tense|dull|puffy)\b/u;
const NO_MORE = /\b(?:not|n't|nt|never|no longer)\b.*\b(?:any ?more|any longer)\b/;

/** "My scalp isn't dry and tight anymore": what was so before. */
const isNoLonger = (reading: Reading): boolean =>
  isOfBody(reading) && SUFFERED.test(reading.unit.opinion) && NO_MORE.test(clauseText(reading.unit.clause));

const HAD =
  /^(?:and |but |so )?(?:(?:i|we|he|she|they)(?: ?(?:'ve|'s|'d)| have| has| had)?|(?:my|our) \p{L}+(?: has| had)?) (?:always |already )?(?:had|have|has|suffer\p{L}*|struggl\p{L}+|deal\p{L}*|been dealing|dealt|live[ds]?|been living|fought|battled|got)\b/u;
const SINCE =
  /\b(?:since (?!(?:using|wearing|taking|putting|buying|switching|starting|getting|trying|then|this|these|it|day)\b|(?:i|we) (?:started|bought|got|began|switched|put|tried|received)\b)|all (?:my|his|her) life|(?:my|his|her) (?:whole|entire) life|for (?:as long as|(?:many |over |about |almost )?(?:\d+|two|three|five|ten|twenty|thirty|many|several) (?:years|decades)|years|decades|ages))\b/;

/** "I've had a bad back since my second kid": what somebody came with. */
const isHistory = (reading: Reading): boolean => {
  const { clause } = reading.unit;
  const next = clauseAfter(clause);
  const told = `${clauseText(clause)} ${next === undefined ? "" : clauseText(next)}`;
  return isOfBody(reading) && HAD.test(told) && SINCE.test(told);
};

const OF_OLD =
  /\bsince (?:forever|childhood|birth|puberty|(?:middle|high|grade) school|college|i was (?:a (?:kid|child|boy|girl|teen(?:ager)?)|\d+|little|young|born))\b/;

/** "patchy on the cheeks since forever": older than any purchase. */
const isOfOld = ({ unit }: Reading): boolean => OF_OLD.test(clauseText(unit.clause));

const NOT_ENDED = new RegExp(
  `\\b${ILL}(?: (?!and|but)[\\p{L}'-]+){0,3}? (?:has|have|had|did|does|is|was)? ?(?:not|n't|nt|never|hardly|barely)(?: (?:yet|really|even|exactly|at all))* (?:stop|stopped|go away|gone|went|clear|cleared|ease|eased|improve|improved|slow|slowed|let up|any better|better)\\b`,
  "u",
);

/** "The itching has not stopped": an ill that goes on. */
export const isNotEnded = ({ unit }: Reading): boolean => {
  const match = NOT_ENDED.exec(clauseText(unit.clause));
  return match !== null && unit.opinion.split(" ").some((word) => match[0].includes(word));
};

/** Blame of ills that a review tells the end or the history of. */
export const ENDED_ILLS: readonly Misreading[] = [
  { why: "opposite", is: isEnded },
  { why: "opposite", is: isNoLonger },
  { why: "nothing", is: isHistory },
  { why: "nothing", is: isOfOld },
];
