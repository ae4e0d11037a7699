import type { PartOfSpeech } from "wink-nlp";
import { FACETS } from "../facets/all-facets.ts";
import type { Cues, Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";
import type { Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { wordTable } from "../text/word-table.ts";

type Bearing = keyof Cues;
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
    facet[bearing].map((phrase): Cue => {
      const words = expand(phrase);
      return { words, facet, bearing, role: words.length === 1 ? ONLY_AS.get(words[0] ?? "") : undefined, rank: 0 };
    }),
  ),
)
  .toSorted((a, b) => b.words.length - a.words.length)
  .map((cue, rank) => ({ ...cue, rank }));

type CuesByWord = ReadonlyMap<string, readonly Cue[]>;

/** The cues that begin with a word: those that are no more than it, and the others by their next word, right behind it or behind a gap. */
type CueIndex = { alone: readonly Cue[]; bySecond: CuesByWord; afterGap: CuesByWord };

const GAP = "*";

const indexCues = (cues: readonly Cue[]): CueIndex => {
  const longer = cues.filter(({ words }) => words.length > 1);
  const hasGap = ({ words }: Cue): boolean => words[1] === GAP;
  return {
    alone: cues.filter(({ words }) => words.length === 1),
    bySecond: Map.groupBy(
      longer.filter((cue) => !hasGap(cue)),
      ({ words }) => words[1] ?? "",
    ),
    afterGap: Map.groupBy(longer.filter(hasGap), ({ words }) => words[2] ?? ""),
  };
};

const byFirstWord: ReadonlyMap<string, readonly Cue[]> = Map.groupBy(CUES, (cue) => cue.words[0] ?? "");

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
  "incredibly",
  "insanely",
  "surprisingly",
  "amazingly",
  "plenty",
  "fairly",
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

/** A run of words, each as cues write it. */
type Run = { tokens: readonly Token[]; words: readonly string[] };

const matches = ({ tokens, words }: Run, at: number, word: string): boolean =>
  words[at] === word || tokens[at]?.lemma === word;

const fitsRole = (tokens: readonly Token[], index: number, { words, role }: Cue): boolean => {
  if (words.length > 1) return true;
  if (words[0] === "size" && tokens[index + 1]?.lower === "of") return false;
  return role === undefined || tokens[index]?.pos === role;
};

const GAP_REACH = 3;

const isPassedOver = (token: Token | undefined): boolean =>
  token !== undefined && (token.lower === "-" || SMALL_WORDS.has(token.lower));

/** Where a cue that starts at `index` ends, or -1. Words of degree may stand between; "*" is up to three words. */
const matchAt = (run: Run, index: number, words: readonly string[]): number => {
  const { tokens } = run;
  let at = index + 1;
  for (let position = 1; position < words.length; position += 1) {
    const word = words[position] ?? "";
    if (word === GAP) {
      const next = words[position + 1] ?? "";
      const from = at + 1;
      const last = Math.min(at + GAP_REACH, tokens.length - 1);
      if (matches(run, at, next)) return -1;
      at = from;
      while (at <= last && !matches(run, at, next)) at += 1;
      if (at > last) return -1;
      continue;
    }
    while (isPassedOver(tokens[at]) && tokens[at]?.lower !== word) at += 1;
    if (!matches(run, at, word)) return -1;
    at += 1;
  }
  return at;
};

const NO_CUES: readonly Cue[] = [];
const NONE: CueIndex = { alone: NO_CUES, bySecond: new Map(), afterGap: new Map() };

/** The cues that begin with a word and speak of the product at hand; most facets are about other kinds of product. */
const heardFrom = remember((reading: FacetReading): ((word: string) => CueIndex) => {
  const known = new Map<string, CueIndex>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const all = byFirstWord.get(word);
    if (all === undefined) return NONE;
    const own = all.filter((cue) => reading(cue.facet) !== null);
    const cues = own.length === 0 ? NONE : indexCues(own);
    known.set(word, cues);
    return cues;
  };
});

const addCuesAt = ({ tokens, words }: Run, at: number, cues: CuesByWord, found: Cue[]): void => {
  const [word, lemma] = [words[at] ?? "", tokens[at]?.lemma ?? ""];
  for (const cue of cues.get(word) ?? NO_CUES) found.push(cue);
  if (lemma !== word) for (const cue of cues.get(lemma) ?? NO_CUES) found.push(cue);
};

/** The cues that begin at a word, as far as their next word tells. */
const cuesFrom = ({ alone, bySecond, afterGap }: CueIndex, run: Run, from: number): readonly Cue[] => {
  if (bySecond.size === 0 && afterGap.size === 0) return alone;
  const found = [...alone];
  if (bySecond.size > 0) {
    let at = from + 1;
    addCuesAt(run, at, bySecond, found);
    for (; isPassedOver(run.tokens[at]); at += 1) addCuesAt(run, at + 1, bySecond, found);
  }
  if (afterGap.size > 0)
    for (let at = from + 2; at <= from + 1 + GAP_REACH; at += 1) addCuesAt(run, at, afterGap, found);
  return found.length < 2 ? found : found.sort((a, b) => a.rank - b.rank);
};

const candidatesAt = (run: Run, from: number, heard: (word: string) => CueIndex): readonly Cue[] => {
  const [word, lemma] = [run.words[from] ?? "", run.tokens[from]?.lemma ?? ""];
  const cues = cuesFrom(heard(word), run, from);
  if (word === lemma) return cues;
  const more = cuesFrom(heard(lemma), run, from);
  return cues.length === 0 ? more : [...cues, ...more];
};

/** Every cue of every facet in a run of words, as the product at hand has it read; where cues overlap, the longest stands. */
export const matchCues = (tokens: readonly Token[], reading: FacetReading): CueMatch[] => {
  const candidates: CueMatch[] = [];
  const run = { tokens, words: tokens.map(wordOf) };
  const heard = heardFrom(reading);
  for (let from = 0; from < tokens.length; from += 1)
    for (const cue of candidatesAt(run, from, heard)) {
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
