import { rememberText } from "../../insight/text/remember.ts";
import { characters, foldedWords } from "../words/fold.ts";
import type { ListCheckName, RuleParams } from "./rule.ts";

export type ListBreach = { index: number; words: string; detail: string };
export type ListCheck = (texts: readonly string[], params: RuleParams) => ListBreach[];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const bulletCount: ListCheck = (texts, params) => {
  const [min, max] = [params.min ?? 0, params.max ?? Number.POSITIVE_INFINITY];
  if (texts.length >= min && texts.length <= max) return [];
  const gap = texts.length < min ? min - texts.length : texts.length - max;
  return [
    {
      index: Math.max(0, texts.length - 1),
      words: counted(texts.length, "bullet"),
      detail: `${texts.length < min ? "Add" : "Leave out"} ${gap}.`,
    },
  ];
};

const totalCharacters: ListCheck = (texts, params) => {
  const total = texts.reduce((sum, text) => sum + characters(text), 0);
  const longest = texts.reduce((best, text, index) => (text.length > (texts[best]?.length ?? 0) ? index : best), 0);
  return total <= (params.max ?? 0)
    ? []
    : [{ index: longest, words: counted(total, "character"), detail: "This is the longest of them." }];
};

/** A listing compares some dozens of lines with each other. */
const MOST_COMPARED = 500;

const trigrams = rememberText((text): ReadonlySet<string> => {
  const words = foldedWords(text);
  return new Set(words.slice(2).map((word, index) => `${words[index] ?? ""} ${words[index + 1] ?? ""} ${word}`));
}, MOST_COMPARED);

/** How much two texts share, from 0 to 1, by runs of three words. */
export const similarity = (a: string, b: string): number => {
  const [left, right] = [trigrams(a), trigrams(b)];
  const shared = left.intersection(right).size;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
};

const sameBullet: ListCheck = (texts, params) =>
  texts.flatMap((text, index) => {
    const most = (params.max ?? 50) / 100;
    const twin = texts.slice(0, index).findIndex((other) => text === other || similarity(text, other) > most);
    return twin === -1 ? [] : [{ index, words: text, detail: `It says what bullet ${twin + 1} says.` }];
  });

export const LIST_CHECKS: Readonly<Record<ListCheckName, ListCheck>> = { bulletCount, totalCharacters, sameBullet };
