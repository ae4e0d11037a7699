import { singular } from "../../insight/text/singular.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import HOME from "./names/home.json" with { type: "json" };
import PERSONAL from "./names/personal.json" with { type: "json" };

/** What else shoppers type for a kind of thing, true of every one of the kind, the most useful first. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({ ...HOME, ...PERSONAL }));

type Kind = { words: readonly string[]; names: readonly string[] };

const KINDS_BY_HEAD: ReadonlyMap<string, readonly Kind[]> = Map.groupBy(
  [...NAMES].map(([kind, names]): Kind => ({ words: kind.split(" ").map(singular), names })),
  ({ words }) => words.at(-1) ?? "",
);

/** What lies over another thing is one with what the word behind says of its form: "cover" of a "Seat Cover Hammock". */
const COVERINGS = wordSet("cover slipcover protector liner shield");
const FORMS = wordSet("cover slipcover protector liner shield pad mat blanket hammock");

const sameThing = (noun: string, words: readonly string[]): string | null => {
  const before = words[words.lastIndexOf(noun) - 1] ?? "";
  return FORMS.has(noun) && COVERINGS.has(before) ? before : null;
};

const WEARERS = wordSet("dog cat pet puppy baby toddler kid child");

/** "dog seat cover" before "car seat cover" for a name that holds both. */
const rankOf = ({ words }: Kind): number => 2 * words.length + Number(words.some((word) => WEARERS.has(word)));

/**
 * Other names for what a product is called, by the kind with most words that all stand in its name and whose last one is
 * its noun: "litter mat" for a "Litter Trapping Mat". Empty where no kind of two words or more does, unless `alone`.
 */
export const namesOfKind = (noun: string, name: string, alone: boolean): readonly string[] => {
  const head = singular(noun);
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular);
  const said = new Set(words);
  const kindsOf = (last: string, least: number): Kind[] =>
    (KINDS_BY_HEAD.get(last) ?? []).filter(
      (kind) => kind.words.length >= least && kind.words.every((word) => said.has(word)),
    );
  const same = sameThing(head, words);
  const kinds = [...kindsOf(head, alone ? 1 : 2), ...(same === null ? [] : kindsOf(same, 2))];
  return kinds.toSorted((a, b) => rankOf(b) - rankOf(a))[0]?.names ?? [];
};
