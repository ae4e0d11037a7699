import type { Cues, Facet } from "./facet.ts";

/** Gives each facet the cues that stand under its id in the data beside it. */
export const withCues = <Id extends string>(
  cues: Readonly<Record<Id, Cues>>,
  facets: readonly (Omit<Facet, keyof Cues | "id"> & { id: NoInfer<Id> })[],
): readonly Facet[] => facets.map((facet) => ({ ...facet, ...cues[facet.id] }));
