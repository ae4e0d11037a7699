import { expect, test } from "bun:test";
import { createSignal } from "../../../../server/store/signal.ts";

const NEVER_MS = 600_000;

test("a signal ends every wait", async () => {
  const signal = createSignal();
  const waits = [signal.wait(NEVER_MS), signal.wait(NEVER_MS)];
  signal.raise();
  await Promise.all(waits);
});

test("a signal that came while nobody waited ends the next wait, and only that one", async () => {
  const signal = createSignal();
  signal.raise();
  await signal.wait(NEVER_MS);
  let ended = false;
  const second = signal.wait(NEVER_MS).then(() => {
    ended = true;
  });
  await Promise.resolve();
  expect(ended).toBe(false);
  signal.raise();
  await second;
});

test("a wait ends by itself in the end", async () => {
  await createSignal().wait(1);
});
