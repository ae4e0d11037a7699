import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const moodsOf = (text: string): string[] => {
  const { reviews } = readReviews({ text });
  return mineReviews(reviews, "Acme Bread Box").units.map(({ key, mood }) => `${key}: ${mood}`);
};

test.each([
  ["The last one I had was so noisy.", "noise: other-product"],
  ["Replaces a metal one I had for 20 years that squeaked.", "noise: other-product"],
  ["The box that we used before rusted.", "rust: other-product"],
  ["It is quieter than the one we had before.", "noise: report"],
  ["I had it for 20 years and it never squeaked.", "noise: report"],
  ["The one I bought squeaks.", "noise: report"],
  ["This box I used for two years squeaks now.", "noise: report"],
])("%s", (text, mood) => {
  expect(moodsOf(text)).toContain(mood);
});
