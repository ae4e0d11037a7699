import { describe, expect, test } from "bun:test";
import { buildSituations } from "../../../../../server/insight/avatar/situations.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const situations = (text: string, name = "Kelvara Wrist Brace"): string[] =>
  buildSituations(mineReviews(readReviews({ text }).reviews, name)).map(({ text: line }) => line);

describe("a situation is told of anybody", () => {
  test.each([
    ["10 hr shifts at the register and my thumb is fine.", "On 10-hour shifts"],
    ["I wore it on a 6 hour drive.", "On a 6-hour drive"],
    ["I wore it on an 8 mile walk.", "On an 8-mile walk"],
    ["This before bed and the tingling is gone.", "Before bed"],
    ["I put it on after a long run.", "After a long run"],
    ["It goes with us camping every month.", "For camping"],
    ["Took it camping Saturday.", "For camping"],
    ["Great for long trip.", "For long trips"],
    ["We carry it to the kitchen.", "In the kitchen"],
  ])("%s", (text, situation) => {
    expect(situations(text)).toContain(situation);
  });

  test.each([
    ["where it is taken off", "I take it off at my desk."],
    ["where it is switched off", "I turn it off at night."],
    ["the word of a verb", "I leave it in all winter."],
    ["an ill", "It is great for sore wrists. Good for back pain."],
    ["one night", "He took to it on night one."],
    ["one of several", "I wore it on the first two walks."],
    ["what belongs to another noun", "It lives in my work tote."],
    ["a part of the thing", "I keep the card in the front pocket."],
    ["a tool beside it", "It comes with a brush for cleaning."],
    ["a month in which another thing is worn", "I wore a sweater in July."],
  ])("and is not %s", (_, text) => {
    expect(situations(text)).toEqual([]);
  });

  test("a figure of speech is none", () => {
    expect(situations("It pays in the long run.")).toEqual([]);
  });
});

describe("one situation is told once", () => {
  test("in whatever words a reviewer names it", () => {
    expect(situations("Good for the plane. I wore it on a 9 hour flight.")).toEqual(["On a 9-hour flight"]);
  });

  test("by the words that say more, with the voices of the others", () => {
    const text = "I use it for drip coffee.\n\nWe use it for drip.";
    const [first, ...others] = buildSituations(mineReviews(readReviews({ text }).reviews, "Kelvara Grinder"));
    expect([first?.text, first?.spans.length, others.length]).toEqual(["For drip coffee", 2, 0]);
  });
});
