import { describe, expect, test } from "bun:test";
import { buildInsights } from "../../../../../server/insight/avatar/insights.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const told = (text: string, product = "Manual Coffee Grinder") => {
  const { reviews } = readReviews({ text });
  const { insights, evidence } = buildInsights(mineReviews(reviews, product));
  const quoted = (path: string): string[] =>
    (evidence.find((each) => each.path === `insights.${path}`)?.spans ?? []).map(
      ({ reviewId, start, end }) => reviews.find(({ id }) => id === reviewId)?.text.slice(start, end) ?? "",
    );
  return { ...insights, quoted };
};

describe("situations", () => {
  test("say where, when, for what and with whom, with the very words", () => {
    const { situations, quoted } = told(
      "I take it on every road trip and use it in the break room.\n\nGrinds well at 5am. Bought for camping.\n\nWe drink coffee with the neighbors. I play it with my kids every Friday.",
    );
    expect(situations).toEqual(
      expect.arrayContaining([
        "On every road trip",
        "In the break room",
        "At 5am",
        "For camping",
        "With the kids",
        "Every Friday",
      ]),
    );
    expect(quoted(`situations.${situations.indexOf("On every road trip")}`)).toEqual(["on every road trip"]);
  });

  test("leave out how it was delivered, how long it lasted and what it is compared with", () => {
    expect(told("Arrived in the rain. It broke on day three. Tastes as good as at home.").situations).toEqual([]);
  });
});

describe("situations are of anybody, and of use", () => {
  test("and not what people stop or come over for", () => {
    expect(told("Friends came over for coffee. He always stops for a snack.").situations).toEqual([]);
    expect(told("Works great for coffee.").situations).toContain("For coffee");
  });

  test("without one reviewer's count, and not how often it is bought anew", () => {
    const { situations } = told("We used it at 6 campgrounds. I buy one every 10 weeks. I use it every morning.");
    expect(situations).toContain("At campgrounds");
    expect(situations).toContain("Every morning");
    expect(situations.join()).not.toMatch(/\d/);
  });

  test("a month in which it was bought is none, a month in which it is used is one", () => {
    expect(told("Bought in August. It grinds well.").situations).toEqual([]);
    expect(told("We use it in August.\n\nI use it in August.").situations).toEqual(["In August"]);
    expect(told("We used it on January 9th. It grinds well.").situations).toEqual([]);
  });

  test.each([
    ["The drawing in the manual works fine.", []],
    ["Grinding while working is easy.", []],
    ["We use it for our camping trips in your suitcase.", ["For camping trips", "In a suitcase"]],
    ["Great for camping and a towel.", ["For camping"]],
    ["Good for our grilling.", ["For grilling"]],
    ["We use it at an actual table.", ["At a table"]],
    ["I take it to a state park.", ["At a state park"]],
    ["We use it in our new house.", []],
    ["Great for the other school.", []],
    ["Do I live on a boat for camping?", []],
    ["I wear it in the kitchen without that stabbing.", ["In the kitchen"]],
    ["I would not use it for running.", []],
  ])("%s", (text, expected) => {
    expect(told(text).situations).toEqual(expected);
  });
});

describe("doubts", () => {
  test.each([
    [
      "I was worried it would be flimsy because of the price.",
      "Worried the grinder would be flimsy because of the price",
    ],
    [
      "I was skeptical that a hand grinder could do espresso, but it works.",
      "Skeptical that a hand grinder could do espresso",
    ],
    ["Was on the fence because of the price.", "On the fence because of the price"],
    ["I hesitated because of the reviews about the handle.", "Hesitated because of the reviews about the handle"],
    ["I am not sure how long it will last.", "Unsure how long the grinder will last"],
  ])("%s", (text, doubt) => {
    expect(told(text).doubts).toEqual([doubt]);
  });

  test("are not what somebody does not doubt, or what another fears", () => {
    expect(
      told("Do not worry about the size. I was not worried about it. My dog is scared of the noise.").doubts,
    ).toEqual([]);
  });
});

describe("reasons to buy", () => {
  test("do not repeat whom the name says it is for", () => {
    expect(told("Bought it for the dog.", "Acme Dog Bed").reasonsToBuy).toEqual([]);
    expect(told("Bought it for the dog.", "Acme Rug").reasonsToBuy).toEqual(["“Bought it for the dog”"]);
  });

  test.each([
    ["I replaced my old blade grinder with this.", "To replace an old blade grinder"],
    ["Recommended by my local roaster.", "Recommended by a local roaster"],
    ["Our trainer recommended it for class.", "Recommended by a trainer"],
    ["Bought as a housewarming gift.", "As a housewarming gift"],
    ["I bought this for my commute on the subway.", "“I bought this for my commute on the subway”"],
    ["I needed something that blocks sound.", "“I needed something that blocks sound”"],
    ["Upgraded from a $300 model.", "Switched from a $300 model"],
    ["My old one died.", "The old one died"],
    ["I bought it because of the picture of the boats.", "“I bought it because of the picture of the boats”"],
  ])("%s", (text, reason) => {
    expect(told(text).reasonsToBuy).toEqual([reason]);
  });

  test("are not told where the purchase did not happen", () => {
    expect(told("A gift for my self.").reasonsToBuy).toEqual([]);
    expect(
      told("I would not have bought it for camping. If I bought it for my dad he would laugh.").reasonsToBuy,
    ).toEqual([]);
  });
});

describe("reasons to return", () => {
  test("are the complaint that stands nearest to the return, with both as evidence", () => {
    const { reasonsToReturn, quoted } = told("The adjustment knob stripped. Sent it back for a refund.\n\nNice.");
    expect(reasonsToReturn).toEqual(["The adjustment knob stripped"]);
    expect(quoted("reasonsToReturn.0")).toEqual(["The adjustment knob stripped", "Sent it back"]);
  });

  test("are what follows because", () => {
    const { reasonsToReturn } = told("The color is off. I returned it because the burrs were rusty.");
    expect(reasonsToReturn).toEqual(["The burrs were rusty"]);
  });

  test("need a return: a complaint alone or a return to a place is none", () => {
    expect(
      told("The knob stripped.\n\nThe lid leaks. I returned to work.\n\nIt is loud. I would never return it.")
        .reasonsToReturn,
    ).toEqual([]);
  });
});

describe("what says nothing of a buyer's life", () => {
  test.each([
    "It will break in the long run.",
    "It is for old-school fans.",
    "I pressed it while looking at the screen.",
    "It is made for people traveling.",
    "The screen while playing is a plus.",
    "I like it, while playing music is a bonus unlike others.",
  ])("%s: no situation", (text) => expect(told(text).situations).toEqual([]));

  test.each(["I was concerned that with the lid off it spills.", "Time will tell if they need them."])(
    "%s: no doubt that could be told",
    (text) => expect(told(text).doubts).toEqual([]),
  );

  test.each([
    "I bought it because from what I read it is good.",
    "I bought it for a bit more than half that price.",
    "These came from inside that box and were used.",
  ])("%s: no reason to buy", (text) => expect(told(text).reasonsToBuy).toEqual([]));
});

test("a doubt that names the product spells its verb out", () => {
  expect(told("Not sure how long it'll last.").doubts).toEqual(["Unsure how long the grinder will last"]);
});

test("the names of days are written as such", () => {
  expect(told("i bought it for christmas.").reasonsToBuy).toEqual(["For Christmas"]);
  expect(told("We use it every saturday.").situations).toEqual(["Every Saturday"]);
});

describe("reasons to buy", () => {
  test.each([
    ["You can smell it coming from three rooms away.", []],
    ["Got this for exactly one purpose, and it failed.", []],
    ["I filed it down and got it to where it turns.", []],
    ["I came from a hand mill.", ["Switched from a hand mill"]],
    ["Got one for the boat now and love it.", ["“Got one for the boat now and love it”"]],
    ["I wanted it for the trip.", []],
    ["Bought it to replace the old one.", []],
    ["Bought it to replace the hand mill.", ["To replace the hand mill"]],
    ["Bought it for a ski trip that was called off.", ["“Bought it for a ski trip that was called off”"]],
    [
      "I needed something without a cord and a plug as we camp.",
      ["“I needed something without a cord and a plug as we camp”"],
    ],
    ["I rang the power company and got them to split the bill.", []],
    ["I finally got it to work with my cups.", []],
    ["I got it to grind pepper.", ["“I got it to grind pepper”"]],
    ["My sister has one that cost twice as much.", []],
    ["My older cousin had one from a flea market.", []],
    ["My husband told me to return it.", []],
    ["My aunt Rosa swears by hers.", ["Recommended by an aunt"]],
    ["My brother in law runs a bar and swears by his.", ["Recommended by a brother-in-law"]],
    ["The barista recommended it.", ["Recommended by the barista"]],
    ["I wanted to replace a hand crank one I kept dropping.", ["To replace a hand crank grinder"]],
    ["I had to replace the lid after a week.", []],
    ["Second one I've owned.", ["“Second one I've owned”"]],
    ["Third bag now.", ["“Third bag now”"]],
    ["Ordered a second of those for my sister.", []],
    [
      "Not having to plug it in is the main reason I picked it.",
      ["“Not having to plug it in is the main reason I picked it”"],
    ],
    ["It folds flat, which is why we chose it.", ["“It folds flat, which is why we chose it”"]],
    ["Bought it because my sister in law swears by it.", ["“Bought it because my sister in law swears by it”"]],
    ["My daughter in law swears by it.", ["Recommended by a daughter-in-law"]],
    ["My doctor told me to drink more coffee.", []],
    ["I got a second one for my mother in law.", ["Bought for their mother-in-law"]],
    ["I ordered another brand.", []],
  ])("are told whole, and of buying: %s", (text, reasons) => {
    expect(told(text).reasonsToBuy).toEqual(reasons);
  });
});
