import type { DocumentView } from "./document-view.ts";
import { hashText } from "./hash.ts";
import { LABELS } from "./linear-chain.ts";
import type { SentenceView } from "./sentence-view.ts";
import type { Words } from "./words.ts";

/** What the network reads at a token: its word's vector, and one row of weights for each of a few facts. */
export type NetInput = { words: Int32Array; facts: readonly Int32Array[] };

/** Rows of weights. `vectors` and `facts` hold one block per place from two tokens before to two after. */
export type Net = {
  vectors: Float32Array;
  facts: Float32Array;
  hiddenBias: Float32Array;
  upper: Float32Array;
  upperBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
};

export const HIDDEN = 48;
export const UPPER = 24;
/** Tokens that a hidden unit sees to each side, and hidden tokens that an upper unit sees to each side. */
export const SIGHT = 2;
export const UPPER_SIGHT = 1;
export const PLACES = 2 * SIGHT + 1;
export const UPPER_PLACES = 2 * UPPER_SIGHT + 1;

const SMALL_WORDS = new Map(
  `the a an this that these those my your its their our i it they you we he she of for in on to with from at by and or but
  not is are was were be have has had do does did very so too no all one would could will can if as when than just . , !
  ? ( ) - " : ; 's 't n't`
    .split(/\s+/)
    .map((word, index) => [word, index]),
);
const ENDINGS = 256;
const SIZES = [19, 6, 3, 3, 5, 5, 4, 8, 2, 8, 2, SMALL_WORDS.size + 1, ENDINGS];
const OFFSETS = SIZES.map((_, index) => SIZES.slice(0, index).reduce((sum, size) => sum + size, 0));
export const FACTS = SIZES.reduce((sum, size) => sum + size, 0);
/** Facts from here on name the word itself; training hides them now and then. */
export const NAMING_FACTS = 11;

const grade = (distance: number): number => {
  if (distance < 4) return distance;
  if (distance < 6) return 4;
  if (distance < 9) return 5;
  return distance < 14 ? 6 : 7;
};

export const netInput = (view: SentenceView, document: DocumentView): NetInput => {
  const place = grade(document.places.get(view.sentence) ?? 0);
  const facts = view.sentence.tokens.map(({ lower, lemma }, at) => {
    const values = [
      view.part[at] ?? 0,
      view.shape[at] ?? 0,
      (view.bare[at] ?? 0) + 1,
      (view.opinion[at] ?? 0) + 1,
      view.rule[at] ?? 0,
      view.chunk[at] ?? 0,
      view.mood[at] ?? 0,
      grade(document.counts.get(lemma) ?? 1),
      document.tokenized,
      place,
      view.negated[at] ?? 0,
      SMALL_WORDS.get(lower) ?? SMALL_WORDS.size,
      (hashText(lower.slice(-3)) >>> 3) % ENDINGS,
    ];
    return Int32Array.from(values, (value, index) => (OFFSETS[index] ?? 0) + value);
  });
  return { words: view.wordId, facts };
};

/** Adds a row to a sum. Four at a time, because nearly all the time of a run goes by here; lengths are multiples of it. */
export const addRow = (sum: Float32Array, at: number, rows: Float32Array, row: number, length: number): void => {
  for (let index = 0; index < length; index += 4) {
    const to = at + index;
    const from = row + index;
    sum[to] = (sum[to] ?? 0) + (rows[from] ?? 0);
    sum[to + 1] = (sum[to + 1] ?? 0) + (rows[from + 1] ?? 0);
    sum[to + 2] = (sum[to + 2] ?? 0) + (rows[from + 2] ?? 0);
    sum[to + 3] = (sum[to + 3] ?? 0) + (rows[from + 3] ?? 0);
  }
};

/** Adds a row times a number to a sum, likewise. */
export const addScaled = (
  sum: Float32Array,
  at: number,
  rows: Float32Array,
  row: number,
  scale: number,
  length: number,
): void => {
  for (let index = 0; index < length; index += 4) {
    const to = at + index;
    const from = row + index;
    sum[to] = (sum[to] ?? 0) + scale * (rows[from] ?? 0);
    sum[to + 1] = (sum[to + 1] ?? 0) + scale * (rows[from + 1] ?? 0);
    sum[to + 2] = (sum[to + 2] ?? 0) + scale * (rows[from + 2] ?? 0);
    sum[to + 3] = (sum[to + 3] ?? 0) + scale * (rows[from + 3] ?? 0);
  }
};

/** What the vector of one word adds to the hidden units, for each place it may stand in. */
export const projectWord = (net: Net, words: Words, word: number): Float32Array => {
  const { dimensions, vectors } = words;
  const sums = new Float32Array(PLACES * HIDDEN);
  for (let place = 0; place < PLACES; place += 1)
    for (let axis = 0; axis < dimensions; axis += 1)
      addScaled(
        sums,
        place * HIDDEN,
        net.vectors,
        (place * dimensions + axis) * HIDDEN,
        vectors[word * dimensions + axis] ?? 0,
        HIDDEN,
      );
  return sums;
};

const keepPositive = (units: Float32Array): Float32Array => {
  for (let index = 0; index < units.length; index += 1) if ((units[index] ?? 0) < 0) units[index] = 0;
  return units;
};

/** The upper units: each sees the hidden ones of a token and its neighbours. */
export const upperUnits = (net: Net, hidden: Float32Array, length: number): Float32Array => {
  const upper = new Float32Array(length * UPPER);
  for (let at = 0; at < length; at += 1) {
    addRow(upper, at * UPPER, net.upperBias, 0, UPPER);
    for (let place = 0; place < UPPER_PLACES; place += 1) {
      const near = at + place - UPPER_SIGHT;
      if (near < 0 || near >= length) continue;
      for (let unit = 0; unit < HIDDEN; unit += 1) {
        const value = hidden[near * HIDDEN + unit] ?? 0;
        if (value !== 0) addScaled(upper, at * UPPER, net.upper, (place * HIDDEN + unit) * UPPER, value, UPPER);
      }
    }
  }
  return keepPositive(upper);
};

export const outputScores = (net: Net, upper: Float32Array, length: number): Float64Array => {
  const scores = new Float64Array(length * LABELS);
  for (let at = 0; at < length; at += 1)
    for (let label = 0; label < 2; label += 1) {
      let score = net.outputBias[label] ?? 0;
      for (let unit = 0; unit < UPPER; unit += 1)
        score += (upper[at * UPPER + unit] ?? 0) * (net.output[unit * 2 + label] ?? 0);
      scores[at * LABELS + label + 1] = score;
    }
  return scores;
};

export type Projection = (word: number) => Float32Array;

/** The hidden units: each sees the tokens from two before to two after its own. */
export const hiddenUnits = (
  net: Net,
  { words, facts }: NetInput,
  project: Projection,
  hides: (at: number) => boolean,
): Float32Array => {
  const length = words.length;
  const hidden = new Float32Array(length * HIDDEN);
  for (let at = 0; at < length; at += 1) {
    addRow(hidden, at * HIDDEN, net.hiddenBias, 0, HIDDEN);
    for (let place = 0; place < PLACES; place += 1) {
      const near = at + place - SIGHT;
      const rows = facts[near];
      if (rows === undefined) continue;
      const word = words[near] ?? -1;
      const isHidden = hides(near);
      if (word >= 0 && !isHidden) addRow(hidden, at * HIDDEN, project(word), place * HIDDEN, HIDDEN);
      const shown = isHidden ? NAMING_FACTS : rows.length;
      for (let index = 0; index < shown; index += 1)
        addRow(hidden, at * HIDDEN, net.facts, (place * FACTS + (rows[index] ?? 0)) * HIDDEN, HIDDEN);
    }
  }
  return keepPositive(hidden);
};

/** Remembers what each word adds, because a few hundred words make up most of any text. */
export const rememberProjection = (net: Net, words: Words): Projection => {
  const known = new Map<number, Float32Array>();
  return (word) => {
    const sums = known.get(word) ?? projectWord(net, words, word);
    known.set(word, sums);
    return sums;
  };
};

/** The network's scores of a sentence, per token and label. */
export const netScores = (net: Net, input: NetInput, project: Projection): Float64Array => {
  const length = input.words.length;
  const hidden = hiddenUnits(net, input, project, () => false);
  return outputScores(net, upperUnits(net, hidden, length), length);
};
