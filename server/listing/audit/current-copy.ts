import { readingFor } from "../../insight/facets/reading.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { remember, rememberText } from "../../insight/text/remember.ts";
import { clusterUnits } from "../../insight/themes/cluster-units.ts";
import { extractUnits } from "../../insight/units/extract-units.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { paraphrasesOf } from "../clauses/paraphrases.ts";
import { type FieldKind, splitText } from "../clauses/split-text.ts";

/** The fields of some copy by name: "currentTitle", "bulletsB.2". */
export type CopyField = { field: string; text: string };

/** "Easy to Use & Clean" says "easy to clean" as well. */
const SHARED_LEAD = /\b((?:easy|simple|quick) to) \p{L}+(?: \p{L}+)? (?:&|and) (\p{L}+)/giu;

/** A text to read, and the words of the copy to quote for what is found in it; null where these are the words found. */
type Passage = { text: string; quote: string | null };

const passagesIn = (text: string): Passage[] => [
  { text, quote: null },
  ...[...text.matchAll(SHARED_LEAD)].map(([quote, lead = "", last = ""]) => ({ text: `${lead} ${last}`, quote })),
];

const DENIAL = /(?:\b(?:no|not|without|never|free of|zero|less|anti)[\s-]+)$/i;

const BREAK = /[;:!?|/•()[\]【】\n]|[,.](?!\d)|\s[–—&-]\s/u;
const LONGEST_PHRASE = 48;
/** In words, of a title: "Leak Proof Lid"; what is longer names what the thing is and for whom as well. */
const LONGEST_NAMED = 3;

/** The words that say it, with a denial before them: "no harmful smell"; as far as the phrase goes in which they stand: "will not crack or peel". */
const quoted = (text: string, { start, end }: Unit, isOfTitle: boolean): string => {
  const denied = DENIAL.exec(text.slice(0, start))?.[0] ?? "";
  const before = text.slice(0, start).split(BREAK).at(-1) ?? "";
  const after = text.slice(end).split(BREAK)[0] ?? "";
  const phrase = `${before}${text.slice(start, end)}${after}`.trim();
  const isWhole = isOfTitle ? phrase.split(" ").length <= LONGEST_NAMED : phrase.length <= LONGEST_PHRASE;
  return isWhole ? phrase : text.slice(start - denied.length, end).trim();
};

const kindOf = (field: string): FieldKind =>
  field === "itemHighlights" ? "highlights" : /title/i.test(field) ? "title" : "bullet";

/** An opinion that copy holds, and the passage that holds it. */
type Said = Passage & { unit: Unit };

const readPassage = (passage: Passage, { domains, product }: Mining): Said[] => {
  const reading = readingFor(domains);
  const units = analyseText(passage.text, "copy").flatMap((sentence) => extractUnits(sentence, reading));
  return clusterUnits(units, product, 1)
    .filter((unit) => unit.polarity > 0 && unit.mood === "report")
    .map((unit) => ({ ...passage, unit }));
};

/** What a text speaks of; every question and every fix asks it of the same lines. */
const saidIn = remember((mining: Mining) =>
  rememberText((text: string): readonly Said[] => passagesIn(text).flatMap((passage) => readPassage(passage, mining))),
);

/** What copy speaks of: all the words that say it, in its order, by theme key. Copy is read as if it were a review of the same product. */
export const subjectsOf = (fields: readonly CopyField[], mining: Mining): Map<string, readonly string[]> => {
  const said = fields.flatMap(({ field, text: copy }) =>
    saidIn(mining)(copy).map(({ unit, text, quote }) => ({
      key: unit.key,
      words: quote ?? quoted(text, unit, kindOf(field) === "title"),
    })),
  );
  const byKey = Map.groupBy(said, ({ key }) => key);
  return new Map([...byKey].map(([key, all]) => [key, [...new Set(all.map(({ words }) => words))]]));
};

/** Matters that a field speaks of: those of our own phrases, known by heart, and what any other clause is read as. */
export const mattersTold = ({ field, text }: CopyField, mining: Mining): ReadonlySet<string> =>
  new Set(
    splitText(text, kindOf(field)).flatMap((piece) => {
      const known = paraphrasesOf(piece.text, mining);
      return known.length > 0
        ? known.map(({ key }) => key)
        : saidIn(mining)(piece.text.toLowerCase()).map(({ unit }) => unit.key);
    }),
  );
