import { wordSet } from "../../text/word-table.ts";
import type { Reading } from "./misreading.ts";

const LIKED =
  /\b(?:i|we|he|she|they|also|really|just|and|^)(?: \p{L}+ly)? ?(?:love|loves|loved|like|likes|liked|appreciate|appreciates|enjoy|enjoys) (?:that|how|the way|the fact that|being able to|it that|it how)\b/u;
const TURNED = /\b(?:not|n't|nt|never|would|if|but|except|wish|didnt|dont|doesnt)\b/;

/** What nobody likes a thing to do, so that liking is irony. */
const NEVER_LIKED = wordSet("durability defect support safety value repeat leak mess asPictured");

/** "I like that you can stop the water", "love how heavy it is" */
export const isLiked = ({ unit, tokens, from }: Reading): boolean => {
  const before = tokens
    .slice(0, from + 1)
    .map((token) => token.lower)
    .join(" ");
  const liking = LIKED.exec(before);
  return liking !== null && !NEVER_LIKED.has(unit.facet?.id ?? "") && !TURNED.test(before);
};
