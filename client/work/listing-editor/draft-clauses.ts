import type { Claim } from "../../../events/result/ledger.ts";
import { placedIn, textAt, type Words } from "../../../machines/listing-editor/listing-editor.words.ts";
import { type Clause, clausesByField } from "../../result/proof/clauses.ts";

/**
 * The clauses of each field of a draft. `claims` are of the words that were sent, empty texts left out; those whose
 * words were changed since are none of the draft's.
 */
export const draftClauses = (claims: readonly Claim[], sent: Words, draft: Words): ReadonlyMap<string, Clause[]> => {
  const stands = ({ claim: { field, start, end, text } }: Clause): boolean =>
    textAt(draft, field)?.slice(start, end) === text;
  return new Map([...clausesByField(placedIn(sent, claims))].map(([field, own]) => [field, own.filter(stands)]));
};
