import { describe, expect, test } from "bun:test";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { moodsOf } from "../../../../../server/insight/units/sentence-moods.ts";
import { unitsOf } from "../../../../support/read-anything.ts";

const moodsIn = (text: string): string[] =>
  analyseText(text, "r1").flatMap((sentence) => splitClauses(sentence).map(moodsOf(sentence)));

describe("a question", () => {
  test.each([
    ["The holes did not line up, what is this?", ["report", "question"]],
    ["It leaks and the lid is loose, why is that?", ["report", "report", "question"]],
    ["Works well, but why no cup in the box?", ["report", "question"]],
    ["It fell off, does anyone have a fix?", ["report", "question"]],
    ["Does it leak when it lies down?", ["question"]],
    ["Is it easy to clean, and does the lid close?", ["question", "question"]],
    ["What a great pump, why so loud?", ["report", "question"]],
    ["It fits a large phone?", ["question"]],
    ["It cracked, and the box was wet?", ["question", "question"]],
  ])("%s", (text, moods) => {
    expect(moodsIn(text)).toEqual(moods);
  });

  test("at the end of a long sentence leaves the complaint before it a complaint", () => {
    const units = unitsOf("The lid leaks all over the bag, who designed this?");
    expect(units.map(({ key, mood }) => [key, mood])).toContainEqual(["leak", "report"]);
  });
});

describe("a wish", () => {
  test.each([
    ["I wish it was longer, it does not reach the tub.", ["wish", "report"]],
    ["I wish they gave a longer hose, can't reach the tub.", ["wish", "report"]],
    ["Wish it was lighter but it works well.", ["wish", "report"]],
    ["Great pump, wish it had a lid.", ["report", "wish"]],
    ["I wish it was softer, lighter and cheaper.", ["wish", "wish"]],
    ["I wish the lid was tighter and the handle was longer.", ["wish", "wish"]],
    ["I could not wish for a better lid.", ["report"]],
  ])("%s", (text, moods) => {
    expect(moodsIn(text)).toEqual(moods);
  });
});
