import { expect, test } from "bun:test";
import { createKeyedQueue } from "../../../../server/store/keyed-queue.ts";

test("work on one key runs one at a time, in order, and a failure does not stop what waits behind it", async () => {
  const enqueue = createKeyedQueue();
  const log: string[] = [];
  const work =
    (name: string, fails = false) =>
    async (): Promise<string> => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    enqueue("k", work("1")),
    enqueue("k", work("2", true)),
    enqueue("k", work("3")),
  ]);
  expect(log).toEqual(["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("work on another key does not wait", async () => {
  const enqueue = createKeyedQueue();
  const gate = Promise.withResolvers<void>();
  const slow = enqueue("slow", () => gate.promise);
  expect(await enqueue("quick", async () => "done")).toBe("done");
  gate.resolve();
  await slow;
});
