import { rememberText } from "../../text/remember.ts";

const DETERMINERS = new Set(
  "the a an this that these those my your its their our his her some any all it s".split(" "),
);
const PREPOSITIONS = new Set("of for in on to with from at by and or &".split(" "));
const NO_PLURAL = new Set(
  `lens gps dvds_ bus gas glass class plus bass process access less focus canvas windows ios os usb news series chassis
  basis status bonus virus address business wireless this iris`.split(/\s+/),
);
const IRREGULAR = new Map(
  `batteries battery|lenses lens|children child|feet foot|knives knife|shelves shelf|leaves leaf|teeth tooth|people person|
  women woman|men man|mice mouse|movies movie|cookies cookie|pixies pixie`
    .split("|")
    .map((pair) => pair.trim().split(" ") as [string, string]),
);

const singular = (word: string): string => {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (NO_PLURAL.has(word) || word.length <= 3) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(xes|ches|shes|sses|zzes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
};

const wordsOf = rememberText((term: string): readonly string[] => {
  const plain = term
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/'s\b/g, "")
    .replace(/(?<=[\p{L}\p{N}_])[-/](?=[\p{L}\p{N}_])/gu, " ");
  const words = [...plain.matchAll(/[a-z0-9][a-z0-9.+#']*/g)].map(([word]) =>
    singular(word).replace(/^[.']+|[.']+$/g, ""),
  );
  const first = words.findIndex((word) => !DETERMINERS.has(word));
  return first === -1 ? [] : words.slice(first).filter((word) => word !== "");
});

/** One form for all spellings of a term: small letters, singular, no article, hyphens as spaces. */
export const termForm = (term: string): string => wordsOf(term).join(" ");

/** The noun that a term is a kind of: "screen" of "lcd screen", "life" of "life of the battery". */
export const termHead = (term: string): string => {
  const words = wordsOf(term);
  const preposition = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  if (preposition > 0) return words[preposition - 1] ?? "";
  return words.findLast((word) => /[a-z]/.test(word)) ?? words.at(-1) ?? "";
};
