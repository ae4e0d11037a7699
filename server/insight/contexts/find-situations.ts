import type { Span } from "../../../events/result/review.ts";
import { runFrom } from "../statements/run-from.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { isNegated } from "../text/negation.ts";
import { remember } from "../text/remember.ts";
import { sentenceText } from "../units/misreadings/misreading.ts";
import { hostingIn } from "./hosting.ts";
import { openUsesIn } from "./open-uses.ts";
import { othersDoing, ownDoing } from "./own-doings.ts";
import { isDoneByWild, isSaidOfIt, isWithIt } from "./said-of-it.ts";
import {
  AFTER_WORDS,
  before,
  has,
  isIdiom,
  OWN,
  type Phrase,
  phraseAt,
  RULES,
  type SituationKind,
} from "./situation-rules.ts";
import { ACTIVITIES, EVENTS, PEOPLE, PLACES, RECURRING } from "./situation-words.ts";

/** Words of a review that say where, when, for what or with whom a thing is used. */
export type Situation = {
  kind: SituationKind;
  /** What tells it from others: the preposition's sense and the head noun. */
  key: string;
  tokens: readonly Token[];
  sentence: Sentence;
  span: Span;
};

const RECUR = new Set(["every"]);

/** The words that a situation can begin with. */
const OPENERS = new Set([...Object.keys(RULES), ...RECUR]);

const recurring = (tokens: readonly Token[], at: number): Phrase | null => {
  if (!RECUR.has(tokens[at]?.lower ?? "")) return null;
  const phrase = phraseAt(tokens, at);
  // "Every morning I find hair in the sink" is no time of use.
  const isOwnDay = at === 0 && phrase !== null && tokens[phrase.to]?.pos === "PRON";
  return phrase !== null && !isOwnDay && has(RECURRING, phrase.head) ? phrase : null;
};

/** "use it on days my sister visits": which of them is told by a clause of its own; "On Sundays we bake" opens the sentence. */
const opensClause = (tokens: readonly Token[], from: number, at: number): boolean =>
  from > 0 &&
  !["CCONJ", "PUNCT"].includes(tokens[from - 1]?.pos ?? "") &&
  tokens[at]?.pos === "PRON" &&
  tokens.slice(at + 1, at + 5).some(({ pos }) => pos === "VERB" || pos === "AUX");

const SITUATIONS = [PLACES, EVENTS, ACTIVITIES, PEOPLE, AFTER_WORDS];

/** "on the subway" after "for my commute", "before work" after "every morning": one situation, not two. */
const extended = (tokens: readonly Token[], from: number, to: number): number => {
  const [next, after] = [tokens[to], tokens[to + 1]];
  if (next === undefined || after === undefined) return to;
  if (next.lower === "and" || next.lower === "or") {
    const more = phraseAt(tokens, to + 1);
    const verb = tokens
      .slice(more?.to ?? 0, (more?.to ?? 0) + 2)
      .find((each) => each.pos === "VERB" || each.pos === "AUX" || each.pos === "PRON");
    return more !== null &&
      verb === undefined &&
      SITUATIONS.some((words) => has(words, more.head)) &&
      (after.pos !== "PRON" || OWN.has(after.lower))
      ? more.to
      : to;
  }
  if (!["on", "in", "before", "after", "of", "with", "at"].includes(next.lower)) return to;
  const more = phraseAt(tokens, to + 1);
  const fits =
    more !== null &&
    !opensClause(tokens, from, more.to) &&
    (next.lower === "of" || has(PLACES, more.head) || has(EVENTS, more.head) || has(AFTER_WORDS, more.head));
  return fits && more !== null ? more.to : to;
};

const NOT_A_USE = /^(?:as|than|except|not|never)$/;
/** "stops for a snack", "came over for coffee": what people do, and nothing the thing is for. */
const DONE_FOR =
  /^(?:asks?|asked|asking|begs?|begged|stop(?:s|ped|ping)?|paused?|comes?|came|coming|over|invit\w+|meet|met|waits?|waited|cr(?:y|ies|ied))$/;
/** "late for school", "in time for dinner": of people, and not of what the thing is for. */
const DUE_FOR = /^(?:late|early|ready|time|dressed|leave|leaves|leaving|left|off)$/;
const STAYS = /^(?:stay|keep|leave|turn|switch|come|go|put)$/;

/** "stays on all night", "left it on every night", "leave it in all winter": the word belongs to the verb. */
const isParticle = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(?:on|in)$/.test(tokens[at]?.lower ?? "")) return false;
  const verb = /^(?:it|them|this|these)$/.test(tokens[at - 1]?.lower ?? "") ? tokens[at - 2] : tokens[at - 1];
  if (tokens[at]?.lower === "in") return tokens[at + 1]?.lower === "all" && STAYS.test(verb?.lemma ?? "");
  return tokens[at + 1]?.lower === "all" || (STAYS.test(verb?.lemma ?? "") && tokens[at + 1]?.lower === "every");
};

const DELIVERED = /^(?:arrived|came|delivered|shipped|ordered|returned|sent)$/;

const CLOCK = /^\d{1,2}(?::\d\d)?(?:([ap]m)?\.?)$/i;

/** "at 5am", "at 5 am" */
const clockAt = ({ tokens, reviewId, ...rest }: Sentence, at: number): Situation[] => {
  const [word, hour, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const match = word?.lower === "at" && hour !== undefined ? CLOCK.exec(hour.text) : null;
  if (match === null || word === undefined || hour === undefined) return [];
  const apart = match[1] === undefined && next !== undefined && /^[ap]m\.?$/.test(next.lower);
  if (match[1] === undefined && !apart) return [];
  const last = apart && next !== undefined ? next : hour;
  const end = last.end - (last.text.endsWith(".") ? 1 : 0);
  const key = `at ${tokens
    .slice(at + 1, apart ? at + 3 : at + 2)
    .map((token) => token.lower.replace(".", ""))
    .join("")}`;
  const span = { reviewId, start: word.start, end };
  const told = tokens.slice(at, apart ? at + 3 : at + 2);
  return [{ kind: "time", key, tokens: told, sentence: { tokens, reviewId, ...rest }, span }];
};

/** "while I cook", told of anybody. */
const doneMeanwhile = (sentence: Sentence, tokens: readonly Token[]): Situation[] => {
  const [first, verb, last] = [tokens[0], tokens[1], tokens.at(-1)];
  if (first === undefined || verb === undefined || last === undefined) return [];
  const span = { reviewId: sentence.reviewId, start: first.start, end: last.end };
  return [{ kind: "activity", key: `while ${verb.lower}`, tokens, sentence, span }];
};

const situationAt = (sentence: Sentence, at: number): Situation[] => {
  const { tokens, reviewId } = sentence;
  const word = tokens[at]?.lower ?? "";
  if (!OPENERS.has(word)) return [];
  if (NOT_A_USE.test(tokens[at - 1]?.lower ?? "") || before(tokens, at, 3, DELIVERED)) return [];
  if (word === "for" && (isNegated(tokens, at) || before(tokens, at, 3, DONE_FOR) || before(tokens, at, 1, DUE_FOR)))
    return [];
  if (isParticle(tokens, at)) return [];
  const clock = clockAt(sentence, at);
  if (!isSaidOfIt(tokens, at) && !isWithIt(tokens, at)) return [];
  if (clock.length > 0) return clock;
  const doing = ownDoing(tokens, at) ?? othersDoing(tokens, at);
  if (doing !== null) return doneMeanwhile(sentence, doing);
  const recurs = recurring(tokens, at);
  const phrase = recurs ?? (RULES[word] === undefined ? null : phraseAt(tokens, at + 1));
  if (phrase === null || isIdiom(phrase, tokens)) return [];
  const rule =
    recurs === null
      ? RULES[word]?.find((each) => each.accepts(phrase, tokens, at))
      : { kind: "time" as const, sense: "every" };
  if (rule === undefined || (rule.kind === "time" && word === "on" && opensClause(tokens, at, phrase.to))) return [];
  const part = rule.sense === "while" ? runFrom(tokens, at, 8) : tokens.slice(at, extended(tokens, at, phrase.to));
  const [first, last] = [part[0], part.at(-1)];
  const isSentence = rule.sense === "while" && part.some(({ pos }) => pos === "AUX");
  if (first === undefined || last === undefined || part.length < 2 || isSentence) return [];
  return [
    {
      kind: rule.kind,
      key: `${rule.sense} ${phrase.head.lemma}`,
      tokens: part,
      sentence,
      span: { reviewId, start: first.start, end: last.end },
    },
  ];
};

const openIn = (sentence: Sentence): Situation[] =>
  [...openUsesIn(sentence), ...hostingIn(sentence)].flatMap(({ kind, sense, head, tokens, from, to }) => {
    const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
    if (first === undefined || last === undefined) return [];
    const span = { reviewId: sentence.reviewId, start: first.start, end: last.end };
    return [{ kind, key: `${sense} ${head.lemma}`, tokens, sentence, span }];
  });

const MARKS = new Set(['"', "“", "”"]);
const LEAST_QUOTED = 3;

/** Where the words between two quotation marks are somebody else's: a seller's mail, a listing. One or two words are only stressed. */
const isQuoted = ({ tokens }: Sentence): ((span: Span) => boolean) => {
  const marks = tokens.flatMap(({ text }, at) => (MARKS.has(text) ? [at] : []));
  const quotes = marks.flatMap((from, index): Pick<Span, "start" | "end">[] => {
    const [open, to] = [tokens[from], marks[index + 1]];
    const close = to === undefined ? undefined : tokens[to];
    const isLong = index % 2 === 0 && to !== undefined && to - from > LEAST_QUOTED;
    return isLong && open !== undefined && close !== undefined ? [{ start: open.start, end: close.end }] : [];
  });
  return ({ start, end }) => quotes.some((quote) => quote.start < start && end < quote.end);
};

/** "In actual rain we haven't tried them.", "In a newer house I'm sure it does better.": not where it is used; nor is what is a day at the beach on one. */
const NOT_TRIED =
  /\b(?:have|has) ?(?:not|n['’]?t) (?:\p{L}+ )?(?:tried|used|tested|worn|taken)\b|\byet to (?:try|use|test)\b|\bi(?: am|['’]m| 'm) sure (?:it|they|this|that)\b|\bi (?:bet|imagine|suspect) (?:it|they|this|that)\b|\ba (?:day at the beach|(?:walk|stroll) in the park)\b/u;

const inSentence = (sentence: Sentence): Situation[] => {
  if (sentence.tokens.at(-1)?.text.includes("?") === true || NOT_TRIED.test(sentenceText(sentence))) return [];
  const isOfOthers = isQuoted(sentence);
  const found: Situation[] = openIn(sentence).filter(({ span }) => !isOfOthers(span));
  for (const at of sentence.tokens.keys()) {
    const token = sentence.tokens[at];
    if (token === undefined || found.some(({ span }) => token.start < span.end && token.end > span.start)) continue;
    found.push(...situationAt(sentence, at).filter(({ span }) => !isOfOthers(span)));
  }
  return found.filter(
    ({ kind, span }) =>
      kind !== "place" ||
      !isDoneByWild(
        sentence.tokens,
        sentence.tokens.findIndex(({ start }) => start === span.start),
      ),
  );
};

/** Every phrase that says where, when, for what or with whom reviewers use the product. */
export const findSituations = remember((sentences: readonly Sentence[]): readonly Situation[] =>
  sentences.flatMap(inSentence),
);
