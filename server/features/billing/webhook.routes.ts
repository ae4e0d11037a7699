import { Elysia } from "elysia";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { DatabaseUnavailable } from "../../store/sql.ts";
import { receiveWebhook } from "./receive-webhook.ts";

/** Stripe tries again what was not stored; to it that is a failure of ours like any other. */
const orFail = async <Result>(receiving: Promise<Result>): Promise<Result> => {
  try {
    return await receiving;
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? new ProblemError("INTERNAL") : error;
  }
};

const Received = v.object({ received: v.literal(true), duplicate: v.boolean() });

/** Where Stripe tells us what happened. It comes before the parser of JSON: the signature covers the very bytes. */
export const webhookRoutes = (deps: Deps) =>
  new Elysia({ name: "stripe-webhook" }).post(
    "/api/billing/webhook",
    async ({ request }) => {
      const signature = request.headers.get("stripe-signature") ?? "";
      const { isNew } = await orFail(receiveWebhook(deps)(await request.text(), signature, requestIdOf(request)));
      return { received: true as const, duplicate: !isNew };
    },
    { parse: "none", response: { 200: Received } },
  );
