import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { isNoun, isVerb } from "../../insight/text/word-classes.ts";

/** A phrase of a clause, with its place in it. */
export type PhrasePart = { start: number; end: number; text: string };

const HEADER = /^[【[「『(][^】\]」』)]{2,60}[】\]」』)]\s*[-–—:]?\s*|^(?:[^:;.!?]|\.(?=\d)){2,60}?:\s+/u;
const BREAKS =
  /;\s*|\.\s+|(?:(?<!\d),\s+|(?<=\d),\s+(?!\d))(?:and\s+|&\s+)?|,?\s+(?=(?:so|so that|which|while|but|yet)\s)/giu;
const JOINS = /\s+(?:and|&|with)\s+/giu;
const LEAST_WORDS = 2;
const ARTICLES = new Set(["a", "an", "the"]);

const wordsOf = (text: string): readonly Token[] =>
  analyseText(text.toLowerCase(), "listing")
    .flatMap(({ tokens }) => tokens)
    .filter(({ pos }) => pos !== "PUNCT" && pos !== "SYM");

const isDoing = ({ pos, lower }: Token, at: number): boolean =>
  pos === "AUX" || (pos === "VERB" && !/(?:ing|ed)$/.test(lower) && at > 0);

/** "two anchors hold it in place": a verb with something before it. */
const tells = (tokens: readonly Token[]): boolean => tokens.some(isDoing);

/** "clean and dry from mud" */
const isQuality = ({ pos, lower }: Token): boolean =>
  pos === "ADJ" || /^(?:dry|clean|warm|cool|fresh|safe|soft|firm|quiet|light)$/.test(lower);

/** What it is done with, and no feature: "a light tap", "one hand", "just a wipe". */
const MEANS = /^(?:DET|NUM|PRON|ADV)$/;

/** "inflates in minutes with auto shut off": what it does and what it has are two things, though what it is done with is not. */
const comesWith = (before: readonly Token[], [first, ...rest]: readonly Token[]): boolean =>
  before.length > LEAST_WORDS &&
  isVerb(before[0]) &&
  (first?.lower === "no" || (rest.length >= LEAST_WORDS && !MEANS.test(first?.pos ?? "")));

/** Whether what a joint parts can each be true or false by itself: no subject of two things and no two words for one. */
const areApart = (before: readonly Token[], after: readonly Token[], joint: string): boolean => {
  const isNamed = ARTICLES.has(after[0]?.lower ?? "") && joint !== "with";
  if (before.length < (isNamed ? 1 : LEAST_WORDS) || after.length < LEAST_WORDS) return false;
  if (joint === "&") return true;
  if (joint === "with") return (tells(after) && !tells(before)) || comesWith(before, after);
  if (tells(after) && (!tells(before) || before.length === LEAST_WORDS)) return false;
  const [last, first] = [before.at(-1), after[0]];
  return !(last?.pos === "ADJ" && first !== undefined && isQuality(first) && !isNoun(after[1]));
};

/** Whether a place stands in brackets: "(iOS and Android)". */
const isBracketed = (text: string, at: number): boolean =>
  text.lastIndexOf("(", at) > text.lastIndexOf(")", at) && text.includes(")", at);

const partsAtJoints = ({ start, end, text }: PhrasePart): PhrasePart[] => {
  const parts: PhrasePart[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINS)) {
    const [before, after] = [
      wordsOf(text.slice(from, match.index)),
      wordsOf(text.slice(match.index + match[0].length)),
    ];
    if (isBracketed(text, match.index) || !areApart(before, after, match[0].trim().toLowerCase())) continue;
    parts.push({ start: start + from, end: start + match.index, text: text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  return [...parts, { start: start + from, end, text: text.slice(from) }];
};

/** "so it will never slip" is "it will never slip". */
const EDGES =
  /^[\s.,;:!?•*|–—-]+(?:(?:so that|so|which|while|and)\s)?|^(?:so that|so|which|while|and)\s|[\s.,;:!?|–—-]+$/gu;

const trimmed = (text: string, start: number, end: number): PhrasePart[] => {
  const raw = text.slice(start, end);
  const plain = raw.replace(EDGES, "");
  if (!/\p{L}{2}/u.test(plain)) return [];
  const from = start + raw.indexOf(plain);
  return [{ start: from, end: from + plain.length, text: plain }];
};

/** One word between commas only goes on with a list: "never kink, tangle or twist". */
const isListed = ({ text }: PhrasePart): boolean =>
  /^(?:(?:or|and|nor|&) )?\S+(?: (?:or|and|nor|&) \S+)?$/iu.test(text);

/** The phrases of a clause that can each be denied by themselves, its header among them: "picks up hair from hard floors" and "all types of carpet". */
export const phrasesOf = (text: string): PhrasePart[] => {
  const header = HEADER.exec(text)?.[0].length ?? 0;
  const body: PhrasePart[] = [];
  let from = header;
  for (const match of text.slice(header).matchAll(BREAKS)) {
    if (isBracketed(text, header + match.index)) continue;
    body.push(...trimmed(text, from, header + match.index));
    from = header + match.index + match[0].length;
  }
  body.push(...trimmed(text, from, text.length));
  const whole = body.reduce<PhrasePart[]>((parts, part) => {
    const last = parts.at(-1);
    return last === undefined || !isListed(part)
      ? [...parts, part]
      : parts.with(-1, { start: last.start, end: part.end, text: text.slice(last.start, part.end) });
  }, []);
  return [...trimmed(text, 0, header), ...whole.flatMap(partsAtJoints)];
};
