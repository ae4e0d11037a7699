import {
  articleBefore,
  CONJUNCTIONS,
  DANGLING_END,
  DANGLING_START,
  INTENSIFIERS,
  isAdjective,
  LEADING_UP,
  SUBSTITUTES,
  saysNothing,
  withCapitalsOf,
} from "./repair-words.ts";
import type { CUTS } from "./rule.ts";
import type { Hit } from "./term-matcher.ts";

/** More places than this are not mended one by one: such a text is to be written anew. */
const MOST_REPAIRS = 60;

const REACH = 400;

type Phrase = { start: number; end: number };

/** Whether a sign parts two phrases where it stands: not inside "1,000", "3.5", "10:30" or "wide-mouth". */
const isBorder = (text: string, index: number): boolean => {
  const [before, sign, after] = [text.charAt(index - 1), text.charAt(index), text.charAt(index + 1)];
  if (/[;|•·\n!?–—]/.test(sign)) return true;
  if (sign === ".") return after === "" || /\s/.test(after);
  if (sign === "-") return /\s/.test(before) && /\s/.test(after);
  return (sign === "," || sign === ":") && !(/\d/.test(before) && /\d/.test(after));
};

const OPEN = /[([【]/;
const CLOSE = /[)\]】]/;

/** Walks from a place to the next border; what stands in brackets is passed over, an unmatched bracket is a border. */
const reach = (text: string, from: number, step: 1 | -1): number => {
  const [deeper, shallower] = step === 1 ? [OPEN, CLOSE] : [CLOSE, OPEN];
  let depth = 0;
  let at = from;
  while (Math.abs(at - from) < REACH) {
    const next = step === 1 ? at : at - 1;
    if (next < 0 || next >= text.length) return at;
    const sign = text.charAt(next);
    if (shallower.test(sign)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (deeper.test(sign)) depth += 1;
    else if (depth === 0 && isBorder(text, next)) return at;
    at += step;
  }
  return at;
};

/** The stretch between commas, semicolons, dashes, brackets and sentence ends that holds a place. */
const phraseAround = (text: string, hit: Hit): Phrase => ({
  start: reach(text, hit.start, -1),
  end: reach(text, hit.end, 1),
});

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const plain = (word: string | undefined): string =>
  (word ?? "").toLowerCase().replace(/^[^\p{L}\p{N}&+]+|[^\p{L}\p{N}&+]+$/gu, "");

const popWhile = (list: string[], words: ReadonlySet<string>): void => {
  while (words.has(plain(list.at(-1)))) list.pop();
};

const isAside = (word: string | undefined): boolean => word === undefined || /^[([]/.test(word);

/** Puts a phrase back between what surrounds it, with the spaces and the capital it had. */
const rejoin = (text: string, phrase: Phrase, hit: Hit, kept: readonly string[], isOpening: boolean): string => {
  const old = text.slice(phrase.start, phrase.end);
  const joined = kept.join(" ");
  const capital = isOpening && /^\P{L}*\p{Lu}/u.test(text.slice(hit.start));
  const middle = capital ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined;
  const [lead, trail] = [/^\s*/.exec(old)?.[0] ?? "", /\s*$/.exec(old)?.[0] ?? ""];
  return text.slice(0, phrase.start) + lead + middle + trail + text.slice(phrase.end);
};

type Cut = (text: string, hit: Hit) => string | null;

/** "for Large" goes with the dogs it described. */
const popDescribing = (list: string[]): void => {
  let at = list.length;
  while (at > 0 && isAdjective(plain(list[at - 1]))) at -= 1;
  if (at > 0 && at < list.length && LEADING_UP.has(plain(list[at - 1]))) list.length = at;
};

/** A mark that opened or closed with the words that go stays with their neighbour: "“best lid ever”" is "“lid ever”". */
const joinMarks = (text: string, hit: Hit, before: string[], after: string[]): void => {
  const [next, last] = [after[0], before.at(-1)];
  if (/["“‘([]/.test(text.charAt(hit.start - 1)) && next !== undefined) after[0] = `${before.pop() ?? ""}${next}`;
  else if (/["”’)\]]/.test(text.charAt(hit.end)) && last !== undefined)
    before[before.length - 1] = `${last}${after.shift() ?? ""}`;
};

/** Takes the words out and heals the seam, or gives null where a stump would be left. */
const cutWords: Cut = (text, hit) => {
  const phrase = phraseAround(text, hit);
  const before = words(text.slice(phrase.start, hit.start));
  const after = words(text.slice(hit.end, phrase.end));
  joinMarks(text, hit, before, after);
  popWhile(before, INTENSIFIERS);
  const hangs = (): boolean => before.length === 0 || DANGLING_END.has(plain(before.at(-1)));
  if (CONJUNCTIONS.has(plain(after[0])) && hangs()) after.shift();
  if (CONJUNCTIONS.has(plain(before.at(-1))) && isAdjective(plain(before.at(-2)))) before.pop();
  if (isAside(after[0])) {
    popDescribing(before);
    popWhile(before, LEADING_UP);
  }
  const [last, next] = [before.at(-1), after[0]];
  if (last !== undefined && next !== undefined && /^an?$/i.test(last)) before.splice(-1, 1, articleBefore(last, next));
  const needsMore = DANGLING_START.has(plain(next)) || (before.length > 0 && LEADING_UP.has(plain(next)));
  if (hangs() && (isAside(next) || needsMore)) return null;
  // "it is the best lid": without "the best" nobody says which.
  if (/^the\s/i.test(text.slice(hit.start, hit.end)) && /^(?:is|are|was|were)$/.test(plain(before.at(-1)))) return null;
  if (saysNothing([...before, ...after].map(plain))) return null;
  return rejoin(text, phrase, hit, [...before, ...after], before.length === 0);
};

/** Takes out the words with all that follows them in their phrase and what led up to them. */
const cutTail: Cut = (text, hit) => {
  const phrase = phraseAround(text, hit);
  const before = words(text.slice(phrase.start, hit.start));
  popWhile(before, INTENSIFIERS);
  popWhile(before, LEADING_UP);
  if (/^(?:is|are|was|were)$/.test(plain(before.at(-1))) && /^(?:that|which)$/.test(plain(before.at(-2))))
    before.splice(-2);
  const last = plain(before.at(-1));
  if (
    saysNothing(before.map(plain)) ||
    DANGLING_END.has(last) ||
    /ly$|^(?:you|we|they|give|gives|will|would|can|offer|offers)$/.test(last)
  )
    return null;
  return rejoin(text, phrase, hit, before, false);
};

const SEPARATORS = ",;:|•·!?.–—- \t\n";

const CONDITION = /^\s*(?:if|when|whenever|unless|should|because|since|in case)\s/i;

/** The phrase with the condition before it: "if it breaks, we send another". */
const clauseAround = (text: string, hit: Hit): Phrase => {
  const phrase = phraseAround(text, hit);
  if (text.charAt(phrase.start - 1) !== ",") return phrase;
  const before = phraseAround(text, { start: phrase.start - 1, end: phrase.start - 1 });
  return CONDITION.test(text.slice(before.start, before.end)) ? { start: before.start, end: phrase.end } : phrase;
};

/** Takes out the whole phrase with one of its separators, or gives null where it is all there is. */
const cutPhrase: Cut = (text, hit) => {
  const { start, end } = clauseAround(text, hit);
  const head = text.slice(0, start).trimEnd();
  const tail = text.slice(end).trimStart();
  const [opens, closes] = [head.slice(-1), tail.charAt(0)];
  if (opens === "(" && closes === ")") {
    const rest = tail.slice(1).trimStart();
    const led = words(head.slice(0, -1));
    if (rest === "" || SEPARATORS.includes(rest.charAt(0))) popWhile(led, LEADING_UP);
    return `${led.join(" ")} ${rest}`;
  }
  const isFirst = head === "" || /[:;.!?]/.test(opens);
  const rest = trimmed(tail, SEPARATORS, "").replace(isFirst ? /^(?:and|or|but)\s+/i : /^$/, "");
  if (head === "") return rest === "" ? null : rest.charAt(0).toUpperCase() + rest.slice(1);
  if (rest === "") return trimmed(head, "", SEPARATORS);
  if (opens === ":") return `${head} ${rest}`;
  const joint = /[,;|]/.test(closes) ? closes : (/[,;|]/.exec(opens)?.[0] ?? ";");
  return `${trimmed(head, "", SEPARATORS)}${joint} ${rest}`;
};

const EDGES = " \t\n,;:|–—-";

/** Takes these characters off the beginning and the end. */
export const trimmed = (text: string, atStart: string, atEnd: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && atStart.includes(text.charAt(start))) start += 1;
  while (end > start && atEnd.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** Heals what cutting leaves: doubled spaces, orphaned separators, separators at the ends. */
export const heal = (text: string): string => {
  const tidy = text
    .replace(/\(\s*\)|\[\s*\]|"\s*"|“\s*”/g, " ")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +([,;:.!?])/g, "$1")
    .replace(/([,;])(?:\s*[,;])+/g, "$1")
    .replace(/: ?[,;] ?/g, ": ")
    .replace(/ (?:with|and|or|the|an?|&)(?= ?[,;|)]|$)/gi, "");
  return trimmed(tidy, EDGES, EDGES);
};

const substitute = (text: string, { start, end }: Hit): string | null => {
  const original = text.slice(start, end);
  const known = SUBSTITUTES.get(original.toLowerCase().replace(/[\s-]+/g, " "));
  if (known === undefined) return null;
  const after = words(text.slice(end, phraseAround(text, { start, end }).end))[0];
  const isBefore = !isAside(after) && !LEADING_UP.has(plain(after)) && !DANGLING_START.has(plain(after));
  const put = withCapitalsOf(original, isBefore ? known.before : known.alone);
  return `${text.slice(0, start)}${put}${/^\p{L}/u.test(text.slice(end)) ? " " : ""}${text.slice(end)}`;
};

const QUOTE = '"';

/** A hit that takes one quotation mark of a pair takes the other too, where that stands next to it. */
const withPair = (text: string, hit: Hit): Hit => {
  const marks = text.slice(hit.start, hit.end).split(QUOTE).length - 1;
  if (marks % 2 === 0) return hit;
  if (text.charAt(hit.end) === QUOTE) return { start: hit.start, end: hit.end + 1 };
  return text.charAt(hit.start - 1) === QUOTE ? { start: hit.start - 1, end: hit.end } : hit;
};

const bySmallest: Cut = (text, hit) =>
  substitute(text, hit) ?? cutWords(text, hit) ?? cutTail(text, hit) ?? cutPhrase(text, hit);

const byPhrase: Cut = (text, hit) => cutPhrase(text, hit) ?? cutTail(text, hit);

const byTail: Cut = (text, hit) => cutTail(text, hit) ?? cutPhrase(text, hit);

const byWords: Cut = (text, hit) => cutWords(text, hit) ?? byTail(text, hit);

/** Ways of taking words out, the usual one first and the most sparing one last. */
const WAYS: Readonly<Record<(typeof CUTS)[number], readonly Cut[]>> = {
  words: [bySmallest, byPhrase, byWords],
  tail: [byTail, byPhrase],
  phrase: [byPhrase, byTail],
};

const cutAll = (text: string, hits: readonly Hit[], cut: Cut): string | null => {
  let current: string | null = text;
  let limit = Number.POSITIVE_INFINITY;
  for (const hit of hits.toReversed()) {
    if (current === null) return null;
    if (hit.end > limit) continue;
    const before: string = current;
    const whole = withPair(before, hit);
    current = cut(before, whole);
    limit = phraseAround(before, whole).start;
  }
  return current === null ? null : heal(current);
};

/** Texts without these words, one for each way of taking them out; null where a way leaves nothing that could stand. */
export const repairs = (text: string, hits: readonly Hit[], cut: (typeof CUTS)[number]): (string | null)[] =>
  hits.length === 0 || hits.length > MOST_REPAIRS ? [] : WAYS[cut].map((way) => cutAll(text, hits, way));

/** Where a phrase ends: at a sign, or before a word that opens another. */
const CUT_SIGNS = /[,;|–—]|\s-\s|\s(?=(?:with|for|plus|and|in|&)\s)/gi;
const LEAST_KEPT = 0.4;

/** The longest beginning that fits and ends with a phrase or else with a whole word that can stand last. */
export const trimTo = (text: string, fits: (candidate: string) => boolean): string | null => {
  const tidy = (head: string): string => {
    const kept = words(head.replace(/[\s,;:|–—-]+$/, ""));
    while (kept.length > 1 && DANGLING_END.has(plain(kept.at(-1)))) kept.pop();
    return kept.join(" ").replace(/[\s,;:|–—(-]+$/, "");
  };
  const longest = (ends: readonly number[]): string | null => {
    let [low, high] = [0, ends.length - 1];
    let best: string | null = null;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const candidate = tidy(text.slice(0, ends[middle]));
      if (fits(candidate)) {
        best = candidate;
        low = middle + 1;
      } else high = middle - 1;
    }
    return best === "" ? null : best;
  };
  const byPhrase = longest([...text.matchAll(CUT_SIGNS)].map((match) => match.index));
  const byWord = longest([...text.matchAll(/\s+/g)].map((match) => match.index));
  return byPhrase !== null && byPhrase.length >= (byWord?.length ?? 0) * LEAST_KEPT ? byPhrase : (byWord ?? byPhrase);
};
