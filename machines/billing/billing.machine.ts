import { assign, emit, fromPromise, setup } from "xstate";
import type { PaidPlan } from "../../events/plans.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isUnanswered, refusalOf } from "../kernel/refusal.ts";

type Context = { plan: PaidPlan | null };

export type BillingEvent =
  | { type: "plan.chosen"; plan: PaidPlan }
  | { type: "change.asked"; plan: PaidPlan }
  | { type: "cancel.asked" }
  | { type: "confirmed" }
  | { type: "dismissed" }
  | { type: "keep.requested" }
  | { type: "portal.requested" };

/** Where the browser has to go next, away from this page. */
export type Departure = { type: "departed"; url: string };

type Failure = { title: string; fallback: string };

const CHECKOUT: Failure = { title: "Checkout failed", fallback: "Failed to create checkout session" };
const PORTAL: Failure = { title: "Failed to open portal", fallback: "Failed to create portal session" };
const CHANGE: Failure = { title: "Error", fallback: "Failed to change plan" };
const CANCEL: Failure = { title: "Error", fallback: "Failed to cancel subscription" };
const KEEP: Failure = { title: "Error", fallback: "Failed to keep the subscription" };

const refused = ({ title, fallback }: Failure, error: unknown): Announcement => {
  const refusal = refusalOf(error);
  return {
    type: "announced",
    title: isUnanswered(refusal) && title === CHECKOUT.title ? "Checkout error" : title,
    description: refusal.userMessage ?? fallback,
    tone: "destructive",
  };
};

/** Choosing, changing, canceling and keeping a plan; one thing at a time. */
export const billingMachine = setup({
  types: { context: {} as Context, events: {} as BillingEvent, emitted: {} as Announcement | Departure },
  actors: {
    createCheckout: fromPromise<{ url: string }, { plan: PaidPlan }>(notProvided("createCheckout")),
    createPortalSession: fromPromise<{ url: string }>(notProvided("createPortalSession")),
    changePlan: fromPromise<void, { plan: PaidPlan }>(notProvided("changePlan")),
    cancel: fromPromise<void>(notProvided("cancel")),
    keep: fromPromise<void>(notProvided("keep")),
    refresh: fromPromise<void>(notProvided("refresh")),
  },
  actions: {
    rememberPlan: assign((_, { plan }: { plan: PaidPlan }) => ({ plan })),
    announceRefusal: emit((_, { failure, error }: { failure: Failure; error: unknown }) => refused(failure, error)),
    announceSuccess: emit((_, { title }: { title: string }) => ({
      type: "announced" as const,
      title,
      tone: "default" as const,
    })),
    depart: emit((_, { url }: { url: string }) => ({ type: "departed" as const, url })),
  },
}).createMachine({
  id: "billing",
  context: { plan: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        "plan.chosen": {
          target: "checkingOut",
          actions: { type: "rememberPlan", params: ({ event }) => ({ plan: event.plan }) },
        },
        "change.asked": {
          target: "confirmingChange",
          actions: { type: "rememberPlan", params: ({ event }) => ({ plan: event.plan }) },
        },
        "cancel.asked": "confirmingCancel",
        "keep.requested": "keeping",
        "portal.requested": "openingPortal",
      },
    },
    checkingOut: {
      tags: "busy",
      invoke: {
        src: "createCheckout",
        input: ({ context }) => ({ plan: context.plan ?? "pro" }),
        onDone: {
          target: "leaving",
          actions: { type: "depart", params: ({ event }) => ({ url: event.output.url }) },
        },
        onError: {
          target: "refreshing",
          actions: { type: "announceRefusal", params: ({ event }) => ({ failure: CHECKOUT, error: event.error }) },
        },
      },
    },
    openingPortal: {
      tags: "busy",
      invoke: {
        src: "createPortalSession",
        onDone: {
          target: "leaving",
          actions: { type: "depart", params: ({ event }) => ({ url: event.output.url }) },
        },
        onError: {
          target: "idle",
          actions: { type: "announceRefusal", params: ({ event }) => ({ failure: PORTAL, error: event.error }) },
        },
      },
    },
    confirmingChange: { on: { confirmed: "changing", dismissed: "idle" } },
    changing: {
      tags: "busy",
      invoke: {
        src: "changePlan",
        input: ({ context }) => ({ plan: context.plan ?? "pro" }),
        onDone: {
          target: "refreshing",
          actions: { type: "announceSuccess", params: { title: "Plan change saved" } },
        },
        onError: {
          target: "refreshing",
          actions: { type: "announceRefusal", params: ({ event }) => ({ failure: CHANGE, error: event.error }) },
        },
      },
    },
    confirmingCancel: { on: { confirmed: "canceling", dismissed: "idle" } },
    canceling: {
      tags: "busy",
      invoke: {
        src: "cancel",
        onDone: {
          target: "refreshing",
          actions: { type: "announceSuccess", params: { title: "Subscription canceled" } },
        },
        onError: {
          target: "refreshing",
          actions: { type: "announceRefusal", params: ({ event }) => ({ failure: CANCEL, error: event.error }) },
        },
      },
    },
    keeping: {
      tags: "busy",
      invoke: {
        src: "keep",
        onDone: {
          target: "refreshing",
          actions: { type: "announceSuccess", params: { title: "Your subscription goes on" } },
        },
        onError: {
          target: "refreshing",
          actions: { type: "announceRefusal", params: ({ event }) => ({ failure: KEEP, error: event.error }) },
        },
      },
    },
    refreshing: { tags: "busy", invoke: { src: "refresh", onDone: "idle", onError: "idle" } },
    leaving: { tags: "busy", on: { dismissed: "idle" } },
  },
});
