import type { Token } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import type { Reading } from "./misreading.ts";

const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.lower).join(" ");

const HEARSAY =
  /\b(?:disagree|contrary to|(?:some|other|the|many|few) (?:reviews?|reviewers|people|others|comments) (?:say|said|says|mention|mentioned|claim|claimed|complain|complained|that talk|talk)|mentioned in (?:some|other|the) reviews)\b/;

/** "I disagree with those who say it smells" */
export const isHearsay = ({ tokens }: Reading): boolean => HEARSAY.test(textOf(tokens));

const THEY_SAY =
  /\b(?:they|people|reviewers|reviews|everyone|ads|ad) (?:all |always |only )?(?:say|claim|claimed|swear|swore|promise|promised|advertise|advertised)(?! (?:they|she|he|i)\b)(?: \p{L}+){0,3}$/u;
const SAID_SO = /^(?:they|it|the (?:box|ad|listing|description|seller|label)) (?:say|says|said|claim|claims|claimed)$/;

/** "They say low tracking", "'Keeps you cool', they say": what others promise. */
export const isSaidByThem = ({ unit: { clause }, tokens, from }: Reading): boolean => {
  const clauses = splitClauses(clause.sentence);
  const after = clauses[clauses.findIndex(({ start }) => start === clause.start) + 1];
  return THEY_SAY.test(textOf(tokens.slice(0, from))) || (after !== undefined && SAID_SO.test(textOf(after.tokens)));
};
