import type { ProblemCode } from "./problem.ts";

export type Decision<Event> = { kind: "accepted"; events: readonly Event[] } | { kind: "rejected"; code: ProblemCode };

/** A topic's rules: `decide` says which facts follow from a command, `evolve` folds a fact into the state. Both are pure. */
export type Decider<Command, Event, State> = {
  initialState: State;
  decide: (command: Command, state: State) => Decision<Event>;
  evolve: (state: State, event: Event) => State;
};

/**
 * A decider whose folded state is kept beside its streams. `stateSchema` names the shape of that state: change it with
 * the fold, and every stream is folded anew when it is next used.
 */
export type StreamDecider<Command, Event, State> = Decider<Command, Event, State> & { stateSchema: string };

/** Lets a command through, with the facts that it makes. */
export const accept = <Event>(...events: Event[]): Decision<Event> => ({ kind: "accepted", events });

/** Refuses a command with the code of a problem; no fact is made. */
export const reject = <Event = never>(code: ProblemCode): Decision<Event> => ({ kind: "rejected", code });

/** Accepts the facts of all parts in order, or rejects with the first part that rejects. */
export const combine = <Event>(...parts: Decision<Event>[]): Decision<Event> => {
  const events: Event[] = [];
  for (const part of parts) {
    if (part.kind === "rejected") return part;
    events.push(...part.events);
  }
  return { kind: "accepted", events };
};

/** As many ids of what is over as a state remembers, so that a repeat is known for one: repeats come soon. */
const REMEMBERED_MAX = 50;

/** The ids with one more, without the oldest of too many. */
export const remember = <Id>(ids: readonly Id[], id: Id): Id[] => [...ids, id].slice(-REMEMBERED_MAX);

/** Marks a case that cannot be; compiling fails where one was forgotten, and it throws if one comes all the same. */
export const assertNever = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};

/** Takes several commands at once, each decided on the state the ones before it left; one rejection rejects all. */
export const inSequence = <Command, Event, State>({
  decide,
  evolve,
  ...rest
}: StreamDecider<Command, Event, State>): StreamDecider<readonly Command[], Event, State> => ({
  ...rest,
  evolve,
  decide: (commands, before) => {
    const events: Event[] = [];
    let state = before;
    for (const command of commands) {
      const decision = decide(command, state);
      if (decision.kind === "rejected") return decision;
      events.push(...decision.events);
      state = decision.events.reduce(evolve, state);
    }
    return { kind: "accepted", events };
  },
});
