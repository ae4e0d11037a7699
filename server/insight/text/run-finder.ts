import { tellsOf, WORD_END } from "./analyse-pattern.ts";
import { rememberText } from "./remember.ts";

/** A run of letters: the number of the part of it, between spaces, by which it is found, and where it has more parts its letters and where in them that part stands. */
export type Wanted = { part: number; letters: string | null; at: number };

/** Runs of which one is wanted: the parts of those that are no more than a part, and the longer ones. */
export type Choice = { parts: Int32Array; longer: readonly Wanted[] };

/** The parts that stand in a text, in the order in which they do, and where. */
export type Parts = {
  readonly found: readonly number[];
  readonly places: readonly number[];
  has: (part: number) => boolean;
  hasAny: (parts: Int32Array) => boolean;
};

export type RunFinder = {
  /** The runs, in the order of the list. */
  wanted: readonly Wanted[];
  /** The parts that stand in a text; to be asked before those of another text are looked for. */
  partsIn: (text: string) => Parts;
};

/** The parts that stand in a word, each with the place where it does. */
type Found = Int32Array;

type Part = { part: number; letters: string; opens: boolean; closes: boolean };

/** By so many letters parts are looked for; those that are shorter by all they have. */
const KEY_LENGTHS = [3, 2, 1] as const;
const MOST_WORDS = 20_000;
const NO_PARTS: readonly Part[] = [];

const lettersOf = (marked: string): string => marked.replaceAll(WORD_END, "");

/** The parts of a run, with those of their ends where a word ends for sure. */
const partsOf = (run: string): string[] => {
  const parts = lettersOf(run).split(" ");
  const last = parts.length - 1;
  return parts.map((part, at) => {
    const opens = (at > 0 || run.startsWith(WORD_END)) && /^\w/.test(part);
    const closes = (at < last || run.endsWith(WORD_END)) && /\w$/.test(part);
    return (opens ? WORD_END : "") + part + (closes ? WORD_END : "");
  });
};

/** The part that tells most, the first of several. */
const rarestOf = (parts: readonly string[]): string => {
  let [rarest, most] = ["", 0];
  for (const part of parts) {
    const tells = tellsOf(part);
    if (rarest === "" || tells > most) [rarest, most] = [part, tells];
  }
  return rarest;
};

const LETTER = /\w/;
const isLetter = (character: string | undefined): boolean => character !== undefined && LETTER.test(character);

const standsAt = ({ letters, opens, closes }: Part, word: string, at: number): boolean =>
  word.startsWith(letters, at) &&
  !(opens && isLetter(word[at - 1])) &&
  !(closes && isLetter(word[at + letters.length]));

/** Whether a run stands in a text where its part does. */
export const standsAround = ({ letters, at }: Wanted, place: number, text: string): boolean =>
  letters === null || text.startsWith(letters, place - at);

/** Whether a run stands in a text, of which the parts are known. */
export const standsIn = ({ part, letters }: Wanted, parts: Parts, text: string): boolean =>
  parts.has(part) && (letters === null || text.includes(letters));

export const choiceOf = (runs: readonly Wanted[]): Choice => ({
  parts: Int32Array.from(runs.flatMap(({ part, letters }) => (letters === null ? part : []))),
  longer: runs.filter(({ letters }) => letters !== null),
});

/** Whether one of several runs stands in a text, of which the parts are known. */
export const oneStandsIn = ({ parts: own, longer }: Choice, parts: Parts, text: string): boolean =>
  parts.hasAny(own) || longer.some((run) => standsIn(run, parts, text));

/**
 * Finds many runs of letters in texts, each by the part that tells most. Runs are as `requiredRuns` gives
 * them; they and the texts are in lower case, with single spaces between words. Each word is searched once, and known from then on.
 */
export const runFinder = (runs: readonly string[]): RunFinder => {
  const numbers = new Map<string, number>();
  const wanted = runs.map((run): Wanted => {
    const parts = partsOf(run);
    const rarest = rarestOf(parts);
    const part = numbers.get(rarest) ?? numbers.size;
    numbers.set(rarest, part);
    if (parts.length === 1) return { part, letters: null, at: 0 };
    const before = parts.slice(0, parts.indexOf(rarest)).map((each) => `${lettersOf(each)} `);
    return { part, letters: lettersOf(run), at: before.join("").length };
  });
  const all = [...numbers].map(
    ([marked, part]): Part => ({
      part,
      letters: lettersOf(marked),
      opens: marked.startsWith(WORD_END),
      closes: marked.endsWith(WORD_END),
    }),
  );
  const byKey = Map.groupBy(all, ({ letters }) => letters.slice(0, KEY_LENGTHS[0]));
  const foundIn = rememberText((word): Found => {
    const found: number[] = [];
    for (let at = 0; at < word.length; at += 1)
      for (const length of KEY_LENGTHS)
        if (at + length <= word.length)
          for (const part of byKey.get(word.slice(at, at + length)) ?? NO_PARTS)
            if (standsAt(part, word, at)) found.push(part.part, at);
    return Int32Array.from(found);
  }, MOST_WORDS);
  /** Of each part, the number of the last text that it stood in. */
  const stoodIn = new Float64Array(numbers.size);
  let texts = 0;
  const [found, places]: [number[], number[]] = [[], []];
  const has = (part: number): boolean => stoodIn[part] === texts;
  const hasAny = (parts: Int32Array): boolean => {
    for (let index = 0; index < parts.length; index += 1) if (stoodIn[parts[index] ?? 0] === texts) return true;
    return false;
  };
  return {
    wanted,
    partsIn: (text) => {
      texts += 1;
      [found.length, places.length] = [0, 0];
      let start = 0;
      for (const word of text.split(" ")) {
        const inWord = foundIn(word);
        for (let index = 0; index < inWord.length; index += 2) {
          const part = inWord[index] ?? 0;
          stoodIn[part] = texts;
          found.push(part);
          places.push(start + (inWord[index + 1] ?? 0));
        }
        start += word.length + 1;
      }
      return { found, places, has, hasAny };
    },
  };
};
