import {
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  type StateValue,
  transition,
} from "xstate";
import { getShortestPaths } from "xstate/graph";

/** The actor that `state` invokes has answered. */
export const done = (state: string, output?: unknown) => ({
  type: `xstate.done.actor.0.${state}`,
  actorId: `0.${state}`,
  output,
});

/** The actor that `state` invokes has failed. */
export const failed = (state: string, error: unknown) => ({
  type: `xstate.error.actor.0.${state}`,
  actorId: `0.${state}`,
  error,
});

/** The delay of `state` has passed. */
export const elapsed = (state: string, delay: number | string) => ({ type: `xstate.after.${delay}.${state}` });

export type AnyEvent = { type: string; [detail: string]: unknown };
type Action = { type: string; params?: unknown };

type InputArgument<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [input?: InputFrom<Machine>] : [input: InputFrom<Machine>];

/** Machines also receive the events of their actors and delays, which their own event types do not list. */
const received = <Machine extends AnyStateMachine>(event: AnyEvent): EventFrom<Machine> => event as EventFrom<Machine>;

export type Steps<Machine extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Machine>;
  /** The actors that the last event started, with their input. */
  started: { src: unknown; input: unknown }[];
  /** What the last event made the machine emit. */
  emitted: unknown[];
};

const startedBy = (params: unknown): Steps<AnyStateMachine>["started"] => {
  const isStart = typeof params === "object" && params !== null && "src" in params;
  return isStart ? [{ src: params.src, input: "input" in params ? params.input : undefined }] : [];
};

const emittedBy = (params: unknown): unknown[] =>
  typeof params === "object" && params !== null && "event" in params ? [params.event] : [];

/** Sends the events one by one to the machine's pure transition function. No actor runs. */
export const steps = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly AnyEvent[],
  ...input: InputArgument<Machine>
): Steps<Machine> => {
  let [snapshot, actions]: [SnapshotFrom<Machine>, readonly Action[]] = initialTransition(machine, ...input);
  for (const event of events) [snapshot, actions] = transition(machine, snapshot, received<Machine>(event));
  return {
    snapshot,
    started: actions.filter(({ type }) => type === "xstate.spawnChild").flatMap(({ params }) => startedBy(params)),
    emitted: actions.filter(({ type }) => type === "xstate.emit").flatMap(({ params }) => emittedBy(params)),
  };
};

const pathsOf = (value: StateValue): string[] =>
  typeof value === "string"
    ? [value]
    : Object.entries(value).flatMap(([region, inner]) =>
        inner === undefined ? [] : pathsOf(inner).map((path) => `${region}.${path}`),
      );

/** Every state that the given events can lead to, sorted; states of regions are written `region.state`. */
export const reachableStates = (machine: AnyStateMachine, events: readonly AnyEvent[], input?: unknown): string[] => {
  const paths = getShortestPaths(machine, { input, events: [...events] });
  const snapshots: readonly { value: StateValue }[] = paths.map(({ state }) => state);
  return [...new Set(snapshots.flatMap(({ value }) => pathsOf(value)))].toSorted();
};
