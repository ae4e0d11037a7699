import { queryOptions } from "@tanstack/react-query";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import { api, unwrap } from "../../api/api.ts";

/** After a look at Stripe, whose webhooks may come later than its customers. */
export const fetchFreshSummary = (): Promise<BillingSummary> =>
  unwrap(api.billing.summary.get({ query: { fresh: "1" } }));

export const billingSummaryQuery = () =>
  queryOptions({
    queryKey: ["billing", "summary"],
    queryFn: ({ signal }): Promise<BillingSummary> => unwrap(api.billing.summary.get({ query: {}, fetch: { signal } })),
    staleTime: 0,
  });
