import type { Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";

const lowerAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? "";

const REACH = 6;
const FULLER = new Set(["so", "such", "better", "more", "this", "as"]);

/** "never owned one so quiet": what was never so before is so now. */
export const isUnmatched = (tokens: readonly Token[], index: number): boolean => {
  const from = Math.max(0, index - REACH);
  const never = tokens.findIndex((token, at) => at >= from && at < index && token.lower === "never");
  return (
    never !== -1 &&
    tokens[never + 1]?.pos === "VERB" &&
    tokens.slice(never + 2, index + 1).some((token) => FULLER.has(token.lower))
  );
};

const OUT_OF = new Set(
  "oven wash washer dryer dishwasher microwave freezer fridge box package shower mold pan".split(" "),
);

/** "comes out perfectly cooked", "came out of the wash": said of a result, not of a part that fell out. */
export const isOutcome = (tokens: readonly Token[], out: number): boolean => {
  if (lowerAt(tokens, out) !== "out") return false;
  const next = tokens[out + 1];
  if (next === undefined) return false;
  return next.lower === "of"
    ? tokens.slice(out + 2, out + 5).some((token) => OUT_OF.has(token.lower))
    : next.pos === "ADJ" || wordPolarity({ ...next, pos: "ADJ" }) > 0;
};

const SENSED = new Set(["smell", "odor", "odour"]);
const FALLING = new Set("rain showers shower snow duty use traffic load loads lifting winds winter".split(" "));
const SEEMING = new Set(["feel", "look", "seem", "sound"]);

/**
 * Words of blame that are none where they stand: "smells good", "broken in", "a snap to install", "slips easily into a bag", "heavy rain",
 * "cheaper than in stores", "odor-eaters", "fewer jams", "a guilty pleasure".
 */
export const isHarmless = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (token === undefined) return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (isOfUse(tokens, index)) return true;
  if (SENSED.has(token.lemma)) {
    const graded = next?.pos === "ADV" && wordPolarity(next) === 0 ? tokens[index + 2] : next;
    return next?.text === "-" || (graded !== undefined && wordPolarity({ ...graded, pos: "ADJ" }) > 0);
  }
  if (/^(?:worn|broken|broke|break|breaks)$/.test(token.lower)) return next?.lower === "in";
  if (token.lower === "slips")
    return [next?.lower, tokens[index + 2]?.lower].some((word) => word === "into" || word === "easily");
  if (token.lower === "ripping") return next?.lower === "hot";
  if (/^snaps?$/.test(token.lower))
    return before?.lower === "a" || /^(?:on|onto|into|in\.?|shut|closed|together|tight|back)$/.test(next?.lower ?? "");
  if (token.lower === "tears" && /^(?:in|into|to|with)$/.test(before?.lower ?? "")) return true;
  if (token.lower === "bent") return /^(?:over|down|forward)$/.test(next?.lower ?? "");
  if (token.lower === "cheaper")
    return !tokens.slice(Math.max(0, index - 3), index).some((each) => SEEMING.has(each.lemma));
  if (token.lower === "heavy") return FALLING.has(next?.lower ?? "");
  if (token.lower === "guilty") return next?.lower === "pleasure";
  return before?.lower === "fewer" || before?.lower === "less";
};

/** "fine for thin soups", "for heavy traffic": of what a thing is used for, and not of the thing. */
const isOfUse = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1];
  const before = tokens.findLast(({ pos }, at) => at < index && pos !== "ADJ" && pos !== "ADV");
  return tokens[index]?.pos === "ADJ" && next?.pos === "NOUN" && before?.lower === "for";
};

const DIRT = new Set(["stain", "spill", "mess", "scratch", "smudge", "dirt", "fur", "hair", "lint"]);
const GOES_OFF =
  /^(?:\p{L}+ ){0,3}(?:come|comes|came|wipe|wipes|wiped|wash|washes|washed|rinse|rinses|rinsed|brush|brushes|shake|shakes|lift|lifts|vacuum|vacuums) (?:\p{L}+ ){0,2}(?:out|off|up|away)\b/u;

/** "the stains come right out" */
export const isWashedOff = (tokens: readonly Token[], index: number): boolean =>
  DIRT.has(tokens[index]?.lemma ?? "") &&
  GOES_OFF.test(
    tokens
      .slice(index + 1, index + 8)
      .map((token) => token.lower)
      .join(" "),
  );

const OBLIGED = new Set(["have", "need"]);

/** "you don't have to scrub the pan any more", "no longer need to fight the tangles": the trouble is over. */
export const isSpared = (tokens: readonly Token[], index: number): boolean => {
  const to = tokens.findIndex(
    (token, at) => at < index && token.lower === "to" && OBLIGED.has(tokens[at - 1]?.lemma ?? ""),
  );
  return (
    to !== -1 &&
    tokens
      .slice(Math.max(0, to - 4), to - 1)
      .some(
        (token) =>
          token.lemma === "not" || token.lower === "never" || token.lower === "longer" || token.lower === "dont",
      )
  );
};

const STEPS_OF_EASING =
  "(?:(?:has|have|had|is|are|was|were|'s|'re|'ve|i|we|get|got|just|all|both|pretty|much|really|almost|nearly|mostly|finally|also|now|actually|even|only|completely|totally|definitely|already|since|right|away) )*";
const EASED = new RegExp(
  `^${STEPS_OF_EASING}(?:eas(?:ed?|es|ing)|gone|(?:went|going|goes) (?:right |straight )?(?:away|down)|go away|stopp?(?:ed|s)(?! (?:me|us|him|her|it|them)\\b)|subsid(?:ed?|es|ing)|disappear(?:ed|s|ing)?|vanish(?:ed|es)?|(?:come|comes|came|happens?|happened|occur|occurs|occurred) (?:far |much |a lot |way )?less|(?:far |much |a lot |way )?(?:less (?:often|frequent(?:ly)?|severe|intense|painful)|fewer|milder|better)|down to|lessen(?:ed|s|ing)?|improv(?:ed|es|ing)|diminish(?:ed|es)?|(?:cut|reduced) (?:down|in half)|dropped|cleared up|let up|faded)\\b`,
  "u",
);
const TOLD_BY_ILL = 12;
/** "… when I stopped using it": the thing itself was the cause. */
const WITHOUT_IT =
  /\b(?:when|after|once|until|as soon as|since|by) (?:i|we|he|she|they|you)?(?: have| 've| had)? ?(?:stopp(?:ed|ing)|quit|switch(?:ed|ing)|(?:took|take|taking) (?:(?:it|them|this|these|those) )?off|return(?:ed|ing)|remov(?:ed|ing)|went back|sent|threw|washed|rinsed)\b/u;

/** "the cramps come less often", "my headaches stopped": what is an ill by its name, and has lessened or ended. */
export const isEased = (tokens: readonly Token[], index: number): boolean => {
  const ill = tokens[index];
  if (ill === undefined || (ill.pos !== "NOUN" && ill.pos !== "PROPN")) return false;
  const after = tokens
    .slice(index + 1, index + TOLD_BY_ILL)
    .map(({ lower }) => lower)
    .join(" ");
  const rest = after.replace(/^(?:in|on|of|from|at) (?:(?:my|the|your|his|her|our|both) )?\S+ /u, "");
  return EASED.test(rest) && !WITHOUT_IT.test(after);
};

const LOSS =
  /^(?:(?:wears?|wore|worn|wearing) (?:out|off|down|through|thin)|(?:runs?|ran|running) (?:out|down)|(?:burns?|burned|burnt) out|(?:goes|went) (?:flat|dull|bald))\b/u;
const WASHED_OUT = /^(?:wash(?:es|ed)?|bleed(?:s|ing)?|bled) (?:right |all )?(?:out|off|away)\b/u;
const OF_LOOKS = new Set("color colour print pattern dye design logo lettering image picture black white".split(" "));
const BEFORE_SPEED = 4;

/** "wears out fast", "the colors washed out quickly": how soon it is lost, and no praise. */
export const isSoonLost = (tokens: readonly Token[], index: number): boolean => {
  const from = Math.max(0, index - BEFORE_SPEED);
  const textFrom = (at: number): string =>
    tokens
      .slice(at, index)
      .map(({ lower }) => lower)
      .join(" ");
  return tokens
    .slice(from, index)
    .some(
      (_, offset) =>
        LOSS.test(textFrom(from + offset)) ||
        (WASHED_OUT.test(textFrom(from + offset)) &&
          tokens
            .slice(0, from + offset)
            .some(({ lemma, lower }) => OF_LOOKS.has(lemma) || OF_LOOKS.has(lower.replace(/s$/, "")))),
    );
};
