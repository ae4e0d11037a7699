import type { Facet } from "../facets/facet.ts";
import type { Clause } from "../text/clauses.ts";

/** An opinion of one review: what it is about, which words say so, and whether it praises or blames. */
export type Unit = {
  reviewId: string;
  facet: Facet | null;
  /** The theme it belongs to: a facet's id, or the head noun of an aspect that no facet covers. */
  key: string;
  /** The noun that is judged, in lower case: "lid", or "" where the product as a whole is meant. */
  target: string;
  polarity: 1 | -1;
  /** Only a report of this product is counted; a wish, a condition or a word about another product is not. */
  mood: "report" | "wish" | "other-product";
  /** The words that carry the opinion, for evidence. */
  start: number;
  end: number;
  clause: Clause;
};
