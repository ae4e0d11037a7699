import type { Review, Span } from "../../../events/result/review.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { joinWords } from "../text/join-words.ts";
import { isNegated } from "../text/negation.ts";
import { remember } from "../text/remember.ts";
import { CONTEXTS, type Context, placePreposition } from "./context-words.ts";
import { isUse } from "./use-frames.ts";

/** A use that reviewers name, with the places where they name it. */
export type FoundContext = { context: Context; reviews: number; spans: readonly Span[] };

type Pattern = { words: readonly string[]; context: Context; needsLead: boolean };

const PATTERNS: ReadonlyMap<string, readonly Pattern[]> = Map.groupBy(
  CONTEXTS.flatMap((context) =>
    context.words.split("|").map((phrase): Pattern => {
      const needsLead = phrase.startsWith("~");
      return { words: phrase.replace("~", "").split(/[\s-]+/), context, needsLead };
    }),
  ),
  (pattern) => pattern.words[0] ?? "",
);

const matches = (token: Token | undefined, word: string): boolean =>
  token !== undefined && (token.lower === word || token.lemma === word);

/** Where the words end that match from an index on; -1 where they do not. */
const matchAt = (tokens: readonly Token[], index: number, words: readonly string[]): number => {
  let at = index;
  for (const word of words) {
    while (at > index && tokens[at]?.lower === "-") at += 1;
    if (!matches(tokens[at], word)) return -1;
    at += 1;
  }
  return at - 1;
};

const NO_PATTERNS: readonly Pattern[] = [];

/** Patterns that begin with a token, in the form of the review or in its plain form. */
const patternsAt = ({ lower, lemma }: Token): readonly Pattern[] => {
  const said = PATTERNS.get(lower) ?? NO_PATTERNS;
  const plain = lower === lemma ? NO_PATTERNS : (PATTERNS.get(lemma) ?? NO_PATTERNS);
  return plain.length === 0 ? said : [...said, ...plain];
};

type Hit = { context: Context; span: Span };

/** What is read before a thing is bought or set up, and not by its light or in its chair. */
const READ_ABOUT = /^(?:reviews?|about|instructions?|manuals?|it|all|them|these|those|this|that|the|some|other)$/;

const SCHOOLS = /^(?:high|elementary|middle|primary|secondary|public|private)$/;

/** "old school" is a manner, a culinary one where somebody went, nobody uses a lamp at the post office, and "reading the reviews" is no use of it. */
const isOtherSense = (tokens: readonly Token[], index: number): boolean => {
  const [token, before, next] = [tokens[index], tokens[index - 1], tokens[index + 1]];
  if (token?.lower === "school")
    return (
      (before?.pos === "ADJ" && !SCHOOLS.test(before.lower)) ||
      (before?.text === "-" && tokens[index - 2]?.lower === "old") ||
      /^nights?$/.test(next?.lower ?? "")
    );
  if (token?.lower === "office") return before?.lower === "post";
  if (token?.lower === "hike") return /^(?:it|them|the|my|up)$/.test(next?.lower ?? "");
  return token?.lower === "reading" && (before?.lower === "after" || READ_ABOUT.test(next?.lower ?? ""));
};

const hitsIn = ({ tokens, reviewId }: Sentence): Hit[] => {
  // "do I live on a boat?"
  if (tokens.at(-1)?.text.includes("?") === true) return [];
  return tokens.flatMap((token, index) => {
    const patterns = patternsAt(token);
    if (patterns.length === 0) return [];
    if (isNegated(tokens, index) || isOtherSense(tokens, index)) return [];
    return patterns.flatMap(({ words, context, needsLead }) => {
      const last = matchAt(tokens, index, words);
      const end = tokens[last]?.end;
      if (end === undefined || (needsLead && !isUse(tokens, index, context.kind))) return [];
      return [{ context, span: { reviewId, start: token.start, end } }];
    });
  });
};

const distinct = (spans: readonly Span[]): number => new Set(spans.map((span) => span.reviewId)).size;

const allHits = remember((sentences: readonly Sentence[]): readonly Hit[] => sentences.flatMap(hitsIn));

const byContext = (hits: readonly Hit[]): readonly FoundContext[] =>
  [...Map.groupBy(hits, (hit) => hit.context)]
    .map(([context, hits]) => ({
      context,
      reviews: distinct(hits.map((hit) => hit.span)),
      spans: hits.map((hit) => hit.span),
    }))
    .toSorted((a, b) => b.reviews - a.reviews || (a.context.id < b.context.id ? -1 : 1));

/** Where, when and for what reviewers say they use the product, the most named first. */
export const findContexts = remember((sentences: readonly Sentence[]) => byContext(allHits(sentences)));

/** The same, of some of the reviews. */
export const findContextsAmong = (
  sentences: readonly Sentence[],
  among: ReadonlySet<Review["id"]>,
): readonly FoundContext[] => byContext(allHits(sentences).filter((hit) => among.has(hit.span.reviewId)));

/** "in backpacks and gym bags", "in workshops and on desks" */
export const placePhrases = (found: readonly FoundContext[]): string => {
  const prepositions = new Set(found.map((each) => placePreposition(each.context)));
  const names = found.map((each) => each.context.phrase);
  return prepositions.size === 1
    ? `${[...prepositions].join("")} ${joinWords(names)}`
    : joinWords(found.map((each) => `${placePreposition(each.context)} ${each.context.phrase}`));
};
