import { describe, expect, test } from "bun:test";
import { keptTest } from "../../../../../client/result/ab/kept-test.ts";
import { EMPTY_PLAN, EMPTY_RESULT } from "../../../../../client/result/ab/test-entries.ts";
import { memoryStorage } from "../../../../support/memory-storage.ts";

const ADA = "ada@example.com";
const EMPTY = { plan: EMPTY_PLAN, outcome: EMPTY_RESULT };
const entries = { plan: { ...EMPTY_PLAN, baseline: "4.08" }, outcome: { ...EMPTY_RESULT, visitorsA: "9,850" } };

describe("the numbers of a test", () => {
  test("come back for their own result and account only", () => {
    const area = memoryStorage();
    keptTest("optimization-1", ADA, area).keep(entries);
    expect(keptTest("optimization-1", ADA, area).recall()).toEqual(entries);
    expect(keptTest("optimization-2", ADA, area).recall()).toEqual(EMPTY);
    expect(keptTest("optimization-1", null, area).recall()).toEqual(EMPTY);
  });

  test("leave nothing behind when they are emptied", () => {
    const area = memoryStorage();
    keptTest("optimization-1", ADA, area).keep(entries);
    keptTest("optimization-1", ADA, area).keep(EMPTY);
    expect(area.keys()).toEqual([]);
  });

  test("of a result that is only looked at are not kept", () => {
    const kept = keptTest(undefined, ADA, memoryStorage());
    kept.keep(entries);
    expect(kept.recall()).toEqual(EMPTY);
  });
});
