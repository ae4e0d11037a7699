import { wordTable } from "../../insight/text/word-table.ts";

const VERBS: ReadonlyMap<string, string> = wordTable({
  goes: "go",
  does: "do",
  has: "have",
  reaches: "reach",
  switches: "switch",
});

const REGULAR = new Set(
  "keeps holds makes comes fits stays works stands sits drops opens closes adjusts remembers responds turns moves lasts packs folds unrolls blends breaks settles smells draws takes gets looks runs handles rides bends falls feels suits grows bound fastens clicks asks lies absorbs sinks starts plugs marks charges tastes sounds shows".split(
    " ",
  ),
);

const plainVerb = (word: string): string => {
  const lower = word.toLowerCase();
  const plain = VERBS.get(lower) ?? (REGULAR.has(lower) && lower.endsWith("s") ? lower.slice(0, -1) : lower);
  return plain === lower ? word : /^\p{Lu}/u.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
};

/** The form of a phrase for things that come in the plural: "goes on quickly" becomes "go on quickly". */
export const forMany = (text: string): string =>
  text.replace(/(^|[;:] | and )(\p{L}+)/gu, (_, lead: string, word: string) => `${lead}${plainVerb(word)}`);

/** Whether a phrase speaks of a single thing and so does not fit several. */
export const speaksOfOne = (text: string): boolean => /\b(?:it|its|itself)\b/i.test(text);
