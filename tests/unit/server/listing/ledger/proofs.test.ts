import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const isDenied = (bullet: string, review: string): boolean =>
  sidesOfBullet(bullet, [review, "Bought it in green.", "It came on Friday."]).against.length > 0;

describe("a claim is denied", () => {
  test.each([
    ["Speed up to 4.0 mph", "Advertised as 4 mph. I timed it and the top is more like 3.1."],
    ["Measures 60 x 80 inches", "Measured 58 x 77."],
    ["Fully charges within 2 hours", "It took 5 hours to charge."],
    ["Our team replies within 24 hours", "Sent two emails, not one answer."],
    ["Suitable for curly and thick hair", "Not for thick hair."],
  ])("%s: %s", (bullet, review) => expect(isDenied(bullet, review)).toBe(true));
});

describe("and is not", () => {
  test.each([
    ["Ultra soft fabric", "The clasp is stiff."],
    ["Great gift for gardeners", "Best gift I ever gave."],
    ["Measures 60 x 80 inches", "It measures 60 x 80."],
    ["Fully charges within 2 hours", "It took 1 hour to charge."],
    ["Suitable for curly and thick hair", "Not for sale in my town."],
  ])("%s: %s", (bullet, review) => expect(isDenied(bullet, review)).toBe(false));
});
