import { and, assign, emit, fromCallback, fromPromise, not, raise, setup } from "xstate";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { OptimizationProgress } from "../../events/result/result.ts";
import type { DemoResult } from "../../events/wire/work.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { isUnanswered, refusalOf } from "../kernel/refusal.ts";
import { type DemoField, type DemoFields, EMPTY_DEMO, isEmptyDemo, isSameDemo, objectionToDemo } from "./demo.form.ts";

/** What the server gave out for one run. The same key with the same form always answers the same result. */
export type DemoRun = { demoToken: string; idemKey: string; form: DemoFields };

/** What this device keeps, so that a reload loses nothing. */
export type DemoVisit = { form: DemoFields; run: DemoRun | null; result: DemoResult | null };

export type RestoredVisit = DemoVisit & {
  /** The form holds a draft of an earlier visit. */
  isDraft: boolean;
};

type Context = DemoVisit & {
  sampleId: string | null;
  isDraft: boolean;
  /** What a sample or a file has replaced, until the form is edited again. */
  replaced: DemoFields | null;
  invalid: readonly DemoField[];
  problem: string | null;
  progress: OptimizationProgress | null;
};

/** What the running optimization reports. */
export type DemoRunEvent =
  | { type: "progress.reported"; progress: OptimizationProgress }
  | { type: "optimization.completed"; result: DemoResult }
  | { type: "optimization.refused"; error: unknown };

export type DemoEvent =
  | DemoRunEvent
  | { type: "form.changed"; changes: Partial<DemoFields> }
  | { type: "form.replaced"; changes: Partial<DemoFields> }
  | { type: "replacement.undone" }
  | { type: "draft.discarded" }
  | { type: "sample.chosen"; id: string }
  | { type: "form.submitted" }
  | { type: "another.requested" }
  | { type: "upgrade.opened" }
  | { type: "upgrade.closed" }
  | { type: "page.left" }
  | { type: "visit.changed" };

const OPTIMIZATION_FAILED = "Optimization failed";
const FAILED_TO_OPTIMIZE = "Failed to optimize";
const UNREACHABLE = "We cannot reach the server. Your entries are still here; check your connection and try again.";
const CUT_SHORT = "The connection was lost. Optimize again to pick up where it stopped; nothing is counted twice.";
const SAMPLE_FAILED = "We could not load this sample. Please try again, or paste reviews of your own.";

const SPENT: ReadonlySet<ProblemCode | null> = new Set(["DEMO_RATE_LIMIT", "DEMO_EXHAUSTED", "demo_limit"]);

const SAVE_AFTER_MS = 400;

/** The free demo: form, run, results; what is kept on this device; the upgrade dialog. */
export const demoMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DemoEvent,
    input: {} as { sampleId: string | null },
    emitted: {} as Announcement,
  },
  actors: {
    restoreVisit: fromPromise<RestoredVisit>(notProvided("restoreVisit")),
    keepVisit: fromPromise<void, DemoVisit>(notProvided("keepVisit")),
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
    isSpent: (_, { error }: { error: unknown }) => SPENT.has(refusalOf(error).problem),
  },
  actions: {
    restore: assign((_, { form, run, result, isDraft }: RestoredVisit) => ({ form, run, result, isDraft })),
    object: assign(({ context }) => {
      const objection = objectionToDemo(context.form);
      return { invalid: objection?.fields ?? [], problem: objection?.message ?? null };
    }),
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
      problem: inlineText(context, error),
      invalid: isAboutReviews(error) ? (["reviews"] as const) : [],
    })),
    announceRefusal: emit((_, { error }: { error: unknown }) => ({
      type: "announced",
      title: OPTIMIZATION_FAILED,
      description: refusalOf(error).userMessage ?? FAILED_TO_OPTIMIZE,
      tone: "destructive",
    })),
    keep: raise({ type: "visit.changed" }),
    openUpgrade: raise({ type: "upgrade.opened" }),
  },
}).createMachine({
  id: "demo",
  type: "parallel",
  context: ({ input }) => ({
    sampleId: input.sampleId,
    form: EMPTY_DEMO,
    run: null,
    result: null,
    isDraft: false,
    replaced: null,
    invalid: [],
    problem: null,
    progress: null,
  }),
  states: {
    visit: {
      initial: "restoring",
      states: {
        restoring: {
          invoke: {
            src: "restoreVisit",
            onDone: [
              {
                guard: { type: "hasResult", params: ({ event }) => event.output },
                target: "results",
                actions: { type: "restore", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isUnfinished", params: ({ event }) => event.output },
                target: "running",
                actions: { type: "restore", params: ({ event }) => event.output },
              },
              { target: "opening", actions: { type: "restore", params: ({ event }) => event.output } },
            ],
            onError: "opening",
          },
        },
        opening: {
          always: [{ guard: "wantsSample", target: "fetchingSample" }, { target: "form" }],
        },
        form: {
          on: {
            "form.changed": {
              actions: assign(({ context, event }) => ({
                form: { ...context.form, ...event.changes },
                isDraft: false,
                replaced: null,
                invalid: context.invalid.filter((field) => !(field in event.changes)),
                problem: null,
              })),
            },
            "form.replaced": {
              actions: [{ type: "replaceForm", params: ({ event }) => ({ changes: event.changes }) }, "keep"],
            },
            "replacement.undone": {
              actions: [assign(({ context }) => ({ form: context.replaced ?? context.form, replaced: null })), "keep"],
            },
            "draft.discarded": {
              actions: [{ type: "replaceForm", params: { changes: EMPTY_DEMO } }, "dropRun", "keep"],
            },
            "sample.chosen": { target: "fetchingSample", actions: assign(({ event }) => ({ sampleId: event.id })) },
            "form.submitted": [
              { guard: not("isComplete"), actions: "object" },
              { guard: and(["isComplete", "hasRunOfThisForm"]), target: "running", actions: "object" },
              { target: "starting", actions: "object" },
            ],
          },
        },
        fetchingSample: {
          invoke: {
            src: "loadSample",
            input: ({ context }) => ({ id: context.sampleId ?? "" }),
            onDone: {
              target: "form",
              actions: [
                { type: "replaceForm", params: ({ event }) => ({ changes: event.output }) },
                assign({ sampleId: null }),
                "keep",
              ],
            },
            onError: { target: "form", actions: assign({ problem: SAMPLE_FAILED, sampleId: null }) },
          },
        },
        starting: {
          tags: "busy",
          invoke: {
            src: "startDemo",
            onDone: {
              target: "running",
              actions: [assign(({ context, event }) => ({ run: { ...event.output, form: context.form } })), "keep"],
            },
            onError: [
              {
                guard: { type: "isSpent", params: ({ event }) => ({ error: event.error }) },
                target: "form",
                actions: "openUpgrade",
              },
              {
                target: "form",
                actions: [
                  { type: "showRefusal", params: ({ event }) => ({ error: event.error }) },
                  { type: "announceRefusal", params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
        },
        running: {
          tags: "busy",
          entry: assign({ progress: null }),
          invoke: {
            src: "optimize",
            input: ({ context }) => context.run ?? { demoToken: "", idemKey: "", form: context.form },
          },
          on: {
            "progress.reported": { actions: assign(({ event }) => ({ progress: event.progress })) },
            "optimization.completed": {
              target: "results",
              actions: [assign(({ event }) => ({ result: event.result, run: null, isDraft: false })), "keep"],
            },
            "optimization.refused": [
              {
                guard: { type: "isSpent", params: ({ event }) => ({ error: event.error }) },
                target: "form",
                actions: ["dropRun", "keep", "openUpgrade"],
              },
              {
                target: "form",
                actions: [
                  { type: "showRefusal", params: ({ event }) => ({ error: event.error }) },
                  { type: "announceRefusal", params: ({ event }) => ({ error: event.error }) },
                  assign(({ context, event }) => ({ run: isUnanswered(refusalOf(event.error)) ? context.run : null })),
                  "keep",
                ],
              },
            ],
          },
        },
        results: {
          on: {
            "another.requested": [
              { guard: "isLimitHit", actions: "openUpgrade" },
              { target: "form", actions: ["startOver", "keep"] },
            ],
          },
        },
      },
    },
    memory: {
      initial: "settled",
      on: { "form.changed": ".waiting", "visit.changed": ".keeping" },
      states: {
        settled: {},
        waiting: { after: { [SAVE_AFTER_MS]: "keeping" }, on: { "page.left": "keeping" } },
        keeping: {
          invoke: {
            src: "keepVisit",
            input: ({ context: { form, run, result } }) => ({ form, run, result }),
            onDone: "settled",
            onError: "settled",
          },
        },
      },
    },
    upgrade: {
      initial: "closed",
      states: {
        closed: { on: { "upgrade.opened": "open" } },
        open: { on: { "upgrade.closed": "closed" } },
      },
    },
  },
});

function isAboutReviews(error: unknown): boolean {
  const { problem } = refusalOf(error);
  return problem === "NO_REVIEWS" || problem === "TOO_THIN";
}

function inlineText({ run }: Context, error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal.userMessage !== null) return refusal.userMessage;
  if (!isUnanswered(refusal)) return FAILED_TO_OPTIMIZE;
  return run === null ? UNREACHABLE : CUT_SHORT;
}
