import { expect } from "bun:test";
import type { Decider } from "../../events/kernel/decider.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";

/** Given a history, when a command comes, then these events or this refusal: the language of decider tests. */
export const specify = <Command, Event, State>(decider: Decider<Command, Event, State>) => {
  const given = (...history: Event[]) => {
    const state = history.reduce(decider.evolve, decider.initialState);
    return {
      state,
      when: (command: Command) => {
        const decision = decider.decide(command, state);
        return {
          expectEvents: (...events: Event[]) => expect(decision).toEqual({ kind: "accepted", events }),
          expectRejection: (code: ProblemCode) => expect(decision).toEqual({ kind: "rejected", code }),
        };
      },
    };
  };
  return { given };
};
