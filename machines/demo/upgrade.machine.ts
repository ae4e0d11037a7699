import { assign, emit, fromPromise, setup } from "xstate";
import type { FullAvatar } from "../../events/result/avatar.ts";
import type { SignInForm, SignUpForm, StashBriefForm } from "../../events/wire/forms.ts";
import type { SignInReply } from "../../events/wire/session.ts";
import type { Announcement } from "../kernel/announcement.ts";
import {
  type AuthFieldErrors,
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

/** What the visitor made in the demo and takes along into the account. */
export type DemoStash = { brief: StashBriefForm; avatar: FullAvatar };

type Field = "email" | "password";

type Context = Record<Field, string> & {
  stash: DemoStash | null;
  fieldErrors: AuthFieldErrors;
  problem: string | null;
  captchaToken: string | undefined;
  /** Sign-up found an account, so the same entries are tried as a sign-in. */
  isFallback: boolean;
  next: string | null;
};

type Event =
  | { type: "field.changed"; field: Field; value: string }
  | { type: "form.submitted"; stash: DemoStash | null };

const REQUIRED = "Email and password are required";
const MISSING = "Please fill this in.";

const credentialsOf = ({ email, password }: Context) => ({ ...EMPTY_AUTH_FORM, email, password });

/** Marks the fields that are still empty. */
const blanksOf = ({ email, password }: Context): AuthFieldErrors => ({
  ...(email.trim() === "" ? { email: MISSING } : {}),
  ...(password === "" ? { password: MISSING } : {}),
});

/** From the demo into an account: takes the result along, creates the account or signs in. */
export const upgradeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Announcement | { type: "signedIn"; next: string | null },
  },
  actors: {
    /** Keeps nothing when the demo made nothing. */
    stashResult: fromPromise<void, DemoStash | null>(notProvided("stashResult")),
    proveHuman: fromPromise<string | undefined>(notProvided("proveHuman")),
    signUp: fromPromise<Next, SignUpForm>(notProvided("signUp")),
    signIn: fromPromise<Next, SignInForm>(notProvided("signIn")),
    refreshSession: fromPromise<void>(notProvided("refreshSession")),
  },
  guards: {
    isBlank: ({ context }) => Object.keys(blanksOf(context)).length > 0,
    isWrong: ({ context }) => Object.keys(authFieldErrors("signup", credentialsOf(context))).length > 0,
    isFallback: ({ context }) => context.isFallback,
    isEmailInUse: (_, { error }: { error: unknown }) => refusalOf(error).problem === "email_in_use",
  },
  actions: {
    begin: assign((_, { stash }: { stash: DemoStash | null }) => ({
      stash,
      fieldErrors: {},
      problem: null,
      isFallback: false,
    })),
    showRefusal: assign((_, { refusal, text }: ShownRefusal) => ({
      fieldErrors: fieldErrorsOf(refusal),
      problem: inlineProblem(refusal, text),
    })),
    announceRefusal: emit((_, refused: ShownRefusal) => refusalAnnouncement(refused)),
    announceWelcome: emit(({ context }) => welcomeOf(context.isFallback ? "signin" : "signup")),
    handOver: emit(({ context }) => ({ type: "signedIn", next: context.next })),
  },
}).createMachine({
  id: "upgrade",
  context: {
    email: "",
    password: "",
    stash: null,
    fieldErrors: {},
    problem: null,
    captchaToken: undefined,
    isFallback: false,
    next: null,
  },
  initial: "editing",
  states: {
    editing: {
      on: {
        "field.changed": {
          actions: assign(({ context, event }) => ({
            [event.field]: event.value,
            fieldErrors: { ...context.fieldErrors, [event.field]: undefined },
            problem: null,
          })),
        },
        "form.submitted": [
          {
            guard: "isBlank",
            actions: assign(({ context }) => ({ problem: REQUIRED, fieldErrors: blanksOf(context) })),
          },
          {
            guard: "isWrong",
            actions: assign(({ context }) => ({
              problem: null,
              fieldErrors: authFieldErrors("signup", credentialsOf(context)),
            })),
          },
          { target: "stashing", actions: { type: "begin", params: ({ event }) => event } },
        ],
      },
    },
    stashing: {
      tags: "busy",
      invoke: {
        src: "stashResult",
        input: ({ context }) => context.stash,
        onDone: "proving",
        onError: "proving",
      },
    },
    proving: {
      tags: "busy",
      invoke: {
        src: "proveHuman",
        onDone: [
          {
            guard: "isFallback",
            target: "signingIn",
            actions: assign(({ event }) => ({ captchaToken: event.output })),
          },
          { target: "signingUp", actions: assign(({ event }) => ({ captchaToken: event.output })) },
        ],
        onError: [
          { guard: "isFallback", target: "signingIn", actions: assign({ captchaToken: undefined }) },
          { target: "signingUp", actions: assign({ captchaToken: undefined }) },
        ],
      },
    },
    signingUp: {
      tags: "busy",
      invoke: {
        src: "signUp",
        input: ({ context }) => withCaptcha(signUpPayload(credentialsOf(context)), context.captchaToken),
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
    signingIn: {
      tags: "busy",
      invoke: {
        src: "signIn",
        input: ({ context }) => withCaptcha(signInPayload(credentialsOf(context)), context.captchaToken),
        onDone: { target: "refreshing", actions: assign(({ event }) => ({ next: event.output.next })) },
        onError: {
          target: "editing",
          actions: [
            { type: "showRefusal", params: ({ event }) => signInRefusal(refusalOf(event.error), true) },
            { type: "announceRefusal", params: ({ event }) => signInRefusal(refusalOf(event.error), true) },
          ],
        },
      },
    },
    refreshing: {
      tags: "busy",
      invoke: {
        src: "refreshSession",
        onDone: { target: "finished", actions: ["announceWelcome", "handOver"] },
        onError: { target: "finished", actions: ["announceWelcome", "handOver"] },
      },
    },
    finished: { tags: "busy" },
  },
});
