import { assign, emit, fromPromise, setup } from "xstate";
import type { ChangePasswordForm } from "../../events/wire/identity.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { fieldErrorsOf, refusalOf, wordsOfFailure } from "../kernel/refusal.ts";
import { type PasswordErrors, passwordErrors } from "./password-change.errors.ts";

type Field = keyof ChangePasswordForm;
type Context = { values: ChangePasswordForm; errors: PasswordErrors };
type Event = { type: "field.changed"; field: Field; value: string } | { type: "form.submitted" };

const EMPTY: ChangePasswordForm = { currentPassword: "", newPassword: "", confirm: "" };

/** Changes the password of a signed-in customer, which signs all other devices out. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Announcement | { type: "changed" } | { type: "refused" },
  },
  actors: { changePassword: fromPromise<void, ChangePasswordForm>(notProvided("changePassword")) },
  guards: { isSendable: ({ context: { values } }) => Object.keys(passwordErrors(values)).length === 0 },
  actions: {
    showErrors: assign(({ context: { values } }) => ({ errors: passwordErrors(values) })),
    showRefusal: assign((_, { error }: { error: unknown }) => ({ errors: fieldErrorsOf(refusalOf(error)) })),
    announceChange: emit({
      type: "announced",
      title: "Password changed",
      description: "You were signed out on all other devices.",
      tone: "default",
    }),
    announceRefusal: emit((_, { error }: { error: unknown }) => ({
      type: "announced",
      title: "Error",
      description: wordsOfFailure(error),
      tone: "destructive",
    })),
    tellChanged: emit({ type: "changed" }),
    tellRefused: emit({ type: "refused" }),
  },
}).createMachine({
  id: "passwordChange",
  context: { values: EMPTY, errors: {} },
  initial: "editing",
  on: {
    "field.changed": {
      actions: assign(({ context: { values, errors }, event: { field, value } }) => {
        const { [field]: _, ...others } = errors;
        return { values: { ...values, [field]: value }, errors: others };
      }),
    },
  },
  states: {
    editing: {
      on: {
        "form.submitted": [
          { guard: "isSendable", target: "saving", actions: assign({ errors: {} }) },
          { actions: ["showErrors", "tellRefused"] },
        ],
      },
    },
    saving: {
      invoke: {
        src: "changePassword",
        input: ({ context }) => context.values,
        onDone: {
          target: "editing",
          actions: [assign({ values: EMPTY }), "announceChange", "tellChanged"],
        },
        onError: {
          target: "editing",
          actions: [
            { type: "showRefusal", params: ({ event }) => ({ error: event.error }) },
            { type: "announceRefusal", params: ({ event }) => ({ error: event.error }) },
            "tellRefused",
          ],
        },
      },
    },
  },
});
