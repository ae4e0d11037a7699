import { describe, expect, test } from "bun:test";
import { firstListingMemory } from "../../../../../client/work/first-listing/first-listing-memory.ts";
import { firstSteps } from "../../../../../client/work/first-listing/first-steps.ts";
import type { DashboardSummary } from "../../../../../events/wire/dashboard.ts";
import { memoryStorage } from "../../../../support/memory-storage.ts";

const NEW = { isTaken: false, isDismissed: false };
const NOTHING: DashboardSummary["firstListing"] = { hasBegun: false, optimizations: 0, lastOptimizationId: null };
const BEGUN = { ...NOTHING, hasBegun: true };
const ONE = { hasBegun: true, optimizations: 1, lastOptimizationId: "optimization-1" };

const pro = (firstListing = NOTHING, avatarCount = 0) =>
  ({ plan: "pro", asinUsed: 0, avatarCount, firstListing }) as const;
const demo = (asinUsed: number, firstListing = NOTHING) =>
  ({ plan: "demo", asinUsed, avatarCount: 0, firstListing }) as const;

const doneOf = (steps: ReturnType<typeof firstSteps>) => steps?.map(({ isDone }) => isDone) ?? null;
const nextOf = (steps: ReturnType<typeof firstSteps>) => steps?.find(({ isDone }) => !isDone)?.place ?? null;

describe("a paying seller's first steps", () => {
  test.each([
    ["nothing was done", pro(), [false, false, false, false], "start"],
    ["an avatar was saved", pro(NOTHING, 1), [true, false, false, false], "start"],
    ["reviews were handed in", pro(BEGUN), [true, true, false, false], "start"],
    ["a listing was written", pro(ONE), [true, true, true, false], "result"],
  ] as const)("follow what the server knows: %s", (_, known, done, next) => {
    const steps = firstSteps(known, NEW);
    expect(doneOf(steps)).toEqual([...done]);
    expect(nextOf(steps)).toBe(next);
  });

  test("are over once the listing was taken, or with the second one on any device", () => {
    expect(firstSteps(pro(ONE), { ...NEW, isTaken: true })).toBeNull();
    expect(firstSteps(pro({ ...ONE, optimizations: 2 }), NEW)).toBeNull();
  });

  test("are over for who put them away", () => {
    expect(firstSteps(pro(), { ...NEW, isDismissed: true })).toBeNull();
    expect(firstSteps(demo(0), { ...NEW, isDismissed: true })).toBeNull();
  });
});

describe("the first steps of the demo plan", () => {
  test("lead to the demo, and from its result to a plan", () => {
    expect(doneOf(firstSteps(demo(0), NEW))).toEqual([false, false, false, false]);
    expect(nextOf(firstSteps(demo(0), NEW))).toBe("demo");
    expect(doneOf(firstSteps(demo(1), NEW))).toEqual([true, true, true, false]);
    expect(nextOf(firstSteps(demo(1), NEW))).toBe("billing");
  });

  test("do not greet a seller whose plan has ended as a newcomer", () => {
    expect(firstSteps(demo(0, { ...ONE, optimizations: 7 }), NEW)).toBeNull();
  });
});

describe("what the device remembers of them", () => {
  test("is each account's own, and nothing unreadable counts", () => {
    const area = memoryStorage();
    firstListingMemory("ada@example.com", area).note({ isTaken: true });
    firstListingMemory("ada@example.com", area).note({ isDismissed: true });
    expect(firstListingMemory("ada@example.com", area).recall()).toEqual({ isTaken: true, isDismissed: true });
    expect(firstListingMemory("bea@example.com", area).recall()).toEqual(NEW);
    const [key = ""] = area.keys();
    expect(firstListingMemory("ada@example.com", memoryStorage({ [key]: "not json" })).recall()).toEqual(NEW);
  });
});
