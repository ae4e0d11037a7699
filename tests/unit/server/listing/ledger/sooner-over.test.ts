import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const against = (bullet: string, review: string): string[] =>
  sidesOfBullet(bullet, [review, "A nice gift."], "Thornby Handheld Sweeper").against;

describe("what is over sooner than promised", () => {
  test.each([
    ["Up to 90 minutes of sweeping", "Mine does about 40 minutes."],
    ["Up to 90 minutes of sweeping", "Half an hour and it's flat."],
    ["Jar gives 3 months of daily use", "It was gone in under a month."],
    ["Jar gives 3 months of daily use", "Two weeks, gone."],
    ["Lasts up to 60 days", "One jar only lasts me about three weeks."],
  ])("denies it: %s, %s", (bullet, review) => expect(against(bullet, review)).toEqual([review]));

  test.each([
    ["Up to 90 minutes of sweeping", "Still going after 40 minutes."],
    ["Up to 90 minutes of sweeping", "My old one did 40 minutes."],
    ["Up to 90 minutes of sweeping", "I get 40 minutes of sleep."],
    ["Up to 90 minutes of sweeping", "It does 85 minutes."],
    ["Jar gives 3 months of daily use", "It runs two hours every day."],
    ["Jar gives 3 months of daily use", "The bottle arrived in two weeks."],
    ["Ready in 30 minutes", "It lasts ten minutes."],
  ])("denies nothing else: %s, %s", (bullet, review) => expect(against(bullet, review)).toEqual([]));
});
