import { describe, expect, test } from "bun:test";
import { isSwipeRight } from "../../../../client/ui/swipe.ts";

describe("isSwipeRight", () => {
  test("counts from 50 pixels to the right", () => {
    expect(isSwipeRight({ x: 100, y: 10 }, { x: 150, y: 10 })).toBe(true);
    expect(isSwipeRight({ x: 100, y: 10 }, { x: 149, y: 10 })).toBe(false);
  });

  test("does not count a push to the left", () => {
    expect(isSwipeRight({ x: 100, y: 10 }, { x: 20, y: 10 })).toBe(false);
  });

  test("does not count a scroll that drifts", () => {
    expect(isSwipeRight({ x: 0, y: 0 }, { x: 60, y: 200 })).toBe(false);
  });
});
