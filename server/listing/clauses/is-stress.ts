import type { Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";

const BEFORE_QUALITY = new Set(["an", "more", "very", "most", "so", "and", "with", "for"]);

/** Whether "even" only stresses what follows and tells no quality: "even at night", but not "an even coat". */
export const isStress = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.lower !== "even") return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const ends = next === undefined || next.pos === "PUNCT" || next.pos === "CCONJ";
  const isNaming = next !== undefined && (isNoun(next) || (next.pos === "VERB" && !/(?:s|ed)$/.test(next.lower)));
  return !(ends || (isNaming && (before === undefined || BEFORE_QUALITY.has(before.lower))));
};
