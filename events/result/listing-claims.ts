import * as v from "valibot";
import { ShopperQuestion } from "./insights.ts";
import { Claim } from "./ledger.ts";
import { Evidence } from "./result.ts";

/** What the clauses of a listing rest on. The evidence of claim N stands at "claims.N", what says otherwise at "claims.N.contradictions". */
export const ListingClaims = v.object({
  claims: v.array(Claim),
  evidence: v.array(Evidence),
  /** The questions of shoppers, with the fields that answer them now. */
  questions: v.optional(v.array(ShopperQuestion)),
});
export type ListingClaims = v.InferOutput<typeof ListingClaims>;
