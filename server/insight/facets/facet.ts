import type { Domain } from "./domain.ts";

export const FACET_GROUPS = [
  "performance",
  "build",
  "handling",
  "care",
  "comfort",
  "ease",
  "looks",
  "value",
  "service",
] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

/** The words by which a facet is heard, one cue an entry; "*" stands for up to three words between. */
export type Cues = {
  /** Words that praise it by themselves. */
  praised: readonly string[];
  /** Words that blame it by themselves. */
  blamed: readonly string[];
  /** Words that raise it; an opinion word beside them decides. */
  raised: readonly string[];
};

/** One thing buyers of any product judge: the words that raise it and how a researcher names it. */
export type Facet = Cues & {
  id: string;
  group: FacetGroup;
  praise: string;
  complaint: string;
  /** What a buyer wants, as a noun phrase after "wants"; {product} stands for the product's noun. */
  desire: string;
  pain: string;
  value: string;
  /** The only kinds of product of which its words speak in this sense. */
  only?: readonly Domain[];
  /** The only such kinds, of products whose kind is known at all; of others its words are taken as they stand. */
  onlyIfKnown?: readonly Domain[];
  /** Kinds of product of which its words speak in another sense. */
  except?: readonly Domain[];
  /** In these kinds of product its words speak of another facet: a tent that leaks lets rain in. */
  readAs?: Partial<Record<Domain, string>>;
};
