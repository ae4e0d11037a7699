import type { Token } from "./analyse.ts";
import { wordSet } from "./word-table.ts";

const SCALED = wordSet(
  "sharp tight tighter snug soft thin thick small large big short long warm cool light bright loud sweet rich strong",
);
const A_LITTLE = wordSet("little bit tad slightly somewhat touch");
const WELCOME = wordSet(
  "tighter softer bigger larger smaller lighter brighter louder warmer cooler thicker thinner stronger longer shorter",
);

/** "a little snug", "a bit tighter than I like": more or less than is welcome; but not "a bit softer", which is more of something good. */
export const isATad = (tokens: readonly Token[], index: number): boolean => {
  const word = tokens[index]?.lower ?? "";
  const [before, further] = [tokens[index - 1]?.lower ?? "", tokens[index - 2]?.lower ?? ""];
  const isHedged = word === "sharp" && (before === "kinda" || (before === "of" && /^(?:kind|sort)$/.test(further)));
  if (!SCALED.has(word) || !(isHedged || A_LITTLE.has(before)) || further === "not") return false;
  return !WELCOME.has(word) || (tokens[index + 1]?.lower === "than" && tokens[index + 2]?.lower === "i");
};
