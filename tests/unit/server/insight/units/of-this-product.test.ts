import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product: string, others: readonly string[] = []): readonly string[] =>
  readsOf([text, ...others], product);

describe("what is said of another maker's product", () => {
  test.each([
    "The iPod is overpriced.",
    "The Sony looks cool, but it is overpriced.",
    "With Apple you pay too much, it is overpriced.",
  ])("%s", (text) => expect(reads(text, "Zwelko Music Player")).not.toContain("-value"));

  test("is no opinion; a comparison with it, and the product's own maker, are", () => {
    expect(reads("It is cheaper than the iPod and sturdy.", "Zwelko Music Player")).toContain("+sturdy");
    expect(reads("The Sony is overpriced.", "Sony Music Player")).toContain("-value");
  });

  test("what most reviewers name beside it belongs to it", () => {
    const others = ["My Galaxy sits well in it.", "The Galaxy looks good in it.", "For the Galaxy."];
    expect(reads("The Galaxy fits perfectly.", "Zwelko Phone Sleeve", others)).toContain("+sizing");
    expect(reads("The Galaxy fits perfectly.", "Zwelko Phone Sleeve", Array(9).fill("Nice."))).not.toContain("+sizing");
  });
});

describe("what is bought, owned or met beside the product", () => {
  test.each([
    ["I recommend a larger card.", "Zwelko Camera", "+repeat", "I recommend this camera."],
    ["I bought a second battery.", "Zwelko Camera", "+repeat", "I bought a second camera."],
    ["It protects expensive microphones.", "Zwelko Travel Bag", "-value", "The bag is expensive."],
    [
      "My feet hurt from wearing cheaper shoes.",
      "Zwelko Running Shoes",
      "+value",
      "These are cheaper than most shoes.",
    ],
    ["Our printer stopped working.", "Zwelko Drying Packs", "-durability", "The pack broke."],
    ["Stay away from candy.", "Zwelko Raisin Snack", "-repeat", "Stay away from this snack."],
  ])("%s (%s): not %s", (text, product, key, meant) => {
    expect(reads(text, product)).not.toContain(key);
    expect(reads(meant, product)).toContain(key);
  });
});

describe("what a stranger to every dictionary is called with an article is another maker's", () => {
  test.each([
    ["The Baby Brenzo was prettier and quit at four months.", "Zwelko Baby Bottle Warmer", "-durability"],
    ["I had the Brenzo one for 2 years til it died.", "Zwelko Hair Dryer", "-durability"],
    ["Had a Staubo, which is beautiful.", "Zwelko Griddle Pan", "+looks"],
    ["My Bonvita that lasted 8 years remembered it.", "Zwelko Kettle", "+durability"],
  ])("%s: no %s of %s", (text, product, key) => expect(reads(text, product)).not.toContain(key));

  test("but not what is pointed at, nor a pet", () => {
    expect(reads("The Zwelko broke in a week, and this Zwelko too.", "Hair Dryer")).toContain("-durability");
    expect(reads("Bizcuit chewed it and the lid broke.", "Zwelko Dog Bowl")).toContain("-durability");
  });
});

describe("what comes out of a thing is not the thing", () => {
  test.each([
    ["The milk comes out thick.", "Zwelko Milk Frother", "+sturdy", "The handle is thick and sturdy."],
    ["Great soft foam.", "Zwelko Milk Frother", "+comfort", "The grip is soft."],
    ["The cubes are soft.", "Zwelko Ice Maker", "+comfort", "The handle is soft."],
  ])("%s of a %s: no %s", (text, product, key, meant) => {
    expect(reads(text, product)).not.toContain(key);
    expect(reads(meant, product)).toContain(key);
  });

  test("unless it is what is sold, or the stuffing of it", () => {
    expect(reads("Soft foam.", "Zwelko Seat Cushion").join()).toMatch(/\+(?:comfort|cushioning|texture)/);
  });
});

test("a word of the product's name is no opinion where it only names it", () => {
  const product = "Creative Portable Player";
  expect(reads("Creative support answered my mail.", product).filter((key) => key.includes("creative"))).toEqual([]);
  expect(reads("It is a portable player.", product)).not.toContain("+carry");
  expect(reads("It is very portable.", product)).toContain("+carry");
});
