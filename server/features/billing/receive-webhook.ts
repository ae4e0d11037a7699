import type Stripe from "stripe";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { findStreamByStripeCustomer } from "../../projections/billing-customers.queries.ts";
import { CorruptedIdempotency } from "../../store/event-store.ts";
import { STRIPE_API_VERSION, type StripeGateway } from "../../stripe/stripe-gateway.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { isRecord, textOf } from "./stripe-values.ts";

const TOLERANCE_SECONDS = 300;

/** Where events of accounts that are not known here are kept. */
export const UNMATCHED_STREAM = "stripe-unmatched";

/** The SDK refuses old signatures only; one from the future would stay good for as long as it likes. */
const isFromTheFuture = (signature: string, now: Date): boolean =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) > now.getTime() / 1000 + TOLERANCE_SECONDS;

const verify = async (
  { api, webhookSecrets }: StripeGateway,
  body: string,
  signature: string,
  now: Date,
): Promise<Stripe.Event> => {
  if (isFromTheFuture(signature, now)) throw new ProblemError("BAD_SIGNATURE");
  for (const secret of webhookSecrets) {
    try {
      return await api.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch {
      // The next secret may fit: during a rotation two are in use.
    }
  }
  throw new ProblemError("BAD_SIGNATURE");
};

const customerOf = (event: Stripe.Event): string | null => {
  const object: unknown = event.data.object;
  if (!isRecord(object)) return null;
  if (object["object"] === "customer") return textOf(object["id"]);
  const { customer } = object;
  return isRecord(customer) ? textOf(customer["id"]) : textOf(customer);
};

/** What the database can keep: no null character, and no half of a surrogate pair. */
const isStorable = (value: unknown): boolean =>
  typeof value === "string" && !value.includes("\0") && value.isWellFormed();

const isAbsentOrStorable = (value: unknown): boolean => textOf(value) === null || isStorable(value);

/** The last second of the year 9999: a later one has no date of the usual form. */
const SECOND_MAX = 253_402_300_799;

const isSecond = (value: unknown): boolean =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= SECOND_MAX;

const hasStorableIds = (data: Record<string, unknown>): boolean => {
  const { object } = data;
  if (!isRecord(object)) return true;
  const { customer } = object;
  return [object["id"], isRecord(customer) ? customer["id"] : customer].every(isAbsentOrStorable);
};

const isEvent = (event: unknown): boolean =>
  isRecord(event) &&
  isStorable(event["id"]) &&
  isStorable(event["type"]) &&
  isAbsentOrStorable(event["api_version"]) &&
  isSecond(event["created"]) &&
  isRecord(event["data"]) &&
  hasStorableIds(event["data"]);

type ReceiveDeps = Pick<BillingDeps, "store" | "clock" | "sql" | "log" | "stripe">;

/** Appends what Stripe tells to the stream of whom it concerns, once; answers whether it was new. */
export const appendStripeEvent = async (
  deps: ReceiveDeps,
  event: Stripe.Event,
  body: string,
  correlationId: string,
): Promise<boolean> => {
  const stripeCustomerId = customerOf(event);
  const streamId =
    (stripeCustomerId === null ? null : await findStreamByStripeCustomer(deps.sql, stripeCustomerId)) ??
    UNMATCHED_STREAM;
  const object: unknown = event.data.object;
  const data = {
    stripeEventId: event.id,
    stripeType: event.type,
    apiVersion: event.api_version,
    objectId: isRecord(object) ? textOf(object["id"]) : null,
    occurredAt: new Date(event.created * 1000).toISOString(),
    payload: streamId === UNMATCHED_STREAM ? null : body,
    at: isoNow(deps.clock),
  };
  try {
    const { repeated } = await deps.store.append({
      streamId,
      expected: "any",
      events: [{ eventId: derivedId(`stripe-event/${event.id}`), event: { type: "StripeEventReceived", data } }],
      meta: { actor: { kind: "stripe", stripeEventId: event.id }, correlationId, causationId: null },
    });
    return !repeated;
  } catch (error) {
    // It came before when its customer was not known yet, and lies among the unmatched.
    if (error instanceof CorruptedIdempotency) return false;
    throw error;
  }
};

/**
 * Takes a webhook in: verified, appended and committed before it is answered, and acted upon afterwards. Answers
 * whether it was new. Throws BAD_SIGNATURE where no secret fits.
 */
export const receiveWebhook =
  (deps: ReceiveDeps) =>
  async (body: string, signature: string, correlationId: string): Promise<{ isNew: boolean }> => {
    const gateway = deps.stripe;
    if (gateway === null) throw new ProblemError("NOT_FOUND");
    const event = await verify(gateway, body, signature, deps.clock.now());
    if (!isEvent(event)) throw new ProblemError("VALIDATION", { message: "This is no event of Stripe." });
    if (event.livemode !== gateway.livemode) throw new ProblemError("BAD_SIGNATURE");
    if (event.api_version !== STRIPE_API_VERSION) {
      deps.log.warn("A webhook has another API version; what it is about is fetched in ours", {
        stripeEventId: event.id,
        apiVersion: event.api_version,
      });
    }
    return { isNew: await appendStripeEvent(deps, event, body, correlationId) };
  };
