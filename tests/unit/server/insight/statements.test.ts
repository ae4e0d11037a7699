import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../server/insight/product.ts";
import { cleanStatement } from "../../../../server/insight/statements/clean-statement.ts";
import { analyseText } from "../../../../server/insight/text/analyse.ts";

const statement = (text: string, product = "Kelvara Water Bottle"): string | null =>
  cleanStatement(
    analyseText(text, "r1")[0]?.tokens.filter((token) => token.pos !== "PUNCT") ?? [],
    describeProduct(product),
  );

describe("cleanStatement", () => {
  test.each([
    ["but the lid leaks when it lies on its side", "The lid leaks when it lies on its side"],
    ["It does not fit my cup holder", "The bottle does not fit a cup holder"],
    ["I found black mold under the gasket", "Buyers found black mold under the gasket"],
    ["lid opens with one hand", "The lid opens with one hand"],
    ["Keeps my coffee hot for hours", "Keeps coffee hot for hours"],
    ["Too wide for the cup holder", "The bottle is too wide for the cup holder"],
    ["the arm sags a bit like a tired butler", "The arm sags a bit"],
  ])("%s", (text, expected) => {
    expect(statement(text)).toBe(expected);
  });

  test("a clause that would not stand by itself is no finding", () => {
    expect(statement("they said that would be fine")).toBeNull();
    expect(statement("so good")).toBeNull();
    expect(statement("My wife has to do it for me")).toBeNull();
  });
});
