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
  ["It turned brown far too quickly to be worth another.", /^quickly/],
  ["My last phone and am very happy.", /and am/],
  ["The battery life is somewhat short for me.", /^life/],
])("a phrase of a single reviewer begins where the thought does: %s", (text, cut) => {
  expect(said(text, "Works well.", "My niece has it.").filter((each) => cut.test(each))).toEqual([]);
});

test("what joins thoughts is left out", () => {
  expect(said("And the button gets stuck easily.", "Works well.", "My niece has it.")).toContain(
    "the button gets stuck easily",
  );
});

test("a long sentence is quoted by the clause that brings its subject", () => {
  const phrases = said(
    "We took it along to the lake on the first of the warm days, but the button is hard to press.",
    "Works well.",
    "Nice.",
  );
  expect(phrases).toContain("the button is hard to press");
});

test("what is said of the shop is not said of the thing", () => {
  const ofShop = "Customer service was friendly and sent a quick replacement.";
  expect(said(ofShop, "Works well.", "My niece has it.")).toEqual([]);
  const ofThing = "It was heavy and sturdy in the wind.";
  expect(said(ofThing, "Works well.", "My niece has it.")).toEqual(["It was heavy and sturdy in the wind"]);
});

test.each([
  ["Eggs slid right off yesterday for the first time.", /^slid/],
  ["The paint is chipping around the base already.", /^chipping/],
])("a phrase is not told without the thing that it is about: %s", (text, cut) => {
  expect(said(text, "Works well.", "My niece has it.").filter((each) => cut.test(each))).toEqual([]);
});

const OTHERS = ["Works well.", "My niece has it."];

test.each([
  ["the thing before it", "My old umbrella was flimsy and heavy in wind.", /flimsy/],
  ["the ones before it", "We had one before and the spokes on the ones before were flimsy and weak.", /flimsy/],
  ["what the reviewer owns", "My coat rack is flimsy and too weak.", /flimsy/],
  ["what the reviewer did", "I carefully greased the stiff hinge twice.", /greased/],
  ["what somebody did", "First days she stood there and shouted rudely.", /stood|shouted/],
])("no phrase is of %s", (_, text, words) => {
  expect(said(text, ...OTHERS).filter((each) => words.test(each))).toEqual([]);
});

test.each([
  ["a condition", "It folds over when you slam the heavy door fast.", /slam/],
  ["the seller's words", "Says nice and sturdy in the title.", /sturdy/],
  ["a guess", "Probably great for really tall people.", /great/],
  ["how it began", "Now it starts off strong and then it fades.", /strong/],
  ["an order that is a condition", "Turn the awful handle sharply and it snaps.", /^turn/i],
  ["what it hangs on", "So nice and quiet my niece fell asleep.", /quiet/],
  ["a list that is cut", "Its cover, ribs and handle are beautifully sturdy things.", /^handle/],
])("no phrase is cut from %s", (_, text, words) => {
  expect(said(text, ...OTHERS).filter((each) => words.test(each))).toEqual([]);
});

test.each([
  ["a judgement of what was said before", "Shame because it did fold beautifully.", /shame/i],
  ["what its buyer does about it", "Keeping it because the handle is beautifully sturdy.", /keeping/i],
  ["of what nobody has tried", "Not opened it, looks beautifully sturdy.", /opened/],
  ["how much of what was told before", "A bit flimsy.", /a bit/i],
  ["how the parcel came", "It arrived late and the box was crushed but nothing inside was damaged.", /damaged/],
  ["what it adds to", "The handle folds beautifully as well.", /as well/],
])("no line is %s", (_, text, words) => {
  expect(said(text, ...OTHERS).filter((each) => words.test(each))).toEqual([]);
});

test("a line of one reviewer is quoted as it stands", () => {
  expect(said("So quick I forget the handle snaps shut.", ...OTHERS)).toEqual([
    "So quick I forget the handle snaps shut",
  ]);
});

test("what is only granted says nothing, what is found does", () => {
  expect(said("The umbrella itself is fine.", "The color is a nice grey.", ...OTHERS)).toEqual([]);
  expect(said("The umbrella itself is beautifully sturdy.", ...OTHERS)).toContain(
    "The umbrella itself is beautifully sturdy",
  );
});

test("praise of a reviewer with one star is meant otherwise", () => {
  const rated = (rating: number): string[] =>
    buildSay(
      mineReviews(
        [
          { id: "r0", text: "It folds up beautifully every time.", title: null, rating, date: null },
          ...OTHERS.map((text, index) => ({ id: `o${index}`, text, title: null, rating: null, date: null })),
        ],
        "Acme Umbrella",
      ),
      "",
    ).map(({ text }) => text);
  expect(rated(5)).not.toEqual([]);
  expect(rated(1)).toEqual([]);
});

test("the product is itself in the singular too, and under any of its common names", () => {
  const of = (text: string): string =>
    buildSay(
      mineReviews(
        [text, ...OTHERS].map((each, index) => ({
          id: `r${index}`,
          text: each,
          title: null,
          rating: null,
          date: null,
        })),
        "Acme Hiking Boots",
      ),
      "",
    )
      .map((line) => line.text)
      .join("\n");
  expect(of("With socks the boot is very durable and comfortable.")).toContain("durable and comfortable");
  expect(of("With socks the item is very durable and comfortable.")).toContain("durable and comfortable");
  expect(of("With socks the jacket is very durable and comfortable.")).not.toMatch(/^durable and comfortable/m);
});

test.each([
  ["Skeptical about the thin ribs at first.", /thin ribs/],
  ["A decent umbrella for short walks.", /decent/],
  ["The handle feels better, might be the wax.", /feels better/],
  ["It helps so much.", /helps/],
  ["The glue they send you is tiny and it peeled off overnight.", /^peeled off/],
])("what is doubted, granted or of a thing left unnamed is not said of it: %s", (text, cut) => {
  expect(said(text, "Works well.", "My niece has it.").filter((each) => cut.test(each))).toEqual([]);
});

test("who brought it is not what is said of it", () => {
  const all = said("Driver was lovely, carried it up three flights.", "Works well.", "My niece has it.");
  expect(all.filter((each) => /driver/i.test(each))).toEqual([]);
});

test("what is said of a part named before, or of somebody, is not quoted without it", () => {
  const all = said("The strap pulls the ribs in and it goes pretty flat.", "It folds. barely but fits.", "Works well.");
  expect(all.filter((each) => /^it goes|^barely/.test(each))).toEqual([]);
});
