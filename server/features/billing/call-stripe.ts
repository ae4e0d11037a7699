import Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { describeError } from "../../platform/log.ts";
import { VersionConflict } from "../../store/event-store.ts";
import { DatabaseUnavailable } from "../../store/sql.ts";
import { isContention } from "../../store/write-batch.ts";

const RETRY_AFTER_SECONDS = 30;

const {
  StripeError,
  StripeAPIError,
  StripeAuthenticationError,
  StripeCardError,
  StripeConnectionError,
  StripeInvalidRequestError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors;

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

const STRIPE_OUTAGES = [
  StripeConnectionError,
  StripeRateLimitError,
  StripeAPIError,
  // Our key is at fault, which is so for every customer until somebody mends it.
  StripeAuthenticationError,
  StripePermissionError,
];

const isOvertaken = (error: unknown): boolean => error instanceof VersionConflict || isContention(error);

/**
 * Whether it is worth asking again, because Stripe or the database could not be reached or was busy. What is not known to
 * pass by itself, a fault of ours included, is none: it would hold up every other customer.
 */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof ProblemError)
    return error.problem === "BILLING_UNAVAILABLE" && (error.cause === undefined || isOutage(error.cause));
  if (error instanceof DatabaseUnavailable || isOvertaken(error)) return true;
  return STRIPE_OUTAGES.some((kind) => error instanceof kind);
};
