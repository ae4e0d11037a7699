import { assign, fromPromise, setup } from "xstate";
import { newPasswordProblem, type ResetPasswordForm } from "../../events/wire/identity.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isUnanswered, refusalOf } from "../kernel/refusal.ts";

type Field = "password" | "confirm";

type Trouble = {
  problem: string | null;
  /** What to do about it, where that is not plain. */
  advice: string | null;
};

type Context = { token: string; password: string; confirm: string; wrong: Field | null } & Trouble;

export type ResetPasswordEvent =
  | { type: "field.changed"; field: Field; value: string }
  | { type: "form.submitted" }
  | { type: "retry.requested" };

const RESET_FAILED = "Failed to reset password.";
const NO_TROUBLE: Trouble = { problem: null, advice: null };
const UNREACHABLE = "We cannot reach the server. What you typed is still here; check your connection and try again.";

type Objection = { wrong: Field; problem: string };

/** What keeps the new password from being set. */
const objectionTo = ({ password, confirm }: Pick<Context, Field>): Objection | null => {
  if (password !== confirm) return { wrong: "confirm", problem: "Passwords don't match" };
  const problem = newPasswordProblem(password);
  return problem === null ? null : { wrong: "password", problem };
};

/** Opens a reset link, and sets the new password. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ResetPasswordEvent,
    input: {} as { token: string },
  },
  actors: {
    checkLink: fromPromise<{ valid: boolean }, { token: string }>(notProvided("checkLink")),
    setPassword: fromPromise<void, ResetPasswordForm>(notProvided("setPassword")),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isAcceptable: ({ context }) => objectionTo(context) === null,
    isValid: (_, { valid }: { valid: boolean }) => valid,
    isLinkRefused: (_, { error }: { error: unknown }) => refusalOf(error).problem === "RESET_TOKEN_INVALID",
  },
}).createMachine({
  id: "resetPassword",
  context: ({ input }) => ({ token: input.token, password: "", confirm: "", wrong: null, ...NO_TROUBLE }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "checking" }, { target: "invalid" }] },
    checking: {
      invoke: {
        src: "checkLink",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: "isValid", params: ({ event }) => event.output }, target: "editing" },
          { target: "invalid" },
        ],
        onError: [
          { guard: { type: "isLinkRefused", params: ({ event }) => ({ error: event.error }) }, target: "invalid" },
          { target: "unchecked" },
        ],
      },
    },
    unchecked: { on: { "retry.requested": "checking" } },
    invalid: {},
    editing: {
      on: {
        "field.changed": {
          actions: assign(({ event }) => ({ [event.field]: event.value, wrong: null, ...NO_TROUBLE })),
        },
        "form.submitted": [
          { guard: "isAcceptable", target: "saving", actions: assign({ wrong: null, ...NO_TROUBLE }) },
          { actions: assign(({ context }) => ({ ...NO_TROUBLE, ...objectionTo(context) })) },
        ],
      },
    },
    saving: {
      invoke: {
        src: "setPassword",
        input: ({ context }) => ({ token: context.token, newPassword: context.password }),
        onDone: { target: "changed", actions: assign({ password: "", confirm: "" }) },
        onError: [
          { guard: { type: "isLinkRefused", params: ({ event }) => ({ error: event.error }) }, target: "invalid" },
          {
            target: "editing",
            actions: assign(({ event }) => troubleOf(event.error)),
          },
        ],
      },
    },
    changed: {},
  },
});

function troubleOf(error: unknown): Trouble {
  const refusal = refusalOf(error);
  return { problem: refusal.userMessage ?? RESET_FAILED, advice: isUnanswered(refusal) ? UNREACHABLE : null };
}
