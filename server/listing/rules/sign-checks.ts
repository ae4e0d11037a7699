import { bytes, characters, foldWord, wordsOf } from "../words/fold.ts";
import { noFixes, shorten, type TextCheck, verdictWith } from "./check.ts";
import { heal, trimTo } from "./repair.ts";
import { type Hit, isInside } from "./term-matcher.ts";
import { wordsFrom } from "./word-borders.ts";

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** A title cut down may lose the word that says what it is; then the word is put back at the end. */
const shortTitle = (text: string, max: number, noun: string): string[] => {
  const short = shorten(text, max);
  const has = wordsOf(short).map(foldWord).includes(foldWord(noun));
  if (noun === "" || has) return [short];
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  return [short, `${shorten(text, max - name.length - 1)} ${name}`];
};

/** What goes beyond so many characters, from the beginning of a word. */
const overlong = (text: string, max: number): string => wordsFrom(text, [...text].slice(0, max).join("").length);

export const maxCharacters: TextCheck = ({ source }, params, { productNoun }) => {
  const max = params.max ?? 0;
  const length = characters(source);
  if (length <= max) return null;
  return {
    words: [overlong(source.normalize("NFC"), max)],
    fixes: () => shortTitle(source, max, productNoun),
    detail: `This has ${plural(length, "character")}.`,
  };
};

export const minCharacters: TextCheck = ({ source }, params) =>
  characters(source) >= (params.min ?? 0) ? null : { words: [source], fixes: noFixes };

export const maxWords: TextCheck = ({ source }, params) => {
  const max = params.max ?? 0;
  const words = wordsOf(source);
  if (words.length <= max) return null;
  const short = (candidate: string): boolean => wordsOf(candidate).length <= max;
  const fixed = (): string[] => [trimTo(source, short)].filter((each) => each !== null);
  return { words: [words.slice(max).join(" ")], fixes: fixed, detail: `This has ${plural(words.length, "word")}.` };
};

export const minWords: TextCheck = ({ source }, params) => {
  const count = wordsOf(source).length;
  return count >= (params.min ?? 0) ? null : { words: [plural(count, "word")], fixes: noFixes };
};

const bytesWithoutSpaces = (text: string): number => bytes(text.replace(/[\s\p{P}]/gu, ""));

export const maxBytes: TextCheck = ({ source }, params) => {
  const max = params.max ?? 0;
  const size = bytes(source);
  if (size <= max) return null;
  const words = source.split(/\s+/);
  let [kept, used] = [0, -1];
  while (kept < words.length && used + bytes(words[kept] ?? "") + 1 <= max) {
    used += bytes(words[kept] ?? "") + 1;
    kept += 1;
  }
  return {
    words: [words.slice(kept).join(" ")],
    fixes: () => (kept === 0 ? [] : [words.slice(0, kept).join(" ")]),
    detail: `This has ${size} bytes, and ${bytesWithoutSpaces(source)} without spaces and punctuation.`,
  };
};

/** What stands for a sign that goes: an amount of money goes with its sign, a bar leaves a gap. */
const withoutSigns = (text: string, hits: readonly Hit[]): string => {
  let fixed = text;
  for (const { start, end } of hits.toReversed()) {
    const sign = text.slice(start, end);
    const [head, tail] = [fixed.slice(0, start), fixed.slice(end)];
    const next = tail.charAt(0);
    if (/[$€£¥]/.test(sign)) fixed = head + tail.replace(/^\s?\d[\d.,]*/, "");
    else if (sign === "¢") fixed = head.replace(/\d+\s?$/, "") + tail;
    else if (sign === "±") fixed = `${head}within ${tail.trimStart()}`;
    else if (sign === "~" && /\d/.test(next)) fixed = `${head}about ${tail}`;
    else if (sign === "â") fixed = `${head}a${tail}`;
    else if (/[!?！？]/.test(sign) && /^[!?！？\s]*\s[\p{L}\p{N}]/u.test(tail)) fixed = `${head},${tail}`;
    else if (/[_¦¬…~]/.test(sign)) fixed = `${head} ${tail}`;
    else fixed = head + tail;
  }
  return heal(fixed);
};

const SIGN_SETS = new Map<string, ReadonlySet<string>>();

const signSet = (signs: string): ReadonlySet<string> => {
  const known = SIGN_SETS.get(signs) ?? new Set(signs);
  SIGN_SETS.set(signs, known);
  return known;
};

/** Where the brand is written out: its own signs are its name. */
const brandHits = (source: string, brand: string): Hit[] =>
  source
    .split(brand)
    .slice(0, -1)
    .map((_, index, parts) => {
      const start = parts.slice(0, index + 1).join(brand).length;
      return { start, end: start + brand.length };
    });

export const signs: TextCheck = (text, params, { ownBrands }) => {
  const banned = signSet(params.signs ?? "");
  const found = [...text.text].some((sign) => banned.has(sign));
  if (!found) return null;
  const named = ownBrands.flatMap((brand) => brandHits(text.source, brand));
  const hits: Hit[] = [];
  for (let index = 0; index < text.text.length; index += 1) {
    if (!banned.has(text.text.charAt(index))) continue;
    const hit = text.sourceSpan(index, index + 1);
    if (!isInside(hit, named) && hits.at(-1)?.start !== hit.start) hits.push(hit);
  }
  return verdictWith(
    hits.map((hit) => text.source.slice(hit.start, hit.end)),
    () => withoutSigns(text.source, hits),
  );
};

/** Signs that may stand once each. */
export const signsOnce: TextCheck = ({ source }, params) => {
  const banned = signSet(params.signs ?? "");
  const counts = Map.groupBy(
    [...source].filter((sign) => banned.has(sign)),
    (sign) => sign,
  );
  const often = [...counts.entries()].filter(([, found]) => found.length > 1).map(([sign]) => sign);
  return verdictWith(often, () => {
    const seen = new Set<string>();
    const kept = [...source].map((sign) => {
      if (!banned.has(sign)) return sign;
      if (!seen.has(sign)) {
        seen.add(sign);
        return sign;
      }
      return sign === "&" || sign === "+" ? "and" : sign === ":" ? "," : "";
    });
    return heal(kept.join(""));
  });
};

const DECORATION = /~(?!\s?\d)|#(?!\d)|[<>](?!\s?\d)|\*/g;

export const decoration: TextCheck = ({ source }) =>
  verdictWith(source.match(DECORATION) ?? [], () => heal(source.replace(DECORATION, " ")));

const ODD_LETTER = /[^\u0020-\u007E–—‘’“”°½¼¾×À-ÖØ-öø-ÿ]|[©®™Ææ]/gu;
const LETTERS: Readonly<Record<string, string>> = { Æ: "Ae", æ: "ae", Œ: "Oe", œ: "oe" };

export const foreignLetters: TextCheck = ({ source }) =>
  verdictWith(source.match(ODD_LETTER) ?? [], () =>
    heal(
      source.replace(ODD_LETTER, (sign) => {
        const plain = /[©®™]/.test(sign) ? "" : sign.normalize("NFKD").replace(/[^ -~]/g, "");
        return LETTERS[sign] ?? (/\s/.test(sign) ? " " : plain);
      }),
    ),
  );

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|[\u20E3\uFE0F\u200D]/gu;

export const pictures: TextCheck = ({ source }, params) => {
  const banned = signSet(params.signs ?? "");
  const hits: Hit[] = [];
  let at = 0;
  for (const sign of source) {
    if (banned.has(sign)) hits.push({ start: at, end: at + sign.length });
    at += sign.length;
  }
  const emoji = source.match(PICTURE) ?? [];
  return verdictWith(
    [...hits.map((hit) => source.slice(hit.start, hit.end)), ...emoji.filter((sign) => !banned.has(sign))],
    () => heal(withoutSigns(source, hits).replace(PICTURE, " ")),
  );
};
