import { wordTable } from "./word-table.ts";

/** Plurals that no rule makes, by their nouns. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = wordTable({
  knife: "knives",
  shelf: "shelves",
  leaf: "leaves",
  loaf: "loaves",
  scarf: "scarves",
  half: "halves",
  wife: "wives",
  life: "lives",
  tooth: "teeth",
  foot: "feet",
  goose: "geese",
  mouse: "mice",
  man: "men",
  woman: "women",
  child: "children",
  person: "people",
});

/** Those that do not end in "s". */
export const PLURALS_WITHOUT_S: ReadonlySet<string> = new Set(
  [...IRREGULAR_PLURALS.values()].filter((plural) => !plural.endsWith("s")),
);
