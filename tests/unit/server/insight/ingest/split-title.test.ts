import { describe, expect, test } from "bun:test";
import { splitTitle } from "../../../../../server/insight/ingest/split-title.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const split = (line: string): string | null => {
  const found = splitTitle(line);
  return found === null ? null : `${found.title} | ${found.body}`;
};

describe("a title and the text behind it in one line", () => {
  test.each([
    "Wobbly legs | One of the screws fell out while I was painting.",
    "Loved the colour | My aunt asked where it came from.",
    "Too heavy for me | I carry it up three flights each day.",
    "Poured straight out | Glue came off the lid within a week.",
    "MELTED | Plastic bits all over the oven tray.",
    "Best ladder I ever climbed | I paint houses all summer with it.",
    "Better than a Yeti | The lid seals and the ice lasts.",
    "Great for Christmas | My niece opened it first.",
    "Great Pen For The Price | I write all day with it.",
    "Really Nice Rug | Warm underfoot and thick.",
    "Fits my F350 | Covers the bed and both sides.",
    "Good quality USB cable | Charges fast in the car.",
    "Not bad at all! | Nice weight in the hand too.",
  ])("%s", (told) => {
    expect(split(told.replace(" | ", " "))).toBe(told);
  });

  test.each([
    "Great Bluetooth radio for the price in the garage",
    "Cheap Chinese clone that broke on the second day",
    "Works with Alexa and with the lights in the hall",
    "Bought it for my sister Emma who sews every day",
    "The mask I bought leaks around the nose at night",
    "So soft I could sleep on it in the car",
    "Wish I had bought two of them last year",
    "Heavy, and I can barely lift it up to the shelf",
    "Nice lamp",
  ])("%s: no place can be told", (line) => {
    expect(split(line)).toBeNull();
  });
});

describe("a page whose stars, titles and texts are of one line", () => {
  const page = [
    "2.0 out of 5 stars Wobbly legs One of the screws fell out while I was painting.",
    "5.0 out of 5 stars Sturdy enough We stand on it daily. No complaints.",
    "1.0 out of 5 stars Not rustproof Says rustproof on the box, and there is rust on every hinge.",
    "4.0 out of 5 stars good ladder for the shed and for the house",
  ].join("\n\n");

  test("has titles as other pages do", () => {
    expect(readReviews({ text: page }).reviews.map(({ title, text }) => [title, text])).toEqual([
      ["Wobbly legs", "Wobbly legs\nOne of the screws fell out while I was painting."],
      ["Sturdy enough", "Sturdy enough\nWe stand on it daily. No complaints."],
      ["Not rustproof", "Not rustproof\nSays rustproof on the box, and there is rust on every hinge."],
      [null, "good ladder for the shed and for the house"],
    ]);
  });

  test("keeps further lines below the text", () => {
    const { reviews } = readReviews({
      text: `${page}\n\n5.0 out of 5 stars Tall My son reaches the roof.\nHe likes it.`,
    });
    expect(reviews.at(-1)).toMatchObject({ title: "Tall", text: "Tall\nMy son reaches the roof.\nHe likes it." });
  });

  test("is none where most lines begin with the text", () => {
    const texts = [
      "The hinge is stiff and the rungs are cold.",
      "We keep it in the shed all winter.",
      "It replaced a wooden one from Vermont that rotted.",
      "Steady feet Nice wide rungs.",
    ];
    const { reviews } = readReviews({ text: texts.map((text) => `5/5 ${text}`).join("\n\n") });
    expect(reviews.map(({ title, text }) => [title, text])).toEqual(texts.map((text) => [null, text]));
  });
});
