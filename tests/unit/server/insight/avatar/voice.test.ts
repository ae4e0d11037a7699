import { expect, test } from "bun:test";
import { buildSay } from "../../../../../server/insight/avatar/voice.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const said = (...texts: readonly string[]): string[] =>
  buildSay(
    mineReviews(
      texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
      "Acme Umbrella",
    ),
    "",
  ).map(({ text }) => text);

test.each([
  ["After 3 weeks the button got stuck.", /^3 weeks|^weeks/],
  ["This one is a good inch thick.", /^one is/],
  ["It is the least expensive umbrella I ever owned.", /^expensive/],
  ["It turned brown much too quickly to be worth ordering more.", /^quickly/],
  ["My last phone and am very happy.", /and am/],
  ["The battery life is somewhat short for me.", /^life/],
])("a phrase of a single reviewer begins where the thought does: %s", (text, cut) => {
  expect(said(text, "Works well.", "My niece has it.").filter((each) => cut.test(each))).toEqual([]);
});

test("articles, pronouns and what joins thoughts may be left out", () => {
  expect(said("And the button gets stuck easily.", "Works well.", "My niece has it.")).toContain(
    "button gets stuck easily",
  );
});

test("an opinion may be said from its copula on", () => {
  const phrases = said("For my niece with her small hands it is really hard to fold.", "Works well.", "Nice.");
  expect(phrases).toContain("hard to fold");
});

test("what is said of the shop is not said of the thing", () => {
  const ofShop = "Customer service was friendly and sent a quick replacement.";
  expect(said(ofShop, "Works well.", "My niece has it.")).toEqual([]);
  const ofThing = "It was heavy and sturdy in the wind.";
  expect(said(ofThing, "Works well.", "My niece has it.")).toEqual(["heavy and sturdy in the wind"]);
});

test.each([
  ["Eggs slid right off yesterday for the first time.", /^slid/],
  ["The paint is chipping around the base already.", /^chipping/],
])("a phrase is not told without the thing that it is about: %s", (text, cut) => {
  expect(said(text, "Works well.", "My niece has it.").filter((each) => cut.test(each))).toEqual([]);
});
