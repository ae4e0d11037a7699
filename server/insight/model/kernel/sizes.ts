// Sizes that the kernel and its host share.

/** Features are numbers below this, a power of two; two that share a number share a weight. */
export const FEATURES = 65536;
/** More than a token or a term of the longest sentence has. */
export const MOST_FEATURES = 1024;

/** The units of each reading of a sentence, those of both readings, and those of the layer above. */
export const UNITS = 32;
export const READ = 2 * UNITS;
export const UPPER = 24;
/** Per unit a gate that keeps what it held, one that recalls the other units, and what is new; and those of both readings. */
export const GATES = 3 * UNITS;
export const WIDTH = 2 * GATES;

/** Whose habits of annotation a text may be read with: see `CONVENTION` in `document-view.ts`. */
export const CONVENTIONS = 4;

/** The words that are facts of their own. */
export const SMALL_WORDS = 71;
/** The kinds of facts of a token, from which kind on they name the word itself, and how many facts there are in all. */
export const FACT_KINDS = 13;
export const NAMING_FACTS = 11;
export const FACTS = 395;
