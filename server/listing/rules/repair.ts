import {
  articleBefore,
  CONJUNCTIONS,
  DANGLING_END,
  DANGLING_START,
  INTENSIFIERS,
  isAdjective,
  SUBSTITUTES,
  withCapitalsOf,
} from "./repair-words.ts";
import type { Hit } from "./term-matcher.ts";

/** More places than this are not mended one by one: such a text is to be written anew. */
const MOST_REPAIRS = 60;

const BORDER = /[,;:|()[\]•·\n!?]|[.](?=\s|$)|\s[-–—](?=\s)|[–—]/;
const REACH = 400;

type Phrase = { start: number; end: number };

/** The stretch between commas, semicolons, dashes, brackets and sentence ends that holds a place. */
export const phraseAround = (text: string, hit: Hit): Phrase => {
  let start = hit.start;
  while (start > 0 && hit.start - start < REACH && !BORDER.test(borderAt(text, start - 1))) start -= 1;
  let end = hit.end;
  while (end < text.length && end - hit.end < REACH && !BORDER.test(borderAt(text, end))) end += 1;
  return { start, end };
};

const borderAt = (text: string, index: number): string => {
  const sign = text.charAt(index);
  const next = text.charAt(index + 1);
  if (sign === "." && next !== "" && !/\s/.test(next)) return "";
  if (sign === "-") return /\s/.test(text.charAt(index - 1)) && /\s/.test(next) ? "–" : "";
  if (sign === ":" && /\d/.test(next)) return "";
  return sign === "," && /\d/.test(next) && /\d/.test(text.charAt(index - 1)) ? "" : sign;
};

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
  const [last, next] = [before.at(-1), after[0]];
  if (last !== undefined && next !== undefined && /^an?$/i.test(last)) before.splice(-1, 1, articleBefore(last, next));
  const hangs = last !== undefined && DANGLING_END.has(plain(last)) && !CONJUNCTIONS.has(plain(last));
  if ((next === undefined && hangs) || (before.length === 0 && next === undefined)) return null;
  if ((before.length === 0 || hangs) && DANGLING_START.has(plain(next))) return null;
  if (next === undefined && DANGLING_END.has(plain(last))) return null;
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

/** Heals what cutting leaves: doubled spaces, orphaned separators, separators at the ends. */
export const heal = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]|"\s*"|“\s*”/g, " ")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +([,;:.!?])/g, "$1")
    .replace(/([,;])(?:\s*[,;])+/g, "$1")
    .replace(/:\s*[,;]\s*/g, ": ")
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, "");

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

const cutAll = (text: string, hits: readonly Hit[], cut: Cut): string | null => {
  let current: string | null = text;
  let limit = Number.POSITIVE_INFINITY;
  for (const hit of hits.toReversed()) {
    if (current === null) return null;
    if (hit.end > limit) continue;
    const before: string = current;
    current = cut(before, hit);
    limit = Math.min(hit.start, phraseAround(before, hit).start);
  }
  return current === null ? null : heal(current);
};

/** Texts without these words, smallest change first. Empty where nothing grammatical would be left. */
export const repairs = (text: string, hits: readonly Hit[]): string[] => {
  if (hits.length === 0 || hits.length > MOST_REPAIRS) return [];
  return [cutAll(text, hits, bySmallest), cutAll(text, hits, cutPhrase)].filter((each) => each !== null);
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
