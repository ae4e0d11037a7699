import { queryOptions } from "@tanstack/react-query";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import { api, unwrap } from "../../api/api.ts";

export const billingSummaryQuery = () =>
  queryOptions({
    queryKey: ["billing", "summary"],
    queryFn: ({ signal }): Promise<BillingSummary> => unwrap(api.billing.summary.get({ fetch: { signal } })),
    staleTime: 0,
  });
