import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product: string): readonly string[] => readsOf([text], product);

describe("what is said of a person", () => {
  test.each([
    ["My hair looks gorgeous every morning.", "Zwelko Sleep Cap", ["+results"]],
    ["Her braids survived a whole week at camp.", "Zwelko Swim Cap", ["+results"]],
    ["My wife looks amazing.", "Zwelko Night Lamp", []],
    ["My nails broke.", "Zwelko Cuticle Oil", []],
    ["My heels are no longer cracked.", "Zwelko Foot Sleeve", []],
  ])("%s (%s): %p", (text, product, expected) => expect(reads(text, product)).toEqual(expected));

  test.each([
    ["My wife looks amazing in it.", "Zwelko Rain Coat", "+looks"],
    ["The pin in my hair looks gorgeous.", "Zwelko Pin", "+looks"],
    ["My nails broke.", "Zwelko Press On Nails", "-durability"],
    ["It is my son's favorite color.", "Zwelko Mug", "+looks"],
    ["The neck broke.", "Zwelko Desk Lamp", "-durability"],
  ])("%s (%s): of the product, %s", (text, product, expected) => expect(reads(text, product)).toContain(expected));
});

describe("what is said of the packaging", () => {
  test.each([
    ["The packaging was gorgeous.", "Zwelko Tea Mug", []],
    ["It came in a cute little box with a bow.", "Zwelko Tea Mug", []],
    ["The cardboard fell apart.", "Zwelko Puzzle", []],
    ["The packaging fell apart.", "Zwelko Puzzle", ["-shipping"]],
  ])("%s (%s): %p", (text, product, expected) => expect(reads(text, product)).toEqual(expected));

  test.each([
    ["The box fell apart.", "Zwelko Storage Box", "-durability"],
    ["The box is sturdy.", "Zwelko Tool Kit", "+sturdy"],
    ["The back is just thin cardboard.", "Zwelko Cabinet", "-sturdy"],
    ["Such a cute little mug in a plain box.", "Zwelko Tea Mug", "+looks"],
  ])("%s (%s): of the product, %s", (text, product, expected) => expect(reads(text, product)).toContain(expected));
});
