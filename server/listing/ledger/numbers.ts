import type { Span } from "../../../events/result/review.ts";
import { NUMBER_IN_WORDS, numberOf } from "../../insight/text/number-words.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { Quantity } from "../words/quantities.ts";

const DURATIONS = new Set(["hour", "minute", "day", "week", "month", "year"]);
/** The number is the least that was seen, not the end: "still cold after four hours". */
const AT_LEAST =
  /\b(?:still|at least|over|more than|and counting|so far|already|past)\b|\bnot? (?:a )?(?:problem|issue)/i;
const NOT_MORE_THAN = /\b(?:not|n't|never|no) (?:\w+ ){0,6}more than\b/i;
/** Claims of which less is better: "ready in five minutes". */
const LESS_IS_BETTER =
  /\b(?:in|within|under|less than|only|takes?|as little as|no more than)\s+(?:about |just |only )?$/i;
/** How a reviewer gives a measure of the thing itself, rather than of something done with it. */
const MEASURES =
  /\b(?:only|just|barely|measur\w+|weigh\w*|holds?|actual(?:ly)?|really|turn(?:s|ed) out|mine (?:is|was)|came with|comes with|in the box|instead|supposed|advertis\w+|claim\w*|count(?:ed|s)?|says|said|not|n't)\b/i;
const IS = /\b(?:is|are|was|were)\b/i;
const COUNTED = new Set(["cup", "piece", "pack", "person", "player", "setting", "page", "serving"]);
const OF_ANOTHER = /^(?:(?:and|but|so|because|with) )?(?:my|our|his|her|their) \p{L}+/iu;
const UP_TO = /\bup to\s+$/i;
const CHARGING =
  /\b(?:to (?:fully )?(?:re)?charge|(?:re)?charges? (?:fully )?in|charge time|charging (?:time|takes|took))\b/i;
/** A figure so near another, as a share of it, is the same. */
export const TOLERANCE = 0.1;

const FROM = new RegExp(`(\\d{1,5}|${NUMBER_IN_WORDS}) ?(?:to|or|-|–) ?$`, "iu");

/** Whether a figure lies in the range that a statement gives: "two to three days". */
const isInRange = (text: string, own: Quantity, said: Quantity): boolean => {
  const from = FROM.exec(text.slice(0, own.start))?.[1];
  const least = from === undefined ? own.value : (numberOf(from) ?? Number(from));
  return said.value >= least && said.value <= own.value;
};

/** Whether a figure is as good as the one of the same unit that a text gives. */
export const isNearly = (text: string, own: Quantity, said: Quantity): boolean =>
  own.unit !== "" &&
  own.unit === said.unit &&
  (Math.abs(said.value - own.value) <= TOLERANCE * own.value || isInRange(text, own, said));

/** "my 70 lb lab", "a 40 mile hike": the number describes something else. */
const describesAnother = (clause: ReviewClause, quantity: Quantity): boolean => {
  const before = clause.text.slice(0, quantity.start);
  const after = clause.text.slice(quantity.end);
  return (
    /\b(?:my|our|his|her|their|a|an)\s+(?:\w+\s+)?$/i.test(before) &&
    /^[\s-]+(?!for\b|of\b|and\b)\p{L}{3,}/u.test(after)
  );
};

/** "No way this is 4 pounds", "not the 4 they advertise", "nowhere near 4 hours" */
const DENIED =
  /\b(?:not|isn['’]?t|wasn['’]?t|aren['’]?t|doesn['’]?t|no way|nowhere|nothing like|far from)(?: (?:the|this|that|it|its|it['’]s|these|is|are|was|they|even|close|to|be|near|anywhere|really|actually|quite|full|advertised|claimed|promised|weigh|measure|hold|last))* $/iu;

/** "so no 24 hours", but not "no 12 inch pan fits" */
const NONE = /\b(?:no|never) (?:the )?$/iu;
const NAMES_NOTHING = /^\W*(?:$|(?:as|like|they|that|for me|at all)\b)/iu;

/** Whether the words before a figure deny it. */
export const isDeniedFigure = (text: string, { start, end }: Pick<Quantity, "start" | "end">): boolean => {
  const before = text.slice(0, start);
  return DENIED.test(before) || (NONE.test(before) && NAMES_NOTHING.test(text.slice(end)));
};

/** Of which less was promised: "weighs only 4 pounds". */
const ONLY = /\b(?:only|just|merely|under|less than|no more than)\s+(?:about )?$/iu;
const HEAVES = new Set(["pound", "kilogram", "gram", "ounce"]);
const SLIGHT = 0.02;
const WEIGHS = /\bweigh\w*\b|\bscales?\b/iu;

export type NumberVerdict = "agrees" | "contradicts" | "neither";

const SAYS_SO = "(?:advertis|claim|stat|list|promis)ed";
const PLACE = "(?:label|box|tub|pack\\p{L}*|bag|bottle|listing|page|description|advert|ad)";
const OF_LABEL = new RegExp(
  `^,? ?(?:(?:as |that |which )?(?:is |are )?(?:on|in) the ${PLACE}\\b|(?:as |that )?(?:it|they|the (?:${PLACE}|seller))(?: \\p{L}+)? (?:say|claim|stat|promis|advertis|list)\\p{L}*|${SAYS_SO}\\b)`,
  "iu",
);
const SAID_BEFORE = new RegExp(`\\b(?:${SAYS_SO}|it says|they say) $`, "iu");

/** "holds 38 g, not the 30 g on the label": whether a review names which figure of the seller's it means, and it is another than a clause claims. */
const isOfOtherFigure = (claimText: string, claimed: Quantity, { text, quantities }: ReviewClause): boolean =>
  quantities.some(
    (said) =>
      said.unit === claimed.unit &&
      !isNearly(claimText, claimed, said) &&
      (OF_LABEL.test(text.slice(said.end)) || SAID_BEFORE.test(text.slice(0, said.start))),
  );

/** How a number in a review stands to the number a clause claims. */
const compareNumbers = (claimText: string, claimed: Quantity, clause: ReviewClause, said: Quantity): NumberVerdict => {
  if (describesAnother(clause, said) || isOfOtherFigure(claimText, claimed, clause)) return "neither";
  const lead = claimText.slice(0, claimed.start);
  const close = isNearly(claimText, claimed, said);
  if (isDeniedFigure(clause.text, said)) return close ? "contradicts" : "neither";
  if (HEAVES.has(claimed.unit) && ONLY.test(lead) && WEIGHS.test(clause.text))
    return said.value > claimed.value * (1 + SLIGHT) ? "contradicts" : "agrees";
  if (DURATIONS.has(claimed.unit)) {
    if (CHARGING.test(clause.text) && !CHARGING.test(claimText)) return "neither";
    if (LESS_IS_BETTER.test(lead)) return said.value <= claimed.value * (1 + TOLERANCE) ? "agrees" : "contradicts";
    const least = AT_LEAST.test(clause.text) && !NOT_MORE_THAN.test(clause.text) && !clause.blames;
    if (said.value >= claimed.value || close) return clause.blames && !close ? "neither" : "agrees";
    return least ? "neither" : "contradicts";
  }
  if (close) return "agrees";
  if (said.value < claimed.value && NO_FURTHER.test(clause.text.slice(0, said.start))) return "contradicts";
  if (UP_TO.test(lead)) return said.value < claimed.value && clause.blames ? "contradicts" : "neither";
  const before = clause.text.slice(0, said.start);
  const tells = MEASURES.test(before) || (IS.test(before) && !COUNTED.has(said.unit));
  return tells && !OF_ANOTHER.test(clause.text.trim()) ? "contradicts" : "neither";
};

/** "a pain over 90 psi", "can't get past 85 psi": where it stops. */
const NO_FURTHER =
  /\b(?:(?:can['’]?t|cannot|couldn['’]?t|won['’]?t|doesn['’]?t|didn['’]?t|never) (?:get|gets|got|go|goes|went|pump|reach|reached)(?: it)?(?: past| above| over| beyond| to)?|(?:a pain|a struggle|hard work|hard|tough|difficult|impossible|useless) (?:past|above|over|beyond|after))(?: about| around)?\s*$/i;

/** Units of nothing but what a thing reaches, whatever else a clause is about. */
const REACHED = new Set(["psi", "mph"]);

const IN_MINUTES = new Map([
  ["minute", 1],
  ["hour", 60],
]);
/** How long a thing works on what it was charged with. */
const RUNNING_TIME =
  /\b(?:working|running|run|play|playing|playback|listening|talk|battery|flight|burn|burning|cordless) ?-?(?:times?|life|hours?)\b|\b(?:per|on an?|on one|after(?: an?)?(?: full| single)?|full|single) charge\b|\bof (?:continuous |constant )?(?:use|work|light|music|play|playtime|playback|power|cooling|heat|suction)\b/i;
/** How a reviewer tells when it was over: "I get two hours", "gone in under two hours", "dims after the first 90 minutes". */
const RAN =
  /\b(?:(?:i|we)(?:'m| am| only| just| barely| maybe)* (?:get|got|getting)(?: only| just| barely| maybe| about| around)*|(?:lasts?|lasted|lasting|runs?|ran)(?: me| us| for| only| just| barely| maybe| about| around)*|(?:gone|dead|died|dies|die|empty|out|over|flat|dims?|done) (?:in|after|within|at)(?: under| about| around| less than| just| only| barely| maybe)*|(?:battery|charge)(?: (?!takes?\b|took\b|needs?\b)\w+){0,3}|for the first|good for)\s*$/i;
/** "I got two hours of sleep", "an hour away" */
const OF_SOMETHING_ELSE =
  /^\s+(?:of sleep|into|away|late|early|ago|drive|from(?! (?:it|this|that|them|each|one|a (?:full|single))\b)|before)\b/i;
const LEAST_SHARE = 0.75;

/** Whether a reviewer's running time falls clearly short of the one that a clause claims. */
const fallsShort = (claimText: string, claimed: Quantity, clause: ReviewClause): boolean => {
  const minutes = claimed.value * (IN_MINUTES.get(claimed.unit) ?? 0);
  const lead = claimText.slice(0, claimed.start);
  if (minutes === 0 || !RUNNING_TIME.test(claimText) || LESS_IS_BETTER.test(lead)) return false;
  return (
    !CHARGING.test(clause.text) &&
    clause.quantities.some(
      (said) =>
        IN_MINUTES.has(said.unit) &&
        said.value * (IN_MINUTES.get(said.unit) ?? 0) < LEAST_SHARE * minutes &&
        RAN.test(clause.text.slice(0, said.start)) &&
        !OF_SOMETHING_ELSE.test(clause.text.slice(said.end)) &&
        !AT_LEAST.test(clause.text),
    )
  );
};

export type NumberFindings = { agreeing: Span[]; contradicting: Span[] };

/** What reviews that give a number of the same unit on the same matter say to the numbers of a clause. */
export const weighNumbers = (
  claimText: string,
  quantities: readonly Quantity[],
  candidates: (unit: string) => readonly ReviewClause[],
  sameMatter: (clause: ReviewClause) => boolean,
): NumberFindings => {
  const findings: NumberFindings = { agreeing: [], contradicting: [] };
  for (const claimed of quantities.filter((quantity) => quantity.unit !== "")) {
    for (const clause of [...IN_MINUTES.keys()].flatMap(candidates))
      if (clause.report && fallsShort(claimText, claimed, clause)) findings.contradicting.push(clause.span);
    for (const clause of candidates(claimed.unit)) {
      if (!clause.report || !(REACHED.has(claimed.unit) || sameMatter(clause))) continue;
      for (const said of clause.quantities.filter((quantity) => quantity.unit === claimed.unit)) {
        const verdict = compareNumbers(claimText, claimed, clause, said);
        if (verdict === "agrees" && !clause.repeats) findings.agreeing.push(clause.span);
        if (verdict === "contradicts") findings.contradicting.push(clause.span);
      }
    }
  }
  return findings;
};
