import type { Sentence, Token } from "../../text/analyse.ts";
import type { Clause } from "../../text/clauses.ts";
import { remember } from "../../text/remember.ts";
import type { Unit } from "../unit.ts";

/** A unit with its clause's tokens and the places that carry it. */
export type Reading = { unit: Unit; tokens: readonly Token[]; from: number; to: number };

/** What is wrong about a reading: it says nothing of the product, the opposite, or something of another product. */
export type Misreading = { why: "nothing" | "opposite" | "other-product"; is: (reading: Reading) => boolean };

/** The words of a clause from one place up to another, in small letters with a space between. */
export const textFrom = (tokens: readonly Token[], from = 0, to = tokens.length): string =>
  tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(" ");

/** All words of a clause, and of a sentence, as `textFrom` gives them. */
export const clauseText = remember(({ tokens }: Clause): string => textFrom(tokens));
export const sentenceText = remember(({ tokens }: Sentence): string => textFrom(tokens));

/** The clause before an opinion with a space behind, and after it with a space before. */
export const clauseBefore = remember(({ tokens, from }: Reading): string => `${textFrom(tokens, 0, from)} `);
export const clauseAfter = remember(({ tokens, to }: Reading): string => ` ${textFrom(tokens, to)}`);

/** The rest of the sentence behind an opinion, with a space before it. */
export const sentenceAfter = remember(({ unit: { clause, end } }: Reading): string => {
  const { tokens } = clause.sentence;
  const at = tokens.findIndex(({ start }) => start >= end);
  return at === -1 ? " " : ` ${textFrom(tokens, at)}`;
});
