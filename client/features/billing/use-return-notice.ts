import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { refreshSession } from "../../session/session-cache.ts";
import { notify } from "../../ui/notify.ts";
import { billingSummaryQuery, fetchFreshSummary } from "./billing-queries.ts";

/** Coming back from a checkout that was not paid: says so once, and cleans the address. */
export const useCanceledNotice = (isCanceled: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isCanceled) return;
    notify({ title: "Checkout canceled", description: "No charges were made." });
    void navigate({ to: "/billing", search: {}, replace: true });
  }, [isCanceled, navigate]);
};

/** Coming back from Stripe's portal: shows what was done there, and cleans the address. */
export const usePortalReturn = (isReturning: boolean): void => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isReturning) return undefined;
    let isHere = true;
    const look = async (): Promise<void> => {
      const summary = await fetchFreshSummary().catch(() => null);
      const { queryKey } = billingSummaryQuery();
      await queryClient.cancelQueries({ queryKey });
      if (summary === null) await refreshQueries(queryClient, { queryKey });
      else queryClient.setQueryData(queryKey, summary);
      await refreshSession(queryClient);
      if (isHere) await navigate({ to: "/billing", search: {}, replace: true });
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [isReturning, queryClient, navigate]);
};
