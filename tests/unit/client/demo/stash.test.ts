import { expect, test } from "bun:test";
import { audienceOf, stashOf } from "../../../../client/features/demo/stash.ts";
import { demoResult, FILLED } from "../../machines/demo/demo-fixtures.ts";

const { avatarData } = demoResult();

test("without a result there is nothing to take along", () => {
  expect(stashOf(FILLED, null)).toBeNull();
});

test("the whole avatar and the brief are taken along, with the reviews as they were entered", () => {
  expect(stashOf(FILLED, demoResult())).toEqual({
    avatar: avatarData,
    brief: {
      avatarName: "Busy parent",
      targetAudience: "Busy parent",
      productName: "Steel bottle",
      reviewsText: "Keeps water cold all day.",
    },
  });
});

test("the audience is what reviewers say of themselves, and the avatar's name where they say nothing", () => {
  const demographics = { ...avatarData.demographics, occupation: "Nurses", location: "Texas" };
  expect(audienceOf({ ...avatarData, demographics })).toBe("Nurses, Texas");
  expect(audienceOf(avatarData)).toBe("Busy parent");
});
