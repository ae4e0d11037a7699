import { expect, test } from "bun:test";
import { isCut, LENGTH_RULES } from "../../../../client/result/rules/is-cut.ts";
import { RULES } from "../../../../server/listing/rules/catalog.ts";

test("the rules about length are those whose check counts characters or bytes", () => {
  const counting = RULES.filter(({ check }) => check === "maxCharacters" || check === "maxBytes");
  expect([...LENGTH_RULES].toSorted()).toEqual([...new Set(counting.map(({ id }) => id))].toSorted());
});

const BEFORE = "Heavy base that will not tip over, 100% satisfaction guaranteed";
const FIX = "Heavy base that will not tip over";

test.each([
  { what: "the end of a text that is too long", ruleId: "T01", fix: FIX, before: BEFORE, cut: true },
  { what: "the end that breaks another rule", ruleId: "B12", fix: FIX, before: BEFORE, cut: false },
  { what: "a word or two", ruleId: "T01", fix: "Heavy base", before: "Heavy base, large", cut: false },
  { what: "the beginning", ruleId: "T01", fix: "100% satisfaction guaranteed", before: BEFORE, cut: false },
  { what: "nothing that is known", ruleId: "T01", fix: FIX, before: null, cut: false },
  { what: "nothing", ruleId: "T01", fix: null, before: BEFORE, cut: false },
])("a fix that drops $what is a cut to length: $cut", ({ ruleId, fix, before, cut }) => {
  expect(isCut({ ruleId, fix }, before)).toBe(cut);
});
