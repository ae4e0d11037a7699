import { expect, test } from "bun:test";
import { truncate } from "../../../../../client/work/avatars/truncate.ts";

test("a product name on a card is cut to 50 characters, never inside one", () => {
  expect(truncate("b".repeat(50))).toBe("b".repeat(50));
  expect(truncate("b".repeat(51))).toBe(`${"b".repeat(50)}…`);
  expect(truncate("🎒".repeat(60))).toBe(`${"🎒".repeat(50)}…`);
});
