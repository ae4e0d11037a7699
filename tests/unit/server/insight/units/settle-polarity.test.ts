import { describe, expect, test } from "bun:test";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { settlePolarity } from "../../../../../server/insight/units/settle-polarity.ts";

/** What becomes of an aspect that was judged so, by the given word of the sentence. */
const settled = (text: string, word: string, polarity: "positive" | "negative"): number | undefined => {
  const clause = analyseText(text, "r1").flatMap(splitClauses)[0];
  return clause === undefined
    ? undefined
    : settlePolarity(
        { clause, polarity },
        clause.tokens.filter((token) => token.lower === word),
      );
};

describe("the polarity of an aspect", () => {
  test("follows a word that always praises or always blames", () => {
    expect(settled("The catcher at the front looks really neat.", "neat", "negative")).toBe(1);
    expect(settled("The stitching is awful.", "awful", "positive")).toBe(-1);
  });

  test("is left to the sentence where the word is turned around, imagined or too much", () => {
    expect(settled("The catcher is not neat.", "neat", "negative")).toBe(-1);
    expect(settled("A neat catcher would help.", "neat", "negative")).toBe(-1);
    expect(settled("Be gentle with the plastic.", "gentle", "negative")).toBe(-1);
    expect(settled("The tips come off too easily.", "easily", "negative")).toBe(-1);
    expect(settled("It is stiff enough to avoid awful surprises.", "awful", "positive")).toBe(1);
    expect(settled("The instructions leave a lot to be desired.", "desired", "negative")).toBe(-1);
  });

  test("is turned by a word that says how little of it there is", () => {
    expect(settled("The manual was among the least helpful ones.", "helpful", "positive")).toBe(-1);
    expect(settled("It is less annoying than others.", "annoying", "negative")).toBe(1);
    expect(settled("The manual is at least helpful.", "helpful", "positive")).toBe(1);
  });

  test("is left to the sentence where the word praises one thing and blames another", () => {
    expect(settled("The hat is thin.", "thin", "positive")).toBe(1);
    expect(settled("The blade is sharp.", "sharp", "negative")).toBe(-1);
  });
});
