import { calledName, type Product } from "../product/product.ts";
import type { Supported } from "./avatar-draft.ts";

/** What sets a thing up and what works it goes by many words, and quick and easy are alike where it is done once. */
const inOneWord = (text: string): string =>
  text
    .replace(
      /\b(?:(?:set|put|hook|get)(?:ting)? (?:it |them )?(?:up|together|on|in|going)|set-?up|install(?:ation)?|assembl[ey])\b/g,
      "setup",
    )
    .replace(/\b(?:simple|straightforward|effortless)\b/g, "easy")
    .replace(/\b(?:quick|fast) (?=(?:to )?setup\b)/g, "easy ")
    .replace(/\beasy to (?:use|work|operate|run|handle|learn)\b/g, "easy usage");

const contentWords = (text: string): Set<string> =>
  new Set(
    inOneWord(text.toLowerCase())
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word.length > 3 && !/^(?:that|with|from|when|than|your|this|very|does|have|they)$/.test(word))
      .map((word) => (word === "comfy" ? "comfortable" : word).replace(/(?:ies|es|s|ing|ed|er)$/, "")),
  );

/** Keeps the first of lines that say the same in other words; the words of the product's name count as one. */
export const distinctLines = <Line extends Supported>(lines: readonly Line[], product: Product): Line[] => {
  const called = calledName(product);
  const kept: { words: Set<string>; line: Line }[] = [];
  for (const line of lines) {
    const words = contentWords(line.text.replaceAll(called, product.noun));
    const same = kept.some(({ words: other }) => {
      const shared = [...words].filter((word) => other.has(word)).length;
      return shared > 0 && shared / Math.max(1, Math.min(words.size, other.size)) > 0.66;
    });
    if (!same) kept.push({ words, line });
  }
  return kept.map(({ line }) => line);
};
