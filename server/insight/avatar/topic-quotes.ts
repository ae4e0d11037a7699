import { nounGroup } from "../aspects/noun-groups.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { trimClause } from "../statements/trim-clause.ts";
import type { Sentence } from "../text/analyse.ts";
import { isHypothetical } from "../text/negation.ts";
import { isVerb } from "../text/word-classes.ts";
import { isJudgedThere } from "./judged-mention.ts";
import { isOfDelivery } from "./other-things.ts";
import { type OwnWords, ownWordsAround, within } from "./own-words.ts";
import { isQuotedIn } from "./quotes-in.ts";
import { FORMER } from "./said-of-product.ts";
import type { Mention } from "./topic-mentions.ts";
import { isOfReviewerLeftOut } from "./whole-thought.ts";

const CONTENT = new Set(["NOUN", "VERB", "ADJ"]);

const contentOf = ({ tokens }: Sentence): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ pos, lemma }) => (CONTENT.has(pos) && lemma.length > 2 ? lemma : [])));

/** In words. */
const SHORTEST = 4;
const BEST_WORDS = 11;
const OF_LENGTH = 0.08;
const JUDGES = 1.2;
/** Of a name only, "a bath towel" for the bath, or of no sentence, "several shirts a week". */
const LESS = 0.8;
/** A judgement, or words that several others use too. */
const LEAST_WORTH = 1;

/** `said` are the words it uses besides the topic; `judges` whether it has an opinion. */
type Voice = { own: OwnWords; worth: number; judges: boolean; said: ReadonlySet<string> };

/** How well a sentence speaks for all that name the topic: by the words that others use too, by a judgement, and by its length. */
const voicesOf = (mentions: readonly Mention[], mining: Mining): Voice[] => {
  const texts = textsOf(mining);
  const counts = new Map<string, Set<string>>();
  for (const { sentence } of mentions)
    for (const word of contentOf(sentence)) counts.set(word, (counts.get(word) ?? new Set()).add(sentence.reviewId));
  return mentions.flatMap(({ sentence, at, group, isHead }): Voice[] => {
    const text = texts.get(sentence.reviewId) ?? "";
    const place = sentence.tokens.indexOf(at);
    const own =
      isHypothetical(sentence.tokens, place) || !isJudgedThere(sentence, at)
        ? null
        : ownWordsAround(sentence, text, at.start);
    if (
      own === null ||
      own.words < SHORTEST ||
      isOfReviewerLeftOut(trimClause(within(sentence, own.span)), mining.product) ||
      isOfDelivery(own.text, mining.product) ||
      FORMER.test(`${own.text.slice(1, -1)} `)
    )
      return [];
    const said = new Set([...contentOf(sentence)].filter((word) => nounGroup(word) !== group));
    const shared = [...said].reduce((sum, word) => sum + Math.log(counts.get(word)?.size ?? 1), 0);
    const judges = opinionsIn(sentence.tokens).length > 0;
    const told = shared + (judges ? JUDGES : 0);
    if (told < LEAST_WORTH) return [];
    const lacks = Number(!isHead) + Number(!within(sentence, own.span).some(isVerb));
    return [{ own, worth: told - OF_LENGTH * Math.abs(own.words - BEST_WORDS) - LESS * lacks, judges, said }];
  });
};

/** The share of its words that a second voice may have in common with the first. */
const ALIKE = 0.34;

const isAnother = (first: Voice, { own, judges, said }: Voice): boolean =>
  judges &&
  own.span.reviewId !== first.own.span.reviewId &&
  said.intersection(first.said).size <= ALIKE * Math.min(said.size, first.said.size);

const keyOf = ({ own }: Voice): string => own.text.slice(1, -1).toLowerCase();

/** The words of the reviewer who says best what is said of a topic, and of one who judges it by something else. What is `quoted` already is not quoted again, and what is chosen is added to it. */
export const topicQuotes = (mentions: readonly Mention[], mining: Mining, quoted: Set<string>): OwnWords[] => {
  const voices = voicesOf(mentions, mining)
    .filter((voice) => !isQuotedIn([...quoted], keyOf(voice)))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = voices;
  const second = best && voices.find((voice) => isAnother(best, voice));
  const chosen = [best, second].filter((voice) => voice !== undefined);
  for (const voice of chosen) quoted.add(keyOf(voice));
  return chosen.map(({ own }) => own);
};
