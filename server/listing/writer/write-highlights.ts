import type { Span } from "../../../events/result/review.ts";
import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import { foldedWords } from "../rules/fold.ts";
import { STOP_WORDS } from "../rules/word-terms.ts";
import { type Claim, highlightsOf } from "./claims.ts";
import type { Written } from "./write-bullets.ts";

type Phrase = { text: string; value: number; spans: readonly Span[]; words: ReadonlySet<string> };

const MOST = 14;

const phraseOf = (text: string, value: number, spans: readonly Span[]): Phrase => ({
  text,
  value,
  spans,
  words: new Set(foldedWords(text).filter((word) => !STOP_WORDS.has(word))),
});

const clashes = (a: Phrase, b: Phrase): boolean => [...a.words].some((word) => b.words.has(word));

type Best = { value: number; phrases: readonly Phrase[] };

/** The set of phrases that carries the most support within the length; branch and bound, so no better set exists. */
export const packPhrases = (phrases: readonly Phrase[], max: number): readonly Phrase[] => {
  const rest = phrases.map((_, index) => phrases.slice(index).reduce((sum, phrase) => sum + phrase.value, 0));
  let best: Best = { value: 0, phrases: [] };
  const search = (index: number, taken: readonly Phrase[], length: number, value: number): void => {
    if (value > best.value) best = { value, phrases: taken };
    const next = phrases[index];
    if (next === undefined || value + (rest[index] ?? 0) <= best.value) return;
    const longer = length + next.text.length + (taken.length > 0 ? 2 : 0);
    if (longer <= max && !taken.some((phrase) => clashes(phrase, next)))
      search(index + 1, [...taken, next], longer, value + next.value);
    search(index + 1, taken, length, value);
  };
  search(0, [], 0, 0);
  return best.phrases;
};

const pairs = <Item>(items: readonly Item[]): Item[][] => [
  ...items.map((item) => [item]),
  ...items.flatMap((item, index) => items.slice(index + 1).map((other) => [item, other])),
];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The comma-separated highlights field: what the title does not say yet. */
export const writeHighlights = (
  title: string,
  claims: readonly Claim[],
  uses: readonly FoundContext[],
  extra: readonly string[],
  max: number,
  acceptable: (text: string) => boolean,
): Written => {
  const inTitle = new Set(foldedWords(title));
  const candidates = [
    ...extra.map((text) => phraseOf(text, 1_000, [])),
    ...claims.flatMap((claim) =>
      highlightsOf(claim)
        .slice(0, 1)
        .map(({ text, spans, reviews }) => phraseOf(text, reviews, spans)),
    ),
    ...pairs(uses.slice(0, 3)).map((pair) =>
      phraseOf(
        `for ${pair.map((each) => each.context.phrase).join(" and ")}`,
        pair.reduce((sum, each) => sum + each.reviews, 0),
        pair.flatMap((each) => [...each.spans]),
      ),
    ),
  ].filter((phrase) => ![...phrase.words].some((word) => inTitle.has(word)) && acceptable(phrase.text));
  const packed = packPhrases(
    candidates.toSorted((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1)).slice(0, MOST),
    max,
  );
  return {
    text: capitalize(packed.map((phrase) => phrase.text).join(", ")),
    spans: packed.flatMap((phrase) => [...phrase.spans]),
  };
};
