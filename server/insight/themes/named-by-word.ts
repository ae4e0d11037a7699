import { capitalized } from "../statements/clean-statement.ts";
import { clauseText } from "../units/misreadings/misreading.ts";
import type { Unit } from "../units/unit.ts";
import type { Variant } from "./variant.ts";

/** What a facet's name sums up, by the words that reviewers have for it. */
type Word = { said: RegExp; name: string };

const word = (said: RegExp, name: string): Word => ({ said, name });

const FASTENERS: readonly Word[] = [
  word(/\bzip(?:s|per|pers)?\b/, "zippers"),
  word(/\bbuckles?\b/, "buckles"),
  word(/\bclips?\b/, "clips"),
  word(/\bclasps?\b/, "clasps"),
  word(/\blatch(?:es)?\b/, "latches"),
  word(/\bvelcro\b|\bhook[- ]and[- ]loop\b/, "hook-and-loop strips"),
  word(/\bsnaps?\b/, "snaps"),
  word(/\bhooks?\b/, "hooks"),
  word(/\bbuttons?\b/, "buttons"),
  word(/\b(?:shoe)?laces?\b/, "laces"),
  word(/\belastics?\b/, "elastic bands"),
  word(/\bhinges?\b/, "hinges"),
];

const PESTS: readonly Word[] = [
  word(/\bsquirrels?\b/, "squirrels"),
  word(/\braccoons?\b/, "raccoons"),
  word(/\bmosquito(?:e?s)?\b/, "mosquitoes"),
  word(/\b(?:mouse|mice)\b/, "mice"),
  word(/\brats?\b/, "rats"),
  word(/\bants?\b/, "ants"),
  word(/\b(?:cock)?roach(?:es)?\b/, "roaches"),
  word(/\bfl(?:y|ies)\b/, "flies"),
  word(/\bfleas?\b/, "fleas"),
  word(/\bticks?\b/, "ticks"),
  word(/\bdeer\b/, "deer"),
  word(/\brabbits?\b/, "rabbits"),
  word(/\bbears?\b/, "bears"),
  word(/\bspiders?\b/, "spiders"),
];

const praised = (words: readonly Word[], told: (name: string) => string): Variant[] =>
  words.map(({ said, name }) => ({ said, label: told(name), pain: "", trouble: "" }));

const blamed = (
  words: readonly Word[],
  told: (name: string) => Pick<Variant, "label" | "pain" | "trouble">,
): Variant[] => words.map(({ said, name }) => ({ said, ...told(name) }));

const pestsCome = (name: string): Pick<Variant, "label" | "pain" | "trouble"> => ({
  label: `${capitalized(name)} get the better of it`,
  pain: `${capitalized(name)} get the better of it`,
  trouble: `${name} that get the better of it`,
});

/** By sign and facet, the facet's label with the one word that reviewers have for what its name sums up. */
export const NAMED_BY_WORD: Readonly<Record<string, readonly Variant[]>> = {
  "+fasteners": praised(FASTENERS, (name) => `${capitalized(name)} work well`),
  "-fasteners": blamed(FASTENERS, (name) => ({
    label: `Trouble with the ${name}`,
    pain: `The ${name} give trouble`,
    trouble: `trouble with the ${name}`,
  })),
  "+pests": praised(PESTS, (name) => `Keeps ${name} out`),
  "-pests": blamed(PESTS, pestsCome),
  "+repels": praised(PESTS, (name) => `Works on ${name}`),
  "-repels": blamed(PESTS, pestsCome),
};

const LISTS: Readonly<Record<string, { words: readonly Word[]; name: (word: string) => string }>> = {
  fasteners: { words: FASTENERS, name: capitalized },
  pests: { words: PESTS, name: (animal) => `Keeping ${animal} out` },
  repels: { words: PESTS, name: (animal) => `Effect on ${animal}` },
};

/** Whether the words for a facet only name what it is about, and tell nothing of why. */
export const isNamedByWord = (facetId: string): boolean => facetId in LISTS;

/** A facet's name by the word that most of its opinions have for it; the given one where they have several. */
export const namedByWord = (facetId: string, units: readonly Unit[], given: string): string => {
  const list = LISTS[facetId];
  const told = units.map(({ clause }) => clauseText(clause));
  const found = list?.words.find(({ said }) => told.filter((text) => said.test(text)).length * 3 >= told.length * 2);
  return list === undefined || found === undefined || told.length === 0 ? given : list.name(found.name);
};
