import { expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { findRemarks } from "../../../../../server/insight/statements/remarks.ts";
import { analyseReview } from "../../../../../server/insight/text/analyse.ts";

const told = (text: string, productName = "Acme Radio"): readonly string[] => {
  const review = { id: "r1", text, title: null, rating: null, date: null };
  return findRemarks(analyseReview(review), [review], describeProduct(productName)).map((remark) => remark.told.text);
};

test("a fault is told", () => {
  expect(told("The radio doesn't work.")).toContain("The radio doesn't work");
});

test.each([
  "The radio doesn't work, but that is not really a problem.",
  "The dial is loose, which is no problem for me.",
])("and not where it is forgiven: %s", (text) => {
  expect(told(text)).toEqual([]);
});

test("nor what another maker's does", () => {
  expect(told("The Sony doesn't work.")).toEqual([]);
  expect(told("The Sony doesn't work.", "Sony Radio")).not.toEqual([]);
});
