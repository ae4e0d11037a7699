import { expect, test } from "bun:test";
import type { Fix } from "../../../../../events/result/ledger.ts";
import { fixNote } from "../../../../../server/listing/export/export-notes.ts";

const fix = (kind: Fix["kind"], stars: number | null): Fix => ({ text: "", kind, reviews: 2, stars });

test.each([
  [fix("product-fault", -1.94), "Product fault: no wording fixes it; costs 1.9 stars"],
  [fix("expectation-gap", null), "Expectation gap: plain words fix it"],
  [fix("wording", 0.4), "Wording"],
])("%j is exported as %p", (given, note) => {
  expect(fixNote(given)).toBe(note);
});
