import { customerIdOf } from "../../../events/customer/customer.ts";
import type { AnyEvent } from "../../../events/index.ts";
import type { Deps } from "../../deps.ts";
import { type BillingNotice, outgoingMail } from "../../mail/outbox.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import type { Subscription } from "../../store/event-store.ts";

const NAME = "billing-mail";
/** After an outage this long, or when a log was moved here, yesterday's news would only confuse. */
const NEWS_DAYS = 3;
const DAY_MS = 86_400_000;

/** What a fact is worth telling the customer; null for most. */
export const noticeOf = (event: AnyEvent): BillingNotice | null => {
  switch (event.type) {
    case "SubscriptionActivated":
      return { about: "activated", plan: event.data.plan };
    case "PlanChanged":
      return event.data.source === "billing" && event.data.from !== "demo" && event.data.to !== "demo"
        ? { about: "planChanged", plan: event.data.to }
        : null;
    case "PlanChangeScheduled":
      return event.data.to === null
        ? null
        : { about: "planChangeScheduled", plan: event.data.to, on: event.data.effectiveAt };
    case "CancellationScheduled":
      return { about: "cancellationScheduled", on: event.data.endsAt };
    case "SubscriptionResumed":
      return { about: "resumed" };
    case "SubscriptionCanceled":
      return { about: "ended" };
    case "PaymentFailed":
      return { about: "paymentFailed", attempts: event.data.attempts, on: event.data.graceEndsAt };
    case "PaymentRecovered":
      return { about: "paymentRecovered" };
    case "DisputeOpened":
      return { about: "disputed" };
    case "DisputeClosed":
      return event.data.won ? { about: "disputeWon" } : null;
    default:
      return null;
  }
};

/** Puts a mail into the outbox for each fact that the customer should hear of, in the transaction that counts it as told. */
export const startBillingMail = (deps: Pick<Deps, "store" | "secrets" | "clock" | "newId">): Promise<Subscription> =>
  deps.store.subscribe({
    name: NAME,
    from: "origin",
    handle: async (batch, tx) => {
      for (const envelope of batch) {
        const notice = noticeOf(domainEventOf(envelope));
        const customerId = customerIdOf(envelope.streamId);
        const ageMs = deps.clock.now().getTime() - Date.parse(envelope.recordedAt);
        if (notice === null || customerId === null || ageMs > NEWS_DAYS * DAY_MS) continue;
        const { text, params } = outgoingMail(deps, { kind: "billing", customerId, notice });
        await tx.query(text, params);
      }
    },
  });
