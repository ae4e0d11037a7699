import { describe, expect, test } from "bun:test";
import { unitsOf } from "../../../../support/read-anything.ts";

const wishesIn = (text: string): string[] =>
  unitsOf(text)
    .filter((unit) => unit.key.startsWith("wish:"))
    .map(({ start, end }) => text.slice(start, end));

describe("a wish in other words", () => {
  test.each([
    ["Please add a hook to the side.", "a hook to the side"],
    ["PLEASE put a label on that says front.", "a label"],
    ["Just put a lid on it please.", "a lid"],
    ["Make it in green please!", "in green"],
    ["Give us a pouch.", "a pouch"],
    ["My only request is a larger size.", "a larger size"],
    ["My only wish is that it had a timer.", "it had a timer"],
    ["The one thing I would change is a longer cord.", "a longer cord"],
    ["What I would like to see is a light in the base.", "a light in the base"],
    ["I would gladly pay ten dollars more for a metal hook.", "a metal hook"],
    ["If they sold a spare battery I would buy it.", "a spare battery"],
    ["Good, but why no zipper?", "no zipper"],
    ["Why not just throw a spare fuse in the box?", "a spare fuse in the box"],
    ["And a cover for the tray would be nice too.", "a cover for the tray"],
    ["A built in scale would make it perfect.", "A built in scale"],
    ["Two screws should be in the box.", "Two screws"],
    ["They really should sell a ten pound bag.", "a ten pound bag"],
    ["Would like some kind of level indicator.", "some kind of level indicator"],
    ["I would've liked a shut off at the end so I can stop it.", "a shut off at the end"],
    ["I'd kill for a zipper.", "a zipper"],
    ["I hope they add more colors.", "more colors"],
    ["I'd love a zipper to make it bigger.", "a zipper"],
  ])("%s", (text, wish) => {
    expect(wishesIn(text)).toEqual([wish]);
  });
});

describe("no wish", () => {
  test.each([
    "Please make sure the lid is closed.",
    "Please add a little water before you use it.",
    "Put a rug gripper under it.",
    "Add a spoon of sugar first.",
    "Please make a note of the date.",
    "It needs a bit of babysitting.",
    "It needs some getting used to.",
    "Great for anyone that needs a good stapler.",
    "I would like a refund.",
    "I would like to meet that chicken.",
    "I would love the bag if the strap was not loose.",
    "If they made a mistake I would get a refund.",
    "I would pay more for a product like this.",
    "Why no answer from the seller?",
    "Why not just throw a spare one in the box?",
    "Another 3 feet would have been nice.",
    "I really should put one in.",
  ])("%s", (text) => {
    expect(wishesIn(text)).toEqual([]);
  });
});
