import { assign, emit, fromPromise, setup } from "xstate";
import type { CheckoutConfirmation } from "../../events/wire/billing.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { refusalOf } from "../kernel/refusal.ts";

type Context = {
  sessionId: string;
  confirmation: CheckoutConfirmation | null;
  problem: string | null;
  triesLeft: number;
};

type Event = { type: "again.requested" };

const MISSING = "Missing session ID";
const NOT_AUTHENTICATED = "Not authenticated";
const PENDING = "Payment confirmation pending";
const FAILED = "Failed to confirm payment. Please contact support if you were charged.";

/** A payment can take a moment to reach us. */
const TRIES = 4;
const BETWEEN_TRIES_MS = 2_000;

/** Coming back from a checkout: asks whether it was paid, several times if need be. */
export const checkoutReturnMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { sessionId: string },
    emitted: {} as Announcement,
  },
  actors: {
    confirm: fromPromise<CheckoutConfirmation, { sessionId: string }>(notProvided("confirm")),
    refreshSession: fromPromise<void>(notProvided("refreshSession")),
  },
  guards: {
    hasSession: ({ context }) => context.sessionId !== "",
    isPaid: (_, { confirmation }: { confirmation: CheckoutConfirmation }) => confirmation.ok,
    mayTryAgain: ({ context }) => context.triesLeft > 0,
    isSignedOut: (_, { error }: { error: unknown }) => refusalOf(error).problem === "UNAUTHENTICATED",
  },
  actions: {
    keepConfirmation: assign((_, { confirmation }: { confirmation: CheckoutConfirmation }) => ({ confirmation })),
    explain: assign((_, { problem }: { problem: string }) => ({ problem })),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    announceActivated: emit({ type: "announced", title: "Subscription activated!", tone: "default" }),
    announcePending: emit({ type: "announced", title: PENDING, tone: "default" }),
  },
  delays: { betweenTries: BETWEEN_TRIES_MS },
}).createMachine({
  id: "checkoutReturn",
  context: ({ input }) => ({ sessionId: input.sessionId, confirmation: null, problem: null, triesLeft: TRIES }),
  initial: "opening",
  states: {
    opening: {
      always: [
        { guard: "hasSession", target: "confirming" },
        { target: "failed", actions: { type: "explain", params: { problem: MISSING } } },
      ],
    },
    confirming: {
      entry: "countTry",
      invoke: {
        src: "confirm",
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: [
          {
            guard: { type: "isPaid", params: ({ event }) => ({ confirmation: event.output }) },
            target: "refreshing",
            actions: { type: "keepConfirmation", params: ({ event }) => ({ confirmation: event.output }) },
          },
          { guard: "mayTryAgain", target: "waiting" },
          {
            target: "failed",
            actions: [
              { type: "explain", params: ({ event }) => ({ problem: event.output.reason ?? PENDING }) },
              "announcePending",
            ],
          },
        ],
        onError: [
          {
            guard: { type: "isSignedOut", params: ({ event }) => ({ error: event.error }) },
            target: "failed",
            actions: { type: "explain", params: { problem: NOT_AUTHENTICATED } },
          },
          { target: "failed", actions: { type: "explain", params: { problem: FAILED } } },
        ],
      },
    },
    waiting: { after: { betweenTries: "confirming" } },
    refreshing: {
      invoke: { src: "refreshSession", onDone: "confirmed", onError: "confirmed" },
      exit: "announceActivated",
    },
    confirmed: {},
    failed: {
      on: {
        "again.requested": {
          guard: "hasSession",
          target: "confirming",
          actions: assign({ problem: null, triesLeft: TRIES }),
        },
      },
    },
  },
});
