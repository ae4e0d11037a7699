import { expect, test } from "bun:test";
import { withoutLongRuns } from "../../../../../server/insight/text/long-runs.ts";

test.each([
  ["no word is so long", `soft ${"a".repeat(61)} straps`, `soft ${" ".repeat(61)} straps`],
  ["a long word stays", `soft ${"a".repeat(60)} straps`, `soft ${"a".repeat(60)} straps`],
  ["short words stay", "soft straps", "soft straps"],
])("%s", (_, text, read) => {
  expect(withoutLongRuns(text)).toBe(read);
});
