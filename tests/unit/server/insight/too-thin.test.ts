import { describe, expect, test } from "bun:test";
import { isTooThin, mineReviews } from "../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../server/insight/read-reviews.ts";

const thin = (text: string): boolean => {
  const { reviews, excluded } = readReviews({ text });
  return isTooThin(mineReviews(reviews, "Water Bottle"), excluded);
};

describe("reviews are too thin", () => {
  test.each([
    ["a word that judges nothing", "ok ok ok"],
    ["one endless word", "a".repeat(20_000)],
    ["letters struck at random", "asdkjh qwlekj zxmcn hjkl.\n\nkjhsdf wqxzv sdfghjk lkjhgf"],
    ["no opinion", "Arrived on Monday. It is a bottle."],
    ["one review many times over", Array.from({ length: 20 }, () => "The lid leaks in my bag every day.").join("\n\n")],
  ])("when there is %s", (_, text) => {
    expect(thin(text)).toBe(true);
  });
});

describe("reviews are enough", () => {
  test.each([
    ["one of them has an opinion", "The lid leaks."],
    ["a single word judges", "Great"],
    ["they are in another language with many consonants", "Čtvrt roku a zmrzl, prst strčil skrz krk. Vlk trhl srst."],
    ["they are in a language that is not read", "هذه الزجاجة رائعة جدا وتحافظ على البرودة."],
    ["two say something, even if one is repeated", "The lid leaks.\n\nThe lid leaks.\n\nStays cold all day."],
  ])("when %s", (_, text) => {
    expect(thin(text)).toBe(false);
  });
});
