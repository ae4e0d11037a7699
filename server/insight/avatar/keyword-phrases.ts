import { findContexts } from "../contexts/find-contexts.ts";
import type { Mining } from "../mine-reviews.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { isInBlame } from "../themes/blamed-words.ts";
import { nounTerms } from "../units/noun-terms.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";

type Mention = { phrase: string; reviewId: string; start: number; end: number };

const QUALITIES = new Set(
  "insulated reflective adjustable wide soft warm compact portable cordless padded waterproof washable stainless foldable dimmable quiet lightweight sturdy touch wireless electric manual heavy-duty nonstick magnetic rechargeable breathable organic front side small large short tall long thin thick sharp".split(
    " ",
  ),
);

/** Qualities that shoppers type before the name of a thing. */
const SOUGHT = new Set(
  "insulated reflective adjustable lightweight sturdy durable compact portable quiet bright dimmable waterproof padded comfortable breathable cordless wireless foldable washable heavy-duty".split(
    " ",
  ),
);

const VAGUE = new Set(
  "price money value quality color size look design work fit weight water light area bottom top back front hour customer service seller company response dog cat wife man woman car house bit joke word way story groove drink sleeve position space setting".split(
    " ",
  ),
);

/** Opinions and verbs that the tagger takes for nouns. */
const isNoKeyword = (token: Token): boolean =>
  wordPolarity({ ...token, pos: "ADJ" }) !== 0 ||
  /^(?:easy|bright|stops|stop|block|love|lot|leaks?|anonymous|seconds)$/.test(token.lower);

const mentionsIn = (sentence: Sentence): Mention[] =>
  nounTerms(sentence.tokens).flatMap((term) => {
    const before = sentence.tokens[term.from - 1];
    const from =
      before !== undefined && before.pos === "ADJ" && QUALITIES.has(before.lower) ? term.from - 1 : term.from;
    const first = sentence.tokens[from];
    const tokens = sentence.tokens.slice(from, term.to);
    if (
      first === undefined ||
      tokens.length > 3 ||
      tokens.some((token) => !token.known) ||
      (tokens.length === 1 && VAGUE.has(term.head.lemma)) ||
      tokens.some(isNoKeyword)
    )
      return [];
    const phrase = [...tokens.slice(0, -1).map((token) => token.lower), term.head.lemma].join(" ");
    return [{ phrase, reviewId: sentence.reviewId, start: first.start, end: term.head.end }];
  });

/** Phrases that name the product with a quality that reviewers mention: "reflective dog harness". */
const qualified = (mining: Mining): Supported[] => {
  const mentions = mining.sentences.flatMap((sentence) =>
    sentence.tokens
      .filter((token) => token.pos === "ADJ" && SOUGHT.has(token.lower))
      .map((token) => ({
        phrase: token.lower,
        span: { reviewId: sentence.reviewId, start: token.start, end: token.end },
      })),
  );
  return [...Map.groupBy(mentions, (mention) => mention.phrase)].map(([quality, found]) => ({
    text: `${quality} ${mining.product.type}`,
    spans: found.map((each) => each.span),
  }));
};

/** A noun that mostly stands in complaints is not what a shopper searches for. */
const isBlamed = (spans: Supported["spans"], mining: Mining): boolean =>
  spans.filter((span) => isInBlame(mining, span)).length * 2 >= spans.length;

const MOST_TERMS = 12;
const MOST_QUALIFIED = 4;
const MOST_USES = 4;
const LEAST_FOR_ONE_WORD = 2;

/** The phrases that buyers use and others would search for, the most used first within each kind. */
export const buildKeywordPhrases = (mining: Mining): Supported[] => {
  const floor = mining.reviews.length < 8 ? 1 : 2;
  const byReviews = (lines: readonly Supported[]): Supported[] =>
    lines
      .filter((line) => distinctReviews(line.spans) >= floor)
      .toSorted((a, b) => distinctReviews(b.spans) - distinctReviews(a.spans) || (a.text < b.text ? -1 : 1));
  const terms = byReviews(
    [...Map.groupBy(mining.sentences.flatMap(mentionsIn), (mention) => mention.phrase)].map(([text, mentions]) => ({
      text,
      spans: mentions.map(({ reviewId, start, end }) => ({ reviewId, start, end })),
    })),
  ).filter((line) => line.text !== mining.product.noun && !isBlamed(line.spans, mining));
  const phrases = terms.filter((line) => line.text.includes(" "));
  const words = terms.filter(
    (line) =>
      !line.text.includes(" ") && distinctReviews(line.spans) >= Math.min(LEAST_FOR_ONE_WORD, mining.reviews.length),
  );
  const uses = findContexts(mining.sentences)
    .filter((each) => each.context.kind === "activity")
    .map((each) => ({ text: `${mining.product.type} for ${each.context.phrase}`, spans: [...each.spans] }));
  return [
    ...byReviews(uses).slice(0, MOST_USES),
    ...byReviews(qualified(mining)).slice(0, MOST_QUALIFIED),
    ...[...phrases, ...words].slice(0, MOST_TERMS),
  ];
};
