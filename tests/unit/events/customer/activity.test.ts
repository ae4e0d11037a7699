import { describe, expect, test } from "bun:test";
import {
  activityActor,
  activityReason,
  activitySentence,
  isQuietActivity,
} from "../../../../events/customer/activity.ts";
import { ERASED_AVATAR_PROFILE } from "../../../../events/customer/avatars.events.ts";
import { CUSTOMER_EVENTS, type CustomerEvent } from "../../../../events/customer/customer.events.ts";

const at = "2026-03-01T10:00:00.000Z";

const profile = { ...ERASED_AVATAR_PROFILE, name: "Night nurse" };
const optimization: Extract<CustomerEvent, { type: "OptimizationRequested" }>["data"] = {
  optimizationId: "optimization-1",
  asinId: "asin-1",
  avatarId: null,
  productName: "Standing desk",
  mustIncludeKeywords: [],
  kind: "paid",
  at,
};

const TOLD: readonly (readonly [CustomerEvent, string])[] = [
  [
    { type: "AccountDeletionRequested", data: { erasesAt: "2026-11-30T00:30:00.000Z", reason: null, at } },
    "Asked for the account to be deleted. It will be erased on November 30, 2026 (UTC).",
  ],
  [
    {
      type: "AvatarCreated",
      data: { avatarId: "avatar-1", profile, source: "results", optimizationId: "optimization-1", at },
    },
    "Saved the avatar “Night nurse”, from a result.",
  ],
  [{ type: "OptimizationRequested", data: optimization }, "Started an optimization of the product “Standing desk”."],
  [
    { type: "OptimizationFailed", data: { optimizationId: "optimization-1", reason: "timedOut", at } },
    "The optimization took too long. Nothing was counted against the plan.",
  ],
  [
    { type: "PaymentFailed", data: { invoiceId: "in_1", attempts: 1, graceEndsAt: "2026-03-08T10:00:00.000Z", at } },
    "A payment did not go through. Access goes on until March 8, 2026 (UTC).",
  ],
  [
    { type: "PaymentFailed", data: { invoiceId: "in_2", attempts: 1, graceEndsAt: at, at } },
    "A payment did not go through. Paid features are paused until it is paid.",
  ],
  [{ type: "Refunded", data: { refundId: "re_1", amountCents: 900, currency: "usd", at } }, "$9.00 was paid back."],
  [{ type: "Refunded", data: { refundId: "re_2", amountCents: 1400, currency: "jpy", at } }, "¥1,400 was paid back."],
  [
    { type: "Refunded", data: { refundId: "re_3", amountCents: 125_000, currency: "isk", at } },
    "ISK\u00a01,250 was paid back.",
  ],
  [
    { type: "AsinsAdded", data: { asins: 1, reason: "Sorry for the outage", cycleStartsAt: at, at } },
    "Added 1 ASIN to the limit.",
  ],
  [
    { type: "RequestRefused", data: { action: "createAvatar", code: "AVATAR_LIMIT_REACHED", at } },
    "A new avatar was refused: You have reached the number of saved avatars your plan allows.",
  ],
];

describe("activity", () => {
  test.each(TOLD)("%o reads as a sentence", (event, sentence) => {
    expect(activitySentence(event)).toBe(sentence);
  });

  test("what was forgotten leaves no hole in a sentence", () => {
    const forgotten: CustomerEvent[] = [
      { type: "AvatarRevised", data: { avatarId: "avatar-1", profile: ERASED_AVATAR_PROFILE, at } },
      { type: "OptimizationRequested", data: { ...optimization, productName: "" } },
      { type: "AvatarRenamed", data: { avatarId: "avatar-1", name: "", at } },
    ];
    expect(forgotten.map(activitySentence)).toEqual([
      "Changed an avatar.",
      "Started an optimization of a product.",
      "Renamed an avatar.",
    ]);
  });

  test("only reasons in words of staff are told as reasons", () => {
    expect(activityReason({ type: "HistoryViewed", data: { reason: "You called us", at } })).toBe("You called us");
    expect(activityReason({ type: "HistoryViewed", data: { reason: "", at } })).toBeNull();
    expect(
      activityReason({ type: "SignedOut", data: { sessionId: "session-1", reason: "passwordChanged", at } }),
    ).toBeNull();
  });

  test("a visitor is the customer before they had an account, and staff have no name", () => {
    expect(activityActor({ kind: "visitor", visitorId: "visitor-1" })).toBe("you");
    expect(activityActor({ kind: "customer", customerId: "customer-1", sessionId: null })).toBe("you");
    expect(activityActor({ kind: "staff", staffId: "customer-9", onBehalfOf: "customer-1" })).toBe("staff");
    expect(activityActor({ kind: "stripe", stripeEventId: "evt_1" })).toBe("stripe");
    expect(activityActor({ kind: "system", process: "start" })).toBe("system");
  });

  test("what Stripe reports is left to what followed from it, and an ASIN in work to its optimization", () => {
    const quiet = CUSTOMER_EVENTS.filter(isQuietActivity).map(({ type }) => type);
    expect(quiet.toSorted()).toEqual([
      "AsinReserved",
      "AsinUsed",
      "BillingCustomerCreated",
      "StripeEventReceived",
      "SubscriptionSynced",
    ]);
  });
});
