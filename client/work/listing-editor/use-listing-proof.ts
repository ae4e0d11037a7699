import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Claim } from "../../../events/result/ledger.ts";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import { cleaned, isChanged, isSendable, type Words } from "../../../machines/listing-editor/listing-editor.words.ts";
import { api, unwrap } from "../../api/api.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { claimViews, type EvidenceView } from "../../result/evidence.ts";
import type { Clause } from "../../result/proof/clauses.ts";
import { draftClauses } from "./draft-clauses.ts";

/** Reviews are read at each rest of the typing, not at each key. */
const REST_MS = 600;
const NONE: readonly Claim[] = [];

export type ListingProof = {
  claims: readonly Claim[];
  /** The clauses of each field of the draft. */
  clauses: ReadonlyMap<string, Clause[]>;
  /** What reviews say for and against a clause, by its key. */
  evidence: ReadonlyMap<string, EvidenceView>;
  /** How many reviews were read. */
  reviews: number;
};

type Listing = Words & Pick<Optimization, "claims" | "evidence" | "reviews">;

/** What the clauses of a draft rest on. A clause whose words were changed since is left out until it was weighed anew. */
export const useListingProof = (id: string, listing: Listing, draft: Words): ListingProof => {
  const words = useSettled(draft, REST_MS);
  const sent = useMemo(() => cleaned(words), [words]);
  const isAsked = isSendable(words) && isChanged(words, listing);
  const { data } = useQuery({
    queryKey: ["listing-claims", id, sent],
    queryFn: ({ signal }) => unwrap(api.optimizations({ id }).claims.post({ words: sent }, { fetch: { signal } })),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { claims = NONE, evidence } = (isAsked ? data : undefined) ?? listing;
  const views = useMemo(() => {
    const reviews = new Map(listing.reviews.map((review) => [review.id, review]));
    return new Map(claimViews({ claims: [...claims], evidence }, reviews).map((view) => [view.key, view]));
  }, [claims, evidence, listing.reviews]);
  return useMemo(() => {
    const clauses = draftClauses(claims, words, draft);
    const standing = [...clauses.values()].flat().map(({ claim }) => claim);
    return { claims: standing, clauses, evidence: views, reviews: listing.reviews.length };
  }, [claims, draft, listing.reviews, views, words]);
};
