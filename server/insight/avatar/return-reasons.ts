import type { Review, Span } from "../../../events/result/review.ts";
import type { Mining } from "../mining/mining.ts";
import { CONTENT_STARS, DISCONTENT_STARS } from "../reviews/stars.ts";
import { tellClause } from "../statements/clean-statement.ts";
import type { Remark } from "../statements/remarks.ts";
import type { Sign } from "../statements/sign.ts";
import { signsIn } from "../statements/signs.ts";
import type { Sentence } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { CHILDREN, KIN } from "../text/word-lists.ts";
import { WHOLE } from "../units/aspect-units.ts";
import { capitalize } from "./avatar-draft.ts";
import type { ReturnWords } from "./return-words.ts";

/** A reason in the words of its review. */
export type Quoted = { text: string; span: Span };

/** What the review of a return offers as reasons. */
export type Found = { review: Review; sentences: readonly Sentence[]; remarks: readonly Remark[]; mining: Mining };

const LONGEST_QUOTE = 16;
const FIRST_PERSON = /\b(?:i|i['’]\w+|my|me|we|we['’]\w+|our|us|mine)\b/i;
/** What the shop did, and the return itself, is no reason for it. */
const OF_THE_SHOP =
  /\b(?:return\w*|refund\w*|replace\w*|sent|send\w*|exchang\w+|going back|customer service|seller|company|support|amazon|shipping|stars?|listing|says|description|advertis\w+)\b/i;
const NO_REASONS: ReadonlySet<string> = new Set(["repeat", "support", "gift", "acceptance"]);

/** What follows "because". */
const because = (sentence: Sentence, from: number, { product }: Mining): Quoted | null => {
  const clause = splitClauses(sentence).find(
    ({ start, tokens }) => start >= from && /^(?:because|since|as|due)$/.test(tokens[0]?.lower ?? ""),
  );
  const told = clause === undefined ? null : tellClause(clause.tokens, product);
  return clause === undefined || told === null || told.subject.about === "wearer"
    ? null
    : { text: told.text, span: { reviewId: sentence.reviewId, start: clause.start, end: clause.end } };
};

/** How far a place lies from the return; what follows counts double. */
const gapTo = ({ start }: ReturnWords, span: Pick<Span, "start" | "end">): number =>
  span.end <= start ? start - span.end : (span.start - start) * 2;

const nearest = <Place>(places: readonly Place[], to: ReturnWords, spanOf: (place: Place) => Span): Place | null =>
  places.toSorted((a, b) => gapTo(to, spanOf(a)) - gapTo(to, spanOf(b)))[0] ?? null;

/** "Don't waste your money", "Remember that …": what to do is no reason. */
export const ADVICE =
  /^(?:(?:please )?(?:don['’]?t|do not|remember|beware|save|avoid|stay away|keep away|never|look|buy|skip)\b|(?:bought|ordered|purchased|got|received|wanted|tried)\b)/i;

/** "Still had to go buy another kettle": what came of it. */
const AFTERMATH =
  /\b(?:had|have|has|having|need(?:ed)?) to (?:go |then |now |just )?(?:buy|get|order|find|purchase|return|shop|look for)\b|^(?:still|now|back) (?:ha[ds]|have|need(?:ed)?|looking|searching|shopping|to)\b|\b(?:bought|ordered|ended up with|got) (?:another|a different|something else)\b/i;

/** "Kids don't sit still": what somebody does. */
export const isOfPeople = ({ tokens }: Sentence): boolean => {
  const named = tokens.find(({ pos }) => pos === "NOUN" || pos === "PROPN");
  return named !== undefined && (KIN.has(named.lower) || CHILDREN.has(named.lemma));
};

/** Where what a buyer tells of himself begins to follow: "the second it touched my cheeks". */
const GOES_ON =
  /\s+(?:the (?:second|minute|moment|instant)|when|whenever|as soon as|after|once|(?<!\ba )while|until|and|so|but|because)\b/iu;
const SHORTEST_QUOTE = 3;

/** Whether signs say what is wrong, and praise nothing. */
const areBlame = (signs: readonly Sign[]): boolean =>
  signs.some(({ gist }) => gist !== "") && signs.every(({ polarity }) => polarity < 0);

/** The words of a sentence without what goes on about the buyer, where they say by themselves what is wrong. */
const ofTheThing = (words: string, { start, tokens }: Sentence): string => {
  if (!FIRST_PERSON.test(words)) return words;
  const opening = words.slice(0, GOES_ON.exec(words)?.index ?? 0).replace(/[\s,;:–—-]+$/u, "");
  const told = tokens.filter(({ end }) => end <= start + opening.length);
  return told.length < SHORTEST_QUOTE || !areBlame(signsIn(told)) ? words : opening;
};

/** A sentence as it stands, where it speaks of the thing and stands by itself. */
const quoted = (sentence: Sentence, text: string): Quoted[] => {
  const whole = text
    .slice(sentence.start, sentence.end)
    .trim()
    .replace(/[\s.!?…]+$/u, "");
  const words = ofTheThing(whole, sentence);
  const isUnfit =
    FIRST_PERSON.test(words) ||
    OF_THE_SHOP.test(words) ||
    ADVICE.test(words) ||
    AFTERMATH.test(words) ||
    isOfPeople(sentence) ||
    text[sentence.end - 1] === "?";
  return isUnfit || words.split(/\s+/).length > LONGEST_QUOTE
    ? []
    : [{ text: capitalize(words), span: spanOf(sentence, words, words === whole) }];
};

/** Where the words of a sentence stand: all of it, or what it opens with. */
const spanOf = ({ reviewId, start, end }: Sentence, words: string, isWhole: boolean): Span => ({
  reviewId,
  start,
  end: isWhole ? end : start + words.length,
});

/** Whether a sentence says what is wrong, and praises nothing. */
const blames = (sentence: Sentence): boolean =>
  areBlame(splitClauses(sentence).flatMap(({ tokens }) => signsIn(tokens)));

const LONGEST_OPENING = 8;

/** "Splinters!!": what a short review of the lowest stars opens with, or its title. */
const opensWith = ({ review, sentences }: Found): Quoted[] => {
  const first = sentences[0];
  if (first === undefined || (review.rating ?? CONTENT_STARS) > DISCONTENT_STARS) return [];
  const isNamed = first.tokens.some(({ pos }) => ["NOUN", "PROPN", "ADJ"].includes(pos));
  const isPlain = splitClauses(first).every(({ tokens }) => signsIn(tokens).length === 0);
  return isNamed && isPlain && first.tokens.length <= LONGEST_OPENING ? quoted(first, review.text) : [];
};

/** The sentences of more than a word ("Puddle.") that the miner reads as blame of the product, else those whose own words blame, else how the review opens. */
const blamingQuotes = (found: Found): Quoted[] => {
  const { review, sentences, mining } = found;
  const blaming = mining.units.filter(
    ({ reviewId, polarity, mood, facet, key }) =>
      reviewId === review.id && polarity < 0 && mood === "report" && key !== WHOLE && !NO_REASONS.has(facet?.id ?? ""),
  );
  const heard = sentences.filter(({ start, end }) => blaming.some((unit) => unit.start < end && start < unit.end));
  const [ofHeard, ofSigns] = [heard, sentences.filter(blames)].map((some) =>
    some.flatMap((sentence) => quoted(sentence, review.text)).filter(({ text }) => text.includes(" ")),
  );
  return [ofHeard ?? [], ofSigns ?? [], opensWith(found)].find((quotes) => quotes.length > 0) ?? [];
};

const WENT_AWAY = /^(?:went|goes|is|was) (?:away|gone|solved|fixed)\b/u;
/** How somebody took it is no reason. */
const IN_TEARS = /\b(?:tears|crying|cried|sad|upset|heartbroken|disappointed)\b/u;

/** Why a review says the product went back: what follows "because", else the complaint nearest to it, of the thing before its own blaming words, and those before what buyers had to do. */
export const reasonFor = (sentence: Sentence, words: ReturnWords, found: Found): Remark | Quoted | null => {
  const given = because(sentence, words.start, found.mining);
  if (given !== null) return given;
  const blame = found.remarks.filter(
    ({ sign, told: { subject, predicate } }) =>
      sign.polarity < 0 && !WENT_AWAY.test(predicate) && !(subject.about === "wearer" && IN_TEARS.test(predicate)),
  );
  const [ofThing, ofBuyers] = [false, true].map((isOfBuyers) =>
    blame.filter(({ told }) => (told.subject.about === "buyers") === isOfBuyers),
  );
  const remark = nearest(ofThing ?? [], words, ({ span }) => span);
  if (remark !== null) return remark;
  const isContent = (found.review.rating ?? 0) >= CONTENT_STARS;
  const quote = words.isDone && !isContent ? nearest(blamingQuotes(found), words, ({ span }) => span) : null;
  return quote ?? nearest(ofBuyers ?? [], words, ({ span }) => span);
};
