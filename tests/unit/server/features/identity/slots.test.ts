import { describe, expect, test } from "bun:test";
import { createSlots } from "../../../../../server/features/identity/slots.ts";

const job = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { started: false };
  const run = () => {
    state.started = true;
    return promise;
  };
  return { run, state, resolve, reject };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("slots", () => {
  test("run so many jobs at a time, and the next when one ends", async () => {
    const inSlot = createSlots(2, 10, () => new Error("full"));
    const jobs = [job(), job(), job()];
    const results = jobs.map(({ run }) => inSlot(run));
    await settled();
    expect(jobs.map(({ state }) => state.started)).toEqual([true, true, false]);
    jobs[0]?.resolve("done");
    expect(await results[0]).toBe("done");
    await settled();
    expect(jobs[2]?.state.started).toBe(true);
  });

  test("a job that fails makes room as well", async () => {
    const inSlot = createSlots(1, 10, () => new Error("full"));
    const [failing, next] = [job(), job()];
    const results = [inSlot(failing.run), inSlot(next.run)];
    failing.reject(new Error("broken"));
    await expect(results[0]).rejects.toThrow("broken");
    next.resolve("done");
    expect(await results[1]).toBe("done");
  });

  test("refuse when too many wait, and take jobs again afterwards", async () => {
    const inSlot = createSlots(1, 1, () => new Error("full"));
    const [running, waiting, last] = [job(), job(), job()];
    const results = [inSlot(running.run), inSlot(waiting.run)];
    await expect(inSlot(job().run)).rejects.toThrow("full");
    running.resolve("one");
    waiting.resolve("two");
    expect(await Promise.all(results)).toEqual(["one", "two"]);
    last.resolve("three");
    expect(await inSlot(last.run)).toBe("three");
  });
});
