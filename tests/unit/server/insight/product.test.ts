import { describe, expect, test } from "bun:test";
import { articleFor, describeProduct, withArticle } from "../../../../server/insight/product.ts";

describe("the kind of a product is read from its name", () => {
  test.each([
    ["Kelvara Insulated Water Bottle with Straw Lid", "water bottle", "bottle"],
    ["stainless steel water bottle, 32 oz", "water bottle", "bottle"],
    ["Stainless Steel Water Bottle 32 oz Slate", "water bottle", "bottle"],
    ["Tuggins No-Pull Dog Harness, Large", "dog harness", "harness"],
    ["Wickmoor Arc LED Desk Lamp 12 W", "desk lamp", "lamp"],
    ["Set of 4 Wine Glasses", "wine glasses", "glasses"],
    ["Wine Glasses (Set of 4)", "wine glasses", "glasses"],
    ["2 Pack Phone Case Black", "phone case", "case"],
    ["Case for iPhone 15", "case", "case"],
    ["The Brave Little Badger - A Picture Book for Kids", "picture book", "book"],
    ["The Brave Little Mouse, Bedtime Picture Book for Kids", "picture book", "book"],
    ["Auralis Q2 Wireless Noise Cancelling Headphones", "noise cancelling headphones", "headphones"],
    ["Greenforge Vanilla Plant Protein Powder 2 lb", "protein powder", "powder"],
    ["Cotton Bed Sheets Queen", "bed sheets", "sheets"],
    ["Kelvara Bottle", "bottle", "bottle"],
    ["Yoga Mat", "yoga mat", "mat"],
    ["B0ABCDEFGH", "product", "product"],
    ["Kitchen Scale B0ABCDEFGH", "kitchen scale", "scale"],
    ["", "product", "product"],
  ])("%s", (name, type, noun) => {
    expect(describeProduct(name)).toMatchObject({ type, noun });
  });

  test.each([
    ["Acme 24-Color Acrylic Paint Set with Brushes", "acrylic paint set", "set"],
    ["Acme Dash Cam Front and Rear", "dash cam", "cam"],
    ["Acme Car Phone Mount for Vent", "phone mount", "mount"],
    ["Acme High Waist Leggings", "leggings", "leggings"],
    ["Acme 20V Cordless Drill Driver Kit", "drill driver kit", "kit"],
    ["Acme 40V Cordless Leaf Blower with 2 Batteries", "leaf blower", "blower"],
    ["Acme Adjustable Under Desk Foot Rest", "foot rest", "rest"],
    ["Acme Steel Mixing Bowls Set", "bowl set", "set"],
    ["Acme Kitchen Knives Set", "kitchen knife set", "set"],
    ["Curtains Set", "curtain set", "set"],
    ["Acme Drinking Glasses Set", "glasses set", "set"],
    ["Phone and Tablet Stand", "tablet stand", "stand"],
    ["Shirt and Rain Jacket Set", "shirt", "shirt"],
    ["Pots and Pans", "pots", "pots"],
  ])("%p is a %p", (name, type, noun) => expect(describeProduct(name)).toMatchObject({ type, noun }));

  test("a thing that one calls them is plural, a lens or a harness is not", () => {
    const plural = ["Headphones", "Dog Treats", "Scissors", "Dog Harness", "Camera Lens"].map(
      (name) => describeProduct(name).plural,
    );
    expect(plural).toEqual([true, true, true, false, false]);
  });

  test("whom it is for is said where the name says so", () => {
    const names = ["Chew Toy for Puppies", "Picture Book for Kids", "Desk Lamp"];
    expect(names.map((name) => describeProduct(name).wearer)).toEqual(["dog", "kids", null]);
  });
});

describe("markup in a name", () => {
  test.each([
    ["<b>Kelvara</b> Bottle<script>alert('x')</script>", "Kelvara Bottle"],
    ["&lt;b&gt;Bottle&lt;/b&gt; 32 oz", "Bottle 32 oz"],
    ["<img src=x onerror=alert(1)> Desk Lamp", "Desk Lamp"],
    ["Lamp™ &amp; Shade <!-- new -->", "Lamp & Shade"],
    ["<div class='wide'>Lamp", "Lamp"],
    ["Lamp <span style=", "Lamp"],
  ])("%s leaves no word behind", (name, plain) => {
    expect(describeProduct(name).name).toBe(plain);
  });
});

test("an article fits the sound that follows", () => {
  expect(
    ["even grind", "one-piece lid", "USB port", "hour", "unscented cream", "universal fit"].map(withArticle),
  ).toEqual(["an even grind", "a one-piece lid", "a USB port", "an hour", "an unscented cream", "a universal fit"]);
  expect(articleFor(describeProduct("Dog Treats"))).toBe("treats");
});

test("measures with an x between them name no thing", () => {
  expect(describeProduct("Acme Heating Pad 12 x 24 with 6 Settings").noun).toBe("pad");
});

test("a name that comes with underscores for spaces", () =>
  expect(describeProduct("travel_mug")).toMatchObject({ name: "travel mug", noun: "mug" }));
