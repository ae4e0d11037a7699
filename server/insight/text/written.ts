import type { Sentence } from "./analyse.ts";
import { remember } from "./remember.ts";

/** A sentence in lower case with single spaces, and where in it each token begins. */
export const written = remember(({ tokens }: Sentence): { text: string; starts: readonly number[] } => {
  const starts: number[] = [];
  let text = "";
  tokens.forEach((token, at) => {
    if (at > 0 && token.start > (tokens[at - 1]?.end ?? 0)) text += " ";
    starts.push(text.length);
    text += token.lower;
  });
  return { text, starts };
});
