/** One way to write a bullet: a header, and what follows the colon. Parts in [ ] are left out where a slot in them has no value. */
export type Line = { header: string; body: string };

/** How copy speaks of one facet that reviews praise. Slots: {product}, {uses}, {places}, {times}. */
export type FacetPhrases = {
  /** For titles, in title case. */
  feature: string;
  /** For the highlights field and for asides: a phrase without a verb that needs a subject. */
  highlight: string;
  /** Outcome first: what life is like with it. */
  outcome: readonly Line[];
  /** Objection first: the doubt, answered. */
  answer: readonly Line[];
};

/** How copy is honest about a facet that reviews complain of, for the bullet that says what to know before buying. */
export type LimitPhrases = { limit: string };
