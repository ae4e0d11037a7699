import type { Span } from "../../../events/result/review.ts";
import { remember, rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import { refutes } from "../reviews/reported-copy.ts";
import type { ReviewIndex, ReviewSentence } from "../reviews/review-index.ts";
import { foldWord } from "../words/fold.ts";
import { contentWords } from "../words/same-sense.ts";

const SPEAKER =
  "(?:listing|description|title|ads?|advert|advertisement|page|website|blurb|box|packag(?:e|ing)|label|tub|bottle|jar|packet|bag|tin|carton|seller|company|maker|manufacturer|it|they)";
const SAYING = "(?:says?|said|claims?|claimed|states?|stated|promises?|promised|advertises?|advertised|swears?)";
const ADVERBS = "(?:(?:clearly|even|also|still|all|only|just|specifically|here|\\p{L}+ly) ){0,2}";
/** What a reviewer quotes of a listing, by whoever says it or by how it is sold: "Label still says", "Says", "sold as". */
const QUOTES = new RegExp(
  `(?<!\\b(?:what|whatever|everything|all|as|like|than|exactly) (?:the |that )?)(?:\\b${SPEAKER} ${ADVERBS}${SAYING}|^\\W*${SAYING}|\\b(?:advertised|described|listed|sold|billed|marketed|labell?ed) (?:as|to be))(?: (?:that|it|it['’]s|its|is|are|this is|to be|as))*\\W+([^.;!?]+)`,
  "u",
);
const ENDS = /["”,)]|\b(?:but|though|although|however|yet|and it|and mine|hm+|lol|lmao|haha*|yeah right|nope)\b/u;
/** Says of words just quoted that they are not so. */
const SCORN =
  /\b(?:hm+|lol|lmao|haha+|yeah,? right|nope|my (?:foot|eye)|as if|not (?:true|so|even close)|liars?|lies)\W*$/u;

const DENIES = /\b(?:not|no|never|without|zero)\b|n['’]t\b/iu;

type Quoted = { span: Span; words: readonly string[]; denies: boolean };

const wordsIn = rememberText((text: string): readonly string[] => contentWords(text).map(foldWord));

const quotedIn = (sentence: ReviewSentence, next: ReviewSentence | undefined): Quoted[] => {
  const { clauses, text } = sentence;
  const match = QUOTES.exec(text);
  const said = match?.[1]?.replace(/^["“”'‘’\s]+/u, "").split(ENDS)[0] ?? "";
  const words = wordsIn(said);
  const [first] = clauses;
  if (match === null || first === undefined || words.length === 0) return [];
  const own = clauses.findLast(({ span }) => span.start <= first.span.start + match.index) ?? first;
  const last = clauses.at(-1) ?? own;
  const isSame = next?.clauses[0]?.span.reviewId === first.span.reviewId;
  const isTakenBack = isSame && refutes(next.text.replace(/[.!]+$/u, ""));
  const refuted = clauses.find((clause) => clause.refuted && clause.repeats);
  if (!isTakenBack && !SCORN.test(text) && refuted === undefined) return [];
  const until = isTakenBack ? next.clauses.at(-1) : last;
  const end = Math.max(until?.span.end ?? last.span.end, refuted?.quote.end ?? 0);
  return [{ span: { ...own.span, end }, words, denies: DENIES.test(said) }];
};

const quotedBy = remember((index: ReviewIndex): readonly Quoted[] =>
  index.sentences.flatMap((sentence, at) => quotedIn(sentence, index.sentences[at + 1])),
);

/** Passages that quote the very words of a statement and take them back: "Label still says same great formula. It isnt." */
export const quotedCopy = ({ text }: Statement, index: ReviewIndex): Span[] => {
  const own = new Set(wordsIn(text));
  return quotedBy(index)
    .filter(({ words, denies }) => denies === DENIES.test(text) && words.every((word) => own.has(word)))
    .map(({ span }) => span);
};
