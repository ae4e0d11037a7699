import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import { type PaidPlan, PLAN_TERMS } from "../../../events/plans.ts";
import type { CheckoutConfirmation } from "../../../events/wire/billing.ts";
import { api, unwrap } from "../../api/api.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { captchaToken } from "../../session/captcha-token.ts";
import { refreshSession } from "../../session/session-cache.ts";
import { trackingOf } from "../../tracking/tracking.ts";
import { billingSummaryQuery } from "./billing-queries.ts";

const refreshAll = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    refreshSession(queryClient),
    refreshQueries(queryClient, { queryKey: billingSummaryQuery().queryKey }),
  ]);
  void refreshQueries(queryClient, { queryKey: ["dashboard"] });
};

/** Told before the browser leaves; a failure to tell keeps nobody from paying. */
const countCheckout = async (queryClient: QueryClient, plan: PaidPlan, eventId: string): Promise<void> => {
  const about = { value: PLAN_TERMS[plan].priceUsd, currency: "USD", eventId };
  const tracking = trackingOf(queryClient);
  try {
    await tracking.event({ name: "InitiateCheckout", ...about });
    await tracking.event({ name: "StartTrial", ...about });
  } catch (error) {
    console.warn("This checkout was not counted.", error);
  }
};

export const billingActors = (queryClient: QueryClient) => ({
  createCheckout: fromPromise<{ url: string }, { plan: PaidPlan }>(async ({ input, signal }) => {
    const token = await captchaToken();
    const eventId = crypto.randomUUID();
    const form = { ...input, eventId, ...(token === undefined ? {} : { captchaToken: token }) };
    const { url } = await unwrap(api.billing["create-checkout"].post(form, { fetch: { signal } }));
    await countCheckout(queryClient, input.plan, eventId);
    return { url };
  }),
  createPortalSession: fromPromise<{ url: string }>(({ signal }) =>
    unwrap(api.billing["create-portal-session"].post(undefined, { fetch: { signal } })),
  ),
  changePlan: fromPromise<void, { plan: PaidPlan }>(async ({ input, signal }) => {
    await unwrap(api.billing.change.post(input, { fetch: { signal } }));
  }),
  cancel: fromPromise<void>(async ({ signal }) => {
    await unwrap(api.billing.cancel.post(undefined, { fetch: { signal } }));
  }),
  keep: fromPromise<void>(async ({ signal }) => {
    await unwrap(api.billing.resume.post(undefined, { fetch: { signal } }));
  }),
  refresh: fromPromise<void>(() => refreshAll(queryClient)),
});

export const checkoutReturnActors = (queryClient: QueryClient) => ({
  confirm: fromPromise<CheckoutConfirmation, { sessionId: string }>(({ input, signal }) =>
    unwrap(api.billing.confirm.get({ query: { session_id: input.sessionId }, fetch: { signal } })),
  ),
  refreshSession: fromPromise<void>(() => refreshAll(queryClient)),
});
