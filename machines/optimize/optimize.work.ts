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
        actions: ["showErrors", { type: "tryWith", params: ({ event }) => ({ key: event.key, keywords: [] }) }],
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
        { type: "showProfileErrors", params: ({ event }) => ({ error: event.error }) },
        { type: "announceProfileFailure", params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
});

const optimizing = optimizeSetup.createStateConfig({
  tags: "busy",
  entry: "forgetProgress",
  invoke: { src: "requestOptimization", input: ({ context }) => firstRequest(context) },
  on: {
    "progress.reported": { actions: { type: "showProgress", params: ({ event }) => event } },
    "optimization.completed": {
      target: "finished",
      actions: [{ type: "finish", params: ({ event }) => event }, "handOver", "keep"],
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
});

const finished = optimizeSetup.createStateConfig({
  on: {
    "regenerate.requested": {
      guard: { type: "isAny", params: ({ event }) => ({ items: event.keywords }) },
      target: "regenerating",
      actions: { type: "tryWith", params: ({ event }) => ({ key: event.key, keywords: event.keywords }) },
    },
    "rerun.requested": {
      guard: { type: "isAny", params: ({ event }) => ({ items: event.include }) },
      target: "regenerating",
      actions: { type: "tryAgainWith", params: ({ event }) => event },
    },
    "another.requested": { target: "editing", actions: "startOver" },
  },
});

const regenerating = optimizeSetup.createStateConfig({
  tags: "busy",
  entry: "forgetProgress",
  invoke: { src: "requestOptimization", input: ({ context }) => againRequest(context) },
  on: {
    "progress.reported": { actions: { type: "showProgress", params: ({ event }) => event } },
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
    finished,
    regenerating,
  },
});
