import type { Mining } from "../mining/mining.ts";
import { shownThemes } from "../mining/shown-themes.ts";
import { hasCrowd, hasMany, hasPlenty } from "../reviews/plenty.ts";
import { remember } from "../text/remember.ts";
import { byReviews, capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import { buildDrivers } from "./drivers.ts";
import { buildPains } from "./pains.ts";
import { quotesIn } from "./quotes-in.ts";
import { type Mention, mentionsIn, spanOfMention } from "./topic-mentions.ts";
import { topicQuotes } from "./topic-quotes.ts";

const mostCommon = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)].toSorted(
    ([a, some], [b, others]) => others.length - some.length || a.length - b.length,
  )[0]?.[0] ?? "";

const MOST = 8;
/** What so many name has room for a third voice. */
const OFTEN = 5;
/** Two who each tell something else of a part are enough, however many there are who might. */
const PAIR = 2;
/** The share of its reviews in which a topic has been told of already, by themes that name it and by any. */
const NAMED = 0.6;
const TOLD = 0.85;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** Whether shown themes have told of most of a topic's reviews already: of fewer where none of them names it. */
const toldIn = (mining: Mining): ((mentions: readonly Mention[], reviews: number) => boolean) => {
  const shown = shownThemes(mining).flatMap(({ theme, units }) => {
    const words = wordsOf(theme.label);
    return units.map((unit) => ({ unit, words }));
  });
  const byReview = Map.groupBy(shown, ({ unit }) => unit.reviewId);
  return (mentions, reviews) => {
    const isTold = ({ sentence }: Mention): boolean =>
      (byReview.get(sentence.reviewId) ?? []).some(
        ({ unit }) => unit.start < sentence.end && sentence.start < unit.end,
      );
    const isNamed = ({ sentence, at }: Mention): boolean =>
      (byReview.get(sentence.reviewId) ?? []).some(({ words }) => words.has(at.lemma) || words.has(at.lower));
    const told = mentions.filter(isTold);
    const share = distinctReviews(told.map(spanOfMention)) / reviews;
    return share >= TOLD || (share >= NAMED && told.some(isNamed));
  };
};

/** What several reviewers speak of and no theme tells, each with the words of those who say it best: things without a verdict that words alone would settle. */
export const buildTopics = remember((mining: Mining): readonly Supported[] => {
  const least = hasCrowd(mining) ? 6 : hasMany(mining) ? 4 : hasPlenty(mining) ? 3 : 2;
  const isTold = toldIn(mining);
  const topics = [...Map.groupBy(mentionsIn(mining), ({ group }) => group).values()]
    .map((mentions) => ({ mentions, reviews: distinctReviews(mentions.map(spanOfMention)) }))
    .filter(({ mentions }) => mentions.some(({ isHead }) => isHead))
    .filter(({ mentions, reviews }) => reviews >= PAIR && !isTold(mentions, reviews))
    .toSorted((a, b) => b.reviews - a.reviews);
  const quoted = new Set(quotesIn([...buildPains(mining), ...buildDrivers(mining)]));
  const lines = topics.flatMap(({ mentions, reviews }): Supported[] => {
    const mostQuotes = reviews >= OFTEN ? 3 : 2;
    const quotes = topicQuotes(mentions, mining, quoted, mostQuotes);
    if (quotes.length === 0 || (reviews < least && quotes.length < PAIR)) return [];
    const lemmas = new Set(quotes.map(({ lemma }) => lemma));
    const named = mentions.filter(({ at }) => lemmas.has(at.lemma));
    const common = mostCommon(named.map(({ term }) => term));
    const isQuoted = quotes.some(({ own }) => own.text.toLowerCase().includes(common));
    const name = isQuoted ? common : mostCommon(named.map(({ at }) => at.lower));
    const spans = quotes.map(({ own }) => own.span);
    const speakers = new Set(spans.map(({ reviewId }) => reviewId));
    const rest = mentions.map(spanOfMention).filter(({ reviewId }) => !speakers.has(reviewId));
    return [
      { text: `${capitalize(name)}: ${quotes.map(({ own }) => own.text).join(", ")}`, spans: [...spans, ...rest] },
    ];
  });
  return lines.toSorted(byReviews).slice(0, MOST);
});
