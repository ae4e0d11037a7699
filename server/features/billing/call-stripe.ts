import Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { describeError } from "../../platform/log.ts";
import { CommandRejected } from "../../store/handle-command.ts";

const RETRY_AFTER_SECONDS = 30;

const { StripeError, StripeCardError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;

/**
 * Runs a call to Stripe; a declined card becomes PAYMENT_REQUIRED, and every other failure BILLING_UNAVAILABLE, because
 * what Stripe says then is meant for us and not for the customer.
 */
export const callStripe = async <Result>({ log }: Pick<Deps, "log">, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (error instanceof StripeCardError) throw new ProblemError("PAYMENT_REQUIRED");
    log.error("Stripe did not do what it was asked", {
      type: error.type,
      code: error.code,
      stripeRequestId: error.requestId,
      error: describeError(error),
    });
    const refusal = new ProblemError("BILLING_UNAVAILABLE", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw Object.assign(refusal, { cause: error });
  }
};

/** Whether Stripe says that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.code === "resource_missing";

/** Whether it is worth asking again: Stripe could not be reached or was busy, and did not turn the request down. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof CommandRejected) return false;
  if (error instanceof ProblemError) return error.cause === undefined || isOutage(error.cause);
  if (!(error instanceof StripeError)) return true;
  return !(
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeIdempotencyError ||
    error instanceof StripeCardError
  );
};
