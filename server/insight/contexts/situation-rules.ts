import type { Token } from "../text/analyse.ts";
import { ACTIVITIES, EVENTS, PEOPLE, PLACES } from "./situation-words.ts";

export type SituationKind = "place" | "time" | "activity" | "company";

const IN_PHRASE = new Set(["DET", "ADJ", "NUM", "NOUN", "PROPN"]);
export const OWN = new Set(["my", "our", "the", "your"]);

export type Phrase = { from: number; to: number; head: Token };

const isGerund = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{L}{2,}ing$/u.test(token.lower) && token.pos !== "ADJ";

const isNounLike = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.pos === "NOUN" || token.pos === "PROPN" || (isGerund(token) && token.lower !== "during"));

/** The noun phrase that begins at an index, with "and …" or "of …" after it. */
export const phraseAt = (tokens: readonly Token[], from: number): Phrase | null => {
  let to = from;
  while (to < tokens.length && to - from < 7) {
    const token = tokens[to];
    if (token === undefined) break;
    const own = token.pos === "PRON" && OWN.has(token.lower) && (to === from || tokens[to - 1]?.lower === "all");
    const joins = token.text === "-" && to > from;
    const event = to > from && has(EVENTS, token) && isNounLike(tokens[to - 1]);
    if (!IN_PHRASE.has(token.pos) && !own && !joins && !isGerund(token) && !event) break;
    if (to > from && token.pos === "DET") break;
    to += 1;
  }
  while (to > from && !isNounLike(tokens[to - 1]) && !has(EVENTS, tokens[to - 1] as Token)) to -= 1;
  const head = tokens[to - 1];
  return head === undefined || to === from ? null : { from, to, head };
};

export const has = (words: ReadonlySet<string>, token: Token): boolean =>
  words.has(token.lower) || words.has(token.lemma);

export const AFTER_WORDS = new Set(
  "work bed school breakfast lunch dinner shower workout workouts shaving practice class gym run hike walk church bath swim surgery meals meal sleep bedtime training kindergarten daycare".split(
    " ",
  ),
);

type Rule = {
  kind: SituationKind;
  sense: string;
  accepts: (phrase: Phrase, tokens: readonly Token[], at: number) => boolean;
};

export const before = (tokens: readonly Token[], at: number, reach: number, pattern: RegExp): boolean =>
  tokens.slice(Math.max(0, at - reach), at).some((token) => pattern.test(token.lower));

const USED =
  /^(?:use|uses|used|using|wear|wears|wore|wearing|put|puts|keep|keeps|kept|take|takes|took|taking|bring|brings|brought|carry|carries|carried|play|plays|played|read|reads|throw|lives|sits|drink|eat|run|ran|leave|apply)$/;
/** "looks smart on the counter", "stays on the couch": where it is. */
const IS_THERE = /^(?:looks?|looked|stands?|stood|stays?|stayed|hangs|fits?|works?|worked)$/;
const THING = /^(?:it|them|this|these|mine|one)$/;

const isPossessed = (phrase: Phrase, tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, phrase.to).some((token) => ["my", "our"].includes(token.lower));

/** "in August" mostly says when it was bought. */
const MONTHS = /^(?:july|august|december|january)$/;

/** "in the drawing works out": a verb that looks like the noun of a place. */
const isMisread = ({ head, to }: Phrase, tokens: readonly Token[]): boolean =>
  head.lower === "works" && tokens[to] !== undefined;

/** "in airplane mode" and "fits in pocket" are no places, "at work" and "in traffic" are. */
const UNCOUNTED = /^(?:home|work|school|college|church|camp|traffic|rain|snow|sun|dark|sand|class)$/;

/** A room is a place when one knows which: "the break room". */
const isPlace = ({ from, head, to }: Phrase, tokens: readonly Token[]): boolean =>
  has(PLACES, head) &&
  (to - from > 1 || head.lower.endsWith("s") || UNCOUNTED.test(head.lower)) &&
  !(head.lower === "work" && to - from > 1) &&
  !isMisread({ from, head, to }, tokens) &&
  !ORDINAL.test(tokens[to - 2]?.lower ?? "") &&
  tokens[to]?.lemma !== "mount" &&
  (head.lemma !== "room" || isNounLike(tokens[to - 2]));

/** "a rainy day", but not "day three". */
const isEvent = ({ from, head, to }: Phrase, tokens: readonly Token[]): boolean => {
  const before = tokens[to - 2];
  // "on night one", "on the first two classes"
  if (to - from === 1 && /^(?:night|day|trip|drive|walk|run|ride|shift|class)$/.test(head.lower)) return false;
  if (tokens.slice(from, to - 2).some(({ lower }) => ORDINAL.test(lower))) return false;
  // "on January 9th"
  if (!has(EVENTS, head) || MONTHS.test(head.lower)) return false;
  if (WEEKDAY.test(head.lower) || WEEKDAY.test(before?.lower ?? "")) return false;
  if (ORDINAL.test(before?.lower ?? "")) return tokens[to]?.lower === "of";
  return head.lemma !== "day" || before?.pos === "ADJ";
};

/** "on Friday" is when it came, "on Fridays" when it is used. */
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

const ORDINAL = /^(?:first|second|third|fourth|fifth|last|next|same|other)$/;

/** "at the school gate", "at the hotel bar" */
const isPartOfPlace = ({ from, head, to }: Phrase, tokens: readonly Token[]): boolean => {
  const where = tokens[to - 2];
  return to - 2 > from && isNounLike(head) && where?.pos === "NOUN" && has(PLACES, where);
};

const placeRule: Rule = {
  kind: "place",
  sense: "in",
  accepts: (phrase, tokens, at) =>
    isPlace(phrase, tokens) || (phrase.head.lemma === "bag" && isPossessed(phrase, tokens, at)),
};

/** What one does with the thing itself, or before it is bought, says nothing of where it is used: "while looking at the screen". */
const NO_OCCUPATION =
  /^(?:look|go|click|giv|wait|try|consider|shopp|search|brows|mak|keep|be|hav|gett|us|tak|do|ask|say|think|pay|decid|research|compar)ing$/;

/** "at a bus stop", "on the night stand": half of a word says something else. */
const GOES_ON_AS_NOUN = new Set("stop stand shelter lot rack shop top".split(" "));

/** "in the long run" is no run, "old-school" no school, and people who travel are no trip. */
export const isIdiom = ({ from, to, head }: Phrase, tokens: readonly Token[]): boolean => {
  const [before, twoBefore] = [tokens[to - 2], tokens[to - 3]];
  if (GOES_ON_AS_NOUN.has(tokens[to]?.lower ?? "") && tokens[to]?.start === head.end + 1) return true;
  if (head.lower === "run")
    return /^(?:long|short)$/.test(before?.lower ?? "") && /^(?:in|over)$/.test(tokens[from - 1]?.lower ?? "");
  if (head.lower === "school") return before?.lower === "old" || (before?.text === "-" && twoBefore?.lower === "old");
  return isGerund(head) && (before?.lower === "people" || before?.lower === "those");
};

/** Parts of a life, and not of a day, that something lasts through or is worn during. */
const STRETCHES = new Set(
  "pregnancy pregnancies labor recovery chemo radiation rehab surgery menopause quarantine".split(" "),
);

/** "comes apart for cleaning" */
const UPKEEP = /^(?:cleaning|washing|storage|packing)$/;
const TAKEN_APART = /^(?:brush|cloth|tool|kit|wand|pick|sponge|eas\w+|apart|off|out|open|down|remov\w+|comes?|simple)$/;

/** "our cabin week", "a beach weekend" */
const isStay = ({ from, head, to }: Phrase, tokens: readonly Token[]): boolean => {
  const where = tokens[to - 2];
  return (
    /^(?:week|weekend|vacation|holiday|trip)s?$/.test(head.lower) &&
    to - 2 >= from &&
    where !== undefined &&
    has(PLACES, where)
  );
};

export const RULES: Readonly<Record<string, readonly Rule[]>> = {
  in: [
    placeRule,
    {
      kind: "time",
      sense: "in",
      accepts: ({ head }, tokens, at) =>
        (/^(?:winters?|summers?|spring|evenings?|afternoons?|rain|snow|dark|cold|heat)$/.test(head.lower) ||
          (MONTHS.test(head.lower) && before(tokens, at, 8, THING))) &&
        before(tokens, at, 8, USED),
    },
  ],
  inside: [placeRule],
  at: [
    {
      kind: "time",
      sense: "at",
      accepts: ({ head }) => /^(?:night|bedtime|lunch|dawn|noon|midnight|dinner|breakfast|parties)$/.test(head.lower),
    },
    {
      kind: "place",
      sense: "in",
      accepts: (phrase, tokens) => has(PLACES, phrase.head) || isPartOfPlace(phrase, tokens),
    },
  ],
  on: [
    { kind: "time", sense: "on", accepts: isEvent },
    {
      kind: "place",
      sense: "in",
      accepts: (phrase, tokens, at) =>
        isPlace(phrase, tokens) &&
        (isPossessed(phrase, tokens, at) || before(tokens, at, 4, USED) || before(tokens, at, 3, IS_THERE)),
    },
  ],
  over: [
    { kind: "time", sense: "on", accepts: ({ head }) => /^calls?$/.test(head.lower) },
    {
      kind: "place",
      sense: "in",
      accepts: (phrase, tokens, at) =>
        isPlace(phrase, tokens) && before(tokens, at, 1, THING) && before(tokens, at, 3, USED),
    },
  ],
  through: [{ kind: "time", sense: "on", accepts: ({ head }) => has(STRETCHES, head) }],
  during: [
    {
      kind: "time",
      sense: "on",
      accepts: ({ head }) => has(EVENTS, head) || has(ACTIVITIES, head) || has(STRETCHES, head),
    },
  ],
  for: [
    {
      kind: "activity",
      sense: "for",
      accepts: (phrase, tokens, at) =>
        has(ACTIVITIES, phrase.head) &&
        !has(PEOPLE, phrase.head) &&
        !(UPKEEP.test(phrase.head.lower) && before(tokens, at, 3, TAKEN_APART)) &&
        phrase.head.lower !== "day" &&
        (tokens[at + 1]?.pos !== "NUM" || phrase.head.lemma === "shift"),
    },
    { kind: "activity", sense: "for", accepts: isStay },
  ],
  while: [
    {
      kind: "activity",
      sense: "while",
      accepts: (_, tokens, at) =>
        isGerund(tokens[at + 1]) && !NO_OCCUPATION.test(tokens[at + 1]?.lower ?? "") && tokens[at + 2]?.pos !== "AUX",
    },
  ],
  when: [
    {
      kind: "activity",
      sense: "while",
      accepts: (_, tokens, at) => isGerund(tokens[at + 1]) && has(ACTIVITIES, tokens[at + 1] ?? (tokens[at] as Token)),
    },
  ],
  before: [{ kind: "time", sense: "before", accepts: ({ head }) => has(AFTER_WORDS, head) }],
  after: [{ kind: "time", sense: "after", accepts: ({ head }) => has(AFTER_WORDS, head) }],
  with: [
    {
      kind: "company",
      sense: "with",
      accepts: (phrase, tokens, at) =>
        has(PEOPLE, phrase.head) &&
        before(
          tokens,
          at,
          8,
          /^(?:use|play|plays|played|read|share|reading|playing|watch|cook|bake|camp|go|took|take|walk|games?|evening)$/,
        ),
    },
  ],
  to: [
    {
      kind: "place",
      sense: "in",
      accepts: (phrase, tokens, at) =>
        has(PLACES, phrase.head) &&
        before(tokens, at, 3, THING) &&
        before(tokens, at, 5, /^(?:take|takes|took|taking|bring|brings|brought|carry|carries|carried)$/),
    },
  ],
};
