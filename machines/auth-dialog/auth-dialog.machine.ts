import { assign, emit, fromPromise, setup } from "xstate";
import type { SignInForm, SignUpForm } from "../../events/wire/forms.ts";
import type { SignInReply } from "../../events/wire/session.ts";
import type { Announcement } from "../kernel/announcement.ts";
import {
  type AuthField,
  type AuthFieldErrors,
  type AuthForm,
  type AuthMode,
  authFieldErrors,
  EMPTY_AUTH_FORM,
  signInPayload,
  signUpPayload,
  withCaptcha,
} from "../kernel/auth-form.ts";
import {
  inlineProblem,
  refusalAnnouncement,
  type ShownRefusal,
  signInRefusal,
  signUpRefusal,
  welcomeOf,
} from "../kernel/auth-messages.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { fieldErrorsOf, refusalOf } from "../kernel/refusal.ts";

type Next = Pick<SignInReply, "next">;

type Context = {
  mode: AuthMode;
  form: AuthForm;
  /** Whether the e-mail is to be kept on this device. */
  remember: boolean;
  fieldErrors: AuthFieldErrors;
  /** From the first try on, errors follow the typing. */
  isChecked: boolean;
  problem: string | null;
  captchaToken: string | undefined;
  /** Sign-up found an account, so the same entries are tried as a sign-in. */
  isFallback: boolean;
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
  captchaToken: undefined,
  isFallback: false,
  next: null,
};

/** Sign-in and account creation in one dialog. */
export const authDialogMachine = setup({
  types: { context: {} as Context, events: {} as AuthDialogEvent, emitted: {} as Emitted },
  actors: {
    recallEmail: fromPromise<string | null>(notProvided("recallEmail")),
    keepEmail: fromPromise<void, { email: string | null }>(notProvided("keepEmail")),
    proveHuman: fromPromise<string | undefined>(notProvided("proveHuman")),
    signIn: fromPromise<Next, SignInForm>(notProvided("signIn")),
    signUp: fromPromise<Next, SignUpForm>(notProvided("signUp")),
    refreshSession: fromPromise<void>(notProvided("refreshSession")),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(authFieldErrors(context.mode, context.form)).length === 0,
    isSigningUp: ({ context }) => context.mode === "signup" && !context.isFallback,
    isFallback: ({ context }) => context.isFallback,
    isEmailInUse: (_, { error }: { error: unknown }) => refusalOf(error).problem === "email_in_use",
  },
  actions: {
    showFieldErrors: assign(({ context }) => ({
      isChecked: true,
      problem: null,
      fieldErrors: authFieldErrors(context.mode, context.form),
    })),
    showRefusal: assign((_, { refusal, text }: ShownRefusal) => ({
      fieldErrors: fieldErrorsOf(refusal),
      problem: inlineProblem(refusal, text),
    })),
    announceRefusal: emit((_, refused: ShownRefusal) => refusalAnnouncement(refused)),
    announceWelcome: emit(({ context }) => welcomeOf(context.isFallback ? "signin" : context.mode)),
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
          { guard: "isComplete", target: "proving", actions: ["showFieldErrors", assign({ isFallback: false })] },
          { actions: "showFieldErrors" },
        ],
      },
    },
    proving: {
      tags: ["open", "busy"],
      invoke: {
        src: "proveHuman",
        onDone: [
          {
            guard: "isSigningUp",
            target: "signingUp",
            actions: assign(({ event }) => ({ captchaToken: event.output })),
          },
          { target: "signingIn", actions: assign(({ event }) => ({ captchaToken: event.output })) },
        ],
        onError: [
          { guard: "isSigningUp", target: "signingUp", actions: assign({ captchaToken: undefined }) },
          { target: "signingIn", actions: assign({ captchaToken: undefined }) },
        ],
      },
    },
    signingIn: {
      tags: ["open", "busy"],
      invoke: {
        src: "signIn",
        input: ({ context }) => withCaptcha(signInPayload(context.form), context.captchaToken),
        onDone: [
          { guard: "isFallback", target: "refreshing", actions: assign(({ event }) => ({ next: event.output.next })) },
          { target: "keepingEmail", actions: assign(({ event }) => ({ next: event.output.next })) },
        ],
        onError: {
          target: "editing",
          actions: [
            {
              type: "showRefusal",
              params: ({ context, event }) => signInRefusal(refusalOf(event.error), context.isFallback),
            },
            {
              type: "announceRefusal",
              params: ({ context, event }) => signInRefusal(refusalOf(event.error), context.isFallback),
            },
            assign(({ context }) => ({ mode: context.isFallback ? "signin" : context.mode })),
          ],
        },
      },
    },
    signingUp: {
      tags: ["open", "busy"],
      invoke: {
        src: "signUp",
        input: ({ context }) => withCaptcha(signUpPayload(context.form), context.captchaToken),
        onDone: { target: "refreshing", actions: assign(({ event }) => ({ next: event.output.next })) },
        onError: [
          {
            guard: { type: "isEmailInUse", params: ({ event }) => ({ error: event.error }) },
            target: "proving",
            actions: assign({ isFallback: true }),
          },
          {
            target: "editing",
            actions: [
              { type: "showRefusal", params: ({ event }) => signUpRefusal(refusalOf(event.error)) },
              { type: "announceRefusal", params: ({ event }) => signUpRefusal(refusalOf(event.error)) },
            ],
          },
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
