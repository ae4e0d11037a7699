import { singular } from "../../insight/text/singular.ts";
import HOME from "./names/home.json" with { type: "json" };
import PERSONAL from "./names/personal.json" with { type: "json" };

/** What else shoppers type for a kind of thing, true of every one of the kind, the most useful first. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({ ...HOME, ...PERSONAL }));

type Kind = { words: readonly string[]; names: readonly string[] };

const KINDS_BY_HEAD: ReadonlyMap<string, readonly Kind[]> = Map.groupBy(
  [...NAMES].map(([kind, names]): Kind => ({ words: kind.split(" ").map(singular), names })),
  ({ words }) => words.at(-1) ?? "",
);

/**
 * Other names for what a product is called, by the kind with most words that all stand in its name and whose last one is
 * its noun: "litter mat" for a "Litter Trapping Mat". Empty where no kind of two words or more does, unless `alone`.
 */
export const namesOfKind = (noun: string, name: string, alone: boolean): readonly string[] => {
  const said = new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(singular),
  );
  const kinds = (KINDS_BY_HEAD.get(singular(noun)) ?? []).filter(
    ({ words }) => (alone || words.length > 1) && words.every((word) => said.has(word)),
  );
  return kinds.toSorted((a, b) => b.words.length - a.words.length)[0]?.names ?? [];
};
