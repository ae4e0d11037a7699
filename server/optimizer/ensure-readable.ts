import { ProblemError } from "../http/problems.ts";

const WORDS_MIN = 3;
const TOO_LITTLE = "This is too little to work with. Paste at least one sentence a customer wrote.";
const OTHER_SCRIPT = "These reviews do not look English. We can read English reviews only.";

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Refuses a text of which nothing could be written, before it costs an ASIN or the one free demo. */
export const ensureReadable = (text: string): void => {
  const letters = countOf(text, /\p{L}/gu);
  if (letters === 0) return;
  if (countOf(text, /\p{Script=Latin}/gu) < letters / 2)
    throw new ProblemError("NO_REVIEWS", { message: OTHER_SCRIPT });
  if (countOf(text, /\p{L}+/gu) < WORDS_MIN) throw new ProblemError("NO_REVIEWS", { message: TOO_LITTLE });
};
