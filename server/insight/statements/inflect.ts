import { IRREGULAR_PLURALS } from "../text/irregular-plurals.ts";
import { wordTable } from "../text/word-table.ts";

const PLURAL_VERBS: ReadonlyMap<string, string> = wordTable({
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "'s": "are",
  goes: "go",
});

/** "takes" becomes "take", "is" becomes "are". */
export const pluralVerb = (verb: string): string => {
  const known = PLURAL_VERBS.get(verb.toLowerCase());
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
};

const THIRD_PERSON: ReadonlyMap<string, string> = wordTable({
  be: "is",
  have: "has",
  do: "does",
  go: "goes",
  can: "can",
  will: "will",
});

/** "take" becomes "takes". */
const thirdPerson = (lemma: string): string => {
  const known = THIRD_PERSON.get(lemma);
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(lemma) ? `${lemma}es` : `${lemma}s`;
};

const PLURAL_PRESENT: ReadonlyMap<string, string> = wordTable({ be: "are", have: "have", do: "do" });

export const presentOf = (lemma: string, plural: boolean): string =>
  plural ? (PLURAL_PRESENT.get(lemma) ?? lemma) : thirdPerson(lemma);

/** "battery" → "batteries", "lens" → "lens" */
export const pluralOf = (noun: string): string =>
  IRREGULAR_PLURALS.get(noun) ??
  (noun.endsWith("s") ? noun : noun.replace(/(?<=[^aeiou])y$/, "ie").replace(/(?<=x|z|ch|sh)$/, "e") + "s");

/** "carry" → "carrying", "store" → "storing", "set" → "setting" */
export const gerundOf = (verb: string): string => {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$|zip$|^begin$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return /[^eyo]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
};
