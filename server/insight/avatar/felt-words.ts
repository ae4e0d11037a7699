import type { Span } from "../../../events/result/review.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import type { Mining } from "../mining/mining.ts";
import { hasCrowd } from "../reviews/plenty.ts";
import { ratingsOf, textsOf } from "../reviews/reviews-by-id.ts";
import { CONTENT_STARS, DISCONTENT_STARS } from "../reviews/stars.ts";
import type { Sentence } from "../text/analyse.ts";
import { isNegated } from "../text/negation.ts";
import { patternSieve } from "../text/pattern-book.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";
import { FEELING_CUES, FEELINGS, type Feeling, isOver } from "./feelings.ts";
import { BLAND as BLAND_OF_ANYTHING } from "./grams.ts";
import { sentencesOfOthers } from "./of-other-thing.ts";
import { quotesShared } from "./other-things.ts";
import { type OwnWords, ownWordsAround, tellingWords, within } from "./own-words.ts";

const mayFeel = patternSieve(FEELING_CUES);

/** Of the sending, the shop and the reviews, or not felt at all. */
const ELSEWHERE =
  /\b(?:ship\w*|deliver\w*|arriv\w*|packag\w*|seller|amazon|customer service|refund\w*|return\w*|pkg|until|would|could|should(?! have)|(?:would|should)n['’]t|wish|hope|hopefully|if|unless|review|reviews|reviewers?|worry was)\b|['’]d\b/iu;
/** "more than I thought a pillow could": what could was found. */
const COMPARED = /\bthan (?:i|we) [^.;!?,]*\bcould\b/iu;
/** Of what they had before. */
const FORMER =
  /(?<!\b(?:than|to|with|as|like|unlike|from|over) )\b(?:my|the|our) (?:old|last|previous) (?:one|ones|pair|brand)\b|\bmy (?:old|previous) (?!\p{L}+ (?:back|house|dog|cat))\p{L}+|\b(?:i|we|it|they) used to\b|\bone (?:i|we) had before\b|\bthat came with (?:my|our|the)\b/iu;

/** "No more steam at all, after seven months": what ended is missed. */
const ENDED =
  /\b(?:after|since) (?:about |only |just )?(?:\p{L}+|\d+) (?:day|week|month|year|use|wash)s?\b|\bat all\b|\bstopped\b|\bwoke\b|\bstill\b.*\bbut\b/iu;

/** "not worried" is a feeling as it stands. */
const DENIES = /\b(?:no|not|never|without|anymore)\b|n['’]t\b/iu;

/** What is felt of anything. */
const BLAND: ReadonlySet<string> = BLAND_OF_ANYTHING.union(
  wordSet(
    "loves glad pleased purchase purchased worked far overall order thank thanks be is are was were am been do does did have has had get got use used using feel feels felt make makes made say said absolutely so disappointed disappointing surprised impressed waste time",
  ),
);
const LEAST_TELLING = 2;
/** "Love that it folds": one word tells what, where a clause of its own says so. */
const OF_WHAT_IT_DOES = /\b(?:that|how) (?:it|they|you|i)\b/iu;
/** "Makes me nervous", "Love the colours": said of the reviewer outright, it is about what is reviewed. */
const SAID_OUTRIGHT =
  /^“(?:(?:it|this|which) )?(?:i |i['’]?m |we |loved?\b|hated?\b|makes? (?:me|us)\b|made (?:me|us)\b|so (?:happy|pleased|glad)|[^”]*(?:, |\bwhich )(?:(?:it|this|that|which) )?(?:drives? (?:me|us)|makes? (?:me|us)|(?:i|we) (?:absolutely |really )?(?:love|hate|adore))\b)/iu;
/** "Waiting for the bus is frustrating": what one does elsewhere. */
const DOING = /^\p{L}{3,}ing (?!it|this|these|them)\p{L}+/iu;
/** "I love this little unit", "felt confident when I ordered": of the thing as a whole, or before it came. */
const SAYS_NOTHING =
  /^“\P{L}*(?:(?:i|we|really|just|absolutely|also|do|so) )*(?:love|hate|enjoy|adore|like)d? (?:this|my|these|our|mine)(?: [\p{L}\d'’-]+){1,4}\P{L}*”$|\bwhen (?:i|we) (?:ordered|bought|purchased)\b|\b(?:found|bought|ordered|got|purchased) (?:this|it|them|these|one)\P{L}*”$/iu;

/** "Happy pup!", "Pleased customer": what opens a name is not said of the reviewer. */
const isOfNamed = ({ tokens }: Sentence, { start, end }: Omit<Span, "reviewId">, felt: string): boolean =>
  tokens[0]?.start === start &&
  /^(?!lov|ador|enjoy|hat)\p{L}+$/iu.test(felt) &&
  isNoun(tokens.find((token) => token.start >= end));

const agrees = (about: 1 | -1, rating: number | null): boolean =>
  rating === null || (about > 0 ? rating > DISCONTENT_STARS : rating < CONTENT_STARS);

type Felt = { feeling: Feeling; isFormer: boolean; own: OwnWords };

/** Whether all else that is judged in these words is judged as the feeling does: "disappointed because they're cute" goes on otherwise. */
const isAlike = ({ tokens }: Sentence, about: 1 | -1, { start, end }: Span, felt: Omit<Span, "reviewId">): boolean =>
  opinionsIn(tokens).every(({ index, sign }) => {
    const token = tokens[index];
    if (token === undefined || token.start < start || token.end > end) return true;
    return (token.start < felt.end && felt.start < token.end) || sign === about;
  });

/** Whether words tell what is felt about, and not the feeling and the product alone. */
const saysWhat = (sentence: Sentence, { text, span }: OwnWords, product: string): boolean => {
  const telling = tellingWords(sentence, span).filter(
    ({ lower, lemma }) => !BLAND.has(lower) && !BLAND.has(lemma) && lemma !== product,
  );
  return (
    new Set(telling.map(({ lemma }) => lemma)).size >= (OF_WHAT_IT_DOES.test(text) ? 1 : LEAST_TELLING) &&
    !SAYS_NOTHING.test(text)
  );
};

/** The feelings that a sentence names, each by the first of its cues that holds, with the words to quote. */
const feltIn = (sentence: Sentence, text: string, rating: number | null, product: string): Felt[] => {
  const { start, end, tokens } = sentence;
  const said = text.slice(start, end);
  const mayBe = mayFeel(said);
  if (mayBe.size === 0 || ELSEWHERE.test(said.replace(COMPARED, "")) || DOING.test(said)) return [];
  return FEELINGS.flatMap((feeling): Felt[] => {
    const { about } = feeling;
    for (const cue of feeling.cues) {
      const match = mayBe.has(cue) ? cue.exec(said) : null;
      const felt = match?.groups?.["felt"];
      if (match === null || felt === undefined) continue;
      const from = start + match.index + match[0].lastIndexOf(felt);
      const place = { start: from, end: from + felt.length };
      const at = tokens.findIndex((token) => token.end > from);
      const isFormer = FORMER.test(said);
      if (
        at === -1 ||
        (isNegated(tokens, at) && !DENIES.test(felt)) ||
        (isFormer && about > 0) ||
        (feeling.name === "Relief" && ENDED.test(said)) ||
        (about > 0 && isOver(said.slice(0, from - start), felt, text.slice(place.end, end))) ||
        isOfNamed(sentence, place, felt) ||
        !(isFormer || agrees(about, rating))
      )
        continue;
      const own = ownWordsAround(sentence, text, from);
      if (own === null || own.span.start > place.start || own.span.end < place.end) continue;
      if (
        !(feeling.name === "Pride" || saysWhat(sentence, own, product)) ||
        !(isFormer || isAlike(sentence, about, own.span, place))
      )
        continue;
      return [{ feeling, isFormer, own }];
    }
    return [];
  });
};

const BEST_WORDS = 9;

/** The one that is easiest to read: neither long nor bare. */
const clearest = (felt: readonly Felt[]): Felt | undefined =>
  felt.toSorted((a, b) => Math.abs(a.own.words - BEST_WORDS) - Math.abs(b.own.words - BEST_WORDS))[0];

export type FeltLine = Supported & { lead: string };

/** Feelings that reviewers name, in the words of one of them: for where no remark is found that they are about. Among many reviews one voice is none. */
export const feltInWords = (mining: Mining): FeltLine[] => {
  const least = hasCrowd(mining) ? 2 : 1;
  const [texts, ratings] = [textsOf(mining), ratingsOf(mining)];
  const isShared = quotesShared(mining);
  const ofOthers = sentencesOfOthers(mining);
  const own = mining.sentences.filter((sentence) => !ofOthers.has(sentence));
  const felt = own.flatMap((sentence) =>
    feltIn(
      sentence,
      texts.get(sentence.reviewId) ?? "",
      ratings.get(sentence.reviewId) ?? null,
      mining.product.noun,
    ).filter(({ own }) => SAID_OUTRIGHT.test(own.text) || isShared(within(sentence, own.span))),
  );
  const quotedOnce = new Set<string>();
  return [
    ...Map.groupBy(felt, ({ feeling, isFormer }) => `${feeling.name}${isFormer ? " with what they had before" : ""}`),
  ].flatMap(([name, group]) => {
    const first = clearest(group.filter(({ own }) => !quotedOnce.has(own.text)));
    const spans = [first, ...group.filter((each) => each !== first)].flatMap((each) => each?.own.span ?? []);
    if (first === undefined || distinctReviews(spans) < least) return [];
    quotedOnce.add(first.own.text);
    return [{ lead: first.feeling.name, text: `${name}: ${first.own.text}`, spans }];
  });
};
