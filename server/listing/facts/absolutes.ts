import { pluralOf } from "../../insight/statements/inflect.ts";

/** What may go wrong with a thing: whoever rules it out altogether promises. */
const TROUBLE = [
  "damag\\p{L}+|fading|pull(?:s|ing)?|snag(?:s|ging)?|tangl(?:es|ing)|leak(?:s|ing|age)?|drips?|dripping|spill(?:s|ing|age)?",
  "slip(?:s|ping|page)?|slid(?:es|ing)|rolling down|falling(?: (?:off|out|over|down))?|tipping(?: over)?|shak(?:es|ing)|wobbl(?:es?|ing)",
  "noises?|odou?rs?|smells?|mess|splatter(?:s|ing)?|hot spots?|cold spots?|clog(?:s|ging)?|jam(?:s|ming)?|stick(?:ing)?|burn(?:s|ing)?",
  "crack(?:s|ing)?|break(?:s|ing|age)?|bending|rust(?:ing)?|scratch(?:es|ing)?|peeling|pilling|shedding|shrink(?:ing|age)?",
  "stretching(?: out)?|creas(?:es|ing)|wrinkl(?:es|ing)|irritation|pain|blisters?|chafing|rubbing|pinching|sagging|flattening|warping",
  "bunching(?: up)?|lumps?|clumps|squeak(?:s|ing)?|lag(?:ging)?|delays?|interruptions?|interference|distortion|flicker(?:s|ing)?",
  "false (?:rings?|alarms?|readings?|triggers?)|light leak(?:s|age)?|worry|worries|hassle|fuss|limits?",
].join("|");
const A_TROUBLE = `(?:\\p{L}+ )?(?:${TROUBLE})(?: (?:feelings?|sensations?|issues?|problems?|at all))?`;
const WITHOUT_TROUBLE = new RegExp(
  `,?(?:^|\\s+)(?:(?:and|or|with|means?|ensur(?:es?|ing)|caus(?:es?|ing)|giv(?:es?|ing)|leav(?:es?|ing)|has|have) )?(?:without|no|zero|free of)(?: any| more)? ${A_TROUBLE}` +
    `(?:(?:,| and| or) (?:(?:no|any|zero) )?(?:${TROUBLE}))*` +
    "(?=$|[,;.!]|\\s+(?:and|or|but|so|when|while|if|for|in|on|at|during|with|to|from|after|even|under|by|as|than)\\b)",
  "giu",
);

const OUTER =
  "weathers?|conditions?|situations?|circumstances|positions?|terrains?|angles?|times?|distances?|occasions?";
const AT_ANY_TIME = new RegExp(
  `,?\\s+(?:${[
    "even (?:on|in|at|under|during|with|for) the \\p{L}+est\\b[^,;]*",
    "(?:every (?:single )?|each and every )time",
    "all (?:day(?: (?:and night|long))?|night(?: long)?|winter(?: long)?|summer(?: long)?|season long|year(?: (?:long|round))?)(?!-| use)",
    `(?:in|under|during|for|on|over|from|at) (?:all|any|every)(?: (?:kinds?|types?) of)? (?:weather )?(?:${OUTER})`,
    "for (?:years|decades|life)(?: to come)?",
    "no matter [^,;]+",
    "to the exact \\p{L}+",
  ].join("|")})(?=$|[\\s,;.!])`,
  "giu",
);
const EMPHASIS = /(?<![\p{L}-])(?:always|forever|exactly|completely|totally) (?=\p{L})/giu;

/** "is not included", "do not bleach": nothing is promised. */
const NEVER =
  /(?<![\p{L}-])(?:never|won['’]?t|will not|can(?:no|['’])t|doesn['’]?t|does not|don['’]t (?!bleach|iron|tumble|use|wash|dry|soak|microwave|exceed)|(?:isn['’]?t|aren['’]?t|(?:is|are) not)(?! (?:included|recommended|suitable|intended|available|dishwasher|microwave|machine|for)\b))(?![\p{L}-]*\p{L})/iu;

const REACHES = "fits?|works? (?:with|on|in|for)|suits?|suitable for|compatible with";
/** "sides" and "wheels" are its own; of the other words "any" says no more than the bare word. */
const NOT_REACHED =
  "\\d|(?:ages?|sides?|parts?|pieces?|corners?|edges?|seams?|around|over|day|night|one|in|the|directions?|natural|cotton|steel|metal|leather|wood|weather|rain|snow|light)\\b";
/** "24 g in every scoop" is an amount. */
const PORTIONS =
  "scoop|serving|sip|bite|cup|bottle|pack|box|jar|tub|tube|can|capsule|tablet|gummy|drop|bar|bag|pouch|sachet";
const ENDS = "$|[,;.!(]| (?:of|for|with|in|on|from|to|including|up|small|large|that|which|you|so)\\b";
/** "fits all cars", "for every hair type": of what it meets, and not of itself ("all sides", "all 4 wheels"). */
const REACH = new RegExp(
  `(?<=(?<![\\p{L}-])(?:${REACHES}|for|on|in|against|(?:${REACHES})[^;.]{1,60} (?:and|or)) )` +
    `(?:almost |nearly |virtually )?(?!(?<=\\bin )every (?:${PORTIONS})\\b)(all|any|every)(?: of)?( (?:the|your))? (?!${NOT_REACHED})(\\p{L}[^,;.!()]*?)(?=${ENDS})`,
  "giu",
);
const UNIVERSAL = /(?<![\p{L}-])universal(?:ly)? (?=[^,;]*\bmost\b)/giu;

const NAMED_LAST = /\p{L}[\p{L}\d-]*(?=$| (?:and|or) )/giu;

/** "for all your drinks" says no more than "for drinks". */
const ofMost = (_: string, quantifier: string, owner: string | undefined, things: string): string =>
  owner === undefined
    ? `most ${quantifier.toLowerCase() === "all" ? things : things.replace(NAMED_LAST, pluralOf)}`
    : things;

const holds = (text: string, pattern: RegExp): boolean => text.search(pattern) !== -1;

/** Whether a text promises that there is no exception. */
export const isAbsolute = (text: string): boolean =>
  [NEVER, WITHOUT_TROUBLE, AT_ANY_TIME, REACH].some((pattern) => holds(text, pattern));

const MOST = /(?<![\p{L}-])most(?![\p{L}-])/giu;

/** Whether `softened` puts "most" where the seller says "all", which is a claim of its own. */
export const saysMostInstead = (text: string, soft: string): boolean =>
  (soft.match(MOST) ?? []).length > (text.match(MOST) ?? []).length;

/**
 * A clause without the promise that there is no exception: "fits all cars" is "fits most cars"; "in any weather" and
 * "without pulling" go. What cannot go ("never") stays, and `isAbsolute` tells so. "" where nothing else was said.
 */
export const softened = (text: string): string =>
  text
    .replace(WITHOUT_TROUBLE, "")
    .replace(AT_ANY_TIME, "")
    .replace(EMPHASIS, "")
    .replace(REACH, ofMost)
    .replace(UNIVERSAL, "")
    .replace(/^[\s,;]+|[\s,;]+$/g, "");
