import type { PartOfSpeech } from "wink-nlp";
import { FACETS } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import { type FacetReading, readAnything } from "../facets/reading.ts";
import type { Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { wordTable } from "../text/word-table.ts";

type Bearing = "praised" | "blamed" | "raised";
/** `role` is the part of speech that the first word has to be, where any will not do. */
type Cue = {
  words: readonly string[];
  facet: Facet;
  bearing: Bearing;
  role: PartOfSpeech | undefined;
  /** Of two that fit alike, the one with the lower rank stands. */
  rank: number;
};
export type CueMatch = { facet: Facet; bearing: Bearing; from: number; to: number };

const BEARINGS: readonly Bearing[] = ["praised", "blamed", "raised"];

const BASE_FORMS: Readonly<Record<string, string>> = {
  does: "do",
  did: "do",
  is: "be",
  was: "be",
  are: "be",
  were: "be",
  has: "have",
  had: "have",
};

const expand = (phrase: string): string[] =>
  phrase
    .replace(/won't|wo not/g, "will not")
    .replace(/can't|ca not|cannot/g, "can not")
    .replace(/(\w+)n't/g, "$1 not")
    .split(/[\s-]+/)
    .map((word) => BASE_FORMS[word] ?? word);

/** Words that name a quality only as this part of speech: "a dim room", but not "it dims". */
const ONLY_AS: ReadonlyMap<string, PartOfSpeech> = wordTable<PartOfSpeech>({
  light: "NOUN",
  paint: "NOUN",
  coating: "NOUN",
  finish: "NOUN",
  cost: "NOUN",
  use: "NOUN",
  sound: "NOUN",
  cover: "NOUN",
  present: "NOUN",
  lag: "NOUN",
  drip: "VERB",
  pretty: "ADJ",
  cute: "ADJ",
  look: "NOUN",
  looks: "NOUN",
  smell: "VERB",
  smells: "VERB",
  stock: "NOUN",
  cut: "NOUN",
  cuts: "NOUN",
  trim: "NOUN",
  shave: "NOUN",
});

const CUES: readonly Cue[] = FACETS.flatMap((facet) =>
  BEARINGS.flatMap((bearing) =>
    facet[bearing]
      .split("|")
      .filter((phrase) => phrase !== "")
      .map((phrase): Cue => {
        const words = expand(phrase);
        return { words, facet, bearing, role: words.length === 1 ? ONLY_AS.get(words[0] ?? "") : undefined, rank: 0 };
      }),
  ),
)
  .toSorted((a, b) => b.words.length - a.words.length)
  .map((cue, rank) => ({ ...cue, rank }));

/** The cues that begin with a word, by the word they end with. */
type CuesByLastWord = ReadonlyMap<string, readonly Cue[]>;

const byFirstWord: ReadonlyMap<string, CuesByLastWord> = new Map(
  [...Map.groupBy(CUES, (cue) => cue.words[0] ?? "")].map(([first, cues]) => [
    first,
    Map.groupBy(cues, (cue) => cue.words.at(-1) ?? ""),
  ]),
);

const SMALL_WORDS = new Set([
  "very",
  "really",
  "so",
  "super",
  "pretty",
  "too",
  "quite",
  "just",
  "all",
  "extremely",
  "a",
  "bit",
  "little",
  "also",
  "even",
  "always",
]);

const WORD_FORMS: ReadonlyMap<string, string> = wordTable({
  wo: "will",
  ca: "can",
  "n't": "not",
  cannot: "not",
  wont: "not",
  doesnt: "not",
  didnt: "not",
  dont: "not",
  isnt: "not",
  wasnt: "not",
  cant: "not",
  "non-stick": "nonstick",
  "non-slip": "nonslip",
  "co-op": "cooperative",
  "anti-rust": "rustproof",
  thru: "through",
});

const wordOf = (token: Token): string => WORD_FORMS.get(token.lower) ?? token.lower;

/** A run of words, each as cues write it, and all of them with their plain forms. */
type Run = { tokens: readonly Token[]; words: readonly string[]; present: ReadonlySet<string> };

const runOf = (tokens: readonly Token[]): Run => {
  const words = tokens.map(wordOf);
  return { tokens, words, present: new Set([...words, ...tokens.map((token) => token.lemma)]) };
};

const matches = ({ tokens, words }: Run, at: number, word: string): boolean =>
  words[at] === word || tokens[at]?.lemma === word;

const fitsRole = (tokens: readonly Token[], index: number, { words, role }: Cue): boolean => {
  if (words.length > 1) return true;
  if (words[0] === "size" && tokens[index + 1]?.lower === "of") return false;
  return role === undefined || tokens[index]?.pos === role;
};

const WILDCARD_REACH = 3;

/** Where a cue that starts at `index` ends, or -1. Words of degree may stand between; "*" is up to three words. */
const matchAt = (run: Run, index: number, words: readonly string[]): number => {
  const { tokens } = run;
  let at = index + 1;
  for (let position = 1; position < words.length; position += 1) {
    const word = words[position] ?? "";
    if (word === "*") {
      const next = words[position + 1] ?? "";
      const from = at + 1;
      const last = Math.min(at + WILDCARD_REACH, tokens.length - 1);
      if (matches(run, at, next)) return -1;
      at = from;
      while (at <= last && !matches(run, at, next)) at += 1;
      if (at > last) return -1;
      continue;
    }
    while (tokens[at]?.lower === "-" || (SMALL_WORDS.has(tokens[at]?.lower ?? "") && tokens[at]?.lower !== word))
      at += 1;
    if (!matches(run, at, word)) return -1;
    at += 1;
  }
  return at;
};

const NONE: CuesByLastWord = new Map();

/** The cues that begin with a word and speak of the product at hand; most facets are about other kinds of product. */
const heardFrom = remember((reading: FacetReading): ((word: string) => CuesByLastWord) => {
  const known = new Map<string, CuesByLastWord>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const heard = [...(byFirstWord.get(word) ?? NONE)].flatMap(([last, cues]): [string, readonly Cue[]][] => {
      const meant = cues.filter((cue) => reading(cue.facet) !== null);
      return meant.length === 0 ? [] : [[last, meant]];
    });
    const cues = heard.length === 0 ? NONE : new Map(heard);
    if (byFirstWord.has(word)) known.set(word, cues);
    return cues;
  };
});

/** The cues that begin with a word and end with one that is there: whichever are fewer are gone through. */
const cuesFrom = (byLast: CuesByLastWord, { present }: Run): readonly Cue[] => {
  if (byLast.size === 0) return [];
  const found: Cue[] = [];
  if (byLast.size < present.size) {
    for (const [last, cues] of byLast) if (present.has(last)) found.push(...cues);
  } else for (const last of present) found.push(...(byLast.get(last) ?? []));
  return found.length < 2 ? found : found.sort((a, b) => a.rank - b.rank);
};

const candidatesAt = (token: Token, run: Run, heard: (word: string) => CuesByLastWord): readonly Cue[] => {
  const word = wordOf(token);
  const cues = cuesFrom(heard(word), run);
  if (word === token.lemma) return cues;
  const more = cuesFrom(heard(token.lemma), run);
  return cues.length === 0 ? more : [...cues, ...more];
};

/** Every cue of every facet in a run of words, as the product at hand has it read; where cues overlap, the longest stands. */
export const matchCues = (tokens: readonly Token[], reading: FacetReading = readAnything): CueMatch[] => {
  const candidates: CueMatch[] = [];
  const run = runOf(tokens);
  const heard = heardFrom(reading);
  for (const [from, token] of tokens.entries())
    for (const cue of candidatesAt(token, run, heard)) {
      const to = fitsRole(tokens, from, cue) ? matchAt(run, from, cue.words) : -1;
      const facet = to === -1 ? null : reading(cue.facet);
      if (facet !== null) candidates.push({ facet, bearing: cue.bearing, from, to });
    }
  const kept: CueMatch[] = [];
  for (const match of candidates.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    if (!kept.some((other) => match.from < other.to && other.from < match.to)) kept.push(match);
  }
  return kept.toSorted((a, b) => a.from - b.from);
};
