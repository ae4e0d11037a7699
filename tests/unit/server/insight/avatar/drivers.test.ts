import { describe, expect, test } from "bun:test";
import { buildDrivers } from "../../../../../server/insight/avatar/drivers.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const drivers = (text: string): string[] => {
  const { reviews } = readReviews({ text });
  return buildDrivers(mineReviews(reviews, "Kelvara Travel Kettle")).map(({ text: line }) => line);
};

describe("a feeling is told with what it is about", () => {
  test.each([
    ["I was impressed because it is easy to clean.", "Surprise that the kettle is easy to clean"],
    ["We are thrilled, since it is so quiet.", "Delight that the kettle is so quiet"],
    ["What a relief, the lid is easy to open.", "Relief that the lid is easy to open"],
    ["The lid is easy to open, which I love.", "Delight that the lid is easy to open"],
    ["I love it. It is easy to clean.", "Delight that the kettle is easy to clean"],
    ["Love this kettle! It is easy to clean.", "Delight that the kettle is easy to clean"],
    ["2 stars. The handle broke off. Disappointing!", "Disappointment that the handle broke off"],
    ["1 star. It burned my hand. Scary!", "Fear, because the kettle burned the hand"],
    ["2 stars. The handle broke off. So frustrating!", "Frustration that the handle broke off"],
  ])("%s", (text, line) => {
    expect(drivers(text)).toEqual([line]);
  });

  test.each([
    "My aunt was thrilled. The lid is easy to open.",
    "2 stars. The handle is flimsy and disappointing.",
    "1 star. It burned my hand.",
    "No more lukewarm tea. It is easy to clean.",
    "I love the color. It is easy to clean.",
    "I love it. The lid is easy to open.",
    "1 star. Waiting for the bus is frustrating for me and my sister. The handle broke off.",
  ])("but not with what only stands beside it: %s", (text) => {
    expect(drivers(text)).toEqual([]);
  });
});

describe("a feeling that no remark is about is told in the reviewers' words", () => {
  const TOLD = "The tea stays hot in the office.";

  test("where they name what they feel it about", () => {
    const text = [
      "I feel so relieved that my tea stays hot.",
      "So relieved my tea is still hot at noon.",
      "I'm frustrated and angry that the thing gave way.",
      "I am proud to carry it around.",
    ].join("\n\n");
    expect(drivers(text)).toEqual([
      "Relief: “relieved that my tea stays hot”",
      "Frustration: “frustrated and angry that the thing gave way”",
      "Pride: “proud to carry it around”",
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
    "Love how terrible the lid is.",
    "I'm happy with this purchase.",
    "Very impressed by this kettle.",
    "I am not happy about the way it pours.",
    "I would be proud to carry one around.",
    "I was relieved when it arrived on time.",
    "I was frustrated that my old one dripped on the desk.",
    "I am disappointed.",
    "I was disappointed because they are cute.",
    "5 stars. I was frustrated that nothing else kept tea hot.",
    "1 star. I was happy that somebody took it away.",
  ])("but not %s", (text) => {
    expect(drivers(`${text}\n\n${TOLD}`)).toEqual([]);
  });
});
