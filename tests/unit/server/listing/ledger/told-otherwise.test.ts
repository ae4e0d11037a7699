import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readClause } from "../../../../../server/listing/clauses/read-clause.ts";
import { brokenPromises } from "../../../../../server/listing/ledger/promises/broken-promises.ts";
import { indexReviews } from "../../../../../server/listing/reviews/review-index.ts";

/** Whether a review of so many stars breaks a promise. */
const breaksAt = (claim: string, text: string, rating: number): boolean => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating, date: null }], "Thing");
  return brokenPromises(readClause(claim, mining), indexReviews(mining), mining.product).length > 0;
};

describe("a promise is not broken", () => {
  test.each([
    [
      "by what the next sentence denies of this one",
      "Gentle on sensitive skin",
      "Every lotion stings. This does not sting.",
    ],
    ["by what got better", "Gentle on sensitive skin", "The rash on my arm has faded."],
    ["by what smells of nothing", "Odorless material", "It smells like nothing."],
    ["by hands that it says nothing of", "One-hand operation", "I have gout in both hands."],
    ["by the other hand that is free", "One-hand operation", "I hold it in one and stir with the other hand."],
    ["by waking to something else", "No buzzing", "I woke up to a flood."],
    ["by what else was left to soak", "Easy to clean", "I made beans (soaked overnight) in it."],
    ["by what did it no harm", "Waterproof pocket", "It sits in a puddle all day and still works."],
    ["by what somebody has from elsewhere", "Soft strap", "My mom has a sore hip."],
    ["by how long it lived", "40H playtime", "It died after five weeks."],
    ["by an opinion, where it is a measure", "6 ft cord", "The cord is too short."],
    ["by another weight than that of a pocket", "Waterproof pocket", "It is so heavy."],
  ])("%s", (_, claim, text) => expect(breaksAt(claim, text, 3)).toBe(false));

  test.each([
    ["Gentle on sensitive skin", "It stings. It does not soak in."],
    ["Gentle on sensitive skin", "The rash on my arm has not faded."],
    ["One-hand operation", "I had to hold it with my other hand."],
    ["No buzzing", "It woke up the whole street."],
    ["Easy to clean", "I had to let it soak overnight."],
    ["40H playtime", "It died after two hours."],
    ["Accurate readings", "It shows 50 percent and then drops to 10."],
    ["Accurate readings", "The gauge lies to me."],
    ["Accurate readings", "The gauge reads wrong."],
  ])("but this one is: %s, %s", (claim, text) => expect(breaksAt(claim, text, 3)).toBe(true));

  test("by words that nobody with all the stars concedes", () => {
    const [claim, said] = ["Gentle on sensitive skin", "My face is always so raw in winter."];
    expect([5, 3].map((rating) => breaksAt(claim, said, rating))).toEqual([false, true]);
    expect(breaksAt(claim, "Nice, but it left my face raw.", 5)).toBe(true);
  });
});
