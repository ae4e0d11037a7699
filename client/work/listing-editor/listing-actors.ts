import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import type { ListingCheck, ListingCheckForm, ListingRevisionForm } from "../../../events/wire/listing-revisions.ts";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import { api, unwrap } from "../../api/api.ts";
import { sendOnce } from "../../api/send-once.ts";
import { optimizationQuery } from "../work-queries.ts";

/** Saved again after a cut line, words make no second revision. */
const saveRevision = sendOnce(({ id, form }: { id: string; form: ListingRevisionForm }, key) =>
  unwrap(api.optimizations({ id }).revisions.post(form, { headers: { "idempotency-key": key } })),
);

export const saveRevisionActor = (id: string) =>
  fromPromise<Optimization, ListingRevisionForm>(({ input }) => saveRevision({ id, form: input }));

/** The check is given up as soon as other words are typed, so that an earlier answer never follows a later one. */
export const checkWordsActor = (id: string) =>
  fromPromise<ListingCheck, ListingCheckForm>(({ input, signal }) =>
    unwrap(api.optimizations({ id }).check.post(input, { fetch: { signal } })),
  );

export const loadLatestActor = (id: string, queryClient: QueryClient) =>
  fromPromise<Optimization>(() => queryClient.fetchQuery({ ...optimizationQuery(id), staleTime: 0 }));
