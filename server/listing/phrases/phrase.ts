import type { Domain } from "../../insight/facets/domain.ts";

/** Copy that may be used only where the praising clauses of reviews contain `needs`. */
export type Said = { text: string; needs: RegExp | undefined };

/** Things with a screen or a memory, by how their name ends. What is roomy or powerful about them is not the thing. */
export const DEVICES = /\b(?:camera|camcorder|phone|player|recorder|tablet|laptop|computer|drive|e-?reader|watch)s?$/;

/** One way to write a bullet: a header that says the benefit, and what follows the colon. */
export type Line = {
  header: string;
  body: string;
  needs: RegExp | undefined;
  /** The kinds of product that it speaks of, where it fits no other; something worn or used by somebody is "worn". */
  kinds?: readonly Domain[];
  /** The kinds of product that it does not fit. */
  except?: readonly Domain[];
};

/** How copy speaks of one facet that reviews praise. No phrase names the product, so that each fits one thing or many. */
export type FacetPhrases = {
  /** Where the words of a facet mean something else for other products: what the name or most praising clauses must contain. */
  only?: RegExp;
  /** The kinds of product it is written for, or something worn or used by somebody; and those it says nothing fitting of. */
  domains?: readonly Domain[];
  /** Things, by how their name ends, that it is written for as well. */
  types?: RegExp;
  except?: readonly Domain[];
  /** Things, by how their name ends, of which the words mean something else: a camera that holds many pictures is not roomy. */
  exceptTypes?: RegExp;
  /** For titles, in title case, the most specific first. */
  features: readonly Said[];
  /** For the highlights field and for asides, the most specific first. */
  highlights: readonly Said[];
  /** Outcome first: what life is like with it. */
  outcome: readonly Line[];
  /** Objection first: the doubt, answered. */
  answer: readonly Line[];
};

export const line = (header: string, body: string, needs?: RegExp): Line => ({ header, body, needs });

/** A line for all but some kinds of product. */
export const lineExcept = (except: readonly Domain[], header: string, body: string, needs?: RegExp): Line => ({
  header,
  body,
  needs,
  except,
});

/** A line for some kinds of product only. */
export const lineFor = (kinds: readonly Domain[], header: string, body: string, needs?: RegExp): Line => ({
  header,
  body,
  needs,
  kinds,
});

export const note = (text: string, needs?: RegExp): Said => ({ text, needs });
