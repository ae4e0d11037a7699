import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { foldText } from "../../../../../server/listing/rules/folded-text.ts";
import { compileTerms, findTerms } from "../../../../../server/listing/rules/term-matcher.ts";

const found = (text: string, ...terms: string[]): string[] =>
  findTerms(foldText(text), compileTerms(terms)).map(({ start, end }) => text.slice(start, end));

describe("folded text", () => {
  test.each([
    ["case", "FREE Shipping"],
    ["full-width letters", "ｆｒｅｅ　ｓｈｉｐｐｉｎｇ"],
    ["accents, composed", "fréé shippíng"],
    ["accents, combining", "fre\u0301e shippi\u0301ng"],
    ["zero-width characters", "fr\u200Bee ship\u2060ping"],
    ["soft hyphens", "free ship\u00ADping"],
    ["Cyrillic lookalikes", "frее shiрping"],
    ["no-break spaces", "free\u00A0shipping"],
    ["any hyphen", "free‑shipping"],
    ["the joined spelling", "FreeShipping"],
    ["mathematical letters", "𝐟𝐫𝐞𝐞 𝐬𝐡𝐢𝐩𝐩𝐢𝐧𝐠"],
  ])("is the same word with %s", (_, text) => {
    expect(found(`Now ${text}, yes`, "free shipping")).toEqual([text]);
  });

  test.each([["free, shipping"], ["free. Shipping"], ["carefree shippings"], ["free of shipping"], ["freed shipping"]])(
    "%s is something else",
    (text) => {
      expect(found(text, "free shipping")).toEqual([]);
    },
  );

  test("the longest term at a place is found once", () => {
    expect(found("a best seller, the best", "best", "best seller(s)")).toEqual(["best seller", "best"]);
  });

  test("every word leads back to where it stands", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        let last = 0;
        for (const { start, end } of foldText(text).tokens) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }),
      { seed: 1 },
    );
  });
});
