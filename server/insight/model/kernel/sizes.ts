// Sizes that the kernel and its host share.

/** Features are numbers below this, a power of two; two that share a number share a weight. */
export const FEATURES = 65536;
/** More than a token or a term of the longest sentence has. */
export const MOST_FEATURES = 1024;

/** The units of each reading of a sentence, those of both readings, and those of the layer above. */
export const UNITS = 32;
export const READ = 2 * UNITS;
export const UPPER = 24;
/** The room of the two numbers that are added to the scores, and of the three scales of whole numbers. */
export const OUTPUTS = 4;
export const SCALES = 4;
/** A unit of 1 as a whole number. */
export const WHOLE_ONE = 32767;
/** Per unit a gate that keeps what it held, one that recalls the other units, and what is new; and those of both readings. */
export const GATES = 3 * UNITS;
export const WIDTH = 2 * GATES;

/** Whose habits of annotation a text may be read with: see `CONVENTION` in `document-view.ts`. */
export const CONVENTIONS = 4;

/** The words that are facts of their own, and the numbers that ends of words are told apart by. */
export const SMALL_WORDS = 71;
export const ENDINGS = 256;
/** The kinds of facts of a token, from which kind on they name the word itself, and how many facts there are in all. */
export const FACT_KINDS = 13;
export const NAMING_FACTS = 11;
export const FACTS = 395;
/** The groups that the kinds of facts make, and how many combinations of facts these have in all. */
export const FACT_GROUPS = 6;
export const COMBINATIONS = 811;
