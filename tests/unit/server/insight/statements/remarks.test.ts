import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { findRemarks } from "../../../../../server/insight/statements/remarks.ts";
import { analyseReview } from "../../../../../server/insight/text/analyse.ts";

const told = (text: string, product: string): string[] => {
  const review = { id: "r1", text, title: null, rating: 2, date: null };
  return findRemarks(analyseReview(review), [review], describeProduct(product)).map((remark) => remark.told.text);
};

describe("it, of a thing with a plural name,", () => {
  test.each([
    ["is what was named before", "The eyelets are too small for my lace, it falls out.", "The boots fall out"],
    ["is what was hung from it", "I hung my lamp from them, it fell off.", "The boots fell off"],
    ["is a part that was judged before", "The tongue is stiff and it rubs my ankle.", "The boots rub an ankle"],
  ])("%s", (_, text, wrong) => {
    expect(told(text, "Kelvara Hiking Boots")).not.toContain(wrong);
  });

  test("is the thing where nothing was named", () => {
    expect(told("It leaks after an hour.", "Kelvara Hiking Boots")).toEqual(["The boots leak after an hour"]);
  });

  test("is the thing where its name is singular", () => {
    expect(told("I hung my lamp from it, it fell off.", "Kelvara Shoe Rack")).toContain("The rack fell off");
  });
});

describe("an event without a subject", () => {
  test.each([
    ["The zipper pull is flimsy. Broke after a week.", "The zipper pull broke after a week"],
    ["I use it daily. Broke after a week.", "The rack broke after a week"],
    ["Broke two weeks later.", "The rack broke two weeks later"],
  ])("%s", (text, expected) => {
    expect(told(text, "Kelvara Shoe Rack")).toContain(expected);
  });

  test.each(["Thinks it is too hot.", "Says it is the only one that leaks."])(
    "is nothing of the thing where it is said of whoever speaks: %s",
    (text) => {
      expect(told(`My wife took it along. ${text}`, "Kelvara Travel Pillow").join()).not.toMatch(
        /pillow (?:thinks|says)/,
      );
    },
  );

  test("is nothing of the thing where somebody did it to some of many", () => {
    expect(told("Broke two the first day.", "Kelvara Shoe Rack")).toEqual([]);
  });
});

describe("a noun that looks like a verb", () => {
  test.each([
    ["Pump died after one winter.", "The pump died after one winter"],
    ["Handle broke within a day.", "The handle broke within a day"],
    ["Pump quit after a week.", "The pump quit after a week"],
  ])("is one where an event follows: %s", (text, expected) => {
    expect(told(text, "Kelvara Hot Tub")).toContain(expected);
  });

  test.each(["Look cracked already.", "Keep closed.", "I quit after two days.", "My wife quit after a week."])(
    "is none elsewhere: %s",
    (text) => {
      expect(told(text, "Kelvara Hot Tub")).toEqual([]);
    },
  );
});

describe("the number of what there is", () => {
  test.each([
    ["There's rust on the legs.", "There is rust on the legs"],
    ["There's a crack in the lid.", "There is a crack in the lid"],
    ["There's two cracks in the lid.", "There are two cracks in the lid"],
    ["There were scratches all over.", "There were scratches all over"],
  ])("%s", (text, expected) => {
    expect(told(text, "Kelvara Hot Tub")).toEqual([expected]);
  });
});

describe("it, at the beginning of a sentence,", () => {
  test("is the part spoken of before where it is of one material", () => {
    expect(told("The lever snapped off. It is cheap plastic.", "Kelvara Hot Tub")).toContain(
      "The lever is cheap plastic",
    );
  });

  test.each(["It is heavy.", "It is cheap in plastic.", "It leaks."])("is the thing elsewhere: %s", (text) => {
    expect(told(`The lever snapped off. ${text}`, "Kelvara Hot Tub").join()).not.toMatch(/The lever (?:is|leaks)/);
  });
});

describe("what people do is no fault of the thing", () => {
  test.each([
    "I came out and found it upside down.",
    "My wife came off the step.",
    "You have to be quick.",
    "I have to be very careful.",
  ])("%s", (text) => {
    expect(told(text, "Kelvara Hot Tub")).toEqual([]);
  });

  test.each([
    ["The knob came off in May.", "The knob came off in May"],
    ["You have to be quick to catch the lid.", "You have to be quick to catch the lid"],
    ["It gets stuck on the drain every. single. time.", "The tub gets stuck on the drain"],
  ])("but: %s", (text, expected) => {
    expect(told(text, "Kelvara Hot Tub")).toContain(expected);
  });
});

describe("what a statement ends with", () => {
  test.each([
    ["The hook is too heavy for the bag it came with.", "The hook is too heavy for the bag it came with"],
    ["The hook is smaller than I'd like.", "The hook is smaller than you'd like"],
    ["The handle is too short when I'm bent over.", "The handle is too short when you're bent over"],
    ["It is too short for the boots I have (tall ones).", "The rack is too short for the boots"],
  ])("%s", (text, expected) => {
    expect(told(text, "Kelvara Shoe Rack").join("\n")).toStartWith(expected);
  });
});

describe("it, where the clause before speaks of what has no name here,", () => {
  test.each([
    "The glue they send you is a joke and it peeled off overnight.",
    "The first rack we owned was my uncle's, and it cracked in a week.",
  ])("is not the product: %s", (text) => {
    expect(told(text, "Kelvara Shoe Rack").join()).not.toMatch(/rack (?:peeled|cracked)/);
  });

  test("is the product where that is spoken of too", () => {
    expect(told("The day you open it is a mess and it peeled off overnight.", "Kelvara Shoe Rack")).toContain(
      "The rack peeled off overnight",
    );
  });
});

test("a comparison that goes on from how it does is no statement of what it is", () => {
  expect(told("It rusts, worse than my old one, slower than the last.", "Kelvara Shoe Rack").join()).not.toMatch(
    /slow/,
  );
  expect(told("It wobbles, weaker than cardboard.", "Kelvara Shoe Rack")).toEqual(["The rack wobbles"]);
});

test("two sentences run together are no statement", () => {
  expect(told("It is hard to get out of the box it was so tightly packed.", "Kelvara Shoe Rack")).toEqual([]);
  expect(told("It is too wide for the box it came in.", "Kelvara Shoe Rack")).toEqual([
    "The rack is too wide for the box it came in",
  ]);
});

test("what is written in capitals and in no dictionary keeps them", () => {
  expect(told("The hook is too big for my OEM tray.", "Kelvara Shoe Rack")).toEqual([
    "The hook is too big for an OEM tray",
  ]);
});

test("a statement in which another subject follows is none", () => {
  expect(told("These in brown my heels were pressed right into the seam.", "Kelvara Hiking Boots")).toEqual([]);
});

describe("what is hard to press", () => {
  test("is the part that the next sentence speaks of", () => {
    expect(told("Hard to press. The buttons sit too deep.", "Kelvara Radio Kit")).toContain(
      "The buttons are hard to press",
    );
  });

  test("is the product where the next sentence speaks of it or of a body", () => {
    expect(told("Hard to press. It sits too deep.", "Kelvara Radio Kit")).toContain("The kit is hard to press");
    expect(told("Hard to press. My fingers hurt.", "Kelvara Radio Kit")).toContain("The kit is hard to press");
  });
});

describe("a statement is told of the thing that was named, and of nothing else", () => {
  test.each([
    ["what the maker says", "It says leak proof on the carton but that is wrong.", /The kettle says/],
    ["what comes out of it", "It comes out sideways and I hate it.", /The kettle comes out/],
    ["what is in it", "This is terrible stuff.", /stuff/],
    ["that something should be", "There has to be a better way than a broken lid.", /There has to/],
    ["what a fragment before names", "Broth gorgeous, too thin for my taste.", /The kettle is too thin/],
    ["what the sentence before says there is", "There's a loud beep. It broke my sleep.", /The kettle broke/],
    ["what has no name", "It has a few minor flaws.", /flaws/],
    ["what to buy", "You have to buy better ones.", /to buy/],
    ["one thing of two nouns", "A bad spill and a floor stain downstairs.", /stains/],
  ])("not of %s", (_, text, wrong) => {
    expect(told(text, "Kelvara Travel Kettle").join("\n")).not.toMatch(wrong);
  });

  test.each([
    ["Broken out of the box.", "The kettle is broken out of the box"],
    ["The hinges kind of stink.", "The hinges stink"],
    ["It is smaller than I pictured.", "The kettle is smaller than pictured"],
    ["It does n't work.", "The kettle doesn't work"],
    ["There's a lid. The kettle broke.", "The kettle broke"],
    ["It reads too low by ten degrees.", "The kettle reads too low by ten degrees"],
  ])("%s", (text, expected) => {
    expect(told(text, "Kelvara Travel Kettle")).toContain(expected);
  });
});
