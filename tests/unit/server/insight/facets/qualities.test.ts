import { describe, expect, test } from "bun:test";
import { domainsOf } from "../../../../../server/insight/facets/domain.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { judged } from "../../../../support/heard.ts";

describe("words that say another thing of this kind of product", () => {
  test.each([
    ["My skin looks great.", "Face Serum", "visibleResult", "looks"],
    ["They stay in place.", "High Waist Leggings", "staysUp", "secure"],
  ] as const)("%s of a %s", (text, productName, read, unread) => {
    const facets = judged(text, productName).map(([facet]) => facet);
    expect(facets).toContain(read);
    expect(facets).not.toContain(unread);
  });
});

describe("things to cook with and to eat from", () => {
  test.each([
    ["Omelets do not stick.", "Frying Pan", "nonstick", 1],
    ["Pancakes slide right off.", "Griddle", "nonstick", 1],
    ["Rice sticks to the bottom.", "Dutch Oven", "nonstick", -1],
    ["Fries come out crispy.", "Air Fryer", "cooking", 1],
    ["The dough was raw in the middle.", "Pizza Oven", "cooking", -1],
    ["One bar keeps me full until noon.", "Oat Protein Bar", "hunger", 1],
    ["I was hungry again by ten.", "Oat Protein Bar", "hunger", -1],
    ["I drink more water at my desk now.", "Water Bottle", "intake", 1],
    ["His box comes home empty.", "Kids Lunch Box", "intake", 1],
    ["Grapes and dip are kept separate.", "Kids Lunch Box", "compartments", 1],
    ["There are no dividers.", "Desk Drawer Organizer", "compartments", -1],
  ] as const)("%s of a %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("things that are worn or carried", () => {
  test.each([
    ["My phone lives in there, the pockets are deep.", "Yoga Leggings", "pockets", 1],
    ["Sadly the pockets are tiny.", "Rain Jacket", "pockets", -1],
    ["They are not see-through.", "Yoga Leggings", "seeThrough", 1],
    ["The white one is see-through.", "Cotton Shirt", "seeThrough", -1],
    ["They stay up all day.", "Ankle Socks", "staysUp", 1],
    ["The waist rolls down when I sit.", "Yoga Leggings", "staysUp", -1],
    ["The fabric is stretchy.", "Denim Jeans", "stretch", 1],
    ["The knees stretched out by noon.", "Denim Jeans", "stretch", -1],
  ] as const)("%s of a %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("care for skin and hair, and how a game goes", () => {
  test.each([
    ["My cheeks have a healthy glow.", "Face Serum", "visibleResult", 1],
    ["My brown spots have faded.", "Face Serum", "visibleResult", 1],
    ["The spots have not faded.", "Face Serum", "visibleResult", -1],
    ["The pump stopped after a week.", "Body Lotion", "dispenser", -1],
    ["Sprays a fine mist.", "Hair Oil", "dispenser", 1],
    ["We all work together.", "Family Board Game", "together", 1],
    ["One player takes over.", "Family Board Game", "together", -1],
    ["It drags on after the second hour.", "Family Board Game", "playTime", -1],
    ["The rounds are short, quick rounds keep us going.", "Family Card Game", "playTime", 1],
    ["It makes you think.", "Family Board Game", "difficulty", 1],
    ["Far too easy.", "Wooden Jigsaw Puzzle", "difficulty", -1],
  ] as const)("%s of a %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

test.each([
  ["The sheet does not stick to glass.", "Phone Case", "nonstick"],
  ["The picture is crisp.", "Video Projector", "cooking"],
  ["It plays too long.", "Wind Chime", "playTime"],
  ["You can see through the lid.", "Storage Box", "seeThrough"],
] as const)("in another kind of product it means nothing of the sort: %s of a %s", (text, productName, facet) => {
  expect(judged(text, productName).map(([id]) => id)).not.toContain(facet);
});

test.each([
  ["Harlow Cast Iron Skillet", "cookware", true],
  ["Tidemark Terracotta Flower Pot", "cookware", false],
  ["Marlow Silicone Muffin Pan", "cookware", true],
  ["Kestrel Crossbody Bag for Women", "bag", true],
  ["Alderway Thermal Leggings", "garment", true],
  ["Alderway Leather Dog Harness", "garment", false],
] as const)("%s: %s", (name, domain, expected) => {
  expect(domainsOf(describeProduct(name), [], 10).has(domain)).toBe(expected);
});
