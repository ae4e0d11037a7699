import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
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

describe("what is said of an animal's coat and of what stands around", () => {
  test("a coat that looks better is what the thing does", () => {
    expect(reads("Her coat looks gorgeous.", "Zwelko Salmon Oil")).toEqual(["+results"]);
    expect(reads("The coat looks gorgeous.", "Zwelko Rain Coat")).toEqual(["+looks"]);
  });

  test.each([
    ["The carpet tore.", "Zwelko Plant Pot"],
    ["My floor cracked.", "Zwelko Plant Pot"],
    ["It sat on the hardwood. The wood is warped.", "Zwelko Plant Pot"],
  ])("%s (%s): nothing wears out", (text, product) => expect(reads(text, product)).not.toContain("-durability"));

  test.each([
    ["The carpet tore.", "Zwelko Stair Carpet"],
    ["The floor tore.", "Zwelko Camping Tent"],
    ["The wood is warped.", "Zwelko Cutting Board"],
  ])("%s (%s): the thing does", (text, product) => expect(reads(text, product)).toContain("-durability"));
});

describe("a body is no part that is blamed", () => {
  const themesOf = (text: string, product: string): string[] =>
    mineReviews(
      Array.from({ length: 3 }, (_, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
      product,
    ).themes.map(({ theme }) => theme.id);

  test("but what it suffers is told", () => {
    const text = "It burned my face. It sits on my face and takes forever to dry.";
    expect(themesOf(text, "Zwelko Night Serum")).toContain("skin");
    expect(themesOf(text, "Zwelko Night Serum")).not.toContain("about-face");
    expect(themesOf("The neck broke. The neck is too stiff.", "Zwelko Desk Lamp")).toContain("about-neck");
  });
});
