import { and, assign, not } from "xstate";
import { againRequest, firstRequest } from "./optimize.context.ts";
import { profilePayload } from "./optimize.form.ts";
import { optimizeSetup } from "./optimize.setup.ts";

const editing = optimizeSetup.createStateConfig({
  tags: "editable",
  on: {
    "form.changed": {
      actions: [{ type: "change", params: ({ event }) => event }, "forgetReplaced", "claimDraft", "keepLater"],
    },
    "form.replaced": {
      actions: ["noteReplaced", { type: "change", params: ({ event }) => event }, "claimDraft", "keep"],
    },
    "replacement.undone": { actions: ["putBack", "keep"] },
    "draft.discarded": { actions: ["noteReplaced", "startOver", "keep"] },
    "form.submitted": [
      { guard: not("isComplete"), actions: ["showErrors", "complain"] },
      {
        guard: and(["isComplete", "hasProfile"]),
        target: "optimizing",
        actions: [
          "showErrors",
          "forgetProgress",
          { type: "tryWith", params: ({ event }) => ({ key: event.key, keywords: [] }) },
        ],
      },
      {
        target: "creatingProfile",
        actions: ["showErrors", { type: "tryWith", params: ({ event }) => ({ key: event.key, keywords: [] }) }],
      },
    ],
  },
});

const creatingProfile = optimizeSetup.createStateConfig({
  tags: "busy",
  entry: "forgetProgress",
  invoke: {
    src: "createProfile",
    input: ({ context }) => profilePayload(context.form),
    onDone: {
      target: "optimizing",
      actions: [assign(({ context, event }) => ({ profile: { asinId: event.output.id, form: context.form } })), "keep"],
    },
    onError: {
      target: "editing",
      actions: [
        { type: "showProfileRefusal", params: ({ event }) => ({ error: event.error }) },
        { type: "announceProfileFailure", params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
});

const optimizing = optimizeSetup.createStateConfig({
  tags: "busy",
  invoke: { src: "requestOptimization", input: ({ context }) => firstRequest(context) },
  on: {
    "progress.reported": { actions: { type: "showProgress", params: ({ event }) => event } },
    "optimization.completed": {
      target: "finished",
      actions: [{ type: "finish", params: ({ event }) => event }, "handOver", "keep"],
    },
    "optimization.refused": [
      {
        guard: { type: "isLineCut", params: ({ event }) => ({ error: event.error }) },
        target: "cutOff",
        actions: "countCut",
      },
      {
        target: "editing",
        actions: [
          { type: "settleAttempt", params: ({ event }) => ({ error: event.error }) },
          { type: "showRunRefusal", params: ({ event }) => ({ error: event.error }) },
          { type: "announceFailure", params: ({ event }) => ({ error: event.error }) },
          "keep",
        ],
      },
    ],
  },
});

/** The line is gone, not the work: the same key finds it again. */
const cutOff = optimizeSetup.createStateConfig({
  tags: ["busy", "cutOff"],
  after: { beforeNextTry: "optimizing" },
  on: { "again.requested": "optimizing", "form.wanted": "editing" },
});

const finished = optimizeSetup.createStateConfig({
  on: {
    "regenerate.requested": {
      guard: { type: "isAny", params: ({ event }) => ({ items: event.keywords }) },
      target: "regenerating",
      actions: [
        "forgetProgress",
        { type: "tryWith", params: ({ event }) => ({ key: event.key, keywords: event.keywords }) },
      ],
    },
    "rerun.requested": {
      guard: { type: "isAny", params: ({ event }) => ({ items: event.include }) },
      target: "regenerating",
      actions: ["forgetProgress", { type: "tryAgainWith", params: ({ event }) => event }],
    },
    "another.requested": { target: "editing", actions: "startOver" },
  },
});

const regenerating = optimizeSetup.createStateConfig({
  tags: "busy",
  invoke: { src: "requestOptimization", input: ({ context }) => againRequest(context) },
  on: {
    "progress.reported": { actions: { type: "showProgress", params: ({ event }) => event } },
    "optimization.completed": {
      target: "finished",
      actions: [assign(({ event }) => ({ optimizationId: event.optimizationId, attempt: null })), "handOver"],
    },
    "optimization.refused": [
      {
        guard: { type: "isLineCut", params: ({ event }) => ({ error: event.error }) },
        target: "regeneratingCutOff",
        actions: "countCut",
      },
      {
        target: "finished",
        actions: [
          { type: "settleAttempt", params: ({ event }) => ({ error: event.error }) },
          { type: "announceRegenerationFailure", params: ({ event }) => ({ error: event.error }) },
        ],
      },
    ],
  },
});

const regeneratingCutOff = optimizeSetup.createStateConfig({
  tags: ["busy", "cutOff"],
  after: { beforeNextTry: "regenerating" },
  on: { "again.requested": "regenerating", "form.wanted": "finished" },
});

/** From the form to an ASIN profile, to the result, and to the same reviews written again. */
export const work = optimizeSetup.createStateConfig({
  initial: "opening",
  on: {
    "avatar.chosen": {
      actions: [{ type: "change", params: ({ event: { type: _, ...avatar } }) => ({ changes: avatar }) }],
    },
  },
  states: {
    opening: {
      always: [
        { guard: "hasResult", target: "finished" },
        { guard: "hasRun", target: "optimizing" },
        { target: "editing" },
      ],
    },
    editing,
    creatingProfile,
    optimizing,
    cutOff,
    finished,
    regenerating,
    regeneratingCutOff,
  },
});
