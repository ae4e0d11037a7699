import { describe, expect, test } from "bun:test";
import { heard, judged } from "../../../../support/heard.ts";

describe("what is put on the skin is judged matter by matter", () => {
  test.each([
    ["It pills under makeup.", "layering", -1],
    ["My foundation rolls off in little balls.", "layering", -1],
    ["Makeup goes on fine over it.", "layering", 1],
    ["It takes forever to dry.", "drying", -1],
    ["It absorbs quickly.", "drying", 1],
    ["It is way too greasy.", "absorption", -1],
    ["No smell at all.", "noScent", 1],
    ["It smells like nothing.", "noScent", 1],
    ["It is not fragrance free.", "noScent", -1],
    ["It smells lovely.", "scent", 1],
  ] as const)("%s", (text, facet, polarity) => {
    expect(judged(text, "Acme Face Cream")).toEqual([[facet, polarity]]);
  });

  test("what smells like nothing else has a smell", () =>
    expect(heard("It smells like nothing I ever smelled.", "Acme Face Cream")).not.toContainEqual(["noScent", 1]));

  test("a candle without a smell is a weak one", () =>
    expect(judged("No smell at all.", "Acme Candle")).toEqual([["scentThrow", -1]]));
});
