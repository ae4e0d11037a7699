import { describe, expect, test } from "bun:test";
import { judged } from "../../../../../support/heard.ts";

const heard = (text: string): string[] =>
  judged(text, "Acme Steel Lamp").map(([facet, polarity]) => `${polarity > 0 ? "+" : "-"}${facet}`);

describe("praise that is turned round", () => {
  test.each([
    ["It worked great until the switch stopped.", "+results"],
    ["It was sturdy till the first week of May.", "+sturdy"],
    ["Whoever called the setup easy has never held a screwdriver.", "+easeOfUse"],
    ["Their idea of quiet is not mine.", "+noise"],
    ["In the video it looks sturdy.", "+sturdy"],
    ['They say it is "heavy duty" and I laughed.', "+sturdy"],
  ])("is none: %s", (text, praise) => expect(heard(text)).not.toContain(praise));

  test.each([
    ["So much for waterproof.", "-wet"],
    ["It fits my cat but not lying down.", "-sizing"],
    ["It fits two mugs, but just barely.", "-sizing"],
    ["Quiet is the last thing it is.", "-noise"],
    ["The only thing sturdy about it is the box.", "-sturdy"],
    ["The dimmest setting lights up the hallway.", "-light"],
    ["Even on the lowest it lights up the whole wall.", "-light"],
  ])("is blame: %s", (text, blame) => expect(heard(text)).toContain(blame));

  test.each([
    ["It works great, and I read until midnight.", "+results"],
    ["Sturdy until the end of time.", "+sturdy"],
    ["Thank you so much for a sturdy lamp.", "+sturdy"],
    ['It is "sturdy" and I love it.', "+sturdy"],
    ["The lowest setting is dim enough and the soft light is nice.", "+light"],
    ["It lights up the hallway.", "+light"],
  ])("is praise all the same: %s", (text, praise) => expect(heard(text)).toContain(praise));
});

describe("blame of what is gone or was only feared", () => {
  test.each([
    ["It cured the wobble of my desk.", "-stability"],
    ["It shrugs off rust.", "-rust"],
    ["It makes glare a thing of the past.", "-light"],
    ["I had braced myself for a wobbly lamp.", "-stability"],
    ["I saw the photos of cracked bases.", "-durability"],
    ["You are hard pressed to find anything flimsy.", "-sturdy"],
    ["My desk was wobbly, and this fixed that.", "-stability"],
    ["The zipper never gets stuck.", "-fasteners"],
    ["The zipper never jammed on me.", "-fasteners"],
    ["The seams never came apart.", "-shipping"],
    ["The velcro never came undone.", "-shipping"],
    ["It gets soaked every day and still plays fine.", "-wet"],
    ["The base cracked and it kept right on working.", "-durability"],
  ])("is none: %s", (text, blame) => expect(heard(text)).not.toContain(blame));

  test.each([
    ["At the end the base cracked.", "-durability"],
    ["It ended up wobbly.", "-stability"],
    ["It gets soaked every day and plays no more.", "-wet"],
    ["I got rid of this broken thing.", "-durability"],
    ["The zipper never works.", "-fasteners"],
    ["The package never came.", "-shipping"],
    ["I saw the photos and the base is cracked.", "-durability"],
  ])("is blame all the same: %s", (text, blame) => expect(heard(text)).toContain(blame));
});

describe("a list of what a thing is free from", () => {
  const ofFood = (text: string): string[] =>
    judged(text, "Acme Protein Powder").map(([facet, polarity]) => `${polarity > 0 ? "+" : "-"}${facet}`);

  test("denies each of them, past its commas", () => {
    expect(ofFood("It is free from dairy, lactose, gluten and soy.")).not.toContain("-ingredients");
  });

  test("ends with the clause", () => {
    expect(ofFood("It is free from dairy but the gluten made me sick.")).toContain("-ingredients");
  });
});

test("a fit that has another fault is a fit", () => {
  expect(heard("It fits great, but not cheap.")).toContain("+sizing");
});
