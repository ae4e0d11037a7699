import type { Mining } from "../mine-reviews.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { matchCues } from "../units/match-cues.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";
import { JARGON } from "./jargon.ts";

type Gram = { key: string; reviewId: string; start: number; end: number };

const EDGE_STOP = new Set(
  "the a an my your this that it is was i and or but of to in on for with at so as if when be are have has had not do does did you we they he she its all just very really from by me s".split(
    " ",
  ),
);
const PARTICLES = new Set(["on", "off", "out", "up", "down", "in"]);

/** "easy to put" of "easy to put on" is not a phrase. */
const isCutOff = (last: Token, next: Token | undefined): boolean =>
  last.pos === "VERB" && next !== undefined && PARTICLES.has(next.lower);

const SIZES = [6, 5, 4, 3, 2];

const isWord = (token: Token): boolean =>
  /[\p{L}\p{N}]/u.test(token.text) || token.lower.startsWith("'") || token.lower === "n't";

/** Where opinions stand in a sentence. */
const opinionEnds = (tokens: readonly Token[]): { from: number; to: number }[] => [
  ...tokens.flatMap((token, index) => (wordPolarity(token) === 0 ? [] : [{ from: index, to: index + 1 }])),
  ...matchCues(tokens).filter((match) => match.bearing !== "raised"),
];

const gramsIn = (sentence: Sentence): Gram[] => {
  const opinions = opinionEnds(sentence.tokens);
  return SIZES.flatMap((size) =>
    sentence.tokens.flatMap((first, index) => {
      const tokens = sentence.tokens.slice(index, index + size);
      const last = tokens.at(-1);
      if (tokens.length < size || last === undefined || !tokens.every(isWord)) return [];
      const startsWell = !EDGE_STOP.has(first.lower) && !first.lower.startsWith("'") && first.lower !== "n't";
      const particle = PARTICLES.has(last.lower) && tokens.at(-2)?.pos === "VERB";
      if (
        !startsWell ||
        (EDGE_STOP.has(last.lower) && !particle) ||
        last.lower === "n't" ||
        isCutOff(last, sentence.tokens[index + size])
      )
        return [];
      if (size === 2 && wordPolarity(first) !== 0 && last.pos === "NOUN") return [];
      const speaks = opinions.some(({ from, to }) => from >= index && to <= index + size);
      return speaks && tokens.filter((token) => !EDGE_STOP.has(token.lower)).length >= 2
        ? [
            {
              key: tokens.map((token) => token.lower).join(" "),
              reviewId: sentence.reviewId,
              start: first.start,
              end: last.end,
            },
          ]
        : [];
    }),
  );
};

const EXCERPT_SENTENCES = 4_000;

/** Phrases that several customers use in the same words, in those words. */
export const buildSay = (mining: Mining): Supported[] => {
  const texts = new Map(mining.reviews.map((review) => [review.id, review.text]));
  const groups = [
    ...Map.groupBy(mining.sentences.slice(0, EXCERPT_SENTENCES).flatMap(gramsIn), (gram) => gram.key).values(),
  ]
    .map((grams) => ({ grams, reviews: distinctReviews(grams), words: grams[0]?.key.split(" ").length ?? 0 }))
    .filter((group) => group.reviews >= 2)
    .toSorted(
      (a, b) =>
        b.reviews * (b.words - 0.5) - a.reviews * (a.words - 0.5) ||
        ((a.grams[0]?.key ?? "") < (b.grams[0]?.key ?? "") ? -1 : 1),
    );
  const kept: { key: string; line: Supported }[] = [];
  for (const { grams } of groups) {
    const first = grams[0];
    if (first === undefined || kept.length === 8) continue;
    const overlaps = kept.some(
      ({ key }) => key.includes(first.key) || first.key.includes(key) || sharedWords(key, first.key) >= 2,
    );
    const text = texts.get(first.reviewId)?.slice(first.start, first.end) ?? "";
    if (!overlaps)
      kept.push({
        key: first.key,
        line: { text: text.toLowerCase(), spans: grams.map(({ reviewId, start, end }) => ({ reviewId, start, end })) },
      });
  }
  return kept.map(({ line }) => line);
};

const sharedWords = (a: string, b: string): number => {
  const words = new Set(a.split(" "));
  return b.split(" ").filter((word) => words.has(word) && !EDGE_STOP.has(word)).length;
};

/** Words no review uses: those of the current listing first, then what sellers of anything tend to write. */
export const buildNotSay = (mining: Mining, currentListing: string): Supported[] => {
  const said = mining.reviews
    .map((review) => `${review.title ?? ""} ${review.text}`.toLowerCase().replace(/-/g, " "))
    .join("\n");
  const unsaid = JARGON.filter((word) => !said.includes(word.replace(/-/g, " ")));
  const listing = currentListing.toLowerCase().replace(/-/g, " ");
  const own = unsaid.filter((word) => listing.includes(word.replace(/-/g, " ")));
  return [...own, ...unsaid.filter((word) => !own.includes(word))]
    .slice(0, Math.max(6, own.length))
    .map((text) => ({ text, spans: [] }));
};
