import { assign, emit, fromPromise, setup } from "xstate";
import {
  type AuthField,
  type AuthFieldErrors,
  type AuthForm,
  type AuthMode,
  authFieldErrors,
  EMPTY_AUTH_FORM,
  signInPayload,
} from "../credentials/credentials.form.ts";
import { type CredentialsOutcome, credentialsMachine } from "../credentials/credentials.machine.ts";
import { welcomeOf } from "../credentials/credentials.messages.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";

type Context = {
  mode: AuthMode;
  form: AuthForm;
  /** Whether the e-mail is to be kept on this device. */
  remember: boolean;
  fieldErrors: AuthFieldErrors;
  /** From the first try on, errors follow the typing. */
  isChecked: boolean;
  problem: string | null;
  welcome: Announcement;
  next: string | null;
};

export type AuthDialogEvent =
  | { type: "dialog.opened"; mode: AuthMode }
  | { type: "dialog.closed" }
  | { type: "mode.switched"; mode: AuthMode }
  | { type: "field.changed"; field: AuthField; value: string }
  | { type: "remember.changed"; remember: boolean }
  | { type: "form.submitted" };

type Emitted = Announcement | { type: "signedIn"; next: string | null };

const initialContext: Context = {
  mode: "signin",
  form: EMPTY_AUTH_FORM,
  remember: false,
  fieldErrors: {},
  isChecked: false,
  problem: null,
  welcome: welcomeOf("signin"),
  next: null,
};

/** Sign-in and account creation in one dialog. */
export const authDialogMachine = setup({
  types: { context: {} as Context, events: {} as AuthDialogEvent, emitted: {} as Emitted },
  actors: {
    recallEmail: fromPromise<string | null>(notProvided("recallEmail")),
    keepEmail: fromPromise<void, { email: string | null }>(notProvided("keepEmail")),
    credentials: credentialsMachine,
    refreshSession: fromPromise<void>(notProvided("refreshSession")),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(authFieldErrors(context.mode, context.form)).length === 0,
    isSigningIn: ({ context }) => context.mode === "signin",
    isRefused: (_, { isIn }: CredentialsOutcome) => !isIn,
  },
  actions: {
    showFieldErrors: assign(({ context }) => ({
      isChecked: true,
      problem: null,
      fieldErrors: authFieldErrors(context.mode, context.form),
    })),
    enter: assign((_, { announcement, next }: CredentialsOutcome) => ({ welcome: announcement, next })),
    showRefusal: assign((_, { way, fieldErrors, problem }: CredentialsOutcome) => ({
      mode: way,
      fieldErrors,
      problem,
    })),
    announce: emit((_, { announcement }: CredentialsOutcome) => announcement),
    announceWelcome: emit(({ context }) => context.welcome),
    handOver: emit(({ context }) => ({ type: "signedIn", next: context.next })),
    startOver: assign(initialContext),
  },
}).createMachine({
  id: "authDialog",
  context: initialContext,
  initial: "closed",
  states: {
    closed: {
      on: { "dialog.opened": { target: "recalling", actions: assign(({ event }) => ({ mode: event.mode })) } },
    },
    recalling: {
      tags: "open",
      invoke: {
        src: "recallEmail",
        onDone: {
          target: "editing",
          actions: assign(({ context, event }) => ({
            remember: event.output !== null,
            form: { ...context.form, email: context.form.email || (event.output ?? "") },
          })),
        },
        onError: "editing",
      },
    },
    editing: {
      tags: "open",
      on: {
        "dialog.closed": {
          target: "closed",
          actions: assign(({ context }) => ({
            form: { ...context.form, password: "" },
            fieldErrors: {},
            isChecked: false,
            problem: null,
          })),
        },
        "mode.switched": {
          actions: assign(({ event }) => ({ mode: event.mode, fieldErrors: {}, isChecked: false, problem: null })),
        },
        "field.changed": {
          actions: assign(({ context, event }) => {
            const form = { ...context.form, [event.field]: event.value };
            return { form, fieldErrors: context.isChecked ? authFieldErrors(context.mode, form) : context.fieldErrors };
          }),
        },
        "remember.changed": { actions: assign(({ event }) => ({ remember: event.remember })) },
        "form.submitted": [
          { guard: "isComplete", target: "entering", actions: "showFieldErrors" },
          { actions: "showFieldErrors" },
        ],
      },
    },
    entering: {
      tags: ["open", "busy"],
      invoke: {
        src: "credentials",
        input: ({ context }) => ({ mode: context.mode, form: context.form }),
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "editing",
            actions: [
              { type: "showRefusal", params: ({ event }) => event.output },
              { type: "announce", params: ({ event }) => event.output },
            ],
          },
          {
            guard: "isSigningIn",
            target: "keepingEmail",
            actions: { type: "enter", params: ({ event }) => event.output },
          },
          { target: "refreshing", actions: { type: "enter", params: ({ event }) => event.output } },
        ],
      },
    },
    keepingEmail: {
      tags: ["open", "busy"],
      invoke: {
        src: "keepEmail",
        input: ({ context }) => ({ email: context.remember ? signInPayload(context.form).email : null }),
        onDone: "refreshing",
        onError: "refreshing",
      },
    },
    refreshing: {
      tags: ["open", "busy"],
      invoke: {
        src: "refreshSession",
        onDone: { target: "closed", actions: ["announceWelcome", "handOver", "startOver"] },
        onError: { target: "closed", actions: ["announceWelcome", "handOver", "startOver"] },
      },
    },
  },
});
