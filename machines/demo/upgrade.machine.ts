import { assign, emit, fromPromise, setup } from "xstate";
import type { FullAvatar } from "../../events/result/avatar.ts";
import type { StashBriefForm } from "../../events/wire/demo.ts";
import { type AuthFieldErrors, authFieldErrors, EMPTY_AUTH_FORM } from "../credentials/credentials.form.ts";
import { type CredentialsOutcome, credentialsMachine } from "../credentials/credentials.machine.ts";
import { welcomeOf } from "../credentials/credentials.messages.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";

/** What the visitor made in the demo and takes along into the account. */
export type DemoStash = { brief: StashBriefForm; avatar: FullAvatar };

type Field = "email" | "password";

type Context = Record<Field, string> & {
  stash: DemoStash | null;
  fieldErrors: AuthFieldErrors;
  problem: string | null;
  welcome: Announcement;
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
    credentials: credentialsMachine,
    refreshSession: fromPromise<void>(notProvided("refreshSession")),
  },
  guards: {
    isBlank: ({ context }) => Object.keys(blanksOf(context)).length > 0,
    isWrong: ({ context }) => Object.keys(authFieldErrors("signup", credentialsOf(context))).length > 0,
    isRefused: (_, { isIn }: CredentialsOutcome) => !isIn,
  },
  actions: {
    begin: assign((_, { stash }: { stash: DemoStash | null }) => ({ stash, fieldErrors: {}, problem: null })),
    enter: assign((_, { announcement, next }: CredentialsOutcome) => ({ welcome: announcement, next })),
    showRefusal: assign((_, { fieldErrors, problem }: CredentialsOutcome) => ({ fieldErrors, problem })),
    announce: emit((_, { announcement }: CredentialsOutcome) => announcement),
    announceWelcome: emit(({ context }) => context.welcome),
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
    welcome: welcomeOf("signup"),
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
        onDone: "entering",
        onError: "entering",
      },
    },
    entering: {
      tags: "busy",
      invoke: {
        src: "credentials",
        input: ({ context }) => ({ mode: "signup", form: credentialsOf(context) }),
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "editing",
            actions: [
              { type: "showRefusal", params: ({ event }) => event.output },
              { type: "announce", params: ({ event }) => event.output },
            ],
          },
          { target: "refreshing", actions: { type: "enter", params: ({ event }) => event.output } },
        ],
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
