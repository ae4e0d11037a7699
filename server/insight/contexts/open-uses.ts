import { KIND_NOUNS } from "../product-words.ts";
import { BODY } from "../statements/word-lists.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { isHypothetical, isNegated } from "../text/negation.ts";
import { patternSieve } from "../text/pattern-book.ts";
import { matchesIn } from "../text/spans-of.ts";
import { DOINGS, KINDS_OF_USE, NO_DESTINATION, NO_DOING, NO_USE } from "./open-words.ts";
import { has, type SituationKind } from "./situation-rules.ts";
import { ACTIVITIES, EVENTS } from "./situation-words.ts";

/** A use that a sentence names in a frame of its own, whatever the noun. */
export type OpenUse = {
  kind: SituationKind;
  sense: string;
  head: Token;
  /** As they are told, with the word that leads to them. */
  tokens: readonly Token[];
  /** Where the use stands among the tokens of the sentence. */
  from: number;
  to: number;
};

const THING = "(?:it|them|this|these|mine|this one|this thing|(?:this|these) [a-z]+)";
const MEANWHILE =
  "(?:(?:mostly|mainly|also|primarily|only|just|daily|often|sometimes|regularly|usually|constantly|every day|all the time|a lot|everyday|even|exclusively|specifically|frequently|with me|along) )*";
const USES = "(?:use|uses|used|using)";
const WEARS = "(?:wear|wears|wore|worn|wearing)";
const TAKES = "(?:take|takes|taking|bring|brings|carry|carries)";
const TOOK = "(?:took|taken|brought|carried)";
const PRAISE =
  "(?:great|perfect|good|nice|ideal|excellent|awesome|fantastic|wonderful|amazing|handy|useful|lovely|convenient|terrific|brilliant|suited|suitable|designed|(?:works?|worked|does|did) (?:\\w+ )?(?:well|great|good|wonderfully|perfectly|beautifully|fine|wonders))";
/** "a great bag for", but not "a great price for". */
const AS_SUCH =
  "(?:(?:size|sized|choice|option|tool|thing|fit|solution|length|weight|height|companion|set|addition) )?";
const ENOUGH =
  "(?:big|large|small|light|lightweight|strong|powerful|quiet|sturdy|thin|roomy|thick|warm|bright|loud|compact|durable|tough|soft|long) enough";
const ADVERBS = "(?:(?:also|really|just|so|absolutely|very|too|always) )*";

type Frame = {
  /** Matches the words of a sentence in lower case, a blank between any two, up to where the object begins. */
  lead: RegExp;
  read: (tokens: readonly Token[], at: number) => OpenUse | null;
};

const OWN = new Set(["my", "our", "your", "the"]);
const IN_PHRASE = new Set(["DET", "ADJ", "NOUN", "PROPN"]);
const LONGEST = 6;

const isGerund = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{L}{3,}ing$/u.test(token.lower) && token.pos !== "ADJ";

const isNoun = (token: Token | undefined): token is Token =>
  token !== undefined && (token.pos === "NOUN" || token.pos === "PROPN") && /^\p{L}{2,}$/u.test(token.text);

/** Where the noun phrase ends that begins at an index; -1 where none does. */
const phraseEnd = (tokens: readonly Token[], from: number): number => {
  let to = from;
  while (to < tokens.length && to - from < LONGEST) {
    const token = tokens[to];
    if (token === undefined) break;
    const joined = (token.text === "-" || token.text === "'s") && to > from;
    const fits =
      IN_PHRASE.has(token.pos) ||
      (to > from && isNoun(tokens[to - 1]) && has(EVENTS, token)) ||
      OWN.has(token.lower) ||
      joined ||
      isGerund(token);
    if (!fits || (to > from && token.pos === "DET" && !isGerund(tokens[to - 1]))) break;
    to += 1;
  }
  if (to - from === LONGEST && isNoun(tokens[to])) return -1;
  const ends = (token: Token | undefined): boolean =>
    isNoun(token) || isGerund(token) || (token !== undefined && has(EVENTS, token));
  while (to > from && !ends(tokens[to - 1])) to -= 1;
  return to === from || tokens[to]?.lower === "of" ? -1 : to;
};

/** "and fries" after "for wings". */
const withSecond = (tokens: readonly Token[], to: number): number => {
  if (tokens[to]?.lower !== "and" && tokens[to]?.lower !== "or") return to;
  if (/^(?:an?|the|one)$/.test(tokens[to + 1]?.lower ?? "")) return to;
  const end = phraseEnd(tokens, to + 1);
  const next = tokens[end];
  const ends =
    next === undefined || /^[.,;!?)]$/.test(next.text) || /^(?:for|in|on|at|and|but|because)$/.test(next.lower);
  const head = tokens[end - 1];
  return end !== -1 && end - to <= 3 && ends && head !== undefined && !has(NO_USE, head) ? end : to;
};

const TELLS_NOTHING = /^(?:everything|people|those|anyone|ever|price|same|while|first|last|couple|few|next|future)$/;
const WHOLE = /^(?:whole|entire|own|other|both)$/;
const NO_GERUND =
  /^(?:keep|lett?|gett|tak|giv|hav|putt|us|ridd|try|help|be|do|go|mak|see|find|learn|sav|connect|start|com|look|want|need|know|think|buy|bring|turn|leav)ing$/;
const PARTICLE = /^(?:up|out|off|away|down|over|together|back|about)$/;

const isPlainUse = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:uses?|usage)$/.test(tokens[to - 1]?.lower ?? "") &&
  tokens.slice(from, to - 1).some((token) => KINDS_OF_USE.has(token.lower));

const saysTooLittle = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [first, head, next] = [tokens[from], tokens[to - 1], tokens[to]];
  if (first === undefined || head === undefined) return true;
  if (isPlainUse(tokens, from, to)) return false;
  if (has(NO_USE, head) || !head.known || first.pos === "NUM") return true;
  if (
    /^(?:such|that|this|those|these|any|every|each|no|some|many|several|both|all|another|other|its|what|few)$/.test(
      first.lower,
    )
  )
    return true;
  if (next?.pos === "VERB" && !isGerund(head)) return true;
  if (tokens.slice(from, to).some(({ lower }) => TELLS_NOTHING.test(lower))) return true;
  if (has(BODY, head) && !tokens.slice(from, to - 1).some(({ pos, lower }) => pos === "ADJ" && !WHOLE.test(lower)))
    return true;
  if (isGerund(first) && NO_GERUND.test(first.lower)) return true;
  return (
    isGerund(head) &&
    next !== undefined &&
    (["PRON", "PART", "DET"].includes(next.pos) ||
      /^(?:that|very|really|extremely|too)$/.test(next.lower) ||
      PARTICLE.test(next.lower))
  );
};

const placed = (token: Token, word: string): Token => ({
  ...token,
  text: word,
  lower: word,
  lemma: word,
  pos: "ADP",
  end: token.start - 1,
});

const nounFrame =
  (sense: string, kind: SituationKind, refused: ReadonlySet<string> = NO_USE) =>
  (tokens: readonly Token[], at: number): OpenUse | null => {
    const end = phraseEnd(tokens, at);
    const head = tokens[end - 1];
    if (end === -1 || head === undefined || saysTooLittle(tokens, at, end) || has(refused, head)) return null;
    const to = sense === "for" ? withSecond(tokens, end) : end;
    return { kind, sense, head, tokens: tokens.slice(at - 1, to), from: at - 1, to };
  };

/** "defrost the ice in my freezer", after "to": a verb and what it is done to. */
const doingEnd = (tokens: readonly Token[], at: number): number => {
  const verb = tokens[at];
  if (
    verb === undefined ||
    has(NO_DOING, verb) ||
    !/^(?:VERB|NOUN|ADJ)$/.test(verb.pos) ||
    !/^\p{L}{3,}$/u.test(verb.text)
  )
    return -1;
  const from = /^(?:up|off|out|down|away)$/.test(tokens[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const end = phraseEnd(tokens, from);
  const head = tokens[end - 1];
  return end === -1 || head === undefined || has(NO_USE, head) || tokens[from]?.pos === "NUM" ? -1 : end;
};

const readDoing = (tokens: readonly Token[], at: number): OpenUse | null => {
  const [verb, end] = [tokens[at], doingEnd(tokens, at)];
  if (verb === undefined || end === -1) return null;
  return {
    kind: "activity",
    sense: `to ${verb.lemma}`,
    head: tokens[end - 1] ?? verb,
    tokens: tokens.slice(at - 1, end),
    from: at - 1,
    to: end,
  };
};

const IN_IT = /^(?:in|with|on)$/;
const ENDS = /^(?:[.,;!?)]|and|but|for|so|too|every|all|daily|now|as|because|when|while|which|or)$/;

/** "I make pesto in it": what is made stands before the thing. */
const readMade = (tokens: readonly Token[], at: number): OpenUse | null => {
  const verb = tokens[at - 1];
  if (verb === undefined || !DOINGS.has(verb.lemma)) return null;
  const end = phraseEnd(tokens, at);
  const first = tokens[at];
  const head = tokens[end - 1];
  if (end === -1 || head === undefined || first === undefined || has(NO_USE, head)) return null;
  if (/^(?:an?|one|that|this|it|any|every|some|\d+)$/.test(first.lower) || first.pos === "NUM") return null;
  const to = tokens[end]?.lower === "and" ? withMade(tokens, end) : end;
  const [link, thing, next] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (!IN_IT.test(link?.lower ?? "") || !/^(?:it|them|this|these)$/.test(thing?.lower ?? "")) return null;
  if (next !== undefined && !ENDS.test(next.lower)) return null;
  const plain = { ...verb, text: verb.lemma, lower: verb.lemma };
  return {
    kind: "activity",
    sense: `to ${verb.lemma}`,
    head,
    tokens: [placed(verb, "to"), plain, ...tokens.slice(at, to)],
    from: at - 1,
    to: to + 2,
  };
};

const withMade = (tokens: readonly Token[], end: number): number => {
  const more = phraseEnd(tokens, end + 1);
  return more !== -1 && IN_IT.test(tokens[more]?.lower ?? "") ? more : end;
};

const EASY =
  /^(?:an? (?:breeze|snap|cinch|joy|pleasure|dream)|(?:so |much |very |really |super )?(?:easy|easier|simple|quick|fun|effortless|enjoyable|faster|quicker))\b/;

/** "makes rinsing the tub a breeze" */
const readEased = (tokens: readonly Token[], at: number): OpenUse | null => {
  const verb = tokens[at];
  if (!isGerund(verb) || verb === undefined) return null;
  const end = phraseEnd(tokens, at + 1);
  const to = end === -1 ? at + 1 : end;
  const rest = tokens
    .slice(to, to + 3)
    .map(({ lower }) => lower)
    .join(" ");
  const base = verb.lemma.replace(/ing$/, "");
  if (
    !EASY.test(rest) ||
    (end === -1 && NO_DOING.has(base)) ||
    (tokens[at + 1]?.pos === "PRON" && !OWN.has(tokens[at + 1]?.lower ?? ""))
  )
    return null;
  const head = tokens[to - 1] ?? verb;
  if (end !== -1 && has(NO_USE, head)) return null;
  return { kind: "activity", sense: "for", head, tokens: [placed(verb, "for"), ...tokens.slice(at, to)], from: at, to };
};

/** "wear these hiking", "took it camping" */
const readPastime = (tokens: readonly Token[], at: number): OpenUse | null => {
  const [head, next] = [tokens[at], tokens[at + 1]];
  const isObject = ["NOUN", "PROPN", "PRON"].includes(next?.pos ?? "");
  if (!isGerund(head) || head === undefined || !has(ACTIVITIES, head) || isObject) return null;
  return { kind: "activity", sense: "for", head, tokens: [placed(head, "for"), head], from: at, to: at + 1 };
};

/** Where one goes without an article; the tagger takes some for verbs. */
const BARE_PLACES = "bed|work|school|church|class";

/** "wear these to work", but not "to work the field" */
const readGoing = (tokens: readonly Token[], at: number): OpenUse | null => {
  const [head, next] = [tokens[at], tokens[at + 1]];
  if (head === undefined || ["DET", "PRON", "NOUN", "ADV"].includes(next?.pos ?? "")) return null;
  const link = placed(head, head.lower === "bed" ? "in" : "at");
  return { kind: "place", sense: "in", head, tokens: [link, head], from: at - 1, to: at + 1 };
};

/** Who is visited to have something done to the thing: a framer, a tailor, a repairer. */
const MENDER = /[^aeiou](?:er|or)$/;

/** "took it to the dentist"; what was taken to a framer was taken there to be framed. */
const readVisit = (tokens: readonly Token[], at: number): OpenUse | null => {
  const use = nounFrame("in", "place", NO_DESTINATION)(tokens, at);
  return use === null || MENDER.test(use.head.lower) ? null : use;
};

/** "a good drill for wood": the noun between is a kind of product, which "price" and "gift" are not. */
const readOfKind = (tokens: readonly Token[], at: number): OpenUse | null =>
  KIND_NOUNS.has(tokens[at - 2]?.lower ?? "") ? nounFrame("for", "activity")(tokens, at) : null;

const LONGEST_FRAGMENT = 12;

/** "For a betta tank on my desk.": a whole sentence without a verb says what it was bought for. */
const readFragment = (tokens: readonly Token[], at: number): OpenUse | null =>
  tokens.length <= LONGEST_FRAGMENT &&
  !tokens.slice(at).some(({ pos, text }) => pos === "VERB" || pos === "AUX" || text === ",")
    ? nounFrame("for", "activity")(tokens, at)
    : null;

const frame = (lead: string, read: Frame["read"]): Frame => ({ lead: new RegExp(`\\b${lead} (?=\\S)`, "g"), read });

const FRAMES: readonly Frame[] = [
  frame(`${USES} ${THING} ${MEANWHILE}for`, nounFrame("for", "activity")),
  frame(
    "(?:it|they|this|these) (?:(?:gets?|is|are|has|have|can|been|be|'s) )+(?:mostly |mainly |also |only )?used (?:mostly |mainly )?for",
    nounFrame("for", "activity"),
  ),
  frame(`(?:${USES} ${THING} ${MEANWHILE}|doubles )as`, nounFrame("as", "activity")),
  frame(`${USES} ${THING} ${MEANWHILE}to`, readDoing),
  frame(`${PRAISE} ${AS_SUCH}for`, nounFrame("for", "activity")),
  frame(`${ENOUGH} for`, nounFrame("for", "place")),
  frame(`${WEARS} ${THING} ${MEANWHILE}to`, nounFrame("to", "place", NO_DESTINATION)),
  frame(`${WEARS} ${THING} ${MEANWHILE}to(?= (?:${BARE_PLACES}) )`, readGoing),
  frame(`${WEARS} ${THING} ${MEANWHILE}for`, nounFrame("for", "activity")),
  frame(`${WEARS} ${THING} ${MEANWHILE}under`, nounFrame("under", "place")),
  frame(`(?:keeps?|kept) ${THING} ${MEANWHILE}under(?= (?:my|our|the|his|her) )`, nounFrame("under", "place")),
  frame(`${TAKES} ${THING} ${MEANWHILE}to`, nounFrame("in", "place", NO_DESTINATION)),
  frame(`(?:i|we|he|she|they|you|and|husband|wife|can|to|also|have|has|'ve) ${ADVERBS}[a-z]+`, readMade),
  frame("^[a-z]+", readMade),
  frame("(?:makes?|made)", readEased),
  frame(`(?:${USES}|${WEARS}|${TAKES}|${TOOK}) ${THING}`, readPastime),
  frame(`${TOOK} ${THING} ${MEANWHILE}to`, readVisit),
  frame("my go ?-? ?to (?:one |\\w+ )?for", nounFrame("for", "activity")),
  frame(`${PRAISE} \\w+ for`, readOfKind),
  frame("^(?:bought |got |purchased |ordered )?for", readFragment),
];

export const LEADS: readonly RegExp[] = FRAMES.map(({ lead }) => lead);

const mayLead = patternSieve(LEADS);

const OTHER_THING =
  /\b(?:old|previous|last|other|others|another|used to|instead of|than|would|could|if|should|might|may|try|tried|probably|(?:wanted|hoped|planned|meant) to)\b/;

/** The uses that a sentence names in open frames: "use it for pancake batter", "great for camping", "make pesto in it". */
export const openUsesIn = ({ tokens }: Sentence): readonly OpenUse[] => {
  const starts: number[] = [];
  let words = "";
  for (const token of tokens) {
    starts.push(words.length);
    words += `${token.lower} `;
  }
  const candidates = mayLead(words);
  return FRAMES.flatMap(({ lead, read }) =>
    (candidates.has(lead) ? matchesIn(words, lead) : []).flatMap((match) => {
      const [at, first] = [starts.indexOf(match.index + match[0].length), starts.indexOf(match.index)];
      const found = at === -1 || first === -1 ? null : read(tokens, at);
      if (found === null) return [];
      const clause =
        words
          .slice(0, match.index)
          .split(/[.;!?,]| but /)
          .at(-1) ?? "";
      if (
        isNegated(tokens, at) ||
        isNegated(tokens, first) ||
        isHypothetical(tokens.slice(clauseStart(tokens, first)), at - clauseStart(tokens, first)) ||
        OTHER_THING.test(clause)
      )
        return [];
      return [found];
    }),
  );
};

const clauseStart = (tokens: readonly Token[], before: number): number =>
  tokens.slice(0, before).findLastIndex(({ lower }) => /^(?:[.;!?,]|but)$/.test(lower)) + 1;
