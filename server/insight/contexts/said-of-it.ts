import type { Token } from "../text/analyse.ts";

const CLAUSE_END = /^(?:[.;!?()"]|but|because|until|since|before|after|while|when|which|where|who|whatever|than)$/;
const NOT_SO =
  /\b(?:n't|not|never|would|could|might|may|going to|gonna|will|if|unless|wish|no idea|probably|(?:wanted|tried|hoped|hoping|planned|meant) to)\b/;
/** What happened before it was used. */
const ON_ITS_WAY = /\b(?:delivery|driver|fedex|ups|usps|package|bought|purchased|ordered)\b/;
const SOMEBODY = /^(?:i|we|he|she|you)$/;
const FARTHEST = 16;

const THING =
  "(?:it|them|this|these|mine|both|ours|one of (?:these|them)|(?:this|these) (?!year|week|month|time|summer|winter|morning|point|way)[a-z]+)";
const DEALT =
  "(?:us(?:e|es|ed|ing)|wear(?:s|ing)?|wore|worn|put(?:s|ting)?|ke(?:ep|eps|pt|eping)|t(?:ake|akes|ook|aking)|br(?:ing|ings|ought|inging)|carr(?:y|ies|ied|ying)|play(?:s|ed|ing)?|read(?:s|ing)?|dr(?:ink|inks|ank)|eat(?:s|ing)?|le(?:ave|aves)|appl(?:y|ies|ied)|set|st(?:ore|ores|ored)|h(?:ang|angs|ung)|ha(?:ve|s)|r(?:un|uns|an|unning)|charg(?:e|es|ed)|pack(?:s|ed)?|ride(?:s)?|rode|mount(?:s|ed)?|install(?:s|ed)?|watch(?:es)?|lik(?:e|es|ed)|lov(?:e|es|ed)|prefer(?:s|red)?|make(?:s)?|need(?:s|ed)?|want(?:s|ed)?)";
const DOES =
  "(?:works?|worked|fits?|sits?|sat|lives?|goes|go|went(?! off| out| bad)|stays?|stayed|holds?|held|stands?|stood|rides?|hangs?|hung|sleeps?|survived|been|is|are|was|were|'s|'re|looks?|runs?|ran|does|comes?)";

const DONE_WITH = new RegExp(`\\b${DEALT} (?:[a-z]+ )?${THING}\\b(?! (?:apart|back|out)\\b)`);
const DOES_THERE = new RegExp(`\\b(?:it|they|this|these)(?: [a-z]+)? (?:has |have |had )?${DOES}\\b`);
const OF_THINGS =
  /^(?:lives|works|fits|sits|sleeps|stays|grinds|holds|hangs|goes|great|perfect|excellent|awesome|nice)$/;
/** "It glows at night": whatever it does, it does it there. */
const IT_DOES =
  /^(?:(?:and|so|also) )?(?:it|this|these) (?!year|week|month|time|summer|winter|morning|was |is |'s |rain|snow|fell|broke|died|went|came|stopped|quit|arrived|snapped|leaked|failed)[a-z]/;
const USED = /\b(?:us(?:e|es|ing)|used(?! to\b)|wear|wears|wore|wearing)\b/;
const PRAISED =
  /\b(?:great|perfect|good|nice|ideal|excellent|awesome|handy|useful|wonderful|best|fantastic|size|well|must)(?: [a-z]+)? $/;

/** ", fed him in the back", "and washed the dog in the yard": what is done next is done with something else. */
const doesNext = (tokens: readonly Token[], index: number): boolean => {
  const verb = tokens[index + 1];
  if (verb?.pos !== "VERB" || verb.lower === verb.lemma || verb.lower.endsWith("ing")) return false;
  return !/^(?:it|them|this|these|on|in|at|up|off|out|over|around)$/.test(tokens[index + 2]?.lower ?? "");
};

/** ", he", "and my wife": somebody else begins to do something. */
const opensAnew = (tokens: readonly Token[], index: number): boolean => {
  const [token, next, after] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!/^(?:,|and|so)$/.test(token?.lower ?? "") || next === undefined) return false;
  return (
    doesNext(tokens, index) ||
    SOMEBODY.test(next.lower) ||
    next.pos === "DET" ||
    /^(?:my|our|his|her)$/.test(next.lower) ||
    (next.pos === "NOUN" && after?.pos === "VERB")
  );
};

/** The words before a place that belong to the same statement. */
const wordsBefore = (tokens: readonly Token[], at: number): string => {
  const from = Math.max(0, at - FARTHEST);
  const before = tokens.slice(from, at);
  const end = before.findLastIndex(({ lower }, index) => CLAUSE_END.test(lower) || opensAnew(before, index)) + 1;
  const start = Math.max(
    end,
    before.findLastIndex(({ lower }) => SOMEBODY.test(lower)),
  );
  return before
    .slice(start)
    .map(({ lower }) => `${lower} `)
    .join("");
};

const DOES_SO = /[^s]s$/;
const OF_USER = /^(?:my|our|me|us)$/;
const FAR_IN = 8;

/** "Helps my back on long runs", "Works fine at 5am", "In our camper since May", "This before bed": without a subject it is the thing itself that is spoken of. */
const isElliptic = (tokens: readonly Token[], at: number): boolean => {
  const [first, second] = [tokens[0], tokens[1]];
  if (at === 0) return tokens.slice(0, 8).every(({ lower }) => lower !== "maybe");
  if (at === 1 && /^(?:this|these)$/.test(first?.lower ?? "")) return true;
  if (first?.pos === "VERB" && DOES_SO.test(first.lower) && at <= FAR_IN && OF_USER.test(second?.lower ?? ""))
    return true;
  if (first === undefined || at > 5 || second?.pos === "NOUN" || second?.pos === "PRON") return false;
  return first.pos === "VERB" || first.pos === "ADJ" || OF_THINGS.test(first.lower);
};

/** Those that do with a thing what nobody bought it for. */
const WILD =
  /^(?:raccoon|squirrel|bear|deer|rat|mouse|chipmunk|possum|opossum|fox|coyote|skunk|crow|thief|thieve|burglar|wind|storm)$/;
const OF_BUYERS = /^(?:i|we|you) /;

/** "The raccoon unhooked it and carried it to the creek" */
export const isDoneByWild = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ lemma }) => WILD.test(lemma)) && !OF_BUYERS.test(wordsBefore(tokens, at));

/** "Don't fall out when running", "never budged during class": a failing that does not come is told of it. */
const WITHSTANDS =
  /^(?:(?:and|so|also|plus|,) )*(?:(?:it|they|this|these|mine) )?(?:(?:do|does|did|has|have|wo|is|are) (?:n['’]?t|nt|not) |(?:has |have )?never )(?:ever |once |even |really |just )*(?:fall|fell|fallen|slip|slips|slipped|budge|budges|budged|shift|shifts|shifted|move|moves|moved|slide|slides|slid|come (?:off|out|undone|loose|apart)|came (?:off|out|undone|loose|apart)|ride|rides|bounce|bounces|leak|leaks|leaked|hurt|hurts|pinch|pinches|rub|rubs|chafe|chafes|overheat|shake|wobble|tip|dig|digs|fog|fogs|sag|squeak|rattle|drip|spill|tangle|scratch|skip|drop)\b(?! (?:my|our|me|us)\b)/u;

/** "The handle is brilliant at the school gate" */
const PRAISED_THERE =
  /\b(?:is|are|works?|looks?)(?: (?:very|really|so|absolutely|just|also))* (?:great|perfect|brilliant|ideal|excellent|awesome|handy|useful|wonderful|superb|lovely|fantastic|well|smart|gorgeous|beautiful) $/u;

const NOT_DONE_WITH =
  /^(?:hate|love|like|find|think|know|mean|see|hear|notice|regret|lose|drop|send|return|wish|buy|order|get|break|want|need|hope)$/;

/** "I pause it while soaping": what somebody does with it, right before. */
const isDoneNow = (tokens: readonly Token[], at: number): boolean => {
  const [verb, thing] = [tokens[at - 2], tokens[at - 1]];
  return (
    /^(?:when|while)$/.test(tokens[at]?.lower ?? "") &&
    /^(?:it|them|this|mine)$/.test(thing?.lower ?? "") &&
    verb?.pos === "VERB" &&
    verb.lower === verb.lemma &&
    !NOT_DONE_WITH.test(verb.lemma) &&
    tokens.slice(Math.max(0, at - 4), at - 2).some(({ lower }) => SOMEBODY.test(lower))
  );
};

/** Whether a place, a time or an occasion is told of the thing itself, and not of its owner's day or of other things. */
export const isSaidOfIt = (tokens: readonly Token[], at: number): boolean => {
  const words = wordsBefore(tokens, at);
  const isPurpose = tokens[at]?.lower === "for";
  if (WITHSTANDS.test(words)) return true;
  if (NOT_SO.test(words) || (!isPurpose && ON_ITS_WAY.test(words))) return false;
  return (
    isElliptic(tokens, at) ||
    isDoneNow(tokens, at) ||
    DONE_WITH.test(words) ||
    DOES_THERE.test(words) ||
    IT_DOES.test(words) ||
    USED.test(words) ||
    PRAISED_THERE.test(words) ||
    (isPurpose && PRAISED.test(words))
  );
};

const WITH_IT =
  /^in (?:my|our|the|an?|his|her) (?:\p{L}+ ){1,2}?(?:with|under|wearing|using|holding) (?:it|this|them|these)\b/u;

/** "I sit in the armchair with it" */
export const isWithIt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === "in" &&
  WITH_IT.test(
    tokens
      .slice(at, at + 7)
      .map(({ lower }) => lower)
      .join(" "),
  );
