import { FACETS } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";

/** Facets by the nouns that raise them: "price" is about value. */
const BY_NOUN = Map.groupBy(
  FACETS.flatMap((facet) => facet.raised.map((noun) => ({ noun, facet }))),
  (each) => each.noun,
);

/** What verbs say of a product: "it fits" is about its size. */
const BY_VERB: Readonly<Record<string, string>> = {
  cut: "cutting",
  heat: "warmsRoom",
  work: "results",
  function: "results",
  perform: "results",
  fit: "sizing",
  look: "looks",
  sound: "sound",
  smell: "smell",
  taste: "taste",
  charge: "battery",
  clean: "cleaning",
  wash: "laundry",
  last: "durability",
  arrive: "shipping",
  ship: "shipping",
  deliver: "shipping",
  package: "shipping",
  make: "sturdy",
  build: "sturdy",
  construct: "sturdy",
  craft: "sturdy",
  price: "value",
  install: "setup",
  assemble: "setup",
  design: "looks",
};

/** What a verb says first of all where it is the thing's own work: a vacuum that cleans well is not easy to clean. */
const BY_OWN_VERB: Readonly<Record<string, string>> = { clean: "cleansWell" };

const byId = new Map(FACETS.map((facet) => [facet.id, facet]));

const firstRead = (facets: readonly Facet[], reading: FacetReading): Facet | null => {
  for (const facet of facets) {
    const read = reading(facet);
    if (read !== null) return read;
  }
  return null;
};

/** The facet that a noun raises in the product at hand, by its full name or its last word. */
export const facetOfNoun = (term: string, head: string, reading: FacetReading): Facet | null =>
  firstRead(
    [term, head, `${head}s`]
      .flatMap((noun) => (BY_NOUN.get(noun) ?? []).map(({ facet }) => facet))
      .toSorted((a, b) => Number(b.only !== undefined) - Number(a.only !== undefined)),
    reading,
  );

export const facetOfVerb = (lemma: string, reading: FacetReading): Facet | null => {
  const facets = [BY_OWN_VERB[lemma], BY_VERB[lemma]].flatMap((id) => byId.get(id ?? "") ?? []);
  return firstRead(facets, reading);
};
