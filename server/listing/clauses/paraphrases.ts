import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { remember } from "../../insight/text/remember.ts";
import { phrasesOf } from "../claims/claims.ts";
import { adviceSaid } from "../phrases/advice-said.ts";
import { ADVICE_WORDINGS } from "../phrases/advice-wordings.ts";
import { allPhrases } from "../phrases/all-phrases.ts";
import { forMany } from "../phrases/for-many.ts";
import { LIMITS } from "../phrases/limits.ts";
import type { FacetPhrases } from "../phrases/phrase.ts";
import { VERB_PHRASES } from "../phrases/verb-phrases.ts";
import { normal, splitText } from "./split-text.ts";
import { pointsIn } from "./stated-points.ts";

/** What a clause of our own phrase book says: which matter it praises, or what it advises about one; of a point and of what tells buyers what to do, what bears it out. */
export type Paraphrase = { key: string; needs: RegExp | undefined; sign: 1 | -1; shown?: readonly Span[] };

/** What tells buyers what to do rests on reviewers who say it, and not on those who complain. */
const ADVISED = new Set(Object.keys(ADVICE_WORDINGS));

type Entry = readonly [text: string, paraphrase: Paraphrase];

const entriesFor = (text: string, paraphrase: Paraphrase): Entry[] =>
  [...new Set([text, forMany(text)])].flatMap((form) =>
    splitText(form, "bullet").map((piece): Entry => [normal(piece.text), paraphrase]),
  );

const praiseIn = (key: string, phrases: FacetPhrases): Entry[] => {
  const lines = [...phrases.outcome, ...phrases.answer].map(({ header, body, needs }) => ({
    text: `${header}: ${body}`,
    needs,
  }));
  const short = [...phrases.features, ...phrases.highlights];
  return [...lines, ...short].flatMap(({ text, needs }) => entriesFor(text, { key, needs, sign: 1 }));
};

type Book = ReadonlyMap<string, readonly Paraphrase[]>;

const bookOf = (entries: readonly Entry[]): Book =>
  new Map([...Map.groupBy(entries, ([text]) => text)].map(([text, found]) => [text, found.map(([, each]) => each)]));

let common: Book | null = null;

const buildCommon = (): Book =>
  bookOf([
    ...[...allPhrases(), ...Object.entries(VERB_PHRASES)].flatMap(([key, phrases]) => praiseIn(key, phrases)),
    ...Object.entries(LIMITS).flatMap(([key, { header, body }]) =>
      entriesFor(`${header}: ${body}`, { key: key.replace(/:.*/, ""), needs: undefined, sign: -1 }),
    ),
  ]);

/** Phrases made of the words that buyers of this product use for its parts. */
const ownBook = remember(
  (mining: Mining): Book =>
    bookOf(
      mining.themes.flatMap((theme) => {
        const phrases = theme.facet === null ? phrasesOf(theme, mining) : null;
        return phrases === null ? [] : praiseIn(theme.units[0]?.key ?? "", phrases);
      }),
    ),
);

/** The matters that a clause of the phrase book speaks of; none for any other clause. */
export const paraphrasesOf = (text: string, mining: Mining): readonly Paraphrase[] => {
  common ??= buildCommon();
  const clause = normal(text);
  return [
    ...(common.get(clause) ?? []).map((each) =>
      each.sign < 0 && ADVISED.has(each.key) ? { ...each, shown: adviceSaid(each.key, mining) } : each,
    ),
    ...(ownBook(mining).get(clause) ?? []),
    ...pointsIn(clause, mining).map(({ key, spans }): Paraphrase => ({ key, needs: undefined, sign: 1, shown: spans })),
  ];
};
