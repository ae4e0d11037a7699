import { describe, expect, test } from "bun:test";
import { closingLine, describeOutcome, exitCodeOf, type Outcome } from "../../run/outcome.ts";

const good: Outcome = { title: "unit", passed: 12, failures: [], ms: 1500 };
const bad: Outcome = { title: "lint", passed: 0, failures: ["lint"], ms: 40 };

describe("closing a run", () => {
  test("the closing line adds up what passed and what failed", () => {
    expect(closingLine([good, good, bad])).toBe("24 passed, 1 failed");
    expect(closingLine([])).toBe("0 passed, 0 failed");
  });

  test("one failure makes the run fail", () => {
    expect(exitCodeOf([good])).toBe(0);
    expect(exitCodeOf([good, bad])).toBe(1);
  });

  test("a run in which nothing passed fails", () => {
    expect(exitCodeOf([])).toBe(1);
    expect(exitCodeOf([{ ...good, passed: 0 }])).toBe(1);
  });

  test("an outcome says how long it took and what failed", () => {
    expect(describeOutcome(good)).toBe("ok   unit: 12 passed, 0 failed, 1.5 s");
    expect(describeOutcome(bad)).toBe("FAIL lint: 0 passed, 1 failed, 0.0 s\n       lint");
  });
});
