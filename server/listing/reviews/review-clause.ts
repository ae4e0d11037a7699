import type { Span } from "../../../events/result/review.ts";
import type { Token } from "../../insight/text/analyse.ts";
import type { Quantity } from "../words/quantities.ts";

/** A clause of a review as the ledger reads it. */
export type ReviewClause = {
  span: Span;
  tokens: readonly Token[];
  /** Content words, synonyms as one. */
  words: ReadonlySet<string>;
  /** The nouns among them. */
  nouns: ReadonlySet<string>;
  /** Whether an odd number of negations turns it around, or an answer after it: "flour tortillas, no". */
  negated: boolean;
  answeredNo: boolean;
  asks: boolean;
  /** Whether it reports what happened with this product: no wish, no condition, no other product. */
  report: boolean;
  /** Whether it repeats what a listing or others say, and whether the words after it take that back. */
  repeats: boolean;
  refuted: boolean;
  /** What is shown of it: with the words that take it back, if they follow. */
  quote: Span;
  /** Whether its opinions blame. */
  blames: boolean;
  /** Whether its opinions praise, and none blames. */
  praises: boolean;
  /** Whether it blames, or praises nothing in a review of few stars. */
  complains: boolean;
  /** Whether its review gives all the stars. */
  lauds: boolean;
  /** Keys of the matters it judges. */
  keys: ReadonlySet<string>;
  quantities: readonly Quantity[];
  text: string;
};
