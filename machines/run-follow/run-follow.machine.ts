import { assign, emit, fromCallback, setup } from "xstate";
import type { OptimizationProgress } from "../../events/result/result.ts";
import { isLineCut, type Refusal, refusalOf } from "../kernel/refusal.ts";

type Context = {
  optimizationId: string;
  progress: OptimizationProgress | null;
  /** Why it will not come to a result. */
  problem: string | null;
};

/** What the optimization that is being followed reports. */
export type RunFollowEvent =
  | { type: "progress.reported"; progress: OptimizationProgress }
  | { type: "result.arrived" }
  | { type: "follow.refused"; error: unknown }
  | { type: "again.requested" };

const FAILED = "This optimization did not come to an end. It was not counted; please try again.";
const TOO_MANY_REQUESTS = 429;

/** The optimization goes on, whatever happens to the line. */
const isCutOff = (refusal: Refusal): boolean =>
  isLineCut(refusal) || refusal.status === TOO_MANY_REQUESTS || refusal.problem === "BUSY";

/** Follows an optimization that runs already, over lost connections, until its result is here. */
export const runFollowMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RunFollowEvent,
    input: {} as { optimizationId: string },
    emitted: {} as { type: "arrived"; optimizationId: string },
  },
  actors: {
    follow: fromCallback<RunFollowEvent, { optimizationId: string }>(({ sendBack }) =>
      sendBack({ type: "follow.refused", error: new Error("The actor follow was not provided.") }),
    ),
  },
  guards: {
    isLineCut: (_, { error }: { error: unknown }) => isCutOff(refusalOf(error)),
  },
  actions: {
    explain: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error).userMessage ?? FAILED })),
  },
  delays: { beforeNextTry: 3_000 },
}).createMachine({
  id: "runFollow",
  context: ({ input }) => ({ optimizationId: input.optimizationId, progress: null, problem: null }),
  initial: "following",
  states: {
    following: {
      invoke: { src: "follow", input: ({ context }) => ({ optimizationId: context.optimizationId }) },
      on: {
        "progress.reported": { actions: assign(({ event }) => ({ progress: event.progress })) },
        "result.arrived": {
          target: "arrived",
          actions: emit(({ context }) => ({ type: "arrived" as const, optimizationId: context.optimizationId })),
        },
        "follow.refused": [
          {
            guard: { type: "isLineCut", params: ({ event }) => ({ error: event.error }) },
            target: "cutOff",
          },
          { target: "failed", actions: { type: "explain", params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    cutOff: { after: { beforeNextTry: "following" }, on: { "again.requested": "following" } },
    failed: { on: { "again.requested": { target: "following", actions: assign({ problem: null, progress: null }) } } },
    arrived: {},
  },
});
