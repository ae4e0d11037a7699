import { describe, expect, test } from "bun:test";
import { createAppendLanes, type PendingAppend } from "../../../../server/store/append-lanes.ts";

const pending = (streamId: string, bytes = 10): PendingAppend => ({
  append: {
    request: {
      streamId,
      expected: "any",
      events: [],
      meta: { actor: { kind: "system", process: "test" }, correlationId: "c", causationId: null },
    },
    sealed: false,
    json: "x".repeat(bytes),
    changes: [],
  },
  tries: 0,
  alone: false,
  resolve: () => {},
  reject: () => {},
});

describe("append lanes", () => {
  test("a batch has the first of each stream, and the second follows when the first has left", () => {
    const lanes = createAppendLanes();
    const [a1, a2, b1] = [pending("a"), pending("a"), pending("b")];
    for (const each of [a1, a2, b1]) lanes.enter(each);
    expect(lanes.takeBatch()).toEqual([a1, b1]);
    expect(lanes.takeBatch()).toEqual([]);
    lanes.leave(a1);
    expect(lanes.takeBatch()).toEqual([a2]);
    lanes.leave(b1);
    lanes.leave(a2);
    expect(lanes.isEmpty()).toBe(true);
  });

  test("one that goes again goes first", () => {
    const lanes = createAppendLanes();
    const [a, b] = [pending("a"), pending("b")];
    lanes.enter(a);
    lanes.takeBatch();
    lanes.enter(b);
    lanes.goAgain(a);
    expect(lanes.takeBatch()).toEqual([a, b]);
  });

  test("one that must be alone is alone", () => {
    const lanes = createAppendLanes();
    const [a, b, c] = [pending("a"), { ...pending("b"), alone: true }, pending("c")];
    for (const each of [a, b, c]) lanes.enter(each);
    expect([lanes.takeBatch(), lanes.takeBatch(), lanes.takeBatch()]).toEqual([[a], [b], [c]]);
    for (const each of [c, b, a]) lanes.goAgain(each);
    expect(lanes.takeBatch(false)).toEqual([a, b, c]);
  });

  test("a batch ends where it would become too large, but never before its first", () => {
    const lanes = createAppendLanes();
    const [large, small] = [pending("a", 5_000_000), pending("b")];
    lanes.enter(large);
    lanes.enter(small);
    expect([lanes.takeBatch(), lanes.takeBatch()]).toEqual([[large], [small]]);
  });
});
