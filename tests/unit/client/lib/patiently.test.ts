import { expect, test } from "bun:test";
import { patiently } from "../../../../client/lib/patiently.ts";

const failing = (times: number) => {
  let calls = 0;
  return async (): Promise<string> => {
    calls += 1;
    if (calls <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return "loaded";
  };
};

const counted = async (times: number): Promise<readonly number[]> => {
  const waits: number[] = [];
  const pause = async (ms: number): Promise<void> => void waits.push(ms);
  expect(await patiently(failing(times), pause)).toBe("loaded");
  return waits;
};

test("what loads at once is not waited for", async () => {
  expect(await counted(0)).toEqual([]);
});

test("what does not load is tried again after longer and longer waits, of half a minute at most", async () => {
  expect(await counted(7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
