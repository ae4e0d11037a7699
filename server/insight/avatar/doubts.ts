import type { Mining } from "../mine-reviews.ts";
import type { Product } from "../product.ts";
import { runFrom } from "../statements/run-from.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import type { Supported } from "./avatar-draft.ts";
import { type Excerpt, excerptOf, groupExcerpts, ratingsOf, sayTokens } from "./excerpts.ts";

/** Words of doubt, and what a doubt that opens with them is called. */
const CUES: ReadonlyMap<string, string> = new Map(
  (
    [
      ["worry worried worries worrying", "Worried"],
      ["skeptical sceptical", "Skeptical"],
      ["doubtful", "Doubtful"],
      ["doubted", "Doubted"],
      ["hesitant reluctant leery wary", "Hesitant"],
      ["hesitated", "Hesitated"],
      ["nervous apprehensive anxious", "Nervous"],
      ["afraid scared", "Afraid"],
      ["feared fearing", "Feared"],
      ["concerned", "Concerned"],
      ["unsure", "Unsure"],
      ["fence", "On the fence"],
      ["wonder wondered wondering", "Wondered"],
    ] as const
  ).flatMap(([words, name]) => words.split(" ").map((word) => [word, name] as const)),
);

const CONNECTS = new Set(
  "that it they this these about of because whether if at by to how the with since when on a my her his what".split(
    " ",
  ),
);
const LONGEST = 16;

/** "was not worried", "no need to worry", "don't worry": no doubt. */
const isDenied = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - 4), index)
    .some((token) => /^(?:not|n't|no|never|without|stop|stopped|less)$/.test(token.lower) || token.lemma === "not");

/** Somebody else's fear, or one that is no doubt about the purchase: "scared of thunder". */
const isElsewhere = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens.slice(Math.max(0, index - 5), index).map((token) => token.lower);
  const own =
    before.some((word) => ["i", "we", "was", "were", "'m", "am", "initially", "little", "bit"].includes(word)) ||
    index <= 1;
  const other = before.some((word) =>
    ["he", "she", "they", "dog", "cat", "daughter", "son", "kids", "who"].includes(word),
  );
  return !own || other;
};

const named = (
  tokens: readonly Token[],
  index: number,
  product: Product,
): { name: string; rest: readonly Token[] } | null => {
  const name = CUES.get(tokens[index]?.lower ?? "");
  if (name === undefined || isDenied(tokens, index) || isElsewhere(tokens, index)) return null;
  if (name === "On the fence" && tokens[index - 1]?.lower !== "the") return null;
  const rest = runFrom(tokens, index + 1, LONGEST);
  // A run of the greatest length was cut in the middle.
  if (rest.length < 2 || rest.length === LONGEST || !CONNECTS.has(rest[0]?.lower ?? "")) return null;
  if (rest[0]?.lower === "that" && rest[1]?.pos === "ADP") return null;
  return {
    name,
    rest: nameProduct(rest, product),
  };
};

/** "it" at the head of a doubt is the product: "it would break", "how long it will last". */
const nameProduct = (rest: readonly Token[], product: Product): readonly Token[] => {
  const at = rest.findIndex((token, index) => index < 3 && (token.lower === "it" || token.lower === "they"));
  const pronoun = rest[at];
  if (pronoun === undefined || (pronoun.lower === "it") === product.plural) return rest;
  return rest.with(at, { ...pronoun, text: `the ${product.noun}`, lower: product.noun });
};

/** "not sure it will last", "thought it would be flimsy", "almost didn't buy it because": doubts in several words. */
const PHRASES: readonly (readonly [pattern: RegExp, say: (rest: string) => string])[] = [
  [
    /\b(?:not|n't|wasn't|was not|'m not|am not) (?:so |too |really |entirely )?sure (?=(?:if|whether|how|about|it|they|this|the)\b)([^.;!?()]{6,90})/i,
    (rest) => `Unsure ${rest}`,
  ],
  [
    /\balmost (?:didn't|did not|passed|returned|gave up)([^.;!?()]{6,90})/i,
    (rest) => `Almost did not buy${rest.replace(/^\s*(?:buy|order|get)\b/i, "")}`,
  ],
  [
    /\b(?:i )?(?:thought|figured|assumed) (?=(?:it|they|this|these) (?:would|might|was too|were too)\b[^.;!?()]{0,60}\b(?:too|more|less|n't|not|cheap|flimsy|hard|difficult|break|fall|leak|junk|gimmick|small|big|uncomfortable|waste|boring|scary|preachy|\w+er)\b)([^.;!?()]{6,80})/i,
    (rest) => `Thought ${rest}`,
  ],
  [
    /\b(?:time will tell|we(?:'ll| will) see|remains to be seen|only time will tell)(?: (?=how|if|whether))?([^.;!?()]{0,60})/i,
    (rest) => (rest.trim() === "" ? "" : `Waits to see ${rest.trim()}`),
  ],
  [
    /\bhop(?:e|ing) (?=(?:it|they|this) (?:lasts?|holds?|will last|will hold|stays?|doesn't|won't|keeps?))([^.;!?()]{6,60})/i,
    (rest) => `Hopes ${rest}`,
  ],
  [/\b(?:too good to be true)()/i, () => "Sounded too good to be true"],
  [
    /\bhad (?:my|some|serious) (?:doubts|reservations|concerns)(?: (?=about|that|because))?([^.;!?()]{0,60})/i,
    (rest) => (rest.trim() === "" ? "" : `Had doubts ${rest.trim()}`),
  ],
];

/** "if they need them" leaves open what it is about. */
const ENDS_UNNAMED = /\bthem$/;

const tokensIn = (sentence: Sentence, start: number, end: number): readonly Token[] =>
  sentence.tokens.filter((token) => token.start >= start && token.end <= end);

const phraseDoubts = (sentence: Sentence, text: string, product: Product, rating: number | null): Excerpt[] => {
  const words = text.slice(sentence.start, sentence.end).replace(/’/g, "'");
  for (const [pattern, say] of PHRASES) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const end = sentence.start + match.index + match[0].length;
    const cut = (match[1] ?? "").search(/,? (?:but|however|although|though)\b|,/);
    const restStart = end - (match[1] ?? "").length;
    const stop = cut === -1 ? end : restStart + cut;
    const rest = nameProduct(tokensIn(sentence, restStart, stop), product);
    const told = rest.length === 0 ? "" : sayTokens(rest, product, "buyers");
    if (told === null || ENDS_UNNAMED.test(told)) continue;
    const line = say(told.startsWith(" ") ? told : told === "" ? "" : told);
    const evidence = tokensIn(sentence, sentence.start + match.index, stop);
    if (line.trim() !== "" && line.split(" ").length >= 3)
      return excerptOf(line.replace(/\s+/g, " "), evidence, sentence, rating);
  }
  return [];
};

const doubtsIn = (sentence: Sentence, text: string, product: Product, rating: number | null): Excerpt[] => {
  const { tokens } = sentence;
  for (const index of tokens.keys()) {
    const doubt = named(tokens, index, product);
    if (doubt === null) continue;
    const told = sayTokens(doubt.rest, product, "buyers");
    if (told === null) continue;
    return excerptOf(
      `${doubt.name} ${told}`,
      tokensIn(sentence, tokens[index]?.start ?? 0, doubt.rest.at(-1)?.end ?? 0),
      sentence,
      rating,
    );
  }
  return phraseDoubts(sentence, text, product, rating);
};

const MOST_DOUBTS = 8;

/** What buyers doubted or feared before or after buying, in the words they say it with. */
export const buildDoubts = (mining: Mining): Supported[] => {
  const ratings = ratingsOf(mining);
  const texts = new Map(mining.reviews.map((review) => [review.id, review.text]));
  return groupExcerpts(
    mining.sentences.flatMap((sentence) =>
      doubtsIn(sentence, texts.get(sentence.reviewId) ?? "", mining.product, ratings.get(sentence.reviewId) ?? null),
    ),
    MOST_DOUBTS,
  );
};
