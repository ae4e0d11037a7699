import { isATad } from "../text/a-tad.ts";
import type { Token } from "../text/analyse.ts";
import { isHypothetical, isNegatedThere, isPrevented } from "../text/negation.ts";
import { isNoMatter } from "../text/no-matter.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { remember } from "../text/remember.ts";
import { KIN } from "../text/word-lists.ts";
import { failingSign } from "./failing-sign.ts";
import { isEased, isHarmless, isOutcome, isSoonLost, isSpared, isUnmatched, isWashedOff } from "./readings.ts";
import type { Sign } from "./sign.ts";
import { BLAME, FAULTS, GOOD_VERBS, MERITS } from "./sign-words.ts";

const TOO_BUT_FINE = new Set("much many often good easy early late soon well".split(" "));
const GRADES = new Set("a so bit little way very far really".split(" "));

const textAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? "";

/** Whether the words before a place turn its meaning around; "never so clear" does not. */
const isNegated = (tokens: readonly Token[], index: number): boolean =>
  !isUnmatched(tokens, index) && isNegatedThere(tokens, index);

/** "too tight", "way too sweet" */
const tooSign = (tokens: readonly Token[], index: number): Sign | null => {
  const next = tokens[index + 1];
  if (textAt(tokens, index) !== "too" || next === undefined || TOO_BUT_FINE.has(next.lower)) return null;
  if (next.pos !== "ADJ" && next.pos !== "ADV" && next.pos !== "VERB") return null;
  return isNegated(tokens, index) || isHypothetical(tokens, index)
    ? null
    : { index: index + 1, polarity: -1, strength: 3, gist: `too ${next.lower}` };
};

const HARD = new Set("hard difficult impossible tricky awkward harder tight pain nightmare struggle".split(" "));
const EASY = new Set("easy easier simple breeze joy quick".split(" "));

/** "hard to close", "impossible to read", "easy to clean" */
const effortSign = (tokens: readonly Token[], index: number): Sign | null => {
  const verb = tokens[index + 2];
  if (textAt(tokens, index + 1) !== "to" || verb === undefined) return null;
  const word = textAt(tokens, index);
  const hard = HARD.has(word);
  if (!hard && !EASY.has(word)) return null;
  const turned = isNegated(tokens, index);
  return { index, polarity: hard === turned ? 1 : -1, strength: 3, gist: `${hard ? "hard" : "easy"} to ${verb.lemma}` };
};

type PhraseList = readonly (readonly [first: string, second: RegExp, gist: string, reach: number])[];

/** "came apart", "stopped working", "gave me a rash": faults in two words. */
const PHRASES: PhraseList = [
  ["came come comes coming fell fall falls falling", /^(?:apart|off|out|loose|undone)$/, "come apart", 2],
  ["stopped stops quit quits", /^(?:working|charging|turning|heating|spinning|running|closing|holding)$/, "die", 1],
  ["went goes", /^(?:dead|bad|flat|rancid)$/, "die", 1],
  ["takes took take", /^(?:forever|ages)$/, "slow", 1],
  ["broke breaks broken breaking", /^out$/, "irritate", 2],
  ["burned burns burnt burn", /^(?:eyes|face|skin|lips|scalp|hands|hand)$/, "irritate", 2],
  ["gave gives give got", /^(?:headache|headaches|diarrhea|rash|nightmares|gas|cramps|blisters|migraine)$/, "hurt", 4],
  [
    "arrived came",
    /^(?:damaged|broken|bent|dented|cracked|crushed|open|opened|empty|wet|dirty|torn|late|scratched|half|used)$/,
    "damaged",
    2,
  ],
  ["drops dropped drop loses lost cuts", /^(?:connection|signal|bluetooth|out)$/, "disconnect", 3],
  ["bluetooth", /^(?:drops|cuts)$/, "disconnect", 1],
  ["like", /^(?:cardboard|dirt|chemicals|chemical|plastic|sand|metal|soap)$/, "taste", 2],
  ["sounds sounded sound", /^(?:box|tunnel|barrel|bucket|cave|tin|underwater)$/, "blurry", 6],
  ["have had has", /^(?:to)$/, "workaround", 1],
  ["lost loses lose", /^(?:interest|shape|charge|suction|color)$/, "lose", 2],
  ["did", /^nothing$/, "no effect", 1],
  ["rubs rub wears wore washes washed", /^(?:off|away)$/, "peel", 1],
  ["leaves leave left", /^desired$/, "", 6],
  ["sits", /^(?:closet|drawer|shelf)$/, "no use", 4],
  ["way too much", /^smaller$/, "smaller", 1],
  ["way too much", /^(?:bigger|larger)$/, "bigger", 1],
  ["way too much", /^thinner$/, "thinner", 1],
  ["way too much", /^shorter$/, "shorter", 1],
  ["smaller", /^than$/, "smaller", 1],
  ["bigger larger", /^than$/, "bigger", 1],
  ["thinner", /^than$/, "thinner", 1],
  ["shorter", /^than$/, "shorter", 1],
  ["heavier", /^than$/, "heavier", 1],
  ["lighter", /^than$/, "lighter", 1],
];

const GOOD_PHRASES: PhraseList = [
  ["holds held hold", /^up$/, "lasts", 2],
  ["sinks soaks absorbs", /^(?:in|quickly|right)$/, "absorb", 2],
  ["goes went", /^(?:smoothly|on)$/, "smooth", 2],
  ["enough", /^(?:to|for|that)$/, "enough", 1],
  ["perfect", /^(?:for|size|length|height|fit|amount)$/, "right", 1],
  ["just exactly precisely", /^(?:right|as)$/, "right", 1],
  ["in within under", /^(?:seconds|minutes|minute)$/, "fast", 2],
  ["comes came come", /^(?:apart|clean)$/, "easy", 2],
  ["lays lies folds sits", /^flat$/, "flat", 1],
];

type PhrasesByWord = ReadonlyMap<string, PhraseList>;

const byFirstWord = (list: PhraseList): PhrasesByWord =>
  Map.groupBy(
    list.flatMap(([first, ...rest]) => first.split(" ").map((word) => [word, ...rest] as const)),
    ([word]) => word,
  );

const FAULT_PHRASES = byFirstWord(PHRASES);
const MERIT_PHRASES = byFirstWord(GOOD_PHRASES);

/** "I come out to find it": who comes out falls from nothing. */
const isOfPerson = (tokens: readonly Token[], verb: number): boolean => {
  const subject = tokens.findLast(({ pos }, at) => at < verb && pos !== "ADV" && pos !== "AUX");
  return subject !== undefined && (/^(?:i|we|he|she|you)$/.test(subject.lower) || KIN.has(subject.lower));
};

const OF_FOOD = /^(?:with|crispy?|juicy|golden|tender|moist|fluffy|hot|warm|soft|smooth|clean|even|evenly|like)$/;

const TURNS_OUT = /^(?:all )?(?:the same|one size|uniform|exactly|just (?:right|as|like)|looking|smelling|tasting)\b/u;

/** "fries come out crisp", "the pieces come out all the same size": how it turns out, and nothing falls. */
const isMadeWell = (tokens: readonly Token[], out: number): boolean => {
  const next = tokens[out + 1];
  if (tokens[out]?.lower !== "out" || next === undefined) return false;
  const after = tokens
    .slice(out + 1, out + 4)
    .map(({ lower }) => lower)
    .join(" ");
  if (TURNS_OUT.test(after)) return true;
  return OF_FOOD.test(next.lower) || wordPolarity({ ...next, pos: "ADJ" }) > 0;
};

const phraseSign = (tokens: readonly Token[], index: number, phrases: PhrasesByWord, polarity: 1 | -1): Sign | null => {
  const begun = phrases.get(textAt(tokens, index));
  if (begun === undefined) return null;
  for (const [, second, gist, reach] of begun) {
    const enough = gist === "enough" ? `${textAt(tokens, index - 1)} enough` : gist;
    const found = tokens.findIndex((token, at) => at > index && at <= index + reach && second.test(token.lower));
    if (found === -1 || isOutcome(tokens, found) || isHypothetical(tokens, index)) continue;
    // "ran a day before I had to fill it" tells how long it did without.
    if (
      gist === "workaround" &&
      /^(?:i|we|you)$/.test(textAt(tokens, index - 1)) &&
      textAt(tokens, index - 2) === "before"
    )
      continue;
    if (gist === "come apart" && (isOfPerson(tokens, index) || isMadeWell(tokens, found))) continue;
    if (gist === "come apart" && tokens.slice(0, index).some((_, at) => isWashedOff(tokens, at))) continue;
    return isNegated(tokens, index)
      ? { index, polarity: polarity === 1 ? -1 : 1, strength: 2, gist: `no ${enough}` }
      : { index, polarity, strength: 3, gist: enough };
  }
  return null;
};

/** Faults that many a buyer reports without minding. */
const MILD = new Set("heavy slow loud stiff cheap expensive rushed weak illegible".split(" "));

const isMerit = (tokens: readonly Token[], index: number, token: Token): boolean =>
  token.pos !== "VERB" &&
  !(token.lower === "even" && token.pos === "ADV" && !GRADES.has(textAt(tokens, index - 1))) &&
  !(token.lower === "warm" && tokens[index - 1]?.lemma === "get") &&
  !(token.lower === "light" && tokens[index + 1]?.pos === "NOUN");

/** Ills of a body, which a thing is bought against; another fault that has ended is none any more, and no praise. */
export const ILLS: ReadonlySet<string> = new Set(["hurt", "stomach"]);

const faultSign = (tokens: readonly Token[], index: number, fault: string): Sign | null => {
  if (isSpared(tokens, index) || isWashedOff(tokens, index)) return null;
  // "a tube for peeling"
  if (textAt(tokens, index - 1) === "for" && textAt(tokens, index).endsWith("ing")) return null;
  if (isEased(tokens, index)) return ILLS.has(fault) ? { index, polarity: 1, strength: 3, gist: `no ${fault}` } : null;
  return isNegated(tokens, index) !== isPrevented(tokens, index)
    ? { index, polarity: 1, strength: 3, gist: `no ${fault}` }
    : { index, polarity: -1, strength: MILD.has(fault) ? 2 : 3, gist: fault };
};

const SPEEDS = new Set(["fast", "easy"]);
const SOON_LOST = "soon lost";

/** What a word says by itself, before what stands around it turns it. */
const plainSign = (tokens: readonly Token[], index: number, token: Token): Sign | null => {
  if (BLAME.has(token.lower) && token.pos !== "VERB") return { index, polarity: -1, strength: 2, gist: "" };
  const merit = MERITS.get(token.lower);
  if (merit !== undefined && isMerit(tokens, index, token))
    return SPEEDS.has(merit) && isSoonLost(tokens, index)
      ? { index, polarity: -1, strength: 2, gist: SOON_LOST }
      : { index, polarity: 1, strength: 2, gist: merit };
  if (token.pos === "VERB" && GOOD_VERBS.has(token.lemma))
    return { index, polarity: 1, strength: 1, gist: token.lemma };
  const judges = token.lower !== "light" && token.lower !== "warm" && ["ADJ", "ADV", "VERB"].includes(token.pos);
  const general = judges ? wordPolarity(token) : 0;
  return general === 0 ? null : { index, polarity: general > 0 ? 1 : -1, strength: 2, gist: "" };
};

const turnedSign = (sign: Sign, token: Token): Sign | null => {
  if (BLAME.has(token.lower) || sign.gist === SOON_LOST) return null;
  const merit = MERITS.get(token.lower);
  return merit === undefined
    ? { ...sign, polarity: sign.polarity === 1 ? -1 : 1, strength: 1, gist: "" }
    : { ...sign, polarity: -1, strength: 2, gist: `not ${merit}` };
};

const wordSign = (tokens: readonly Token[], index: number): Sign | null => {
  const token = tokens[index];
  if (token === undefined || isHarmless(tokens, index)) return null;
  if (isATad(tokens, index)) return { index, polarity: -1, strength: 2, gist: `too ${token.lower}` };
  const fault = FAULTS.get(token.lower) ?? FAULTS.get(token.lemma);
  const sign = fault === undefined ? plainSign(tokens, index, token) : faultSign(tokens, index, fault);
  if (sign === null || isHypothetical(tokens, index)) return null;
  return fault === undefined && isNegated(tokens, index) ? turnedSign(sign, token) : sign;
};

/** "the motor quit after a month"; who quits is a person. */
const quitSign = (tokens: readonly Token[], index: number): Sign | null => {
  if (textAt(tokens, index) !== "quit") return null;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  const isEnd = next === undefined || /^(?:after|on|within|already|completely)$/.test(next.lower);
  const isThing = before === undefined || before.pos === "NOUN" || before.pos === "VERB" || before.lower === "it";
  return isEnd && isThing && !KIN.has(before?.lower ?? "") && !isHypothetical(tokens, index)
    ? { index, polarity: -1, strength: 3, gist: "die" }
    : null;
};

/** Every word of a clause that praises or blames; where one place gives two signs, the surer stands. */
export const signsIn = remember((tokens: readonly Token[]): readonly Sign[] =>
  tokens.flatMap((_, index) => {
    const sign =
      tooSign(tokens, index) ??
      effortSign(tokens, index) ??
      failingSign(tokens, index) ??
      quitSign(tokens, index) ??
      phraseSign(tokens, index, FAULT_PHRASES, -1) ??
      phraseSign(tokens, index, MERIT_PHRASES, 1) ??
      wordSign(tokens, index);
    return sign === null || isNoMatter(tokens, sign.index) ? [] : [sign];
  }),
);
