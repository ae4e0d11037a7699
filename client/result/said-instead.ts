import type { Review, Span } from "../../events/result/review.ts";

type Quoted = { review: Review; spans: readonly Span[] };

const MOST = 2;

/** The words that most reviews have where sellers say something else: "sturdy", "solid". */
const saidInstead = (quoted: readonly Quoted[]): string[] => {
  const said = quoted.flatMap(({ review, spans }) => [
    ...new Set(spans.map(({ start, end }) => review.text.slice(start, end).toLowerCase())),
  ]);
  const counts = [...Map.groupBy(said, (words) => words)].map(([words, all]) => ({ words, reviews: all.length }));
  return counts
    .toSorted((a, b) => b.reviews - a.reviews || (a.words < b.words ? -1 : 1))
    .slice(0, MOST)
    .map(({ words }) => words);
};

/** "they say “sturdy” or “solid”" */
export const saidInsteadText = (quoted: readonly Quoted[]): string =>
  `they say ${saidInstead(quoted)
    .map((words) => `“${words}”`)
    .join(" or ")}`;
