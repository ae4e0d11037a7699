import * as v from "valibot";
import { assign, fromPromise, setup } from "xstate";
import { ReasonForm, type Visit } from "../../events/wire/support.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isUnanswered, type Refusal, refusalOf } from "../kernel/refusal.ts";

type Looking = { customerId: string };
type Explained = Looking & { reason: string };

type Context = Looking & {
  /** The words of the form that is open; kept when they are refused. */
  reason: string;
  /** What is wrong with them, or why they did not arrive. */
  complaint: string | null;
  visit: Visit | null;
};

export type HistoryVisitEvent =
  | { type: "reason.typed"; reason: string }
  | { type: "submitted" }
  | { type: "dismissed" }
  | { type: "reveal.asked" }
  | { type: "covered" }
  | { type: "visit.refused" }
  | { type: "retried" };

const complaintOf = (reason: string): string | null => {
  const parsed = v.safeParse(ReasonForm, { reason });
  return parsed.success ? null : parsed.issues[0].message;
};

const wordsOf = (refusal: Refusal, fallback: string): string =>
  isUnanswered(refusal)
    ? "We cannot reach the server. Your words are kept; try again."
    : (refusal.fields[0]?.message ?? refusal.userMessage ?? fallback);

const MISSING: ReadonlySet<string | null> = new Set(["NOT_FOUND", "ACCOUNT_NOT_FOUND"]);

/** Looking into a customer's history: a reason first, then the history, and its personal data for a while. */
export const historyVisitMachine = setup({
  types: { context: {} as Context, events: {} as HistoryVisitEvent, input: {} as Looking },
  actors: {
    fetchVisit: fromPromise<Visit, Looking>(notProvided("fetchVisit")),
    openVisit: fromPromise<Visit, Explained>(notProvided("openVisit")),
    reveal: fromPromise<Visit, Explained>(notProvided("reveal")),
    waitUntil: fromPromise<void, { instant: string }>(notProvided("waitUntil")),
  },
  actions: {
    keepVisit: assign((_, { visit }: { visit: Visit }) => ({ visit })),
    cover: assign(({ context }) => ({ visit: context.visit && { ...context.visit, revealedUntil: null } })),
    clearForm: assign({ reason: "", complaint: null }),
    complain: assign(({ context }) => ({ complaint: complaintOf(context.reason) })),
    keepRefusal: assign((_, { error, fallback }: { error: unknown; fallback: string }) => ({
      complaint: wordsOf(refusalOf(error), fallback),
    })),
  },
  guards: {
    isExplained: ({ context }) => complaintOf(context.reason) === null,
    needsReason: (_, { error }: { error: unknown }) => refusalOf(error).problem === "REASON_REQUIRED",
    isMissing: (_, { error }: { error: unknown }) => MISSING.has(refusalOf(error).problem),
    isRevealed: ({ context }) => (context.visit?.revealedUntil ?? null) !== null,
  },
}).createMachine({
  id: "historyVisit",
  context: ({ input }) => ({ customerId: input.customerId, reason: "", complaint: null, visit: null }),
  initial: "looking",
  on: {
    "reason.typed": { actions: assign({ reason: ({ event }) => event.reason, complaint: null }) },
  },
  states: {
    looking: {
      invoke: {
        src: "fetchVisit",
        input: ({ context }) => ({ customerId: context.customerId }),
        onDone: { target: "open", actions: { type: "keepVisit", params: ({ event }) => ({ visit: event.output }) } },
        onError: [
          { target: "asking", guard: { type: "needsReason", params: ({ event }) => ({ error: event.error }) } },
          { target: "missing", guard: { type: "isMissing", params: ({ event }) => ({ error: event.error }) } },
          {
            target: "failed",
            actions: {
              type: "keepRefusal",
              params: ({ event }) => ({ error: event.error, fallback: "Please try again." }),
            },
          },
        ],
      },
    },
    missing: {},
    failed: { on: { retried: "looking" } },
    asking: {
      on: { submitted: [{ target: "opening", guard: "isExplained" }, { actions: "complain" }] },
    },
    opening: {
      tags: "busy",
      invoke: {
        src: "openVisit",
        input: ({ context }) => ({ customerId: context.customerId, reason: context.reason.trim() }),
        onDone: {
          target: "open",
          actions: ["clearForm", { type: "keepVisit", params: ({ event }) => ({ visit: event.output }) }],
        },
        onError: {
          target: "asking",
          actions: {
            type: "keepRefusal",
            params: ({ event }) => ({ error: event.error, fallback: "The history was not opened. Please try again." }),
          },
        },
      },
    },
    open: {
      initial: "entering",
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ instant: context.visit?.endsAt ?? "" }),
        onDone: "asking",
      },
      on: { "visit.refused": "looking" },
      states: {
        entering: { always: [{ target: "revealed", guard: "isRevealed" }, { target: "masked" }] },
        masked: { on: { "reveal.asked": { target: "askingReveal", actions: "clearForm" } } },
        askingReveal: {
          on: {
            dismissed: { target: "masked", actions: "clearForm" },
            submitted: [{ target: "revealing", guard: "isExplained" }, { actions: "complain" }],
          },
        },
        revealing: {
          tags: "busy",
          invoke: {
            src: "reveal",
            input: ({ context }) => ({ customerId: context.customerId, reason: context.reason.trim() }),
            onDone: {
              target: "entering",
              actions: ["clearForm", { type: "keepVisit", params: ({ event }) => ({ visit: event.output }) }],
            },
            onError: {
              target: "askingReveal",
              actions: {
                type: "keepRefusal",
                params: ({ event }) => ({ error: event.error, fallback: "Nothing was revealed. Please try again." }),
              },
            },
          },
        },
        revealed: {
          invoke: {
            src: "waitUntil",
            input: ({ context }) => ({ instant: context.visit?.revealedUntil ?? "" }),
            onDone: { target: "masked", actions: "cover" },
          },
          on: { covered: { target: "masked", actions: "cover" } },
        },
      },
    },
  },
});
