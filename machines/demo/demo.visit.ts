import { and, assign, not } from "xstate";
import { EMPTY_DEMO } from "./demo.form.ts";
import { SAMPLE_FAILED } from "./demo.messages.ts";
import { demoSetup } from "./demo.setup.ts";

const restoring = demoSetup.createStateConfig({
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
});

const form = demoSetup.createStateConfig({
  on: {
    "form.changed": { actions: [{ type: "change", params: ({ event }) => event }, "keepLater"] },
    "form.replaced": { actions: [{ type: "replaceForm", params: ({ event }) => event }, "keep"] },
    "replacement.undone": {
      actions: [assign(({ context }) => ({ form: context.replaced ?? context.form, replaced: null })), "keep"],
    },
    "draft.discarded": { actions: [{ type: "replaceForm", params: { changes: EMPTY_DEMO } }, "dropRun", "keep"] },
    "sample.chosen": { target: "fetchingSample", actions: assign(({ event }) => ({ sampleId: event.id })) },
    "form.submitted": [
      { guard: not("isComplete"), actions: "object" },
      { guard: and(["isComplete", "hasRunOfThisForm"]), target: "running", actions: "object" },
      { target: "starting", actions: "object" },
    ],
  },
});

const fetchingSample = demoSetup.createStateConfig({
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
});

const starting = demoSetup.createStateConfig({
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
        actions: [{ type: "noteRefusal", params: ({ event }) => ({ error: event.error }) }, "openUpgrade"],
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
});

const running = demoSetup.createStateConfig({
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
        actions: [
          { type: "noteRefusal", params: ({ event }) => ({ error: event.error }) },
          "dropRun",
          "keep",
          "openUpgrade",
        ],
      },
      {
        target: "form",
        actions: [
          { type: "showRefusal", params: ({ event }) => ({ error: event.error }) },
          { type: "announceRefusal", params: ({ event }) => ({ error: event.error }) },
          { type: "settleRun", params: ({ event }) => ({ error: event.error }) },
          "keep",
        ],
      },
    ],
  },
});

const results = demoSetup.createStateConfig({
  on: {
    "another.requested": [
      { guard: "isLimitHit", actions: "openUpgrade" },
      { target: "form", actions: ["startOver", "keep"] },
    ],
    "rerun.requested": [
      { guard: "isLimitHit", actions: "openUpgrade" },
      {
        target: "starting",
        actions: [assign(({ context, event }) => ({ form: { ...context.form, include: event.include } })), "keep"],
      },
    ],
  },
});

/** From what this device kept, or a sample, to the form, to the run, to the results. */
export const visit = demoSetup.createStateConfig({
  initial: "restoring",
  states: {
    restoring,
    opening: { always: [{ guard: "wantsSample", target: "fetchingSample" }, { target: "form" }] },
    form,
    fetchingSample,
    starting,
    running,
    results,
  },
});
