import { describe, expect, test } from "bun:test";
import { adviceOf } from "../../../../../client/work/listing-editor/advice.ts";
import type { Finding } from "../../../../../events/result/listing.ts";

const finding = (words: string, fix: string | null, more: Partial<Finding> = {}): Finding => ({
  ruleId: "T4",
  severity: "warning",
  field: "optimizedTitles.0",
  words,
  message: "No capitals.",
  source: "S",
  status: "verified",
  fix,
  ...more,
});

describe("what is advised on a text", () => {
  test("comes once for each fix, errors first, with the words each sentence is about", () => {
    const found = [
      finding("BEST", "Best Lamp"),
      finding("LAMP", "Best Lamp"),
      finding("!", "BEST LAMP", { severity: "error", message: "No signs." }),
    ];
    expect(adviceOf(found, "BEST LAMP!")).toEqual([
      { fix: "BEST LAMP", says: [{ severity: "error", message: "No signs.", words: ["!"] }] },
      { fix: "Best Lamp", says: [{ severity: "warning", message: "No capitals.", words: ["BEST", "LAMP"] }] },
    ]);
  });

  test("repeats neither the whole text nor a long part of it", () => {
    const found = [finding("Lamp", null), finding("word ".repeat(20), null)];
    expect(adviceOf(found, "Lamp")).toEqual([
      { fix: null, says: [{ severity: "warning", message: "No capitals.", words: [] }] },
    ]);
  });
});
