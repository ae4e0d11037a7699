import { characters, foldedWords } from "../words/fold.ts";
import { STOP_WORDS } from "../words/small-words.ts";
import { noFixes, type TextCheck, verdictWith } from "./check.ts";
import { similarity } from "./list-checks.ts";
import { heal, trimmed } from "./repair.ts";
import { wordsFrom, wordsTo } from "./word-borders.ts";

const calm = (start: string): string =>
  start === start.toUpperCase()
    ? start.toLowerCase().replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
    : start;

const BRACKETED = /^[^\p{L}\p{N}]{0,9}[【[「『(]\s?([^】\]」』)]{3,40})[】\]」』)]\s?[-–—:]?\s?(\S.*)$/su;

/** "【EASY CARE】rinse" is a header in brackets. */
const withoutBrackets = (source: string): string | null => {
  const [, start, body] = BRACKETED.exec(source) ?? [];
  return start === undefined || body === undefined ? null : `${calm(start.trim())}: ${body}`;
};

export const capitalStart: TextCheck = ({ source }) => {
  const first = /\p{L}/u.exec(source);
  const isRight =
    first === null || /^[^\p{L}]*\d/u.test(source) || /^(?:["“‘'([【「『]?\p{Lu}|\p{Lo}|\p{Ll}\p{Lu})/u.test(source);
  return isRight
    ? null
    : verdictWith([wordsTo(source, 12)], () => {
        const bare = source.slice(first.index);
        const capital = /^\p{Ll}\p{Lu}/u.test(bare) ? bare : bare.charAt(0).toUpperCase() + bare.slice(1);
        return withoutBrackets(source) ?? capital;
      });
};

export const endPunctuation: TextCheck = ({ source }) => {
  const end = /[.!?;,:…]["'”’]?$/.exec(source.trimEnd())?.[0];
  return end === undefined ? null : verdictWith([end], () => trimmed(source, "", ".!?;,:…\"'”’ "));
};

const SENTENCE_END =
  /(?<![.!?]|\b(?:[Ss]t|[Mm]t|Dr|Mrs?|Ms|vs|fl|oz|in|ft|[Nn]o|[Ii]nc|[Cc]o|[Aa]pprox|U\.S))[.!?]{1,9}\s{1,9}(?=\p{Lu}|\d)/gu;

const lowerStart = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const sentences: TextCheck = ({ source }) => {
  const ends = [...source.matchAll(SENTENCE_END)];
  return verdictWith(
    ends.map((end) => wordsFrom(source.slice(0, end.index + 1), Math.max(0, end.index - 10))),
    () =>
      source
        .split(SENTENCE_END)
        .map((part, index) => (index === 0 ? part : lowerStart(part)))
        .join("; "),
  );
};

const HEADER = /^[\p{Lu}\p{Lo}\d][^:]{2,40}: \S/u;
/** Check marks before a header are another rule's business. */
const LEADING_SIGNS = /^[^\p{L}\p{N}([{【「『"'“«]+/u;
const DASHED = /^([^:–—-]{3,40}?)\s*[–—-]\s+(\S.*)$/su;
const TIGHT = /^([\p{Lu}\d][^:]{2,40})\s*:\s*(?=\S)/u;

export const header: TextCheck = ({ source }) => {
  if (HEADER.test(source.replace(LEADING_SIGNS, ""))) return null;
  const dashed = DASHED.exec(source);
  return {
    words: [wordsTo(source, 40)],
    fixes: () => {
      const bare = withoutBrackets(source);
      if (bare !== null) return [bare];
      if (TIGHT.test(source)) return [source.replace(TIGHT, "$1: ")];
      return dashed === null ? [] : [`${calm(dashed[1] ?? "")}: ${dashed[2] ?? ""}`];
    },
  };
};

export const oneParagraph: TextCheck = ({ source }) => {
  const found = source.match(/\n+|^\s*[•·*-]\s/gm) ?? [];
  return found.length === 0
    ? null
    : {
        words: ["line breaks or bullet signs"],
        fixes: () => [
          heal(
            source
              .replace(/^\s*[•·*-]\s+/gm, "")
              .replace(/([.!?;,:]?)\s*\n+\s*/g, (_, end: string) => `${end === "" ? "." : end} `),
          ),
        ],
      };
};

export const phraseList: TextCheck = ({ source }) => {
  const bars = source.match(/\|/g) ?? [];
  if (bars.length > 0) return verdictWith(bars, () => heal(source.replace(/\s*\|\s*/g, ", ")));
  const ends = source.match(/[.!?](?=\s|$)/g) ?? [];
  return ends.length === 0
    ? null
    : verdictWith([wordsFrom(source, Math.max(0, source.length - 20))], () =>
        heal(source.replace(/[.!?](?=\s|$)/g, ",").replace(/,$/, "")),
      );
};

/** Highlights read best as several short phrases. */
export const phraseSizes: TextCheck = ({ source }, params) => {
  const phrases = source.split(/,\s+/);
  const long = phrases.filter((phrase) => characters(phrase) > (params.each ?? 0));
  if (phrases.length >= (params.min ?? 0) && long.length === 0) return null;
  return {
    words: long.length > 0 ? long : [source],
    fixes: noFixes,
    detail: `This has ${phrases.length} ${phrases.length === 1 ? "phrase" : "phrases"}.`,
  };
};

export const titleWords: TextCheck = ({ source }, _, { title }) => {
  const inTitle = new Set(foldedWords(title).filter((word) => !STOP_WORDS.has(word)));
  const phrases = source.split(/,\s+/);
  const repeating = phrases.filter((phrase) => foldedWords(phrase).some((word) => inTitle.has(word)));
  return verdictWith(repeating, () => {
    const kept = phrases.filter((phrase) => !repeating.includes(phrase)).join(", ");
    return kept.charAt(0).toUpperCase() + kept.slice(1);
  });
};

export const highlightsNeedTitle: TextCheck = (_, params, { title }) =>
  characters(title) <= (params.max ?? 0)
    ? null
    : { words: [title], fixes: noFixes, detail: "Shorten the title, and this field is accepted." };

export const sameAsTitle: TextCheck = ({ source }, params, { title }) =>
  title === "" || similarity(source, title) <= (params.max ?? 50) / 100 ? null : { words: [source], fixes: noFixes };
