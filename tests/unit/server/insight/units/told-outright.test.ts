import { describe, expect, test } from "bun:test";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { mineTexts } from "../../../../../server/insight/units/mine-aspects.ts";

const mined = (text: string): string[] =>
  mineTexts([analyseText(text, "r1")])
    .flat()
    .map(({ term, polarity }) => `${polarity === "positive" ? "+" : "-"}${term}`);

describe("the polarity that a clause plainly tells", () => {
  test.each([
    ["The zipper never gets stuck.", "+zipper"],
    ["The strap never slips off my shoulder.", "+strap"],
    ["The lid doesn't feel cheap.", "+lid"],
    ["The case does not look flimsy.", "+case"],
    ["I don't have to worry about the cap leaking.", "+cap"],
    ["The old one had a better lid.", "-lid"],
    ["My last pair had better soles.", "-soles"],
  ])("%p is %s", (text, aspect) => {
    expect(mined(text)).toEqual([aspect]);
  });

  test.each([
    ["The zipper always gets stuck.", "-zipper"],
    ["The zipper never closes.", "-zipper"],
    ["The lid does not feel sturdy.", "-lid"],
    ["I worry about the cap leaking.", "-cap"],
    ["This one has a better lid.", "+lid"],
    ["The old one had a cheap lid and this one has a better lid.", "+lid"],
  ])("%p stays %s", (text, aspect) => {
    expect(mined(text)).toContain(aspect);
  });
});

describe("what is blamed in words that judge nothing", () => {
  test.each([
    ["I had to return the heater.", "-heater"],
    ["We ended up throwing away the kettle.", "-kettle"],
    ["It would be perfect if the lid sealed.", "-lid"],
    ["Would be great if the cord was longer.", "-cord"],
  ])("%p is %s", (text, aspect) => {
    expect(mined(text)).toContain(aspect);
  });

  test.each([
    "I did not have to return the heater.",
    "If it breaks I will have to return the heater.",
    "You can return the heater within a month.",
  ])("%p blames nothing", (text) => {
    expect(mined(text).filter((aspect) => aspect.startsWith("-"))).toEqual([]);
  });
});
