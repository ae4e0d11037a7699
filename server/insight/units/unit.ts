import type { Facet } from "../facets/facet.ts";
import type { Clause } from "../text/clauses.ts";

/** Only a report of this product is counted; a wish, a question or a word about another product is not. */
export type Mood = "report" | "wish" | "question" | "other-product";

/** An opinion of one review: what it is about, which words say so, and whether it praises or blames. */
export type Unit = {
  reviewId: string;
  facet: Facet | null;
  /** The theme it belongs to: a facet's id, "noun:zipper", "verb:run", "word:sharp", "wish:timer", or "whole" for the product as such. */
  key: string;
  /** The noun that is judged or wished for, in lower case: "lid", or "" where the product as a whole is meant. */
  target: string;
  /** The noun with the nouns before it: "grind size". */
  term: string;
  /** The words that judge, in lower case: "very comfortable". */
  opinion: string;
  polarity: 1 | -1;
  /** How much it says: 1 in plain words, more with "very", less with "a bit" or against the review's stars. */
  weight: number;
  mood: Mood;
  /** The words that carry the opinion, for evidence. */
  start: number;
  end: number;
  clause: Clause;
};
