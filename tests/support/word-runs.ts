import { plainWords } from "../../server/listing/words/fold.ts";

/** Every run of so many words of a text, without case and punctuation. */
export const wordRuns = (text: string, length: number): string[] => {
  const words = plainWords(text);
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" "));
};
