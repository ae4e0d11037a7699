import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const isDenied = (bullet: string, review: string, product?: string): boolean =>
  sidesOfBullet(bullet, [review, "Bought it for my aunt.", "It came on Friday."], product).against.includes(review);

describe("a material is denied by who says that it is none", () => {
  test.each([
    ["Premium leather cover with stitched edges", "This is not real leather."],
    ["Premium leather cover with stitched edges", "It's fake leather and it shows."],
    ["Solid oak legs and a stainless steel frame", "It is definitely not solid wood, the legs chipped."],
    ["Stainless steel body for years of use", "The body isn't metal, by the way."],
    ["Woven from linen in a plain pattern", "The title says linen but it's polyester."],
    ["Woven from linen in a plain pattern", "It says linen, and the tag says 60% polyester."],
    ["Bamboo tray with handles", "Says bamboo, it is particle board."],
    ["Steel Lid: made of solid steel", "The lid is plastic, not steel as advertised."],
    ["Steel Lid: made of solid steel", "Lid is plastic not steel."],
    ["Steel body that lasts", "It is all plastic, no steel."],
  ])("%s: %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(true);
  });
});

describe("and not", () => {
  test.each([
    ["by one that is said to be like it", "Vegan leather cover with stitched edges", "This is not real leather."],
    ["by another part", "Premium leather cover", "The strap is not leather."],
    ["by another part named before", "Premium leather cover", "The strap is vinyl, not leather as described."],
    ["by what it does not taste of", "Steel body that lasts", "It tastes fresh, no steel."],
    ["by what is as it", "Steel body that lasts", "It is not steel as such but close."],
    ["by what it is not all of", "Cotton cover that breathes", "It is not 100% cotton."],
    ["by what it is not only made of", "Steel and plastic body", "It's not just plastic."],
    ["by what is like it", "Plastic body for the road", "It is not plastic-like at all."],
    ["by another product", "Premium leather cover", "My old one was not real leather."],
    ["by its own material, named again", "Woven from linen", "It says linen and it is linen."],
    ["by a metal, where a color is meant", "Gold rim around the edge", "It's not real gold, of course."],
  ])("%s: %s, %s", (_, bullet, review) => {
    expect(isDenied(bullet, review)).toBe(false);
  });
});

describe("a color", () => {
  test.each([
    ["Teal finish that goes with every kitchen", "The teal is not teal, it's more of a grey."],
    ["Bright red enamel", "The color isn't red."],
  ])("is denied by who sees another: %s, %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(true);
  });

  test.each([
    ["Bright red enamel", "My hands are not red any more."],
    ["Bright red enamel", "My skin is not red."],
    ["Bright red enamel", "The lid is not red, only the body."],
  ])("and not by what else is not so: %s, %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(false);
  });
});
