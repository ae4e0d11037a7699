import { expect, test } from "bun:test";
import { nounTerms } from "../../../../../server/insight/aspects/noun-terms.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const termsIn = (text: string): string[] =>
  analyseText(text, "r1").flatMap(({ tokens }) => nounTerms(tokens).map(({ term }) => term));

test("a cry of joy ends no name of a part", () => {
  expect(termsIn("removable insoles yay")).toEqual(["insoles"]);
  expect(termsIn("removable cork insoles")).toEqual(["cork insoles"]);
});
