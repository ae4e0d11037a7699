import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const contradicting = (bullet: string, ...reviews: string[]): number =>
  Math.max(
    0,
    ...(
      optimizeReviews(
        inputFor([...reviews, "It works well.", "Works well."].join("\n\n"), {
          productName: "Acme Blender",
          currentBullets: [bullet],
        }),
      ).claims ?? []
    )
      .filter(({ field }) => field.startsWith("currentBullets"))
      .map(({ contradictedBy }) => contradictedBy),
  );

describe("another number in a review", () => {
  test.each([
    ["In the Box: comes with 2 cups and a lid", "It comes with only 1 cup and a lid."],
    ["Jar: holds 40 oz", "The jar holds 28 oz at best."],
    ["Battery: up to 12 hours of battery life", "The battery died after 3 hours."],
  ])("%p is denied by %p", (bullet, review) => expect(contradicting(bullet, review)).toBe(1));

  test.each([
    ["I get 2 hours 10 on high, timed it twice.", 1],
    ["It was gone in under two hours.", 1],
    ["Nice and bright for the first 90 minutes, then nothing.", 1],
    ["Still going after three hours.", 0],
    ["Took me two hours to charge.", 0],
    ["The battery takes three hours.", 0],
    ["I got two hours of sleep.", 0],
    ["I got maybe two hours from it.", 1],
    ["I got two hours from home with it.", 0],
    ["I waited two hours for the bus with it on my head.", 0],
    ["It lasts nine hours.", 0],
    ["The battery died after fifteen minutes.", 1],
    ["It lasted twenty-four hours.", 0],
  ])("says how long it ran, whatever the words: %p", (review, count) =>
    expect(contradicting("Battery: up to 8 hours of working time after a full charge", review)).toBe(count),
  );

  test.each([
    ["In the Box: comes with 2 cups", "This is one cup and one blade to wash."],
    ["Jar: holds 40 oz", "I pour 8 oz of milk into the jar."],
    ["Jar: a jar up to 16 inches high", "My cabinet is only 12 inches high with a jar in it."],
  ])("%p is not by %p", (bullet, review) => expect(contradicting(bullet, review)).toBe(0));
});

test.each([
  ["It is a pain over 90 psi.", 1],
  ["I can't get past 90 psi on my own.", 1],
  ["It can't get past 155 psi.", 0],
  ["I keep mine at 90 psi.", 0],
])("where it stops is told in the unit of what is claimed: %p", (review, count) =>
  expect(contradicting("Easy Work: reaches 160 psi with little effort", review)).toBe(count),
);

test("what comes in the box is no opinion that a complaint could deny", () => {
  expect(contradicting("Parts: includes one jar, two lids and one blade", "The lids are flimsy.", "Bad lids.")).toBe(0);
});

describe("a denial", () => {
  test.each([
    ["Hose: no kink lightweight hose", "It weighs nothing, it is so light."],
    ["Hose: never tangles", "No kinks, no tangles."],
    ["Settings: three heat settings and a cool shot", "It gets hot quickly."],
  ])("in %p is none of %p", (bullet, review) => expect(contradicting(bullet, review)).toBe(0));

  test("of the name of a thing says that it is missing, and not what it fails to do", () => {
    expect(contradicting("with Travel Lid", "The travel lid does not stay on for long.")).toBe(0);
    expect(contradicting("with Travel Lid", "There was no travel lid in the box.")).toBe(1);
  });

  test("of a thing is contradicted by who has it, and not by who names it", () => {
    expect(contradicting("No WiFi", "Because it doesn't need wifi there is nothing to log in to.")).toBe(0);
    expect(contradicting("No WiFi", "My other one was a wifi camera.")).toBe(0);
    expect(contradicting("No WiFi", "It needs wifi to start.")).toBe(1);
  });

  test("is one of what it stands before", () => {
    expect(contradicting("Hose: no kink lightweight hose", "The hose is so heavy.")).toBe(1);
  });
});
