import type { Token } from "../text/analyse.ts";
import { clauseAfter } from "../text/beside-clause.ts";
import type { Clause } from "../text/clauses.ts";
import { SUBORDINATE } from "../text/word-lists.ts";

const SHORTEST = 3;
const LONGEST = 18;

/** A clause with the "when …", "if …" or "after …" that follows it, which says what causes it. */
export const withCondition = (clause: Clause): { tokens: readonly Token[]; end: number } => {
  const { tokens, end } = clause;
  const next = clauseAfter(clause);
  if (next === undefined || !SUBORDINATE.has(next.tokens[0]?.lower ?? "") || next.tokens.length < SHORTEST)
    return { tokens, end };
  const gap = clause.sentence.tokens.filter((token) => token.start >= end && token.end <= next.start);
  return gap.every((token) => token.text === ",") && tokens.length + next.tokens.length <= LONGEST
    ? { tokens: [...tokens, ...next.tokens], end: next.end }
    : { tokens, end };
};
