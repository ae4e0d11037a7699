import { assign, fromPromise, setup } from "xstate";
import type { SignInForm, SignUpForm } from "../../events/wire/identity.ts";
import type { SignInReply } from "../../events/wire/session.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { fieldErrorsOf, type Refusal, refusalOf } from "../kernel/refusal.ts";
import {
  type AuthFieldErrors,
  type AuthForm,
  type AuthMode,
  signInPayload,
  signUpPayload,
  withCaptcha,
} from "./credentials.form.ts";
import { inlineProblem, refusalAnnouncement, signInRefusal, signUpRefusal, welcomeOf } from "./credentials.messages.ts";

type Next = Pick<SignInReply, "next">;

type Input = { mode: AuthMode; form: AuthForm };

type Context = Input & {
  /** Sign-up that finds an account tries the same entries as a sign-in. */
  way: AuthMode;
  captchaToken: string | undefined;
  next: string | null;
  refusal: Refusal | null;
};

export type CredentialsOutcome = {
  isIn: boolean;
  /** What was tried last. */
  way: AuthMode;
  next: string | null;
  /** The welcome, or why there is none. */
  announcement: Announcement;
  fieldErrors: AuthFieldErrors;
  problem: string | null;
};

const outcomeOf = ({ mode, way, next, refusal }: Context): CredentialsOutcome => {
  if (refusal === null) {
    return { isIn: true, way, next, announcement: welcomeOf(way), fieldErrors: {}, problem: null };
  }
  const shown = way === "signup" ? signUpRefusal(refusal) : signInRefusal(refusal, way !== mode);
  return {
    isIn: false,
    way,
    next: null,
    announcement: refusalAnnouncement(shown),
    fieldErrors: fieldErrorsOf(refusal),
    problem: inlineProblem(refusal, shown.text),
  };
};

/** From filled-in entries to a session: proves a human, then signs up or in. Who asked shows the outcome. */
export const credentialsMachine = setup({
  types: { context: {} as Context, input: {} as Input, output: {} as CredentialsOutcome },
  actors: {
    proveHuman: fromPromise<string | undefined>(notProvided("proveHuman")),
    signIn: fromPromise<Next, SignInForm>(notProvided("signIn")),
    signUp: fromPromise<Next, SignUpForm>(notProvided("signUp")),
  },
  guards: {
    isSigningUp: ({ context }) => context.way === "signup",
    isEmailInUse: (_, { error }: { error: unknown }) => refusalOf(error).problem === "email_in_use",
  },
  actions: {
    enter: assign((_, { next }: Next) => ({ next })),
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
}).createMachine({
  id: "credentials",
  context: ({ input }) => ({ ...input, way: input.mode, captchaToken: undefined, next: null, refusal: null }),
  initial: "proving",
  states: {
    proving: {
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
    signingUp: {
      invoke: {
        src: "signUp",
        input: ({ context }) => withCaptcha(signUpPayload(context.form), context.captchaToken),
        onDone: { target: "settled", actions: { type: "enter", params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: "isEmailInUse", params: ({ event }) => ({ error: event.error }) },
            target: "proving",
            actions: assign({ way: "signin" }),
          },
          { target: "settled", actions: { type: "refuse", params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    signingIn: {
      invoke: {
        src: "signIn",
        input: ({ context }) => withCaptcha(signInPayload(context.form), context.captchaToken),
        onDone: { target: "settled", actions: { type: "enter", params: ({ event }) => event.output } },
        onError: { target: "settled", actions: { type: "refuse", params: ({ event }) => ({ error: event.error }) } },
      },
    },
    settled: { type: "final" },
  },
  output: ({ context }) => outcomeOf(context),
});
