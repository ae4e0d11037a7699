import { describe, expect, test } from "bun:test";
import { buildDrivers } from "../../../../../server/insight/avatar/drivers.ts";
import { readReviews } from "../../../../../server/insight/ingest/read-reviews.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

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
