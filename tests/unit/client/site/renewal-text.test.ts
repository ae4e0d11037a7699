import { expect, test } from "bun:test";
import { renewalFact, renewalSentence } from "../../../../client/site/renewal-text.ts";

const END = "2026-04-01T10:00:00.000Z";

test.each([
  ["renews", "Renews", "April 1, 2026", "Renews on April 1, 2026"],
  ["ends", "Ends", "April 1, 2026", "Ends on April 1, 2026"],
  ["overdue", "Renews", "When the payment arrives", "Renews when the payment arrives"],
] as const)("a cycle that %s says so", (renewal, label, text, sentence) => {
  expect(renewalFact(renewal, END)).toEqual({ label, text });
  expect(renewalSentence(renewal, END)).toBe(sentence);
});

test("without a cycle nothing renews", () => {
  expect(renewalFact(null, null)).toEqual({ label: "Renews", text: "No renewal" });
  expect(renewalSentence(null, null)).toBeNull();
});
