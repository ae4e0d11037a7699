import { expect, test } from "bun:test";
import { stashOf } from "../../../../../client/features/demo/stash.ts";
import { demoResult, FILLED } from "../../../machines/demo/demo-fixtures.ts";

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
