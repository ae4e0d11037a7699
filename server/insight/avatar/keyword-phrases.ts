import { findContexts } from "../contexts/find-contexts.ts";
import type { Mining } from "../mine-reviews.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { nounTerms } from "../units/noun-terms.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";

type Mention = { phrase: string; reviewId: string; start: number; end: number };

const QUALITIES = new Set(
  "insulated reflective adjustable wide soft warm compact portable cordless padded waterproof washable stainless foldable dimmable quiet lightweight sturdy touch wireless electric manual heavy-duty nonstick magnetic rechargeable breathable organic front side small large short tall long thin thick sharp".split(
    " ",
  ),
);

const VAGUE = new Set(
  "price money value quality color size look design work fit weight water light area bottom top back front hour customer service seller company response dog cat wife man woman car house bit joke word way".split(
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

/** The nouns and noun phrases of buyers that others would search for, the most used first. */
export const buildKeywordPhrases = (mining: Mining): Supported[] => {
  const floor = mining.reviews.length < 8 ? 1 : 2;
  const groups = [...Map.groupBy(mining.sentences.flatMap(mentionsIn), (mention) => mention.phrase)]
    .map(([phrase, mentions]) => ({
      text: phrase,
      spans: mentions.map(({ reviewId, start, end }) => ({ reviewId, start, end })),
    }))
    .filter((group) => distinctReviews(group.spans) >= floor);
  const weight = (line: Supported): number => distinctReviews(line.spans) * (line.text.includes(" ") ? 1.6 : 1);
  const terms = groups.toSorted((a, b) => weight(b) - weight(a) || (a.text < b.text ? -1 : 1)).slice(0, 16);
  const uses = findContexts(mining.sentences)
    .filter((each) => each.reviews >= floor && each.context.kind === "activity")
    .slice(0, 4)
    .map((each) => ({ text: `${mining.product.type} for ${each.context.phrase}`, spans: [...each.spans] }));
  return [...terms, ...uses];
};
