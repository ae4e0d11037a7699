import { describe, expect, test } from "bun:test";
import { buildDrivers } from "../../../../../server/insight/avatar/drivers.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const drivers = (text: string): string[] => {
  const { reviews } = readReviews({ text });
  return buildDrivers(mineReviews(reviews, "Kelvara Travel Kettle")).map(({ text: line }) => line);
};

describe("a feeling is told in the words that say what it is about", () => {
  test.each([
    ["I was impressed because it is easy to clean.", "Surprise: “I was impressed because it is easy to clean”"],
    ["We are thrilled, since it is so quiet.", "Delight: “We are thrilled, since it is so quiet”"],
    ["Gutted as my son chose the dragon himself.", "Disappointment: “Gutted as my son chose the dragon himself”"],
    ["So cross the lid broke on the handle.", "Anger: “So cross the lid broke on the handle”"],
    ["The rocket lid was a huge hit.", "Delight: “The rocket lid was a huge hit”"],
    ["Daughter obsessed with the dragon lid.", "Delight: “Daughter obsessed with the dragon lid”"],
    ["Everyone asks me where I got it.", "Pride: “Everyone asks me where I got it”"],
    ["My wife tells everybody about it.", "Pride: “My wife tells everybody about it”"],
    ["My wrist no longer hurts when I lift it.", "Relief: “My wrist no longer hurts when I lift it”"],
    ["What a relief, the lid is easy to open.", "Relief: “What a relief, the lid is easy to open”"],
    ["Beeps at my parrot all morning, drives me mad.", "Frustration: “Beeps at my parrot all morning, drives me mad”"],
    ["Loud bang at night, scared my wife half to death.", "Fear: “Loud bang at night, scared my wife half to death”"],
    ["It is a chore to close the lid.", "Frustration: “It is a chore to close the lid”"],
    ["Best tea in years.", "Relief: “Best tea in years”"],
    ["Three of my friends ordered it off their phones.", "Pride: “Three of my friends ordered it off their phones”"],
    ["It has one knob, even my dad figured it out.", "Confidence: “It has one knob, even my dad figured it out”"],
    ["My sister has ordered one too.", "Pride: “My sister has ordered one too”"],
    ["The lid is easy to open, which I love.", "Delight: “The lid is easy to open, which I love”"],
  ])("%s", (text, line) => {
    expect(drivers(text)).toEqual([line]);
  });

  test.each([
    "My aunt was thrilled. The lid is easy to open.",
    "My cough has gone from a scary bark to a tickle.",
    "I love it. It is easy to clean.",
    "1 star. It burned my hand.",
    "I love the color. It is easy to clean.",
    "I love it. The lid is easy to open.",
    "1 star. Waiting for the bus is frustrating for me and my sister. The handle broke off.",
  ])("but not with what only stands beside it: %s", (text) => {
    expect(drivers(text)).toEqual([]);
  });
});

describe("the words that tell a feeling", () => {
  const TOLD = "The tea stays hot in the office.";

  test("where they name what they feel it about", () => {
    const text = [
      "I feel so relieved that my tea stays hot.",
      "So relieved my tea is still hot at noon.",
      "I'm frustrated and angry that the thing gave way.",
      "I am proud to carry it around.",
    ].join("\n\n");
    expect(drivers(text)).toEqual([
      "Relief: “I feel so relieved that my tea stays hot”",
      "Frustration: “I'm frustrated and angry that the thing gave way”",
      "Pride: “I am proud to carry it around”",
    ]);
  });

  test("also by what they love, or call annoying at the end", () => {
    const text = "Love how easy the dust cup is to empty.\n\nTakes five hours to charge, which is annoying.";
    expect(drivers(text)).toEqual([
      "Delight: “Love how easy the dust cup is to empty”",
      "Frustration: “Takes five hours to charge, which is annoying”",
    ]);
  });

  test.each([
    ["2 stars. The handle is flimsy and disappointing.", "Disappointment: “The handle is flimsy and disappointing”"],
    ["No more lukewarm tea.", "Relief: “No more lukewarm tea”"],
    ["Finally a spout that pours where I want.", "Relief: “Finally a spout that pours where I want”"],
    ["And my daughter loves the whistle.", "Delight: “my daughter loves the whistle”"],
    ["My neighbor asked me where I got the kettle.", "Pride: “My neighbor asked me where I got the kettle”"],
    ["I don't have to worry about the cord.", "Confidence: “I don't have to worry about the cord”"],
    [
      "I was frustrated that my old one dripped.",
      "Frustration with what they had before: “I was frustrated that my old one dripped”",
    ],
    ["The steam makes me nervous around the kids.", "Fear: “The steam makes me nervous around the kids”"],
    [
      "We boil water for the two of us and for the neighbors every single morning at six and the whole house is up, but I love the whistle and its tune.",
      "Delight: “I love the whistle and its tune”",
    ],
  ])("%s", (text, line) => {
    expect(drivers(`${text}\n\n${TOLD}`)).toEqual([line]);
  });

  test("by two at least of a crowd", () => {
    const driversOf = (texts: readonly string[]): string[] => {
      const reviews = texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null }));
      return buildDrivers(mineReviews(reviews, "Kelvara Travel Kettle")).map(({ text }) => text);
    };
    const crowd = Array.from({ length: 160 }, (_, index) => `I bought number ${index + 1} of them in the shop.`);
    const [one, other] = ["I am proud of the shiny spout.", "So proud of the spout and its shine."];
    expect(driversOf([one, ...crowd])).toEqual([]);
    expect(driversOf([one, other, ...crowd])).toEqual(["Pride: “So proud of the spout and its shine”"]);
  });

  test.each([
    "Love how terrible the lid is.",
    "I love this little kettle.",
    "I felt confident when I ordered.",
    "Thank god I found it.",
    "Waiting for the bus is frustrating for my sister.",
    "He'd be proud of the shiny spout.",
    "Are you not proud of the shiny spout?",
    "I'm happy with this purchase.",
    "Very impressed by this kettle.",
    "I am not happy about the way it pours.",
    "I would be proud to carry one around.",
    "I was relieved when it arrived on time.",
    "I am disappointed.",
    "I was disappointed because they are cute.",
    "5 stars. I was frustrated that nothing else kept tea hot.",
    "1 star. I was happy that somebody took it away.",
  ])("but not %s", (text) => {
    expect(drivers(`${text}\n\n${TOLD}`)).toEqual([]);
  });
});
