import { isKnownWord } from "./analyse.ts";

const WORD = /[\p{L}\p{M}]+/gu;

/** Whether at least half of the words are in the English vocabulary of the engine. */
export const looksEnglish = (text: string): boolean => {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.filter(isKnownWord).length * 2 >= words.length;
};
