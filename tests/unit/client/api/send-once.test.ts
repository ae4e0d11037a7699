import { expect, test } from "bun:test";
import { sendOnce } from "../../../../client/api/send-once.ts";

const recorder = () => {
  const keys: string[] = [];
  let isDown = false;
  const send = sendOnce(async (name: string, key: string) => {
    keys.push(key);
    if (isDown) throw new Error("the line was cut");
    return name;
  });
  const fail = async (name: string) => {
    isDown = true;
    await expect(send(name)).rejects.toThrow("cut");
    isDown = false;
  };
  return { keys, send, fail };
};

test("what was not answered is repeated under the same key", async () => {
  const { keys, send, fail } = recorder();
  await fail("lamp");
  await fail("lamp");
  expect(await send("lamp")).toBe("lamp");
  expect(new Set(keys).size).toBe(1);
});

test("what was answered, and what was changed, is sent under a new key", async () => {
  const { keys, send, fail } = recorder();
  await send("lamp");
  await send("lamp");
  await fail("bottle");
  await send("harness");
  expect(new Set(keys).size).toBe(4);
});

test("what was given up before its answer came is repeated under the same key", async () => {
  const keys: string[] = [];
  const send = sendOnce(
    (_: string, key, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        keys.push(key);
        if (keys.length > 1) resolve();
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const leaving = new AbortController();
  const left = send("lamp", leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow("abort");
  await send("lamp", new AbortController().signal);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
