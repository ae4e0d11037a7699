import { Elysia } from "elysia";
import {
  BillingSummary,
  ChangePlanForm,
  CheckoutConfirmation,
  CheckoutForm,
  ConfirmQuery,
  Redirection,
  SummaryQuery,
} from "../../../events/wire/billing.ts";
import { DONE, Done } from "../../../events/wire/done.ts";
import type { Deps } from "../../deps.ts";
import { authenticate, type SignedInCustomer } from "../../http/authenticate.ts";
import { clientAddress } from "../../http/client-address.ts";
import { customerMeta } from "../../http/meta.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.ts";
import { changePlan } from "./change-plan.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { createCheckout } from "./create-checkout.ts";
import { getBillingSummary } from "./get-billing-summary.ts";
import { getFreshSummary } from "./get-fresh-summary.ts";
import { openPortal } from "./open-portal.ts";
import { visitPortal } from "./visit-portal.ts";

export const billingRoutes = (deps: Deps) => {
  const portalOf = async (customer: SignedInCustomer, request: Request): Promise<string> => {
    await deps.limits.consume("billing", customer.customerId);
    return openPortal(deps)(customer, requestIdOf(request));
  };
  return new Elysia({ name: "billing" })
    .use(authenticate(deps))
    .get(
      "/api/billing/summary",
      async ({ customer, request, query: { fresh } }) => {
        if (fresh === undefined) return getBillingSummary(deps, customer);
        await deps.limits.consume("billingConfirm", customer.customerId);
        return getFreshSummary(deps)(customer, customerMeta(customer, request));
      },
      { auth: true, query: SummaryQuery, response: { 200: BillingSummary } },
    )
    .post(
      "/api/billing/create-checkout",
      async ({ customer, request, server, body: { captchaToken, ...form } }) => {
        await deps.captcha.verify(captchaToken, clientAddress(request, server, deps.env));
        await deps.limits.consume("billing", customer.customerId);
        return { url: await createCheckout(deps)(customer, form, customerMeta(customer, request)) };
      },
      { auth: true, body: CheckoutForm, response: { 200: Redirection } },
    )
    .get(
      "/api/billing/confirm",
      async ({ customer, request, query }) => {
        await deps.limits.consume("billingConfirm", customer.customerId);
        return confirmCheckout(deps)(customer, query.session_id, customerMeta(customer, request));
      },
      { auth: true, query: ConfirmQuery, response: { 200: CheckoutConfirmation } },
    )
    .post(
      "/api/billing/create-portal-session",
      async ({ customer, request }) => ({ url: await portalOf(customer, request) }),
      { auth: true, response: { 200: Redirection } },
    )
    .get("/api/billing/portal", ({ customer, request }) => visitPortal(portalOf)(customer, request), {
      optionalCustomer: true,
    })
    .post(
      "/api/billing/change",
      async ({ customer, request, body: { plan } }) => {
        await deps.limits.consume("billing", customer.customerId);
        await changePlan(deps)(customer, plan, customerMeta(customer, request));
        return DONE;
      },
      { auth: true, body: ChangePlanForm, response: { 200: Done } },
    )
    .post(
      "/api/billing/cancel",
      async ({ customer, request }) => {
        await deps.limits.consume("billing", customer.customerId);
        await cancelSubscription(deps)(customer.customerId, customerMeta(customer, request));
        return DONE;
      },
      { auth: true, response: { 200: Done } },
    )
    .post(
      "/api/billing/resume",
      async ({ customer, request }) => {
        await deps.limits.consume("billing", customer.customerId);
        await resumeSubscription(deps)(customer.customerId, customerMeta(customer, request));
        return DONE;
      },
      { auth: true, response: { 200: Done } },
    );
};
