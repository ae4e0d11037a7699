import { and, assign, emit, fromCallback, fromPromise, not, raise, setup } from "xstate";
import type { AsinProfileForm } from "../../events/wire/forms.ts";
import type { Announcement } from "../kernel/announcement.ts";
import type { Choices } from "../kernel/choices.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isUnanswered, refusalOf } from "../kernel/refusal.ts";
import {
  attemptFor,
  initialContext,
  isSameProfile,
  type KeptWork,
  keptWork,
  type OptimizeContext,
  type OptimizeInput,
  type OptimizeRequest,
} from "./optimize.context.ts";
import type { OptimizeEvent } from "./optimize.events.ts";
import {
  EMPTY_OPTIMIZE_FORM,
  type OptimizeErrors,
  type OptimizeForm,
  optimizeErrors,
  profilePayload,
} from "./optimize.form.ts";
import { complaintOf, limitOr, OPTIMIZE_MESSAGES, profileErrors } from "./optimize.messages.ts";

type Failure = { error: unknown };

const SAVE_AFTER_MS = 400;

/** Product and reviews to an ASIN profile, to an optimization with its progress, to results; and regenerating them. */
export const optimizeMachine = setup({
  types: {
    context: {} as OptimizeContext,
    events: {} as OptimizeEvent,
    input: {} as OptimizeInput,
    emitted: {} as Announcement | { type: "optimized"; optimizationId: string },
  },
  actors: {
    keepWork: fromPromise<void, KeptWork>(notProvided("keepWork")),
    createProfile: fromPromise<{ id: string }, AsinProfileForm>(notProvided("createProfile")),
    requestOptimization: fromCallback<OptimizeEvent, OptimizeRequest>(({ sendBack }) =>
      sendBack({
        type: "optimization.refused",
        error: new Error("The actor requestOptimization was not provided."),
      }),
    ),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(optimizeErrors(context.kind, context.form)).length === 0,
    hasProfile: ({ context }) => context.profile !== null && isSameProfile(context.profile.form, context.form),
    hasRun: ({ context: { attempt, profile, form } }) =>
      attempt !== null && profile !== null && isSameProfile(profile.form, form),
    hasResult: ({ context }) => context.optimizationId !== null,
    hasKeywords: (_, { keywords }: { keywords: readonly string[] }) => keywords.length > 0,
  },
  actions: {
    showErrors: assign(({ context }) => ({ isChecked: true, errors: optimizeErrors(context.kind, context.form) })),
    complain: emit(({ context }) => complaintOf(context.kind, optimizeErrors(context.kind, context.form))),
    tryWith: assign(({ context }, { key, keywords }: { key: string; keywords: readonly string[] }) => ({
      attempt: attemptFor(context, key, keywords),
    })),
    forgetProgress: assign({ progress: null }),
    /** A request that was never answered may have been accepted, so its key is kept and asks for the same result. */
    settleAttempt: assign(({ context }, { error }: Failure) => ({
      attempt: isUnanswered(refusalOf(error)) ? context.attempt : null,
    })),
    showProfileErrors: assign((_, { error }: Failure) => ({
      isChecked: true,
      errors: profileErrors(refusalOf(error)),
    })),
    announceFailure: emit((_, { error }: Failure) =>
      limitOr(refusalOf(error), OPTIMIZE_MESSAGES.failed, OPTIMIZE_MESSAGES.failedToOptimize),
    ),
    announceProfileFailure: emit((_, { error }: Failure) =>
      limitOr(refusalOf(error), OPTIMIZE_MESSAGES.failed, OPTIMIZE_MESSAGES.failedToCreateProfile),
    ),
    announceRegenerationFailure: emit((_, { error }: Failure) =>
      limitOr(refusalOf(error), OPTIMIZE_MESSAGES.regenerationFailed, OPTIMIZE_MESSAGES.failedToRegenerate),
    ),
    handOver: emit(({ context }) => ({ type: "optimized", optimizationId: context.optimizationId ?? "" })),
    keep: raise({ type: "work.changed" }),
  },
}).createMachine({
  id: "optimize",
  type: "parallel",
  context: ({ input }) => initialContext(input),
  states: {
    work: {
      initial: "opening",
      states: {
        opening: {
          always: [
            { guard: "hasResult", target: "finished" },
            { guard: "hasRun", target: "optimizing" },
            { target: "editing" },
          ],
        },
        editing: {
          tags: "editable",
          on: {
            "form.changed": {
              actions: assign(({ context, event }) => {
                const form = { ...context.form, ...event.changes };
                return { form, replaced: null, errors: errorsWhileTyping(context, form) };
              }),
            },
            "form.replaced": {
              actions: [
                assign(({ context, event }) => {
                  const form = { ...context.form, ...event.changes };
                  return { form, replaced: context.form, errors: errorsWhileTyping(context, form) };
                }),
                "keep",
              ],
            },
            "replacement.undone": {
              actions: [assign(({ context }) => ({ form: context.replaced ?? context.form, replaced: null })), "keep"],
            },
            "form.cleared": {
              actions: [
                assign({
                  form: EMPTY_OPTIMIZE_FORM,
                  replaced: null,
                  errors: {},
                  isChecked: false,
                  profile: null,
                  attempt: null,
                }),
                "keep",
              ],
            },
            "form.submitted": [
              { guard: not("isComplete"), actions: ["showErrors", "complain"] },
              {
                guard: and(["isComplete", "hasProfile"]),
                target: "optimizing",
                actions: ["showErrors", { type: "tryWith", params: ({ event }) => ({ key: event.key, keywords: [] }) }],
              },
              {
                target: "creatingProfile",
                actions: ["showErrors", { type: "tryWith", params: ({ event }) => ({ key: event.key, keywords: [] }) }],
              },
            ],
          },
        },
        creatingProfile: {
          tags: "busy",
          entry: "forgetProgress",
          invoke: {
            src: "createProfile",
            input: ({ context }) => profilePayload(context.form),
            onDone: {
              target: "optimizing",
              actions: [
                assign(({ context, event }) => ({ profile: { asinId: event.output.id, form: context.form } })),
                "keep",
              ],
            },
            onError: {
              target: "editing",
              actions: [
                { type: "showProfileErrors", params: ({ event }) => ({ error: event.error }) },
                { type: "announceProfileFailure", params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        optimizing: {
          tags: "busy",
          entry: "forgetProgress",
          invoke: {
            src: "requestOptimization",
            input: ({ context }) => ({ ...requestOf(context), ...choicesOf(context) }),
          },
          on: {
            "progress.reported": { actions: assign(({ event }) => ({ progress: event.progress })) },
            "optimization.completed": {
              target: "finished",
              actions: [
                assign(({ context, event }) => ({
                  optimizationId: event.optimizationId,
                  attempt: null,
                  form: { ...EMPTY_OPTIMIZE_FORM, ruleProfile: context.form.ruleProfile },
                  replaced: null,
                })),
                "handOver",
                "keep",
              ],
            },
            "optimization.refused": {
              target: "editing",
              actions: [
                { type: "settleAttempt", params: ({ event }) => ({ error: event.error }) },
                { type: "announceFailure", params: ({ event }) => ({ error: event.error }) },
                "keep",
              ],
            },
          },
        },
        finished: {
          on: {
            "regenerate.requested": {
              guard: { type: "hasKeywords", params: ({ event }) => ({ keywords: event.keywords }) },
              target: "regenerating",
              actions: {
                type: "tryWith",
                params: ({ event }) => ({ key: event.key, keywords: event.keywords }),
              },
            },
            "another.requested": {
              target: "editing",
              actions: assign({ profile: null, attempt: null, errors: {}, isChecked: false }),
            },
          },
        },
        regenerating: {
          tags: "busy",
          entry: "forgetProgress",
          invoke: { src: "requestOptimization", input: ({ context }) => requestOf(context) },
          on: {
            "progress.reported": { actions: assign(({ event }) => ({ progress: event.progress })) },
            "optimization.completed": {
              target: "finished",
              actions: [assign(({ event }) => ({ optimizationId: event.optimizationId, attempt: null })), "handOver"],
            },
            "optimization.refused": {
              target: "finished",
              actions: [
                { type: "settleAttempt", params: ({ event }) => ({ error: event.error }) },
                { type: "announceRegenerationFailure", params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
    memory: {
      initial: "settled",
      on: { "form.changed": ".waiting", "work.changed": ".keeping" },
      states: {
        settled: {},
        waiting: { after: { [SAVE_AFTER_MS]: "keeping" }, on: { "page.left": "keeping" } },
        keeping: {
          invoke: {
            src: "keepWork",
            input: ({ context }) => keptWork(context),
            onDone: "settled",
            onError: "settled",
          },
        },
      },
    },
  },
});

function errorsWhileTyping({ kind, isChecked, errors }: OptimizeContext, form: OptimizeForm): OptimizeErrors {
  return isChecked ? optimizeErrors(kind, form) : errors;
}

function choicesOf({ attempt, form }: OptimizeContext): Choices {
  const { ruleProfile, include } = attempt?.form ?? form;
  return { ruleProfile, include };
}

function requestOf({ profile, attempt }: OptimizeContext): OptimizeRequest {
  return {
    asinId: profile?.asinId ?? "",
    key: attempt?.key ?? "",
    mustIncludeKeywords: attempt?.keywords ?? [],
  };
}
