import type { Token } from "../../text/analyse.ts";
import { clauseAfter } from "../../text/beside-clause.ts";
import { WITHSTOOD } from "../../text/withstood.ts";
import { wordSet } from "../../text/word-table.ts";
import { clauseText, type Misreading, type Reading, sentenceAfter, sentenceText, textFrom } from "./misreading.ts";

const before = ({ tokens, from }: Reading, words: number): string =>
  textFrom(tokens.slice(Math.max(0, from - words), from));

const after = ({ tokens, to }: Reading, words = tokens.length): string => textFrom(tokens.slice(to, to + words));

const ENDING = /\b(?:(?:\w+)?day|week|month|year|wash|first|recently|last)\b/;

/** "worked great until it stopped", "soft until the first wash": praise of a time that is over; "full until noon" is none. */
const isOverByNow = ({ tokens, to }: Reading): boolean => {
  const until = tokens.findIndex(({ lower }, index) => index >= to && /^(?:until|till)$/.test(lower));
  const ending = tokens.slice(until + 1);
  return (
    until !== -1 &&
    !tokens.slice(to, until).some(({ pos }) => pos === "CCONJ") &&
    (ending.some(({ pos }) => pos === "VERB" || pos === "AUX") || ENDING.test(textFrom(ending)))
  );
};

/** "so much for waterproof", "a long way from sharp" */
const isScoffedAt = (reading: Reading): boolean =>
  /^so much for(?: \p{L}+){0,2}$|\b(?:way|miles|light years) from(?: being)?$/u.test(before(reading, 6));

/** "soft is the last thing it is", "the only thing fast about it" */
const isLastThing = (reading: Reading): boolean =>
  /^(?:\p{L}+ )?is (?:about )?the last thing\b/u.test(after(reading)) ||
  (/\bthe only thing$/.test(before(reading, 3)) && /^about\b/.test(after(reading)));

const CALLED =
  /^(?:whoever|whomever|anyone who|calling)\b|\b(?:so(?: -)? called|supposedly|allegedly|idea of|what they call|they call(?: it| this| them| these)?)(?: \p{L}+){0,2}$/u;

/** "whoever called the assembly simple", "their idea of heavy duty": what others call it. */
const isCalledSo = (reading: Reading): boolean => CALLED.test(before(reading, reading.tokens.length));

/** "In the video the canopy pops up": what is shown, and not what came. */
const isInTheAd = ({ tokens }: Reading): boolean =>
  /^in (?:the|their) (?:videos?|photos?|pictures?|ads?|advert|commercial|listing)\b/.test(textFrom(tokens.slice(0, 3)));

const QUOTE = /^["“”]$/;
const MOST_QUOTED = 4;

const DOUBTS =
  /\b(?:if|called|calls?|should|must|supposed|supposedly|claims?|claimed|says?|said|idea|means?|advertised|definition|sure|yeah|fooled|apparently)\b/;

/** “cloud soft”, in a sentence that doubts it: the few words of praise between quotation marks are the seller's. */
const isQuotedClaim = ({ unit: { clause }, tokens }: Reading): boolean => {
  const all = clause.sentence.tokens;
  const at = all.indexOf(tokens[0] as Token);
  return (
    tokens.length <= MOST_QUOTED &&
    DOUBTS.test(textFrom(all)) &&
    QUOTE.test(all[at - 1]?.text ?? "") &&
    QUOTE.test(all[at + tokens.length]?.text ?? "") &&
    !tokens.some(({ pos }) => pos === "PRON" || pos === "AUX")
  );
};

const PREVENTING = wordSet(`cure end solve conquer banish survive withstand resist hide mask ease relieve repel minimize
  minimise dampen muffle swallow silence defeat tame outlast cut lessen diminish calm soothe heal`);
const PREVENTING_PHRASE =
  /\b(?:shrugs?|shrugged|shrugging) off(?: \p{L}+){0,2}$|\b(?:takes?|took|taken) care of(?: \p{L}+){0,2}$|\b(?:puts?|put) (?:an end|a stop) to(?: \p{L}+){0,3}$|\b(?:goodbye|farewell|good bye)(?: to)?(?: \p{L}+){0,2}$|\b(?:gets?|got|getting) rid of(?: \p{L}+){0,3}$|\b(?:does|did|do) away with(?: \p{L}+){0,3}$|\bfree (?:of|from)(?: \p{L}+){0,2}$|\banti -?$/u;
/** "I got rid of this junk", "the seller took care of the broken lid": nothing that the thing does. */
const BY_SOMEBODY = /\b(?:i|we|he|she|seller|service|support|company|amazon|husband|wife)\b/;
const OBJECT_WORDS = new Set(["DET", "ADJ", "NOUN", "PRON", "ADP", "NUM"]);
const MOST_BETWEEN = 3;

/** "cured the wobble", "resists rust": the blame is the object of a verb that ends or prevents it. */
const isObjectOfPreventing = ({ tokens, from }: Reading): boolean => {
  let at = from - 1;
  while (at >= from - MOST_BETWEEN && OBJECT_WORDS.has(tokens[at]?.pos ?? "")) at -= 1;
  const verb = tokens[at];
  return (
    at >= from - 1 - MOST_BETWEEN &&
    verb?.pos === "VERB" &&
    PREVENTING.has(verb.lemma) &&
    tokens[at + 1]?.lower !== "up"
  );
};

const LISTED = new Set(["NOUN", "PROPN", "ADJ", "CCONJ", "PUNCT"]);

/** "free from dairy, lactose, gluten, soy": each of the list, which commas part into clauses. */
const isInFreeList = ({ unit: { clause }, tokens, from }: Reading): boolean => {
  const all = clause.sentence.tokens;
  const at = all.indexOf(tokens[from] as Token);
  const free = all.findLastIndex(
    ({ lower }, index) => index < at - 1 && lower === "free" && /^(?:from|of)$/.test(all[index + 1]?.lower ?? ""),
  );
  const isNamed = all[at]?.pos === "NOUN" || all[at]?.pos === "PROPN";
  return free !== -1 && isNamed && all.slice(free + 2, at).every(({ pos }) => LISTED.has(pos));
};

/** "shrugs off rust", "free of streaks", "makes blisters a thing of the past": the trouble is gone. */
const isGone = (reading: Reading): boolean =>
  (!BY_SOMEBODY.test(before(reading, reading.tokens.length)) &&
    (isObjectOfPreventing(reading) || PREVENTING_PHRASE.test(before(reading, 7)))) ||
  /^(?:\p{L}+ )?(?:a thing of the past|are history|is history)\b/u.test(after(reading));

const CURED =
  /^(?:and |but |so )?this(?: \p{L}+)?(?: (?:really|just|totally|completely|finally))* (?:(?:took|takes|calmed|calms|knocked) (?:it|that|them) (?:right |all )?(?:down|away|out)|(?:cured|cures|fixed|fixes|cleared|healed|heals|soothed|soothes|relieved|solved|ended|saved) (?:it|that|them|me|my)\b)/u;

/** "Windburn = red all over, and this calmed it down": what was wrong before, and was put right. */
const isCuredNext = ({ unit: { clause } }: Reading): boolean => {
  const next = clauseAfter(clause);
  return next !== undefined && CURED.test(clauseText(next));
};

const SOUGHT_IN_VAIN =
  /\b(?:hard (?:put|pressed)|struggled?|struggling|difficult|impossible|hard|tough) to (?:find|name|spot|see|think of|pick out) (?:an?|any|anything|one|something)(?: \p{L}+){0,2}$/u;

/** "hard pressed to find a flaw" */
const isSoughtInVain = (reading: Reading): boolean => SOUGHT_IN_VAIN.test(before(reading, 8));

const FEARED =
  /\b(?:(?:braced|bracing|prepared)(?: \p{L}+)? for|dreaded|dreading|feared|fearing|expecting|anticipating|anticipated|afraid of|(?:horror stories|reviews|complaints|warnings) (?:of|about|saying)|(?:photos|pictures) (?:of|showing))(?: (?!(?:and|but|got|received|came|is|was|are|were|it)\b)\p{L}+){0,4}$/u;

/** "had braced myself for scratchy", "saw the photos of cracked lids": feared or shown, and not what happened. */
const isOnlyFeared = (reading: Reading): boolean =>
  FEARED.test(before(reading, reading.tokens.length)) && !/\bnot\b/.test(after(reading));

const ONLY_SO =
  /^ [^.;!?]{0,40}?,? but (?:(?:just |only )?barely|only just|not (?:stretched|lying|laid|standing|sitting|when|if|fully|all the way|flat))\b/;

/** "fits him curled up but not stretched out", "fits two but barely": less than what should go in. */
const isFitOnlySo = (reading: Reading): boolean =>
  /^(?:sizing|capacity)$/.test(reading.unit.facet?.id ?? "") &&
  /\b(?:fits?|big enough|large enough|room|holds?)\b/.test(reading.unit.opinion) &&
  ONLY_SO.test(sentenceAfter(reading));

const OF_LIGHT = new Set(["light", "visible"]);
const AT_LEAST =
  /\b(?:dimmest|darkest|faintest|(?:lowest|low|minimum|night)(?: (?:setting|level|mode|brightness|light))? (?:is|still|it)|(?:even|still) (?:on|at|when) (?:the |its )?(?:lowest|low|minimum|night)|turned (?:it )?(?:all the way |way )?(?:down|off))\b/;
const LOW_ENOUGH = /\b(?:low|dim|dark|soft|gentle|faint) enough\b|\bperfect\b/;

/** "the dimmest setting lights up the ceiling": light that is bright at its lowest is too bright. */
const isBrightAtLeast = ({ unit: { facet, clause } }: Reading): boolean => {
  const words = sentenceText(clause.sentence);
  return OF_LIGHT.has(facet?.id ?? "") && AT_LEAST.test(words) && !LOW_ENOUGH.test(words);
};

const MISHAP =
  /^(?:once |ever |even |really )?(?:(?:gets?|got|gotten|getting|became|becomes?) (?:stuck|caught|jammed|tangled|snagged|loose|hot|dirty|wet)|(?:sticks?|stuck|jams?|jammed|snags?|snagged|leaks?|leaked|slips?|slipped|squeaks?|rattles?|wobbles?|catches|caught|breaks?|broke|broken|fails?|failed|falters?|faltered|splits?|ripped|tore)(?! to\b))\b/;

/** "The zipper never gets stuck": the cue ends before the mishap that is denied. */
const isMishapDenied = (reading: Reading): boolean =>
  reading.tokens[reading.to - 1]?.lower === "never" && MISHAP.test(after(reading));

/** "never came apart", "never came undone": nothing that did not arrive. */
const isNeverApart = (reading: Reading): boolean =>
  /\bnever (?:came|comes?|coming)$/.test(reading.unit.opinion) &&
  /^(?:apart|off|on|back|up|clean|close|through|undone|loose|unglued|unstuck|unraveled|out|down|untied|open)\b/.test(
    after(reading),
  );

/** Praise that is turned round by what stands about it. */
export const TURNED_PRAISE: readonly Misreading[] = [
  { why: "nothing", is: isOverByNow },
  { why: "opposite", is: isScoffedAt },
  { why: "opposite", is: isLastThing },
  { why: "opposite", is: isFitOnlySo },
  { why: "opposite", is: isBrightAtLeast },
  { why: "nothing", is: isCalledSo },
  { why: "nothing", is: isInTheAd },
  { why: "nothing", is: isQuotedClaim },
];

const HAPPENS_TO = wordSet("wet durability finish mess");

/** "gets soaked every day and still plays fine": what it withstands. */
const isWithstood = (reading: Reading): boolean =>
  HAPPENS_TO.has(reading.unit.facet?.id ?? "") && WITHSTOOD.test(sentenceAfter(reading));

/** Blame that is turned round by what stands about it. */
export const TURNED_BLAME: readonly Misreading[] = [
  { why: "opposite", is: isWithstood },
  { why: "opposite", is: isGone },
  { why: "opposite", is: isInFreeList },
  { why: "opposite", is: isSoughtInVain },
  { why: "opposite", is: isMishapDenied },
  { why: "nothing", is: isNeverApart },
  { why: "nothing", is: isOnlyFeared },
  { why: "nothing", is: isCuredNext },
];
