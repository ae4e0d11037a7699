/** Copy that may be used only where the praising clauses of reviews contain `needs`. */
type Conditional = { needs?: RegExp };

/** One way to write a bullet: a header, and what follows the colon. The first part in [ ] whose slots have values is kept, the others are left out. */
export type Line = Conditional & { header: string; body: string };

/** How copy speaks of one facet that reviews praise. Slots: {uses} after "during" or "for", {places} with its preposition, {times} after "through". */
export type FacetPhrases = {
  /** Where the words of a facet mean something else for other products: what the name or most praising clauses must contain. */
  only?: RegExp;
  /** For titles, in title case, the most specific first. */
  features: readonly (Conditional & { text: string })[];
  /** For the highlights field and for asides, the most specific first. */
  highlights: readonly (Conditional & { text: string })[];
  /** Outcome first: what life is like with it. */
  outcome: readonly Line[];
  /** Objection first: the doubt, answered. */
  answer: readonly Line[];
};
