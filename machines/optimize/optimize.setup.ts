import { assign, emit, fromCallback, fromPromise, raise, setup } from "xstate";
import type { OptimizationProgress } from "../../events/result/result.ts";
import type { AsinProfileForm } from "../../events/wire/optimizations.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isLineCut, refusalOf } from "../kernel/refusal.ts";
import {
  attemptFor,
  emptyFormOf,
  isSameProfile,
  type KeptWork,
  type OptimizeContext,
  type OptimizeInput,
  type OptimizeRequest,
} from "./optimize.context.ts";
import type { OptimizeEvent } from "./optimize.events.ts";
import { type OptimizeForm, optimizeErrors } from "./optimize.form.ts";
import { complaintOf, limitOr, OPTIMIZE_MESSAGES, profileErrors, shownRefusal } from "./optimize.messages.ts";

type Failure = { error: unknown };
/** Three seconds apart: a minute for a server to come back. */
const MOST_CUTS = 20;

const runFailure = (error: unknown): Announcement =>
  limitOr(refusalOf(error), OPTIMIZE_MESSAGES.failed, OPTIMIZE_MESSAGES.failedToOptimize);

const profileFailure = (error: unknown): Announcement =>
  limitOr(refusalOf(error), OPTIMIZE_MESSAGES.failed, OPTIMIZE_MESSAGES.failedToCreateProfile);

type Again = { key: string; include: readonly string[]; keywords: readonly string[] };

/** What the optimize flow knows, asks of its actors, and does on a transition. */
export const optimizeSetup = setup({
  types: {
    context: {} as OptimizeContext,
    events: {} as OptimizeEvent,
    input: {} as OptimizeInput,
    emitted: {} as Announcement | { type: "optimized"; optimizationId: string },
  },
  actors: {
    keepDraft: fromPromise<void, KeptWork>(notProvided("keepDraft")),
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
    /** What was asked for may go on without the line, and is found again under its key. */
    isLineCut: ({ context }, { error }: Failure) => isLineCut(refusalOf(error)) && context.cuts < MOST_CUTS,
    isAny: (_, { items }: { items: readonly string[] }) => items.length > 0,
  },
  actions: {
    change: assign(({ context }, { changes }: { changes: Partial<OptimizeForm> }) => {
      const form = { ...context.form, ...changes };
      return { form, errors: context.isChecked ? optimizeErrors(context.kind, form) : context.errors };
    }),
    noteReplaced: assign(({ context }) => ({ replaced: context.form })),
    forgetReplaced: assign({ replaced: null }),
    putBack: assign(({ context }) => ({ form: context.replaced ?? context.form, replaced: null })),
    claimDraft: assign({ isDraft: false }),
    startOver: assign(({ context }) => ({
      form: emptyFormOf(context),
      isDraft: false,
      errors: {},
      isChecked: false,
      refusal: null,
      profile: null,
      attempt: null,
    })),
    showErrors: assign(({ context }) => ({ isChecked: true, errors: optimizeErrors(context.kind, context.form) })),
    complain: emit(({ context }) => complaintOf(context.kind, optimizeErrors(context.kind, context.form))),
    tryWith: assign(({ context }, { key, keywords }: { key: string; keywords: readonly string[] }) => ({
      attempt: attemptFor(context, key, keywords),
    })),
    tryAgainWith: assign(({ context: { attempt, form } }, { key, include, keywords }: Again) => ({
      attempt: attemptFor({ attempt, form: { ...form, include } }, key, keywords),
    })),
    forgetProgress: assign({ progress: null, refusal: null, cuts: 0 }),
    showProgress: assign((_, { progress }: { progress: OptimizationProgress }) => ({ progress, cuts: 0 })),
    countCut: assign(({ context }) => ({ cuts: context.cuts + 1 })),
    showRunRefusal: assign((_, { error }: Failure) => ({
      isChecked: true,
      errors: profileErrors(refusalOf(error)),
      refusal: shownRefusal(refusalOf(error), runFailure(error), true),
    })),
    /** What was typed has become a result: nothing of it is left to keep. */
    finish: assign(({ context }, { optimizationId }: { optimizationId: string }) => ({
      optimizationId,
      attempt: null,
      form: emptyFormOf(context),
      isDraft: false,
      replaced: null,
    })),
    /** A request that was never answered may have been accepted, so its key is kept and asks for the same result. */
    settleAttempt: assign(({ context }, { error }: Failure) => ({
      attempt: isLineCut(refusalOf(error)) ? context.attempt : null,
    })),
    showProfileRefusal: assign((_, { error }: Failure) => ({
      isChecked: true,
      errors: profileErrors(refusalOf(error)),
      refusal: shownRefusal(refusalOf(error), profileFailure(error), false),
    })),
    announceFailure: emit((_, { error }: Failure) => runFailure(error)),
    announceProfileFailure: emit((_, { error }: Failure) => profileFailure(error)),
    announceRegenerationFailure: emit((_, { error }: Failure) =>
      limitOr(refusalOf(error), OPTIMIZE_MESSAGES.regenerationFailed, OPTIMIZE_MESSAGES.failedToRegenerate),
    ),
    handOver: emit(({ context }) => ({ type: "optimized", optimizationId: context.optimizationId ?? "" })),
    keep: raise({ type: "draft.settled" }),
    keepLater: raise({ type: "draft.changed" }),
  },
  delays: { beforeNextTry: 3_000 },
});
