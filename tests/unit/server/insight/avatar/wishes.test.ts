import { describe, expect, test } from "bun:test";
import { findWishes } from "../../../../../server/insight/avatar/wishes.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const wishesIn = (text: string, product = "Kelvara Desk Lamp"): string[] =>
  findWishes(mineReviews(readReviews({ text }).reviews, product)).map((wish) => wish.text);

test("one of what is not said is no wish", () => {
  expect(wishesIn("Put a decent one in from the start.")).toEqual([]);
  expect(wishesIn("I wish it could do the same with candles.")).toEqual([]);
  expect(wishesIn("I wish there was somebody to draw.")).toEqual([]);
  expect(wishesIn("I'd have liked bigger writing in the booklet.")).toEqual(["Bigger writing in the booklet"]);
  expect(wishesIn("An extra for the shade would be nice.")).toEqual([]);
});

test("a length is wished for of what it is spoken of", () => {
  expect(wishesIn("The cord barely reaches the wall, I would have liked another foot.")).toEqual([
    "Another foot of cord",
  ]);
  expect(wishesIn("I would have liked another foot.")).toEqual([]);
  expect(wishesIn("I wish the cord was a foot longer.")).toEqual(["A cord that is a foot longer"]);
});

describe("what is wished for is told as a thing", () => {
  test.each([
    ["I wish it was blue blue and not gray.", "A lamp that is blue and not gray"],
    ["Please add a hook.", "A lamp with a hook"],
    ["Make it in green please!", "A lamp in green"],
    ["Why no zipper?", "A lamp with a zipper"],
    ["If they make one with a built in charger I will buy that too.", "A lamp with a built in charger"],
    ["If they sold one that clips on I'd get it.", "A lamp that clips on"],
    ["Wish they did little spare bulbs.", "Little spare bulbs"],
    ["I wish they did not flicker.", "A lamp that does not flicker"],
    ["Put real instructions in the box please.", "Real instructions in the box"],
    ["And a cover for the shade would be nice too.", "A cover for the shade"],
    ["My only wish is that it had a timer.", "A lamp with a timer"],
    ["I wish there was something reflective on it.", "Something reflective"],
    ["I wish it had a hook too.", "A lamp with a hook"],
    ["Wish the bulbs were not so pricey.", "Less pricey bulbs"],
    ["Wish the bulb was not so hot.", "A less hot bulb"],
    ["Wish it had been a bit brighter.", "A lamp that is brighter"],
    ["I wish it had come with a plug.", "A lamp with a plug"],
    ["I wish it was usb-c, like my phone.", "A lamp that is usb-c"],
    ["I wish it came in a box.", "A lamp in a box"],
    ["I wish it came in a green.", "A lamp in green"],
    ["I wish the bulbs came in a pack of four.", "Bulbs in a pack of four"],
    ["I wish the bulbs came with a pouch.", "Bulbs with a pouch"],
    ["I wish the shade had a cover.", "A shade with a cover"],
    ["I wish the shade came off.", "A shade that comes off"],
    ["I wish I didn't have to hold the button down.", "Not having to hold the button down"],
    ["I wish you could turn the brightness down.", "A way to turn the brightness down"],
    ["Would be perfect if it folded.", "A lamp that folds"],
    ["Would be nice if it charged with usb.", "A lamp that charges with usb"],
    ["It would be nice if the arms could go lower.", "Arms that can go lower"],
    ["It would be nice if they offered spare bulbs.", "Spare bulbs"],
    ["It would be good if the pictures showed the real size.", "Pictures that show the real size"],
    ["It would be nice if the switch was on the side of the base.", "A switch that is on the side of the base"],
  ])("%s", (text, wish) => {
    expect(wishesIn(text)).toEqual([wish]);
  });
});

describe("no thing to wish for", () => {
  test.each([
    "It should be good.",
    "It should be a heck of a light.",
    "Hardwood would be better.",
    "My only suggestion would be to read the manual.",
    "I wish they sold this all year.",
    "It would be nice if it worked.",
    "I wish I could return it.",
    "I wish I didn't have to write this.",
    "Wish the bulb was not.",
    "Wish it were just clamps.",
  ])("%s", (text) => {
    expect(wishesIn(text)).toEqual([]);
  });
});
