import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const isDenied = (bullet: string, review: string): boolean =>
  sidesOfBullet(bullet, [review, "Bought it for my aunt.", "It came on Friday."]).against.includes(review);

describe("a figure is denied by who says that it is not so", () => {
  test.each([
    ["Keeps Cold 24 Hours", "My ice was melting, so no 24 hours."],
    ["Keeps Cold 24 Hours", "Nowhere near 24 hours."],
    ["Keeps Cold 24 Hours", "Nothing like 24 hours for me."],
    ["12 inch wide", "It is 10 inches, not 12."],
    ["12 inch wide", "The width is 10 inches, not 12."],
    ["16 oz of tea", "Mine is 12 ounces, not 16."],
    ["Box with 40 loads", "I got 31 washes from my box."],
    ["40 loads per bag", "Says 40 loads. One scoop a day and it was gone on day 30."],
  ])("%s: %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(true);
  });

  test.each([
    ["12 inch wide", "My shelf is 10 inches, not 12."],
    ["12 inch wide", "The strap is 10 inches, not 12."],
    ["12 inch wide", "There is no 12 inch shelf in my house."],
    ["16 oz of tea", "I got 2 of them, not 16."],
    ["20 g of fiber per scoop", "The scoop holds nearer 45 g than the 40 g on the label."],
    ["Box with 40 loads", "I got 52 washes from my box."],
  ])("and not by another: %s, %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(false);
  });
});

describe("a time that something stays cold or hot", () => {
  test.each([
    ["Keeps Cold 24 Hours", "My water was warm again after three hours."],
    ["Ice stays frozen for 2 days", "The ice was gone in ten hours."],
    ["Hot for 12 hours", "My tea was cold within 2 hours."],
  ])("is denied by who tells its early end: %s, %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(true);
  });

  test.each([
    ["Keeps Cold 24 Hours", "It was not warm even after three hours."],
    ["Hot for 12 hours", "My tea was still not cold after 2 hours."],
    ["Hot for 12 hours", "My hands were cold, I left after 2 hours."],
  ])("and not by another: %s, %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(false);
  });
});
