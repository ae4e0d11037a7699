import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { isAlone } from "../../../../../server/listing/audit/alone.ts";

const alone = (fault: string, ...others: string[]): boolean => {
  const reviews = [fault, ...others].map((text, index) => ({
    id: `r${index}`,
    text,
    title: null,
    rating: null,
    date: null,
  }));
  const spans = [{ reviewId: "r0", start: 0, end: fault.length }];
  return isAlone({ text: fault, spans }, mineReviews(reviews, "Acme Floor Sweeper"));
};

test.each([
  ["The bin is tiny.", "I empty the dust box all the time."],
  ["The bin is tiny.", "The bins could be bigger."],
  ["It is loud.", "So noisy that the dog hides."],
])("%s is not alone beside %s", (fault, other) => expect(alone(fault, other)).toBe(false));

test.each([
  ["The bin is tiny.", "It cleans well."],
  ["The bin is tiny.", "The bin is great."],
])("%s is alone beside %s", (fault, other) => expect(alone(fault, other)).toBe(true));
