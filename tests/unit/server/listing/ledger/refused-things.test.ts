import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const against = (bullet: string, review: string): string[] =>
  sidesOfBullet(bullet, [review, "A nice gift."], "Thornby Floor Sweeper").against;

describe("of all things of a kind", () => {
  test.each([
    ["Cleans all types of carpet", "It won't climb onto my shag rug."],
    ["Cleans all types of carpet", "The thick rug it gives up on."],
    ["Sticks to any wall", "It doesn't stick to my brick wall."],
  ])("one that it does not do denies it: %s, %s", (bullet, review) =>
    expect(against(bullet, review)).toEqual([review]),
  );

  test.each([
    ["Cleans carpet", "It won't climb onto my shag rug."],
    ["Cleans all types of carpet", "My old one wouldn't climb onto the rug."],
    ["Cleans all types of carpet", "The rug looks nice."],
    ["Cleans all types of carpet", "It won't fit in the closet."],
  ])("and nothing else does: %s, %s", (bullet, review) => expect(against(bullet, review)).toEqual([]));
});
