import * as v from "valibot";
import { Claim } from "./ledger.ts";
import { Evidence } from "./result.ts";

/** What the clauses of a listing rest on. The evidence of claim N stands at "claims.N", what says otherwise at "claims.N.contradictions". */
export const ListingClaims = v.object({ claims: v.array(Claim), evidence: v.array(Evidence) });
export type ListingClaims = v.InferOutput<typeof ListingClaims>;
