import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { isContent } from "../../../../../server/insight/mining/discontent.ts";

const isContentOf = (text: string, rating: number | null = null): boolean =>
  isContent(mineReviews([{ id: "r1", text, title: null, rating, date: null }], "Desk Fan"), "r1");

describe("who was skeptical without stars", () => {
  test("is content where more is praised than blamed", () => {
    expect(isContentOf("I was skeptical but it fits in a drawer.")).toBe(true);
    expect(isContentOf("I was skeptical. It folds up small.")).toBe(true);
  });

  test.each([
    ["nothing is praised", "I was skeptical."],
    ["something is blamed", "I was skeptical, and it is loud."],
    ["as much is blamed as praised", "I was skeptical and it is loud, but it fits in a drawer."],
    ["praise is only hoped for", "I was skeptical. I hope it is quiet."],
  ])("is not where %s: %s", (_, text) => expect(isContentOf(text)).toBe(false));
});

test("stars say more than words", () => {
  expect(isContentOf("I was skeptical but it fits in a drawer.", 3)).toBe(false);
  expect(isContentOf("I was skeptical, and it is loud.", 4)).toBe(true);
});

test("who says neither good nor bad is content", () => {
  expect(isContentOf("It came on Tuesday.")).toBe(true);
});
