import { describe, expect, test } from "bun:test";
import { createTurns } from "../../../../server/optimizer/turns.ts";

const filled = (...items: readonly (readonly [owner: string, item: string])[]) => {
  const turns = createTurns<string>();
  for (const [owner, item] of items) turns.add(owner, item);
  return turns;
};

describe("turns", () => {
  test("go round the owners, each in its own order", () => {
    const turns = filled(["ada", "a1"], ["ada", "a2"], ["ada", "a3"], ["bob", "b1"], ["cid", "c1"]);
    expect([1, 2, 3, 4, 5, 6].map(() => turns.take())).toEqual(["a1", "b1", "c1", "a2", "a3", undefined]);
  });

  test("pass over owners who may have none now, and keep their place", () => {
    const turns = filled(["ada", "a1"], ["bob", "b1"]);
    expect(turns.take((owner) => owner !== "ada")).toBe("b1");
    expect(turns.take((owner) => owner !== "ada")).toBeUndefined();
    expect([turns.count(), turns.take()]).toEqual([1, "a1"]);
  });

  test("of an owner who is done come after those of all others", () => {
    const turns = filled(["ada", "a1"], ["ada", "a2"]);
    expect(turns.take()).toBe("a1");
    turns.add("bob", "b1");
    turns.yieldTurn("ada");
    turns.yieldTurn("nobody");
    expect([turns.take(), turns.take(), turns.count()]).toEqual(["b1", "a2", 0]);
  });

  test("are given up one by one, or all at once", () => {
    const turns = filled(["ada", "a1"], ["ada", "a2"], ["bob", "b1"]);
    expect([turns.leave("ada", "a1"), turns.leave("ada", "a1"), turns.leave("cid", "c1")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([turns.countOf("ada"), turns.clear(), turns.count()]).toEqual([1, ["a2", "b1"], 0]);
  });
});
