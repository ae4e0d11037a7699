import { describe, expect, test } from "bun:test";
import { complaintFixes } from "../../../../../server/listing/audit/complaint-fixes.ts";
import { minedFrom, rated } from "./audit-cases.ts";

const looksAt = (part: string, texts: readonly string[]): boolean =>
  complaintFixes(
    minedFrom(
      rated(...texts.map((text): [number, string] => [2, text]), [5, "Nice."], [5, "We like it."]),
      "Acme Bird Feeder",
    ),
    { promises: new Map(), denied: [] },
  ).some(({ text }) => text.startsWith(`Look at the ${part}`));

describe("a part is to be looked at where complaints are about it", () => {
  test("as their subject, one of several, or named with its fault", () => {
    expect(looksAt("tray", ["The tray is awful.", "One of the trays is horrible."])).toBe(true);
    expect(looksAt("tray", ["Awful tray.", "The tray is horrible."])).toBe(true);
  });

  test("and not where it is only named beside them", () => {
    expect(looksAt("tray", ["With the tray on, it is awful.", "Behind the tray it is horrible."])).toBe(false);
  });
});
