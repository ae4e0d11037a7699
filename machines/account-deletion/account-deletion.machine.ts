import { assign, emit, fromPromise, setup } from "xstate";
import type { Deletion } from "../../events/wire/account.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { fieldErrorsOf, refusalOf } from "../kernel/refusal.ts";

type Context = {
  /** When the account will be erased; null while nobody asked for that. */
  deletionAt: string | null;
  password: string;
  passwordError: string | null;
};

type Event =
  | { type: "deletion.asked" }
  | { type: "password.typed"; password: string }
  | { type: "confirmed" }
  | { type: "dismissed" }
  | { type: "keep.requested" };

const PASSWORD_REQUIRED = "Your password is required";

const refused = (title: string, error: unknown): Announcement => ({
  type: "announced",
  title,
  description: refusalOf(error).userMessage ?? "Please try again.",
  tone: "destructive",
});

const passwordErrorOf = (error: unknown): string | null => fieldErrorsOf(refusalOf(error))["password"] ?? null;

/** Deleting one's account, which takes the password, and keeping it after all, which takes one click. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { deletionAt: string | null },
    emitted: {} as Announcement,
  },
  actors: {
    requestDeletion: fromPromise<Deletion, { password: string }>(notProvided("requestDeletion")),
    keepAccount: fromPromise<Deletion>(notProvided("keepAccount")),
    refresh: fromPromise<void>(notProvided("refresh")),
  },
  guards: {
    isScheduled: ({ context }) => context.deletionAt !== null,
    hasPassword: ({ context }) => context.password !== "",
    isAboutPassword: (_, { error }: { error: unknown }) => passwordErrorOf(error) !== null,
  },
  actions: {
    rememberPassword: assign((_, { password }: { password: string }) => ({ password, passwordError: null })),
    forgetPassword: assign({ password: "", passwordError: null }),
    askForPassword: assign({ passwordError: PASSWORD_REQUIRED }),
    explainPassword: assign((_, { error }: { error: unknown }) => ({ passwordError: passwordErrorOf(error) })),
    keepDay: assign((_, { deletionAt }: Deletion) => ({ deletionAt })),
    announceRefusal: emit((_, { title, error }: { title: string; error: unknown }) => refused(title, error)),
    announceKept: emit({
      type: "announced",
      title: "Your account stays",
      description: "Nothing was deleted, and everything is as it was.",
      tone: "default",
    }),
  },
}).createMachine({
  id: "accountDeletion",
  context: ({ input }) => ({ deletionAt: input.deletionAt, password: "", passwordError: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "isScheduled", target: "scheduled" }, { target: "idle" }] },
    idle: { on: { "deletion.asked": "confirming" } },
    confirming: {
      on: {
        "password.typed": {
          actions: { type: "rememberPassword", params: ({ event }) => ({ password: event.password }) },
        },
        confirmed: [{ guard: "hasPassword", target: "requesting" }, { actions: "askForPassword" }],
        dismissed: { target: "idle", actions: "forgetPassword" },
      },
    },
    requesting: {
      tags: "busy",
      invoke: {
        src: "requestDeletion",
        input: ({ context }) => ({ password: context.password }),
        onDone: {
          target: "refreshing",
          actions: ["forgetPassword", { type: "keepDay", params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: "isAboutPassword", params: ({ event }) => ({ error: event.error }) },
            target: "confirming",
            actions: { type: "explainPassword", params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: "confirming",
            actions: {
              type: "announceRefusal",
              params: ({ event }) => ({ title: "Your account was not deleted", error: event.error }),
            },
          },
        ],
      },
    },
    scheduled: { on: { "keep.requested": "keeping" } },
    keeping: {
      tags: "busy",
      invoke: {
        src: "keepAccount",
        onDone: {
          target: "refreshing",
          actions: [{ type: "keepDay", params: ({ event }) => event.output }, "announceKept"],
        },
        onError: {
          target: "scheduled",
          actions: {
            type: "announceRefusal",
            params: ({ event }) => ({ title: "Your account could not be kept", error: event.error }),
          },
        },
      },
    },
    refreshing: { tags: "busy", invoke: { src: "refresh", onDone: "opening", onError: "opening" } },
  },
});
