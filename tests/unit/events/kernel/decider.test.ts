import { describe, expect, test } from "bun:test";
import {
  accept,
  assertNever,
  combine,
  inSequence,
  reject,
  type StreamDecider,
} from "../../../../events/kernel/decider.ts";

type Count = StreamDecider<{ add: number }, { added: number }, number>;

const upToThree: Count = {
  stateSchema: "count-1",
  initialState: 0,
  decide: ({ add }, state) => (state + add > 3 ? reject("CONFLICT") : accept({ added: add })),
  evolve: (state, { added }) => state + added,
};

describe("combine", () => {
  test("keeps the facts of all parts in order", () => {
    expect(combine(accept(1, 2), accept<number>(), accept(3))).toEqual({ kind: "accepted", events: [1, 2, 3] });
  });

  test("rejects with the first part that rejects, and with no fact", () => {
    expect(combine(accept(1), reject<number>("READ_ONLY"), reject<number>("CONFLICT"))).toEqual({
      kind: "rejected",
      code: "READ_ONLY",
    });
  });
});

describe("in sequence", () => {
  const many = inSequence(upToThree);

  test("each command is decided on what the ones before it left", () => {
    expect(many.decide([{ add: 1 }, { add: 2 }], 0)).toEqual({
      kind: "accepted",
      events: [{ added: 1 }, { added: 2 }],
    });
    expect(many.decide([{ add: 2 }, { add: 2 }], 0)).toEqual({ kind: "rejected", code: "CONFLICT" });
  });

  test("the state stays the one the decider folds", () => {
    expect(many.stateSchema).toBe("count-1");
    expect(many.initialState).toBe(0);
  });

  test("no command, no fact", () => {
    expect(many.decide([], 0)).toEqual({ kind: "accepted", events: [] });
  });
});

test("an unhandled case is a bug and says which", () => {
  expect(() => assertNever("surprise" as never)).toThrow("surprise");
});
