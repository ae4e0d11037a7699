import type { DocumentView } from "./document-view.ts";
import { hashText } from "./hash.ts";
import type { SentenceView } from "./sentence-view.ts";

/** What the network reads at a token: its word's vector, and one row of weights for each of a few facts. */
export type NetInput = { words: Int32Array; facts: readonly Int32Array[] };

const SMALL_WORDS = new Map(
  `the a an this that these those my your its their our i it they you we he she of for in on to with from at by and or but
  not is are was were be have has had do does did very so too no all one would could will can if as when than just . , !
  ? ( ) - " : ; 's 't n't`
    .split(/\s+/)
    .map((word, index) => [word, index]),
);
const ENDINGS = 256;

/** How many values each fact can have. */
const FACT_SIZES = [19, 6, 3, 3, 5, 5, 4, 8, 2, 8, 2, SMALL_WORDS.size + 1, ENDINGS];
const OFFSETS = FACT_SIZES.map((_, index) => FACT_SIZES.slice(0, index).reduce((sum, size) => sum + size, 0));
export const FACTS = FACT_SIZES.reduce((sum, size) => sum + size, 0);
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
