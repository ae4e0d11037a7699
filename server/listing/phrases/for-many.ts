import { pluralVerb } from "../../insight/statements/inflect.ts";
import { wordTable } from "../../insight/text/word-table.ts";

const VERBS: ReadonlyMap<string, string> = wordTable({
  goes: "go",
  lies: "lie",
  does: "do",
  has: "have",
  reaches: "reach",
  dries: "dry",
  switches: "switch",
  is: "are",
});

const REGULAR = new Set(
  "keeps holds makes comes fits stays works stands sits drops opens closes adjusts remembers responds turns moves lasts packs folds unrolls blends breaks settles smells draws takes gets looks runs handles rides bends falls feels suits grows bound fastens clicks asks lies absorbs sinks starts plugs charges tastes sounds shows shuts gives leaves follows coils blocks springs helps resists sticks remains cuts covers removes reacts wipes grips withstands survives snaps clips tightens adds shields carries engages recovers stops pulls shrinks fills needs lifts catches pours pairs dissolves melts fades stretches flushes picks writes sprays peels loosens adheres slips hangs stores stacks leans slides hooks spans attaches rolls clears drives serves connects slices rinses climbs crosses circles avoids resumes burns causes molds stows accommodates soaks steadies spreads eases kneads masks allows trains includes rotates saves begins hears agrees matches dresses sets wakes heats organizes layers swivels".split(
    " ",
  ),
);

const plainVerb = (word: string): string => {
  const lower = word.toLowerCase();
  const plain = VERBS.get(lower) ?? (REGULAR.has(lower) ? pluralVerb(lower) : lower);
  return plain === lower ? word : /^\p{Lu}/u.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
};

/** "drops and bumps that would end a day" are things, not what a thing does. */
const NAMES_THINGS = /^\p{L}+s and \p{L}+s that\b/iu;

/** A part of a phrase: where it opens with what the thing does, so do the verbs after "and". */
const partForMany = (part: string): string => {
  const first = /^\p{L}+/u.exec(part)?.[0] ?? "";
  const plain = plainVerb(first);
  if (plain === first || first.toLowerCase() === "is" || NAMES_THINGS.test(part)) return part;
  return `${plain}${part.slice(first.length)}`.replace(/(?<= (?:and|or) )\p{L}+/gu, plainVerb);
};

/** The form of a phrase for things that come in the plural: "goes on quickly" becomes "go on quickly". */
export const forMany = (text: string): string =>
  text
    .split(/([;:] )/)
    .map(partForMany)
    .join("");

/** Whether a phrase speaks of a single thing and so does not fit several. */
export const speaksOfOne = (text: string): boolean => /\b(?:it|its|itself)\b/i.test(text);
