import * as v from "valibot";
import { assign, fromPromise, setup } from "xstate";
import { ReasonForm, type Visit } from "../../events/wire/support.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isUnanswered, type Refusal, refusalOf } from "../kernel/refusal.ts";

type Looking = { customerId: string };
/** `password` is asked for where the sign-in was long ago. */
type Explained = Looking & { reason: string; password?: string };

type Context = Looking & {
  /** The words of the form that is open; kept when they are refused. */
  reason: string;
  /** What is wrong with them, or why they did not arrive. */
  complaint: string | null;
  visit: Visit | null;
  /** The sign-in was too long ago for this: the password has to be given again. */
  needsPassword: boolean;
  password: string;
  passwordComplaint: string | null;
};

export type HistoryVisitEvent =
  | { type: "reason.typed"; reason: string }
  | { type: "password.typed"; password: string }
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

const PASSWORD_REQUIRED = "Your password is required";
const WRONG_PASSWORD = "This is not your password.";

/** What a refusal says of the form: its words, or its password. */
const complaintsOf = (
  refusal: Refusal,
  fallback: string,
): Partial<Pick<Context, "complaint" | "needsPassword" | "passwordComplaint">> => {
  if (refusal.problem === "REAUTH_REQUIRED") return { needsPassword: true };
  if (refusal.problem === "INVALID_CREDENTIALS") return { passwordComplaint: WRONG_PASSWORD };
  return { complaint: wordsOf(refusal, fallback) };
};

const explained = ({ customerId, reason, needsPassword, password }: Context): Explained => ({
  customerId,
  reason: reason.trim(),
  ...(needsPassword ? { password } : {}),
});

const NO_FORM = { reason: "", complaint: null, needsPassword: false, password: "", passwordComplaint: null } as const;

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
    clearForm: assign(NO_FORM),
    complain: assign(({ context }) => ({
      complaint: complaintOf(context.reason),
      passwordComplaint: context.needsPassword && context.password === "" ? PASSWORD_REQUIRED : null,
    })),
    keepRefusal: assign((_, { error, fallback }: { error: unknown; fallback: string }) =>
      complaintsOf(refusalOf(error), fallback),
    ),
  },
  guards: {
    isExplained: ({ context: { reason, needsPassword, password } }) =>
      complaintOf(reason) === null && (!needsPassword || password !== ""),
    needsReason: (_, { error }: { error: unknown }) => refusalOf(error).problem === "REASON_REQUIRED",
    isMissing: (_, { error }: { error: unknown }) => MISSING.has(refusalOf(error).problem),
    isRevealed: ({ context }) => (context.visit?.revealedUntil ?? null) !== null,
  },
}).createMachine({
  id: "historyVisit",
  context: ({ input }) => ({ ...NO_FORM, customerId: input.customerId, visit: null }),
  initial: "looking",
  on: {
    "password.typed": { actions: assign({ password: ({ event }) => event.password, passwordComplaint: null }) },
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
        input: ({ context }) => explained(context),
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
            input: ({ context }) => explained(context),
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
