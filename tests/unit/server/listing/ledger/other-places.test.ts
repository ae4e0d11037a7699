import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const isDenied = (bullet: string, review: string): boolean =>
  sidesOfBullet(bullet, [review, "Bought it for my aunt.", "It came on Friday."]).against.includes(review);

describe("what goes in is denied", () => {
  test.each([
    ["Wide mouth fits ice cubes", "Ice cubes do not fit."],
    ["Fits cup holders", "It does not fit my cup holder."],
    ["Fits most kitchens", "It does not fit in my cabinet."],
    ["Lid never leaks", "The lid leaks."],
    ["Durable lid", "The lid handle snapped."],
  ])("%s: %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(true);
  });

  test.each([
    ["Holds 32 oz", "It does not fit my cup holder."],
    ["Holds 32 oz", "It won't go in the cup holder of my truck."],
    ["Wide mouth fits ice cubes", "Will not fit in any cup holder."],
    ["Wide mouth fits ice cubes", "Too wide for the cup holder."],
    ["Lid never leaks", "The lid handle snapped."],
    ["Lid never leaks", "The handle of the lid snapped."],
  ])("and not by another place or part: %s, %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(false);
  });
});
