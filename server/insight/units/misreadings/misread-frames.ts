import { wordPolarity } from "../../text/opinion-words.ts";
import { KIN } from "../../text/word-lists.ts";
import { wordSet } from "../../text/word-table.ts";
import {
  clauseAfter,
  clauseBefore,
  clauseText,
  type Misreading,
  type Reading,
  sentenceAfter,
  sentenceText,
  textFrom,
} from "./misreading.ts";

const WEPT =
  /(?:\bthere(?: ?'?s| (?:is|are|were|was|will be)) (?:always |some |many |no )?|\b(?:in|into|to|through|of|happy|shed|shedding|end(?:s|ed)? in|cried|fighting|wiped) )$/;

/** "there were tears", "moved us to tears": wept, and nothing torn. */
const isWeeping = (reading: Reading): boolean => {
  const { unit, tokens, from, to } = reading;
  if (unit.facet?.id !== "durability" || !/^tears?$/.test(textFrom(tokens, from, to))) return false;
  const after = clauseAfter(reading);
  return (
    /^ (?:of (?:joy|happiness|laughter|relief)|in (?:my|his|her|their|our|your) eyes?)\b/.test(after) ||
    (WEPT.test(clauseBefore(reading)) && !/^ (?:in|on|along|at|near|where|all|through)\b/.test(after))
  );
};

/** "cracks us up": laughed. */
const isLaughing = (reading: Reading): boolean =>
  reading.unit.facet?.id === "durability" &&
  /\bcrack(?:s|ed|ing)?$/.test(reading.unit.opinion) &&
  /^ (?:me|us|him|her|them|you|everyone|everybody|(?:the|my|our) \p{L}+) (?:right |all )?up\b/u.test(
    clauseAfter(reading),
  );

/** "(RIP)", "RIP to my old one": mourned, and nothing torn. */
const isMourning = ({ unit, tokens, from }: Reading): boolean =>
  unit.facet?.id === "durability" &&
  tokens[from]?.text === "RIP" &&
  (tokens.length === 1 || (from === 0 && /^(?:to|my|our|old)$/.test(tokens[1]?.lower ?? "")));

const SPARES = wordSet("spare extra additional");
/** What of a spare is not told by how the thing works. */
const OF_SPARES: ReadonlySet<string> = new Set(["spares", "included", "value", "repeat", "support", "shipping"]);

/** "the spare seals are a nice touch": that there are some, and not how they work. */
const isOfSpare = ({ unit, tokens, from, to }: Reading): boolean => {
  const { facet } = unit;
  if (facet === null || OF_SPARES.has(facet.id)) return false;
  const { raised } = facet;
  const at = tokens.findIndex(
    ({ lower, lemma }, index) => index >= from && index < to && (raised.includes(lower) || raised.includes(lemma)),
  );
  const isMany = tokens[at]?.lower.endsWith("s") === true || tokens[at - 1]?.lower === "spare";
  return at > 0 && isMany && SPARES.has(tokens[at - 1]?.lower ?? "");
};

const ANY = wordSet("kid child girl boy student person people baby toddler cat dog puppy sleeper");

/** "even the quiet ones join in": of persons, and not of the thing. */
const isOfQuietOnes = ({ unit, tokens, to }: Reading): boolean => {
  const noun = tokens[to];
  if (unit.facet?.id !== "noise" || !/^(?:quiet|loud|noisy)$/.test(unit.opinion) || noun === undefined) return false;
  const isOfOnes =
    noun.lower === "ones" &&
    /^(?:want|love|like|ask|join|sing|got|get|come|came|play|enjoy)/.test(tokens[to + 1]?.lower ?? "");
  return isOfOnes || ANY.has(noun.lemma) || KIN.has(noun.lower);
};

/** "I don't care how soft it is": neither praised nor blamed. */
const isNotCaredFor = (reading: Reading): boolean =>
  /\b(?:do|does|did)(?: ?n't| ?nt| not) (?:really |even )?(?:care|mind|matter) (?:how|what|if|whether)(?: \p{L}+){0,4} $/u.test(
    clauseBefore(reading),
  );

const APPEARING =
  /\b(?:look|looks|looked|looking|work|works|worked|working|fit|fits|is|'s|are|'re|was|were|do|does|did|perform|performs|performed|come|came|feel|feels|felt|function|functions|hold|holds|smell|smells|taste|tastes|last|lasts|lasted|sound|sounds|act|acts|behaves?|be|exactly)(?: \p{L}+){0,4} $/u;

/** "washed it like it says": what was told to do, and not what was promised. */
const isAsTold = (reading: Reading): boolean =>
  reading.unit.facet?.id === "asPictured" &&
  /\b(?:like|as) (?:it|they) (?:says?|said)\b/.test(reading.unit.opinion) &&
  reading.tokens.slice(0, reading.from).some(({ pos }) => pos === "VERB") &&
  !APPEARING.test(clauseBefore(reading));

/** "if you aren't handy do not buy it": what is denied in the condition turns nothing after it. */
const isDeniedOnCondition = ({ unit, tokens, from }: Reading): boolean =>
  /\b(?:not|n't|nt|never)\b/.test(unit.opinion) &&
  /^(?:so |and |but )?(?:if|unless) (?:\p{L}+ ){1,3}(?:not|n't|nt|never) /u.test(`${textFrom(tokens, 0, from)} `) &&
  tokens.slice(0, from).filter(({ lemma, lower }) => lemma === "not" || lower === "never").length === 1;

const FIRST_TIME =
  "(?:at first|in the beginning|(?:for |during )?the first (?:(?:few|couple(?: of)?|two|three) )?(?:weeks?|months?|few days|couple of days))(?! (?:sight|glance|try|use|time|wear|wash|blush|impression|i (?:used|tried)))";
const ONLY_FIRST = new RegExp(
  String.raw`^(?: (?!so |but |and |although |though |i |if )[\p{L}']+){0,4} ${FIRST_TIME}\b`,
  "u",
);
const FIRST_OF_ALL = new RegExp(
  String.raw`^(?:(?!thought|think|skeptical|afraid|worried|looks? like)\p{L}+ ){0,4}${FIRST_TIME}(?: (?!thought|think|wonder)[\p{L}']+){0,6} $`,
  "u",
);

/** "worked great at first": praise of a time that is over. */
const isOnlyAtFirst = (reading: Reading): boolean =>
  reading.unit.facet?.id !== "repeat" &&
  (ONLY_FIRST.test(clauseAfter(reading)) || FIRST_OF_ALL.test(clauseBefore(reading)));

const SPELL =
  "for (?:about |almost |nearly |exactly |only |just |maybe |like |the |all of )*(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|few|couple(?: of)?|solid)(?: \\p{L}+)? (?:uses|washes|days|weeks?|months?)";
const FOR_A_SPELL = new RegExp(
  `^(?: \\p{L}+){0,3} ${SPELL}\\b(?! (?:now|already|so far|straight|and counting|and (?:still|it still|going)))`,
  "u",
);
const AND_THEN = new RegExp(
  `^(?: \\p{L}+){0,3} ${SPELL} ?,? (?:(?:and |but |or so )*(?:then|until|till|before)|(?:and|but) now)\\b`,
  "u",
);
const WHEN_NEW =
  /^(?: \p{L}+){0,2} (?:when|once|as) (?:you (?:first )?(?:get|got|open|opened)|it (?:first )?(?:is|was|'s|arrives|arrived|came|comes)(?: brand)?(?: new)?|they (?:first )?(?:are|were|'re|arrive|arrived|came)(?: brand)?(?: new)?|(?:brand )?new|out of the box)\b/u;
const OF_LASTING: ReadonlySet<string> = new Set([
  "sturdy",
  "shape",
  "cushioning",
  "comfort",
  "texture",
  "results",
  "stretch",
]);
const OR_WOULD_BE = /,? or (?:it |they |at least )?would(?: be| have been)\b/;

/** "silent for two weeks and then it squeaked", "worked great for four months", "nice and thick when you get it": no longer so. */
const isOnlyForATime = (reading: Reading): boolean => {
  const rest = sentenceAfter(reading);
  const { facet, opinion } = reading.unit;
  return (
    AND_THEN.test(rest) ||
    (facet?.id === "results" && /^work(?:ed|s)\b/.test(opinion) && FOR_A_SPELL.test(rest)) ||
    (OF_LASTING.has(facet?.id ?? "") && WHEN_NEW.test(rest)) ||
    OR_WOULD_BE.test(rest)
  );
};

const GOES_WRONG =
  /^ (?:\p{L}+ ){0,2}that .*\b(?:tips?|falls?|fell|breaks?|broke|can't|cannot|couldn't|ca n't|could n't|wo n't|won't|hard|impossible|had to|have to|has to|flung|blows?|slides?|struggle|hurts?|splash\w*|leaks?|slips?|scared)\b/u;

/** "so light that the whole thing tips over": too much of what may be praised. */
const isSoThatItFails = (reading: Reading): boolean =>
  /\bso (?:\p{L}+ )?$/u.test(`${textFrom(reading.tokens, Math.max(0, reading.to - 3), reading.to - 1)} `) &&
  GOES_WRONG.test(sentenceAfter(reading));

const OCCASION =
  /\b(?:when|whenever|if|once|as soon as|(?:every|each|any|the) (?:time|moment|second|minute)(?: that)?) (?:i|we|you|he|she|they|someone|somebody|anyone|anybody|(?:my|our|the) \p{L}+) (?:\p{L}+ )?$/u;
const HOLDS = /\b(?:holds?|held|supports?|supported|bears?)\b/;
const DENIED = /\b(?:not|n't|nt|never|no|without|hardly|barely|zero)\b/;

/** "sways whenever I lean on it": what puts it to the test, and not how it stood. */
const isOnlyOccasion = (reading: Reading): boolean => {
  const { unit } = reading;
  const { tokens } = unit.clause.sentence;
  const words = textFrom(tokens);
  if (unit.facet?.id !== "load" || !OCCASION.test(clauseBefore(reading)) || HOLDS.test(words)) return false;
  return unit.polarity < 0 || !(DENIED.test(words) || tokens.some((token) => wordPolarity(token) > 0));
};

const SUPPOSED = /\b(?:supposed|meant|said|advertised|expected) to(?: \p{L}+){0,3} $/u;
const NOT_SAID = /\b(?:does|do|did) ?(?:not|n't|nt) (?:say|claim|mention|promise|state)s?(?: \p{L}+){0,3} $/u;
const SAYS_FIRST =
  /^(?:(?:it|they|tag|label|box|listing|ad) )?(?:says?|said|claims?|claimed|states?|advertised(?: as)?|listed as|described as) (?:(?!(?:his|her|my|our|their|he|she|it|they|the)\b)\p{L}+ ){0,2}$/u;

/** "it was supposed to be quiet", "Says machine washable": what was promised. */
const isPromised = (reading: Reading): boolean =>
  !/^(?:results|asPictured)$/.test(reading.unit.facet?.id ?? "") &&
  !/^(?:PRON|DET)$/.test(reading.tokens[reading.from]?.pos ?? "") &&
  (SUPPOSED.test(clauseBefore(reading)) || SAYS_FIRST.test(clauseBefore(reading)));

/** "it doesn't say waterproof": not even promised. */
const isNotPromised = (reading: Reading): boolean => NOT_SAID.test(clauseBefore(reading));

const PROVERBIAL =
  /\b(?:charm|dream|champ|champion|glove|boss|pro|professional|breeze|gem|beast|tank|rock|million|king|queen|prince|princess|cloud|star|beauty|top|diamond|rose|roses|day|perfume|new|good|great|nice|idea)s?\b/;

/** "swelled up like a sponge": likened, and not liked. */
const isLikened = ({ unit, tokens }: Reading): boolean =>
  unit.opinion === "like" &&
  unit.facet?.id !== "visible" &&
  tokens.some(
    ({ lower, pos }, at) =>
      lower === "like" &&
      pos === "ADP" &&
      /^an?$/.test(tokens[at + 1]?.lower ?? "") &&
      !PROVERBIAL.test(textFrom(tokens, at + 2, at + 6)),
  ) &&
  !/\b(?:i|we|he|she|they|you)(?: \p{L}+)? like (?!an? )/u.test(sentenceText(unit.clause.sentence));

/** "too thick", alone or before what for: more than is wanted, and no praise of how it is made. */
const isTooMuch = ({ unit, tokens, from }: Reading): boolean =>
  unit.facet?.id === "sturdy" &&
  /^(?:thick|stiff|rigid|solid|hard)$/.test(unit.opinion) &&
  tokens[from - 1]?.lower === "too" &&
  !/\b(?:not|n't|nt|never|none)\b/.test(textFrom(tokens, 0, from));

const LISTED =
  /\b(?:listing|description|titles?|box|ad|package|packaging|label|it|seller|page|website) (?:\p{L}+ )?(?:says?|said|claims?|claimed|states?|stated|promise[sd]?|advertise[sd]?)(?: (?:that|it|they|is|are|was|be|to|'s|'re))*(?: ?["“'](?: [^"”]{0,60})?)?$/u;

/** 'the listing says "fits all brands"': quoted from the seller, whatever clause the quotation marks make of it. */
const isQuotedFromSeller = ({ unit: { clause, start } }: Reading): boolean => {
  const { tokens } = clause.sentence;
  const at = tokens.findIndex(({ end }) => end > start);
  return LISTED.test(textFrom(tokens, Math.max(0, at - 14), Math.max(0, at)));
};

const SOMEBODY =
  /\b(?:he|she|(?:my|our|the) (?:\p{L}+ )?(?:cat|dog|puppy|kitten|baby|toddler|son|daughter|kid|husband|wife)) $/u;

/** "he fits in the bed": who fits in it says nothing of how little room it takes. */
const isWhoFits = (reading: Reading): boolean =>
  reading.unit.facet?.id === "compact" && /^fits?\b/.test(reading.unit.opinion) && SOMEBODY.test(clauseBefore(reading));

/** "I raise it during calls and nobody notices": that it is not heard, and not how small it is. */
const isNotHeard = ({ unit: { facet, opinion, clause } }: Reading): boolean =>
  facet?.id === "compact" &&
  /^no(?:body| one) (?:even )?notices\b/.test(opinion) &&
  /\b(?:calls?|meetings?|raise|lower|runs?|running|sounds?|nois\p{L}+|hears?|quiet)\b/u.test(
    sentenceText(clause.sentence),
  );

/** "long enough to rinse off the whole tub": what is done with it to another thing. */
const isDoneToOther = (reading: Reading): boolean =>
  /^(?:cleaning|laundry)$/.test(reading.unit.facet?.id ?? "") &&
  ((/\brins(?:e|es|ed|ing) (?:off|out|down)$/.test(reading.unit.opinion) &&
    /^ (?:the|an?|my|our|his|her|all|every) (?:whole |entire |other )?(?!(?:lid|cup|bowl|tray|basket|filter|blade|bottle|pot|parts?|thing|brush|head|pad|mat)\b)/.test(
      clauseAfter(reading),
    )) ||
    /\bfor (?:washing|cleaning|rinsing|bathing|scrubbing) (?!up\b|it\b|them\b|and\b|in\b|after\b)/.test(
      clauseText(reading.unit.clause),
    ));

/** "can't hear them on the airplane": that they are too low, and not what they keep out. */
const isTooLow = (reading: Reading): boolean =>
  reading.unit.facet?.id === "noiseCancelling" &&
  /\bhear (?:them|it) (?:on|over|in|at|above) /.test(reading.unit.opinion);

/** Words that say nothing of the product, or something else, in the frame that they stand in. */
export const MISREAD_FRAMES: readonly Misreading[] = [
  { why: "nothing", is: isWeeping },
  { why: "nothing", is: isLaughing },
  { why: "nothing", is: isMourning },
  { why: "nothing", is: isOfSpare },
  { why: "nothing", is: isOfQuietOnes },
  { why: "nothing", is: isNotCaredFor },
  { why: "nothing", is: isNotPromised },
  { why: "nothing", is: isOnlyOccasion },
  { why: "nothing", is: isWhoFits },
  { why: "nothing", is: isNotHeard },
  { why: "nothing", is: isDoneToOther },
  { why: "nothing", is: isTooLow },
];

/** Praise that its frame takes back. */
export const MISREAD_FRAMES_OF_PRAISE: readonly Misreading[] = [
  { why: "nothing", is: isAsTold },
  { why: "opposite", is: isDeniedOnCondition },
  { why: "nothing", is: isOnlyAtFirst },
  { why: "nothing", is: isLikened },
  { why: "nothing", is: isTooMuch },
  { why: "nothing", is: isQuotedFromSeller },
  { why: "nothing", is: isOnlyForATime },
  { why: "nothing", is: isPromised },
  { why: "nothing", is: isSoThatItFails },
];
