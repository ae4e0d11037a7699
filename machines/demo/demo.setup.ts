import { assign, emit, fromCallback, fromPromise, raise, setup } from "xstate";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isUnanswered, refusalOf } from "../kernel/refusal.ts";
import type { DemoContext, DemoRun, DemoVisit, RestoredVisit } from "./demo.context.ts";
import type { DemoEvent } from "./demo.events.ts";
import { type DemoFields, EMPTY_DEMO, isEmptyDemo, isSameDemo, objectionToDemo } from "./demo.form.ts";
import { demoFailure, inlineText, isAboutReviews, isSpent } from "./demo.messages.ts";

/** What the demo knows, asks of its actors, and does on a transition. */
export const demoSetup = setup({
  types: {
    context: {} as DemoContext,
    events: {} as DemoEvent,
    input: {} as { sampleId: string | null },
    emitted: {} as Announcement,
  },
  actors: {
    restoreVisit: fromPromise<RestoredVisit>(notProvided("restoreVisit")),
    keepDraft: fromPromise<void, DemoVisit>(notProvided("keepDraft")),
    loadSample: fromPromise<Partial<DemoFields>, { id: string }>(notProvided("loadSample")),
    startDemo: fromPromise<{ demoToken: string; idemKey: string }>(notProvided("startDemo")),
    optimize: fromCallback<DemoEvent, DemoRun>(({ sendBack }) =>
      sendBack({ type: "optimization.refused", error: new Error("The actor optimize was not provided.") }),
    ),
  },
  guards: {
    hasResult: (_, visit: DemoVisit) => visit.result !== null,
    isUnfinished: (_, { run, form }: DemoVisit) => run !== null && isSameDemo(run.form, form),
    wantsSample: ({ context }) => context.sampleId !== null,
    isComplete: ({ context }) => objectionToDemo(context.form) === null,
    hasRunOfThisForm: ({ context }) => context.run !== null && isSameDemo(context.run.form, context.form),
    isLimitHit: ({ context }) => context.result?.usage.remaining === 0,
    isSpent: (_, { error }: { error: unknown }) => isSpent(error),
  },
  actions: {
    restore: assign((_, { form, run, result, isDraft }: RestoredVisit) => ({ form, run, result, isDraft })),
    object: assign(({ context }) => {
      const objection = objectionToDemo(context.form);
      return { invalid: objection?.fields ?? [], problem: objection?.message ?? null };
    }),
    change: assign(({ context }, { changes }: { changes: Partial<DemoFields> }) => ({
      form: { ...context.form, ...changes },
      isDraft: false,
      replaced: null,
      invalid: context.invalid.filter((field) => !(field in changes)),
      problem: null,
    })),
    replaceForm: assign(({ context }, { changes }: { changes: Partial<DemoFields> }) => ({
      form: { ...context.form, ...changes },
      replaced: isEmptyDemo(context.form) ? null : context.form,
      isDraft: false,
      invalid: [],
      problem: null,
    })),
    dropRun: assign({ run: null }),
    startOver: assign({ form: EMPTY_DEMO, run: null, result: null, progress: null, isDraft: false, replaced: null }),
    showRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      problem: inlineText(context.run, error),
      invalid: isAboutReviews(error) ? (["reviews"] as const) : [],
    })),
    announceRefusal: emit((_, { error }: { error: unknown }) => demoFailure(error)),
    /** The run may have been accepted if it was never answered; asked for again, it answers the same result. */
    settleRun: assign(({ context }, { error }: { error: unknown }) => ({
      run: isUnanswered(refusalOf(error)) ? context.run : null,
    })),
    keep: raise({ type: "draft.settled" }),
    keepLater: raise({ type: "draft.changed" }),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error).problem })),
    openUpgrade: raise({ type: "upgrade.opened" }),
  },
});
