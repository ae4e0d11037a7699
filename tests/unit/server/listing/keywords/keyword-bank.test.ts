import { describe, expect, test } from "bun:test";
import type { FullAvatar } from "../../../../../events/result/avatar.ts";
import { buildAvatar } from "../../../../../server/insight/avatar/build-avatar.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { isUsed, keywordBank } from "../../../../../server/listing/keywords/keyword-bank.ts";

const TEXT = [
  "I take this bottle to the gym. The straw lids are great.",
  "Straw lid works. I use the water bottle for hiking.",
  "Hiking with it every week, and it fits my gym bag. My flask of old leaked.",
].join("\n\n");

const mining = mineReviews(readReviews({ text: TEXT }).reviews, "Kelvara Water Bottle");
const { avatar } = buildAvatar(mining, { avatarName: "Hiker", currentListing: "" });
const withKeywords = (...keywords: string[]): FullAvatar => ({ ...avatar, keywords });

const bank = keywordBank(
  withKeywords("straw lid", "gym bag"),
  [],
  { keywords: ["Straw-Lids", "BPA  free", "water bottles"], mustIncludeKeywords: ["gym bags"] },
  mining,
);

describe("the keyword bank", () => {
  test("holds a keyword once, whatever its case, hyphen and plural, in the seller's spelling", () => {
    const keywords = bank.map((entry) => entry.keyword);
    expect(keywords.filter((keyword) => keyword.includes("straw"))).toEqual(["straw-lids"]);
    expect(keywords.filter((keyword) => keyword.includes("bottle"))).toEqual([
      "water bottles",
      "drinking bottle",
      "waterbottle",
    ]);
  });

  test("puts first what must be in, and keeps the mark when buyers say it too", () => {
    expect(bank[0]).toMatchObject({ keyword: "gym bags", mustInclude: true, reviews: 1 });
  });

  test("counts the distinct reviews that use the words together", () => {
    const reviewsOf = (keyword: string): number | undefined => bank.find((entry) => entry.keyword === keyword)?.reviews;
    expect([reviewsOf("straw-lids"), reviewsOf("water bottles"), reviewsOf("bpa free")]).toEqual([2, 1, 0]);
  });

  test("knows the situations that reviewers name and other names of the thing", () => {
    expect(bank.find((entry) => entry.origin === "situation")?.keyword).toBe("hiking");
    expect(bank.filter((entry) => entry.origin === "synonym").map((entry) => entry.keyword)).toContain("flask");
  });

  test("scores other names of the thing only where somebody uses them", () => {
    const names = bank.filter((entry) => entry.origin === "synonym" && isUsed(entry)).map((entry) => entry.keyword);
    expect(names).toEqual(["flask"]);
  });
});
