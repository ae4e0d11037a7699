import { assign, emit, fromPromise, setup } from "xstate";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { wordsOfFailure } from "../kernel/refusal.ts";

type Problem = { title: string; message: string };
type Context = { email: string; problem: Problem | null };

type Event = { type: "email.changed"; email: string } | { type: "form.submitted" } | { type: "again.requested" };

const INVALID_EMAIL: Problem = { title: "Invalid email", message: "Enter a valid email." };
const UNABLE_TO_SEND = "Unable to send";

/** Whether what was typed is the problem, and not its sending. */
export const isAboutEmail = (problem: Problem | null): boolean => problem === INVALID_EMAIL;

const addressOf = ({ email }: Context): string => email.trim().toLowerCase();

/** Asks for an e-mail address and has a reset link sent to it. */
export const forgotPasswordMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Announcement },
  actors: {
    sendLink: fromPromise<void, { email: string }>(notProvided("sendLink")),
  },
  guards: {
    looksLikeEmail: ({ context }) => ["@", "."].every((sign) => addressOf(context).includes(sign)),
  },
  actions: {
    showRefusal: assign((_, { error }: { error: unknown }) => ({
      problem: { title: UNABLE_TO_SEND, message: wordsOfFailure(error) },
    })),
    announceRefusal: emit((_, { error }: { error: unknown }) => ({
      type: "announced",
      title: UNABLE_TO_SEND,
      description: wordsOfFailure(error),
      tone: "destructive",
    })),
  },
}).createMachine({
  id: "forgotPassword",
  context: { email: "", problem: null },
  initial: "editing",
  states: {
    editing: {
      on: {
        "email.changed": { actions: assign(({ event }) => ({ email: event.email, problem: null })) },
        "form.submitted": [
          { guard: "looksLikeEmail", target: "sending", actions: assign({ problem: null }) },
          { actions: assign({ problem: INVALID_EMAIL }) },
        ],
      },
    },
    sending: {
      invoke: {
        src: "sendLink",
        input: ({ context }) => ({ email: addressOf(context) }),
        onDone: "sent",
        onError: {
          target: "editing",
          actions: [
            { type: "showRefusal", params: ({ event }) => ({ error: event.error }) },
            { type: "announceRefusal", params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    sent: { on: { "again.requested": "editing" } },
  },
});
