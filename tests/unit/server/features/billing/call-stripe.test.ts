import { describe, expect, test } from "bun:test";
import Stripe from "stripe";
import { isOutage } from "../../../../../server/features/billing/call-stripe.ts";
import { ProblemError } from "../../../../../server/http/problems.ts";
import { VersionConflict } from "../../../../../server/store/event-store.ts";
import { CommandRejected } from "../../../../../server/store/handle-command.ts";
import { DatabaseUnavailable, QueryFailed, StatementTimedOut } from "../../../../../server/store/sql.ts";

const { errors } = Stripe;

const unavailable = (cause?: unknown): ProblemError => {
  const error = new ProblemError("BILLING_UNAVAILABLE");
  return cause === undefined ? error : Object.assign(error, { cause });
};

describe("what is worth asking again", () => {
  test.each([
    ["Stripe out of reach", new errors.StripeConnectionError()],
    ["Stripe busy", new errors.StripeRateLimitError()],
    ["Stripe broken", new errors.StripeAPIError()],
    ["a key that Stripe does not know", new errors.StripeAuthenticationError()],
    ["a key that may not do this", new errors.StripePermissionError()],
    ["a database out of reach", new DatabaseUnavailable()],
    ["a database that gave up on a statement", new StatementTimedOut()],
    ["a stream that others append to", new VersionConflict("customer-1", 1, 2)],
    ["a deadlock", new QueryFailed("40P01")],
    ["billing that is not available", unavailable()],
    ["billing that is not available because Stripe is busy", unavailable(new errors.StripeRateLimitError())],
  ])("%s", (_, error) => {
    expect(isOutage(error)).toBe(true);
  });
});

describe("what fails again, and must not hold up other customers", () => {
  test.each([
    ["a fault of ours", new TypeError("undefined is not an object")],
    ["a date out of range", new RangeError("Invalid time value")],
    ["any error nobody knows", new Error("?")],
    ["what is no error", "text"],
    ["a statement that is wrong", new QueryFailed("22P02")],
    ["a request Stripe does not take", new errors.StripeInvalidRequestError()],
    ["a key used for something else", new errors.StripeIdempotencyError()],
    ["a card that is declined", new errors.StripeCardError()],
    ["billing that is not available because of such a request", unavailable(new errors.StripeInvalidRequestError())],
    ["a refusal", new ProblemError("NO_SUBSCRIPTION")],
    ["a rejected command", new CommandRejected("ACCOUNT_NOT_FOUND")],
  ])("%s", (_, error) => {
    expect(isOutage(error)).toBe(false);
  });
});
