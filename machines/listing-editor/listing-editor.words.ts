import { LIMITS } from "../../events/limits.ts";
import type { Finding, ListingWords } from "../../events/result/listing.ts";

/** More than any marketplace takes. */
const LINE_LENGTH_MAX = 2_000;
export const LINES_MAX = 20;

/** The fields that hold several texts, in the order in which a listing shows them. */
export const WORD_LISTS = ["optimizedTitles", "bulletsA", "bulletsB"] as const;
export type WordList = (typeof WORD_LISTS)[number];

/** The words of a listing while they are changed. Texts may be empty, which a saved list never holds. */
export type Words = Record<WordList, readonly string[]> & Pick<ListingWords, "itemHighlights" | "searchTerms">;

/** The words alone, of whatever holds more. */
export const wordsOf = ({ optimizedTitles, itemHighlights, bulletsA, bulletsB, searchTerms }: Words): Words => ({
  optimizedTitles,
  itemHighlights,
  bulletsA,
  bulletsB,
  searchTerms,
});

/** A marketplace's fields hold one line each. */
export const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, " ");

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== "");

/** The words as they are sent: empty titles and bullets are left out. */
export const cleaned = (words: Words): ListingWords => ({
  optimizedTitles: filled(words.optimizedTitles),
  itemHighlights: words.itemHighlights.trim(),
  bulletsA: filled(words.bulletsA),
  bulletsB: filled(words.bulletsB),
  searchTerms: words.searchTerms.trim(),
});

export const isChanged = (words: Words, saved: Words): boolean =>
  JSON.stringify(cleaned(words)) !== JSON.stringify(cleaned(saved));

/** Every field by its name: "optimizedTitles.0", …, "searchTerms". */
export const fieldsOf = (words: Words): { field: string; text: string }[] => {
  const listed = (list: WordList) => words[list].map((text, index) => ({ field: `${list}.${index}`, text }));
  return [
    ...listed("optimizedTitles"),
    { field: "itemHighlights", text: words.itemHighlights },
    ...listed("bulletsA"),
    ...listed("bulletsB"),
    { field: "searchTerms", text: words.searchTerms },
  ];
};

const isList = (name: string): name is WordList => WORD_LISTS.some((list) => list === name);

/** The text of a field; null where there is none. */
export const textAt = (words: Words, field: string): string | null => {
  const [name = "", index] = field.split(".");
  if (isList(name)) return words[name][Number(index)] ?? null;
  return name === "itemHighlights" || name === "searchTerms" ? words[name] : null;
};

export const withText = (words: Words, field: string, text: string): Words => {
  const [name = "", index] = field.split(".");
  if (name === "itemHighlights" || name === "searchTerms") return { ...words, [name]: text };
  return isList(name) && textAt(words, field) !== null
    ? { ...words, [name]: words[name].with(Number(index), text) }
    : words;
};

/** The words with one more title or bullet: an empty one at the end, where nothing else is said. */
export const withLine = (words: Words, list: WordList, index = words[list].length, text = ""): Words =>
  words[list].length < LINES_MAX ? { ...words, [list]: words[list].toSpliced(index, 0, text) } : words;

export const withoutLine = (words: Words, list: WordList, index: number): Words => ({
  ...words,
  [list]: words[list].toSpliced(index, 1),
});

/** Answers name the fields that were sent; empty ones were not, so that those behind them stand further back here. */
export const placedIn = <Said extends { field: string }>(words: Words, said: readonly Said[]): Said[] => {
  const places = new Map<string, string>(
    WORD_LISTS.flatMap((list) =>
      words[list]
        .flatMap((text, index) => (text.trim() === "" ? [] : [index]))
        .map((index, sent) => [`${list}.${sent}`, `${list}.${index}`] as const),
    ),
  );
  return said.map((each) => ({ ...each, field: places.get(each.field) ?? each.field }));
};

/** The findings after a title or a bullet was removed: its own go with it, those behind it move up. */
export const findingsWithoutLine = (findings: readonly Finding[], list: WordList, removed: number): Finding[] =>
  findings.flatMap((finding) => {
    const [name, place] = finding.field.split(".");
    if (name !== list || place === undefined || Number(place) < removed) return [finding];
    return Number(place) === removed ? [] : [{ ...finding, field: `${list}.${Number(place) - 1}` }];
  });

/** The most characters that can be saved in a field. The rules say how many are wise. */
export const lengthMax = (field: string): number =>
  field.startsWith("optimizedTitles") ? LIMITS.titleInputLength : LINE_LENGTH_MAX;

/** Whether a field holds more than can be saved. */
export const isTooLong = ({ field, text }: { field: string; text: string }): boolean =>
  text.trim().length > lengthMax(field);

export const isSendable = (words: Words): boolean => !fieldsOf(words).some(isTooLong);

/** What this device keeps of a listing: the words typed, and the revision they were made from. */
export type KeptWords = { draft: Words; saved: Words };

/** Nothing is kept of words that say no more than what is saved. */
export const keptWords = ({ draft, saved }: KeptWords): KeptWords | null =>
  isChanged(draft, saved) ? { draft, saved } : null;
