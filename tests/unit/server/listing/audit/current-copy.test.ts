import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { subjectsOf } from "../../../../../server/listing/audit/current-copy.ts";

const quoteOf = (text: string, key: string): string | undefined =>
  subjectsOf([{ field: "currentBullets.0", text }], mineReviews([], "Floor Mat")).get(key);

test("copy is quoted with the denial that makes it a promise", () => {
  expect(quoteOf("Material: made of foam, no harmful smell", "smell")).toBe("no harmful smell");
  expect(quoteOf("Comfort: soft and comfortable", "comfort")).not.toMatch(/^no\b/);
});
