import type { Span } from "../../../events/result/review.ts";
import { capitalize } from "../../insight/avatar/avatar-draft.ts";
import { isInstruction } from "../../insight/hygiene/instruction.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { ratingsOf, textsOf } from "../../insight/reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../../insight/text/analyse.ts";
import { splitClauses } from "../../insight/text/clauses.ts";
import { isNoun, isVerb } from "../../insight/text/word-classes.ts";
import { isAboutOther } from "../../insight/units/other-products.ts";
import { type Asked, theProduct } from "./asking.ts";
import { inverted, writtenAs } from "./inverted.ts";

/** A question that a reviewer puts to whoever reads it, told as a shopper would ask it. */
export type ReviewersQuestion = { question: string; spans: readonly Span[] };

const SHORTEST = 4;
const LONGEST = 18;
const MOST = 3;
/** Whoever gives fewer stars asks in anger as well: "Is this made of paper?" */
const LEAST_STARS = 3;

const LEADING =
  /^(?:(?:so|ok|okay|and|but|also|question|btw|one thing|quick question|anyway|just wondering|curious)[,:]? )+/iu;
/** "Does anyone know", "Can somebody please tell me": what is asked stands behind it. */
const OF_ANYONE =
  /^(?:(?:does|do|can|could|would|will) )?(?:anyone|anybody|someone|somebody)(?: (?:else|here|out there|please|kindly))* (?:know|tell me|let me know|say|confirm|explain)(?: for sure)?(?= )/iu;
const OF_THING = /^(?:is|are|will|does|do|can) (?:it|this|these|they|the|there|my|you|i)\b/iu;
const OF_BUYER = /^(?:(?:can|should|will) (?:i|you)|do (?:i|you) (?:need|have)) /iu;
const OF_MEASURE =
  /^(?:what (?:is|are|size|kind|type) |how (?:long|many|much|big|tall|wide|deep|heavy|thick|loud|often|hot|high|large|far)\b.* (?:is|are|do|does|can|will) )/iu;

/** Asked of nobody: it is said to praise or to complain. */
const RHETORICAL =
  /\b(?:supposed|worth|just me|joke|seriously|serious|really|even|ever|believe|imagine|more (?:can|could|do)|ask for|recommend|regrets?|wrong|kidding|love|hate|wonder|guess|honestly|same|still|so (?:hard|many|much|cheap|bad|good)|fault|crazy|rocket|refund|return(?:ed)?|complain\w*|like it|buy again|order again|think|say|perfect|amazing|awesome|beautiful|gorgeous|fantastic|engineer|deal|price|money|stars?|who|why)\b|^what (?:kind|type|sort) of (?:product|company|thing|item|junk|people|seller)\b|^(?:is|are|was) (?:it|this|these|that|they) (?:how|what|where|when)\b|(?:^|[ '’])(?:not|n['’]?t)\b|n['’]t\b/iu;
/** The reviewer's own answer, or a shrug instead of one. */
const ANSWERS =
  /^\W*(?:yes|yep|yeah|yup|no|nope|nah|not|sure|absolutely|of course|definitely|maybe|perhaps|kind of|kinda|sort of|i guess|i doubt|doubt|who knows|heck|hell|you bet|also|but|eh|meh|well|probably|mostly|it (?:does|is|did|will|would|isn|doesn|won)|they (?:do|are|did|will)|time will tell|we(?:['’]ll| will) see|hopefully|oh|only|barely|hardly|never|always|100|to me|for me|that['’]?s|nothing|everything|(?:i|we|you) (?:do|can|did|would|will|am|are|have|could|don|think|hope))\b/iu;
/** What follows a question that waits for an answer: nothing, the asker's own doings, or who does not say. */
const WAITS =
  /^\W*(?:$|(?:i|we|my|our|seems?|couldn|can|cannot|otherwise|apart|thanks?|thx|please|anyways?|besides|love|(?:the )?(?:directions?|instructions?|manual|booklet|book|box|listing|page|description|website))\b)/iu;
const PLAIN = /^[\p{L}\p{N} ,'’%&/().°-]{10,140}\?$/u;

const isAnswered = (sentence: Sentence, text: string): boolean =>
  ANSWERS.test(text.slice(sentence.end, sentence.end + 40));

const waits = (sentence: Sentence, text: string): boolean => WAITS.test(text.slice(sentence.end, sentence.end + 40));

const isSeller = (token: Token | undefined): boolean =>
  /^(?:make|sell|have|offer|ship|carry|send)$/.test(token?.lemma ?? "");

/** What is often taken for a noun behind "this". */
const DOES = /^(?:fit|work|hold|stand|charge|match|float|stain|smell|run|last|ship|rust|shrink|fade|leak|come)s?$/;

/** "this" and "these" are the product; what "it" is only where nothing else was named before it. */
const named = (subject: readonly Token[], next: Token | undefined, asked: Asked): string => {
  const [first] = subject;
  const points =
    subject.length === 1 &&
    /^(?:this|these)$/.test(first?.lower ?? "") &&
    !(isNoun(next) && !DOES.test(next?.lower ?? ""));
  const agrees = (first?.lower === "these") === asked.product.plural;
  return points && agrees && !isSeller(next) ? theProduct(asked) : writtenAs(subject);
};

const PLURAL = /[^su]s$/;

/** "if it comes in blue", "how long the battery lasts", "the height of the seat": what a question to anyone asks, put directly. */
const directly = (tokens: readonly Token[], asked: Asked): string | null => {
  const [first, second] = tokens;
  const turned = (statement: readonly Token[]): string | null =>
    inverted(statement, (subject) => named(subject, statement[subject.length], asked));
  if (/^(?:if|whether)$/.test(first?.lower ?? "")) return turned(tokens.slice(1));
  if (first?.lower === "how" && second?.lower === "to") return `how do you ${writtenAs(tokens.slice(2))}`;
  if (first?.lower === "how" && (second?.pos === "ADJ" || second?.pos === "ADV")) {
    const statement = turned(tokens.slice(2));
    return statement === null ? null : `how ${second.lower} ${statement}`;
  }
  const isThing = /^(?:the|its|their)$/.test(first?.lower ?? "") && !tokens.some(isVerb);
  const head = tokens.find(isNoun);
  return isThing && head !== undefined ? `what ${PLURAL.test(head.lower) ? "are" : "is"} ${writtenAs(tokens)}` : null;
};

const ofAnyone = (words: string, tokens: readonly Token[], from: number, asked: Asked): string | null => {
  const opening = OF_ANYONE.exec(words);
  if (opening === null) return null;
  const rest = tokens.filter(({ start }) => start >= from + opening[0].length);
  return rest.length < 2 ? null : (directly(rest, asked) ?? words);
};

const asksDirectly = (words: string): boolean =>
  OF_MEASURE.test(words) || (OF_THING.test(words) && (!/^\w+ (?:i|you)\b/iu.test(words) || OF_BUYER.test(words)));

/** What is asked directly, with the product in the place of "this"; it has to name a thing, as "does it leak?" is asked by every listing. */
const ofThing = (words: string, tokens: readonly Token[], asked: Asked): string | null => {
  const names = tokens.slice(1).some((token) => isNoun(token) && token.lemma !== asked.product.noun);
  if (!asksDirectly(words) || !names) return null;
  const [verb, subject, next] = tokens;
  if (verb === undefined || subject === undefined || !/^(?:this|these)$/.test(subject.lower)) return words;
  return `${verb.text} ${named([subject], next, asked)} ${writtenAs(tokens.slice(2))}`;
};

const isQuestion = (sentence: Sentence, text: string): boolean => {
  const { tokens } = sentence;
  const words = tokens.length - 1;
  return (
    tokens.at(-1)?.text === "?" &&
    text[sentence.end] !== "?" &&
    text[sentence.end] !== "!" &&
    words >= SHORTEST &&
    words <= LONGEST &&
    !isAnswered(sentence, text) &&
    !splitClauses(sentence).some((clause) => isAboutOther(clause, { from: 0 }))
  );
};

const questionIn = (sentence: Sentence, text: string, rating: number | null, asked: Asked): string | null => {
  if (!isQuestion(sentence, text)) return null;
  const said = text.slice(sentence.start, sentence.end);
  const lead = LEADING.exec(said)?.[0].length ?? 0;
  const from = sentence.start + lead;
  const tokens = sentence.tokens.slice(0, -1).filter(({ start }) => start >= from);
  const words = writtenAs(tokens);
  if (RHETORICAL.test(words.replace(OF_ANYONE, ""))) return null;
  const isMeant = (rating ?? LEAST_STARS) >= LEAST_STARS && waits(sentence, text);
  const told = ofAnyone(words, tokens, from, asked) ?? (isMeant ? ofThing(words, tokens, asked) : null);
  const question = told === null ? "" : `${capitalize(told)}?`;
  return PLAIN.test(question) && !isInstruction(question) ? question : null;
};

/** The questions that reviewers ask others in so many words, and leave unanswered: "Does anyone know if …", "Will this fit …?" */
export const reviewersQuestions = (mining: Mining): ReviewersQuestion[] => {
  const texts = textsOf(mining);
  const ratings = ratingsOf(mining);
  const asked: Asked = { product: mining.product, part: null, domains: mining.domains };
  const found = mining.sentences.flatMap((sentence) => {
    const { reviewId, start, end } = sentence;
    const question = questionIn(sentence, texts.get(reviewId) ?? "", ratings.get(reviewId) ?? null, asked);
    return question === null ? [] : [{ question, span: { reviewId, start, end } }];
  });
  return [...Map.groupBy(found, ({ question }) => question.toLowerCase()).values()]
    .flatMap((same) =>
      same[0] === undefined ? [] : [{ question: same[0].question, spans: same.map(({ span }) => span) }],
    )
    .toSorted((a, b) => b.spans.length - a.spans.length)
    .slice(0, MOST);
};
