import type { Word } from "./generalize.ts";

/**
 * "doesnt", "doesnot", "cant" and, where a name took the place of "it", "the bottle'll" as they are spelled; "wont" and
 * "cant" are hardly ever nouns in a review.
 */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\b(does|do|did|is|was|are|were|has|have|had|could|would|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\b(does|do|did)not\b/gi, "$1 not"],
  [/\b(?!(?:they|that|this|there|what)\b)(\p{L}{4,})['’]ll\b/giu, "$1 will"],
];

/** Writes words out; those glued to the word before stand without a space. */
export const render = (words: readonly Word[]): string => {
  const text = words
    .reduce((written, each) => (each.glued || written === "" ? written + each.text : `${written} ${each.text}`), "")
    .replace(/\s+/g, " ")
    .replace(/[\s.,;:!?…-]+$/, "");
  return SPELLED.reduce((written, [slip, spelled]) => written.replace(slip, spelled), text);
};
