import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { besideVague } from "../../../../../server/insight/product/called-thing.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const productOf = (name: string, ...texts: string[]) =>
  mineReviews(readReviews({ text: texts.join("\n\n") }).reviews, name).product;

const LANTERNS = [
  "This lantern is bright and the handle is sturdy.",
  "My husband took this little lantern along. Great handle.",
  "Nice lantern, the handle folds down.",
];

describe("a name that says only the department", () => {
  test("gives way to what reviewers call the thing", () => {
    expect(productOf("Electronic Device", ...LANTERNS)).toMatchObject({
      name: "Electronic Device",
      noun: "lantern",
      type: "lantern",
      plural: false,
    });
  });

  test("takes the form and the word before it that most reviewers use", () => {
    const socks = [
      "These wool socks are warm.",
      "I wear these wool socks every day.",
      "The wool socks shrank a bit.",
      "Warm socks, soft too.",
    ];
    expect(productOf("Clothing Item", ...socks)).toMatchObject({ noun: "socks", type: "wool socks", plural: true });
  });

  test("is plural where its noun has no other form", () => {
    const tights = [
      "These tights are soft and warm.",
      "The tights fit my daughter.",
      "She wears these tights to class.",
    ];
    expect(productOf("Clothing Item", ...tights)).toMatchObject({ noun: "tights", plural: true });
  });

  test("stays where nobody says “this …” or too few name it", () => {
    expect(productOf("Electronic Device", ...LANTERNS.slice(2), "Works fine.").noun).toBe("device");
    expect(
      productOf("Electronic Device", "The handle is sturdy.", "I like the handle.", "The handle folds.").noun,
    ).toBe("device");
    expect(productOf("Kitchen Item", "This product works.", "I love this product.", "This product is it.").noun).toBe(
      "item",
    );
  });

  test("a name that says what the thing is stays whatever reviewers call it", () => {
    expect(productOf("Kelvara Camping Lamp", ...LANTERNS).noun).toBe("lamp");
  });
});

describe("a name that goes on behind the thing", () => {
  test("gives way to the thing that reviewers point at", () => {
    const boards = [
      "This board is solid.",
      "I like this big board.",
      "The board stays put on the counter.",
      "Works fine.",
    ];
    const name = "Fenmoor Cutting Board Juice Groove";
    expect(productOf(name, ...boards)).toMatchObject({ name, noun: "board", type: "cutting board" });
  });

  test("also where a hyphen binds it in the name", () => {
    const boards = [
      "This board is solid.",
      "I like this big board.",
      "The board stays put on the counter.",
      "Works fine.",
    ];
    expect(productOf("Fenmoor Cut-Board Juice Groove", ...boards)).toMatchObject({ noun: "board", type: "board" });
  });

  test("stays where reviewers only name what the thing is used on", () => {
    const phones = ["My phone feels safe.", "The phone no longer slips.", "Sticks to the phone well.", "Works fine."];
    expect(productOf("Fenmoor Phone Grip", ...phones)).toMatchObject({ noun: "grip", type: "phone grip" });
  });
});

describe("a name that says no kind of thing", () => {
  test("gives way to what reviewers call the thing", () => {
    for (const name of ["Kelvara 4410", "Kelvara Q7", "Acme Zorblix 300"])
      expect(productOf(name, ...LANTERNS)).toMatchObject({ name, noun: "lantern", type: "lantern" });
  });

  test("stays where reviewers are not clear, and where its noun is a word", () => {
    expect(productOf("Kelvara 4410", "Works fine.", "Bright.").noun).toBe("kelvara");
    expect(productOf("Kelvara Trivet", ...LANTERNS).noun).toBe("trivet");
  });

  test("takes no word before it that few use", () => {
    const others = Array.from({ length: 14 }, (_, index) => `Lantern number ${index} works, this lantern is good.`);
    const oil = ["My oil lantern was brighter.", "An oil lantern smells.", "No oil lantern again."];
    expect(productOf("Kelvara 4410", ...others, ...oil)).toMatchObject({ noun: "lantern", type: "lantern" });
  });
});

test("what a vague name says beside the department is kept", () => {
  expect(["Stainless Steel Kitchen Item", "Electronic Device", "Kelvara Wireless Gadget"].map(besideVague)).toEqual([
    "Stainless Steel",
    "",
    "Kelvara Wireless",
  ]);
});

describe("a title of its own", () => {
  const GAMES = ["We love the game.", "A good game for four.", "The game is quick."];

  test("gives way to the kind that both its name and its reviewers name", () => {
    expect(productOf("Acme Games Keepers of Pebble Island", ...GAMES)).toMatchObject({ noun: "game", type: "game" });
  });

  test("stays where its name or its reviewers name no kind, or call it by its own noun", () => {
    expect(productOf("Keepers of Pebble Island", ...GAMES).noun).toBe("island");
    expect(productOf("Acme Games Keepers of Pebble Island", "We love it.", "Quick.").noun).toBe("island");
    expect(productOf("Acme Games Keepers of Pebble Island", ...GAMES, "This island is fun.").noun).toBe("island");
  });
});
