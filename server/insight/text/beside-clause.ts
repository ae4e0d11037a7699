import { type Clause, splitClauses } from "./clauses.ts";

const beside = (clause: Clause, step: 1 | -1): Clause | undefined => {
  const clauses = splitClauses(clause.sentence);
  const at = clauses.findIndex(({ start }) => start === clause.start);
  return at === -1 ? undefined : clauses[at + step];
};

/** The clause of the same sentence that follows. */
export const clauseAfter = (clause: Clause): Clause | undefined => beside(clause, 1);

/** The clause of the same sentence that goes before. */
export const clauseBefore = (clause: Clause): Clause | undefined => beside(clause, -1);
