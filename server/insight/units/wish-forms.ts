import type { Token } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";

/** Words of a sentence that name what somebody asks for. */
type Asked = { from: number; to: number };

type Form = {
  /** Its end is where begins what is asked for, or it holds that as "thing". */
  opens: RegExp;
  /** What the sentence has to say besides. */
  beside?: RegExp;
};

const NEW = "(?:^|[.,;:!?()–—…-] |\\b(?:and|but|also|so|plus|maybe|just|[1-9]) )(?:and |but |just |maybe )?";
const COMPARED =
  "(?:bigger|larger|longer|smaller|shorter|thicker|thinner|wider|taller|softer|stronger|sturdier|tighter|better|lighter|heavier|quieter|brighter|cheaper)";
const THING = `(?:an?|some (?:kind|sort) of|another|more|one (?:with|that)|${COMPARED}|real|proper|spare|extra|replacement|the (?:\\p{L}+ ){0,2}(?:size|version|option|model|color|colour)) `;
const ASKED = `(?=(?:${THING.slice(0, -1)})\\b)`;
const GIVES = "(?:add|make|include|offer|sell|put|bring back|give (?:us|it|me|them))(?: in)?";
const WOULD = "(?:would|'d|d|id)";
const NICE =
  "(?:perfect|nice|great|better|good|helpful|welcome|useful|appreciated|awesome|cool|complete|ideal|handy|a plus|a bonus)";
const RESULT =
  /(?:\b(?:would|'d|d|id|'ll|will)(?: \p{L}+)?|\bi'?d) (?:pay|buy|order|get|give|be|try|purchase|rate|take)\b/iu;

const form = (source: string, beside?: RegExp): Form => ({
  opens: new RegExp(source, "iu"),
  ...(beside === undefined ? {} : { beside }),
});

const FORMS: readonly Form[] = [
  form(`\\bplease (?:also |just |at least )?${GIVES} ${ASKED}`),
  form(`${NEW}${GIVES} ${ASKED}`, /\bplease\b/i),
  form(`\\b(?:make|sell|offer) (?:it|this|these|them) (?=in \\p{L}+ (?:too )?please\\b)`),
  form(`${NEW}give us ${ASKED}`),
  form(
    `\\b(?:only|one|other) (?:request|wish|suggestion|ask|improvement|recommendation) (?:i have |i would have )?(?:is|was|would be)(?: to (?:have|add|get|see|make))?(?: for)? ${ASKED}`,
  ),
  form(
    `\\b(?:thing|what) (?:i|we|she|he|they|(?:my|the) \\p{L}+)(?: ${WOULD}|d) (?:really |still |also |just )?(?:like|love|change|add|want|ask for|prefer|improve)(?: to (?:see|have|add|change))?(?: [\\p{L} ]{2,30}?)? (?:is|was|would be) ${ASKED}`,
  ),
  form(`\\b${WOULD}(?: 've| have| of)?(?: happily| gladly| even)? (?:pay|paid)(?: [\\p{L}\\d$]+){1,4} for ${ASKED}`),
  form(
    `\\bif (?:they|you|it|this|these|the (?:maker|company|seller)s?) (?:would |could |just |only |ever |also )*(?:sell|sold|make|made|offer|offered|did|put|add|added|include|included|throw|threw|came with|had)(?: in| on)? ${ASKED}`,
    RESULT,
  ),
  form("\\bwhy (?:is there |are there )?(?=no \\p{L}{3,})"),
  form(
    `\\bwhy (?:not|(?:is|are) ?n'?t there|do ?n'?t they|did ?n'?t they)(?: just)?(?: put| add| include| throw| make| sell)?(?: in)? ${ASKED}`,
  ),
  form(
    `${NEW}(?<thing>${THING}[\\p{L}\\d' -]{2,60}?) (?:would|'d|d)(?: really)? (?:be|have been|'ve been|of been|make (?:it|this|these|them))(?: (?:so|really|absolutely|truly|very|much|even|all the))* ${NICE}\\b`,
  ),
  form(
    `${NEW}(?<thing>(?:an? )?(?:[\\p{L}-]+ ){1,3}?)should (?:be|have been|come) (?:included|standard|in (?:the|every) (?:box|kit|set|bag|package))\\b`,
  ),
  form(
    `\\b(?:they|it|this|company|maker|seller|\\p{L}+s?) (?:really )?should(?: really| just| at least| also)? (?:have )?(?:do|make|sell|offer|put|add|include|included|added)(?: in)? ${ASKED}`,
  ),
  form(
    `${NEW}(?:i |we )?(?:would|'d|d)(?: have| 've| of)? (?:like|love|prefer|liked|loved|preferred)(?: to (?:see|have)(?: had| seen)?)? ${ASKED}`,
  ),
  form("\\bkill for (?=an? )"),
  form(
    `\\bhope(?:fully)? (?:that )?(?:they|you|the (?:company|maker|seller))(?: will| 'll| would| can)? (?:add|make|come out with|offer|sell|bring back|include) ${ASKED}`,
  ),
];

/** Of these a sentence that has one of the forms holds one; "ſ" is an "s" to the forms. */
const ASKS =
  /\b(?:please|give us|request|wish|suggestion|ask|improvement|recommendation|would|should|if|why|kill for|hope)|'d|\bi?d\b|d (?:really |still |also |just )?(?:like|love|change|add|want|ask|prefer|improve)|ſ/;

/** What is asked for without being a thing or a quality that a seller could offer: "a bit of babysitting", "a refund". */
const NO_THING = wordSet(
  "note decision effort point stop mistake choice chance call try break review reviews star stars refund response reply answer answers explanation word moment second seconds minute minutes hour hours day days week weeks month months year years time problem problems issue issues question questions favor difference luck look go shot babysitting care patience work practice attention getting help love finesse engineering cleaning wash rinse clean charge research feedback discount coupon muscle sense money product item reason idea picture photo video refunds people customer customers person mess salt water oil",
);

const OF_OTHERS = /^(?:my|your|his|her|their|who|whoever|you|i|we|he|she)$/;
const ENDS =
  /^(?:but|because|since|so|though|although|tho|however|please|would|should|could|will|can|is|was|are|were|if|when|while|before|after|instead|insted|than|then|which|where|who|i|you|we|he|she|they|it|these|lol|and|'d|d|id)$/;
const TRAILS =
  /^(?:in|on|at|for|to|with|of|by|from|too|also|either|as|well|there|that|the|an?|only|sure|really|definitely|right)$/;

/** "a zipper to make it bigger": what would be done to it is left off. */
const isCutOff = (tokens: readonly Token[], to: number): boolean =>
  tokens[to - 1]?.pos === "VERB" && tokens[to - 2]?.lower === "to" && tokens[to]?.pos === "PRON";

/** "one that clips on": a word that belongs to its verb ends nothing. */
const trails = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [verb, last] = [tokens[to - 2], tokens[to - 1]?.lower ?? ""];
  const belongs = /^(?:in|on)$/.test(last) && (verb?.pos === "VERB" || tokens[to - 3]?.lower === "that");
  return to > from && TRAILS.test(last) && !belongs;
};

/** Where what begins at an index ends. */
const endOfThing = (tokens: readonly Token[], from: number, most = 9): number => {
  const end = tokens.findIndex(
    ({ lower, text }, index) =>
      index > from &&
      (index >= from + most ||
        (!/[\p{L}\p{N}]/u.test(text) && text !== "/") ||
        ENDS.test(lower) ||
        (lower === "that" && tokens[from]?.lower !== "one")),
  );
  let to = end === -1 ? tokens.length : end;
  if (isCutOff(tokens, to)) to -= 2;
  while (trails(tokens, from, to)) to -= 1;
  return to;
};

/** Whether words name a thing or a quality of one that a seller could act on. */
export const isWishable = (thing: readonly Token[]): boolean => {
  const cut = thing.findIndex(({ lower, pos }, index) => index > 1 && pos === "ADP" && lower !== "of");
  const head = cut === -1 ? thing : thing.slice(0, cut);
  return (
    thing.some(({ pos }) => /^(?:NOUN|PROPN|ADJ|VERB|NUM)$/.test(pos)) && !head.some(({ lower }) => NO_THING.has(lower))
  );
};

const INSTRUCTS = /\b(?:make sure|your|before (?:you|using|use)|if you|when you|first)\b/i;

/** What is asked for in this sentence in other words than "wish": "please add a lid", "why no lid?", "a lid would make it perfect". */
export const askedFor = (tokens: readonly Token[]): Asked | null => {
  const words = tokens.map((token) => token.lower).join(" ");
  if (!ASKS.test(words)) return null;
  for (const { opens, beside } of FORMS) {
    const found = opens.exec(words);
    if (found === null || beside?.test(words) === false) continue;
    if (/please|put|make|add/.test(found[0]) && INSTRUCTS.test(words)) continue;
    const held = found.groups?.["thing"];
    const at = held === undefined ? found.index + found[0].length : found.index + found[0].indexOf(held);
    const from = words.slice(0, at).split(" ").length - 1;
    const most = held === undefined ? 9 : Math.min(9, held.trim().split(" ").length);
    const to = endOfThing(tokens, from, most);
    const thing = tokens.slice(from, to);
    const counted = thing[0]?.lower === "another" && thing[1]?.pos === "NUM";
    const vague = /^an? (?:spare|extra|new|good|better|real|separate) one\b/.test(
      words.split(" ").slice(from, to).join(" "),
    );
    const bare = thing.length === 1 && !/^\p{L}{3,}s$/u.test(thing[0]?.lower ?? "");
    if (bare || counted || vague || thing.some(({ lower }) => OF_OTHERS.test(lower)) || !isWishable(thing)) continue;
    return { from, to };
  }
  return null;
};
