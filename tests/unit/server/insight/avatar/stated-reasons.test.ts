import { describe, expect, test } from "bun:test";
import { buildReasonsToBuy } from "../../../../../server/insight/avatar/purchases.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const reasons = (text: string, product = "Kelvara Desk Lamp"): string[] =>
  buildReasonsToBuy(mineReviews(readReviews({ text }).reviews, product)).map(({ text: line }) => line);

describe("why it was bought is quoted", () => {
  test.each([
    "Bought purely to light the fish tank.",
    "Mostly got it for sewing since my eyes are poor.",
    "I have a stiff neck and bought this hoping it would help.",
    "The arm bends right back, which was the whole reason for buying.",
    "It was bought to match the curtains.",
    "Bought for the long winter evenings.",
    "Bought this for when my sister comes to sew.",
    "Bought for exam season since we all work late.",
    "Haven't plugged it in yet, saving it for the cottage.",
    "My wife bought it for me after my eye surgery.",
    "Bought two after my friend let me try hers.",
    "My mum swears by hers, so that's what swayed me.",
    "Bought it so I could read without waking anybody.",
    "The arm folds flat. That was the reason I bought it.",
    "Bought one for my daughters rabbit then another for the desk.",
  ])("%s", (text) => {
    expect(reasons(text)).toEqual([`“${text.slice(0, -1)}”`]);
  });

  test.each([
    ["what it cost", "Bought it just for 20 dollars."],
    ["what it came to", "Bought it only for it to break."],
    ["when it came", "Just got it today."],
    ["how often it was used", "I only got to use it twice."],
    ["what it came to in the end", "I just got it to work."],
    ["for how long", "I only got it for two days."],
    ["that it was cheap", "Bought for a good price."],
    ["what is asked", "Does it fold? That was the reason I asked."],
  ])("but not %s", (_, text) => {
    expect(reasons(text)).toEqual([]);
  });
});

describe("a gift", () => {
  test("is the product and not the thing before it", () => {
    expect(reasons("My last lamp was a wedding present in 1998 and finally gave up at Easter.")).toEqual([
      "The old one finally gave up at Easter",
    ]);
    expect(reasons("My gran's clock was a christening present.")).toEqual([]);
    expect(reasons("This was a christening present.")).toEqual(["As a christening present"]);
  });

  test("is for whoever is named, and not for what is theirs", () => {
    expect(reasons("Bought one for my daughters birthday.")).toEqual(["Bought for their daughter"]);
    expect(reasons("Bought one for my sons.")).toEqual(["Bought for their sons"]);
  });
});
