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

const OPEN = /[([]/;
const CLOSE = /[)\]]/;

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
export const phraseAround = (text: string, hit: Hit): Phrase => ({
  start: reach(text, hit.start, -1),
  end: reach(text, hit.end, 1),
});

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const plain = (word: string | undefined): string =>
  (word ?? "").toLowerCase().replace(/^[^\p{L}\p{N}&+]+|[^\p{L}\p{N}&+]+$/gu, "");

/** Takes the words out and heals the seam, or gives null where a stump would be left. */
const cutWords = (text: string, hit: Hit): string | null => {
  const phrase = phraseAround(text, hit);
  const before = words(text.slice(phrase.start, hit.start));
  const after = words(text.slice(hit.end, phrase.end));
  while (INTENSIFIERS.has(plain(before.at(-1)))) before.pop();
  if (
    after.length > 0 &&
    CONJUNCTIONS.has(plain(after[0])) &&
    (before.length === 0 || DANGLING_END.has(plain(before.at(-1))))
  )
    after.shift();
  const joins = CONJUNCTIONS.has(plain(before.at(-1)));
  if (joins && (after.length === 0 || isAdjective(plain(before.at(-2))))) before.pop();
  if (after.length === 0) while (LEADING_UP.has(plain(before.at(-1)))) before.pop();
  const [last, next] = [before.at(-1), after[0]];
  if (last !== undefined && next !== undefined && /^an?$/i.test(last)) before.splice(-1, 1, articleBefore(last, next));
  const hangs = last !== undefined && DANGLING_END.has(plain(last)) && !CONJUNCTIONS.has(plain(last));
  if ((next === undefined && hangs) || (before.length === 0 && next === undefined)) return null;
  if ((before.length === 0 || hangs) && DANGLING_START.has(plain(next))) return null;
  if (next === undefined && DANGLING_END.has(plain(last))) return null;
  if (saysNothing([...before, ...after].map(plain))) return null;
  const kept = [...before, ...after].join(" ");
  const lead = /^\s*/.exec(text.slice(phrase.start))?.[0] ?? "";
  const capital = before.length === 0 && /^\P{L}*\p{Lu}/u.test(text.slice(hit.start));
  const middle = capital ? kept.charAt(0).toUpperCase() + kept.slice(1) : kept;
  return text.slice(0, phrase.start) + lead + middle + text.slice(phrase.end);
};

/** Takes out the whole phrase with one of its separators, or gives null where it is all there is. */
const cutPhrase = (text: string, hit: Hit): string | null => {
  const { start, end } = phraseAround(text, hit);
  const head = text.slice(0, start).trimEnd();
  const tail = text.slice(end).trimStart();
  const [opens, closes] = [head.slice(-1), tail.charAt(0)];
  if (opens === "(" && closes === ")") return `${head.slice(0, -1).trimEnd()} ${tail.slice(1).trimStart()}`;
  const isBody = opens === ":";
  const rest = tail.replace(/^(?:[,;:|•·!?.–—-]\s*)+/, "");
  if (rest === "" && (isBody || head === "")) return null;
  if (head === "") return rest.charAt(0).toUpperCase() + rest.slice(1);
  const bare = isBody ? head : head.replace(/[\s,;|•·!?.–—-]+$/, "");
  if (rest === "") return bare.replace(/[\s:]+$/, "");
  const joint = closes === "" || isBody ? " " : `${/[,;|]/.test(closes) ? closes : (/[,;|]/.exec(opens)?.[0] ?? ";")} `;
  return `${bare}${joint}${rest}`;
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
    .replace(/: ?[,;] ?/g, ": ");
  return trimmed(tidy, EDGES, EDGES);
};

const substitute = (text: string, { start, end }: Hit): string | null => {
  const original = text.slice(start, end);
  const known = SUBSTITUTES.get(original.toLowerCase().replace(/[\s-]+/g, " "));
  if (known === undefined) return null;
  const after = words(text.slice(end, phraseAround(text, { start, end }).end))[0];
  const isBefore = after !== undefined && !CONJUNCTIONS.has(plain(after)) && !DANGLING_START.has(plain(after));
  const put = withCapitalsOf(original, isBefore ? known.before : known.alone);
  return `${text.slice(0, start)}${put}${/^\p{L}/u.test(text.slice(end)) ? " " : ""}${text.slice(end)}`;
};

type Cut = (text: string, hit: Hit) => string | null;

const bySmallest: Cut = (text, hit) => substitute(text, hit) ?? cutWords(text, hit) ?? cutPhrase(text, hit);

const byPhrase: Cut = (text, hit) => cutPhrase(text, hit) ?? cutWords(text, hit);

const cutAll = (text: string, hits: readonly Hit[], cut: Cut): string | null => {
  let current: string | null = text;
  let limit = Number.POSITIVE_INFINITY;
  for (const hit of hits.toReversed()) {
    if (current === null) return null;
    if (hit.end > limit) continue;
    const before: string = current;
    current = cut(before, hit);
    limit = phraseAround(before, hit).start;
  }
  return current === null ? null : heal(current);
};

/** Texts without these words, smallest change first; `whole` takes the phrase they stand in at once. Empty where nothing grammatical would be left. */
export const repairs = (text: string, hits: readonly Hit[], whole = false): string[] => {
  if (hits.length === 0 || hits.length > MOST_REPAIRS) return [];
  const cuts = whole ? [byPhrase, bySmallest] : [bySmallest, byPhrase];
  return cuts.map((cut) => cutAll(text, hits, cut)).filter((each) => each !== null);
};

const CUT_SIGNS = /[,;|–—]|\s-\s/g;

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
  return byPhrase !== null && byPhrase.length >= (byWord?.length ?? 0) / 2 ? byPhrase : (byWord ?? byPhrase);
};
