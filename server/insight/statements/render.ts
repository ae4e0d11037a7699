import type { Word } from "./generalize.ts";

/** Writes words out; those glued to the word before stand without a space. */
export const render = (words: readonly Word[]): string =>
  words
    .reduce((text, each) => (each.glued || text === "" ? text + each.text : `${text} ${each.text}`), "")
    .replace(/\s+/g, " ")
    .replace(/[\s.,;:!?…-]+$/, "");
