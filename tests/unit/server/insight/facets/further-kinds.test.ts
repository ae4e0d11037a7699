import { describe, expect, test } from "bun:test";
import { heard } from "../../../../support/heard.ts";

describe("matters of printers, powders, sewing machines and sun shades", () => {
  test.each([
    ["After a few months the receipts were faint.", "Receipt Printer", "printLasts", -1],
    ["The ink has not faded.", "Photo Printer", "printLasts", 1],
    ["The stickers peeled off by Friday.", "Freezer Labels", "labelBond", -1],
    ["Not one has come off.", "Label Maker", "labelBond", 1],
    ["Getting the backing off takes a fingernail I do not have.", "Label Maker", "backing", -1],
    ["It feeds out a blank before each photo.", "Photo Printer", "waste", -1],
    ["I wish it didnt spit out blanks.", "Label Printer", "waste", -1],
    ["No toner, no mess.", "Thermal Printer", "inkless", 1],
    ["There are dozens of frames.", "Photo Printer", "designs", 1],
    ["You have to buy their own pods.", "Coffee Machine", "ownRefills", -1],
    ["It takes any brand of filter.", "Air Purifier", "ownRefills", 1],
    ["The replacement heads cost a fortune.", "Electric Toothbrush", "refillCost", -1],
    ["It stirs in easily.", "Collagen Powder", "mixes", 1],
    ["It clumped in cold water.", "Greens Powder", "mixes", -1],
    ["It froths up.", "Vegan Protein Powder", "foam", -1],
    ["There was no scoop.", "Creatine Powder", "scoop", -1],
    ["I only got 22 servings.", "Greens Powder", "servings", -1],
    ["It is nicer with oat milk.", "Hot Chocolate Mix", "withMilk", 1],
    ["I stir it into my porridge.", "Whey Protein Powder", "recipes", 1],
    ["I recover faster.", "Creatine Powder", "gains", 1],
    ["It is sickly sweet.", "Granola Bars", "sweetness", -1],
    ["It isn't too sweet.", "Granola Bars", "sweetness", 1],
    ["It makes a birds nest under the cloth.", "Sewing Machine", "threadJams", -1],
    ["The threader is a godsend.", "Embroidery Machine", "threading", 1],
    ["It gave up on thick denim.", "Sewing Machine", "thickFabric", -1],
    ["It goes through four layers of denim.", "Sewing Machine", "thickFabric", 1],
    ["It skips stitches.", "Serger", "stitches", -1],
    ["The pedal is far too touchy.", "Sewing Machine", "pedalSpeed", -1],
    ["I wish the light was brighter.", "Sewing Machine", "workLight", -1],
    ["I love the drop in bobbin.", "Sewing Machine", "bobbin", 1],
    ["It shades the whole table.", "Market Umbrella", "shade", 1],
    ["The crank turns with one finger.", "Patio Umbrella", "crank", 1],
    ["The winder snapped.", "Patio Umbrella", "crankHolds", -1],
    ["A rib bent.", "Beach Umbrella", "ribs", -1],
    ["The tilt sticks.", "Garden Parasol", "tilt", -1],
    ["I love that it rotates.", "Cantilever Umbrella", "turning", 1],
    ["The canopy sags.", "Pop Up Gazebo", "droop", -1],
    ["The red has gone pink.", "Garden Parasol", "sunFade", -1],
    ["It sways in the slightest breeze.", "Patio Umbrella", "wind", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("matters of what styles hair, blends, cleans teeth and covers phones", () => {
  test.each([
    ["My curls last all day.", "Curling Wand", "styleHolds", 1],
    ["It singed my hair.", "Flat Iron", "kindHeat", -1],
    ["It dries my hair in ten minutes.", "Hair Dryer", "dryTime", 1],
    ["It leaves chunks of kale.", "Smoothie Blender", "blends", -1],
    ["My gums stopped bleeding.", "Sonic Toothbrush", "gums", 1],
    ["I got bubbles all over.", "Screen Protector", "bubbles", -1],
    ["The buttons are stiff.", "Phone Case", "pressThrough", -1],
    ["It turned yellow in a month.", "Clear Phone Case", "yellowing", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("what is told of any thing", () => {
  test.each([
    ["I watched a couple of videos.", "Drill Set", "videos", 1],
    ["It is a two person job.", "Bed Frame", "hands", -1],
    ["I have plugged it in only once.", "Bike Light", "battery", 1],
    ["The battery bar has hardly moved.", "Cordless Drill", "battery", 1],
    ["Pairing was no trouble.", "Wireless Mouse", "setup", 1],
    ["You can learn it in an afternoon.", "Pottery Wheel", "easeOfUse", 1],
    ["They mailed another hinge the next day.", "Bread Box", "support", 1],
    ["The rep answered within two hours.", "Air Fryer", "support", 1],
    ["It was $15 and now it is $22.", "Dog Treats", "value", -1],
    ["They push a premium membership.", "Smart Scale", "subscription", -1],
    ["It lives in the cutlery drawer.", "Garlic Press", "compact", 1],
    ["I dont think about snacks any more.", "Oat Bars", "hunger", 1],
    ["The bag only came up halfway.", "Oat Flour", "amount", -1],
    ["Only one small roll in the box.", "Vacuum Sealer", "refill", -1],
    ["Where's the rest of it?", "Tool Set", "included", -1],
    ["The bolts were orange after two weeks outside.", "Garden Bench", "rust", -1],
    ["It won't talk to my laptop.", "Smart Scale", "compatible", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["It isn't too sweet a deal.", "Desk Lamp", "sweetness"],
    ["The froth is great.", "Milk Frother", "foam"],
    ["The handle snapped.", "Coffee Mug", "crankHolds"],
    ["My phone fits in the pocket.", "Backpack", "compact"],
  ] as const)("%s of %s is not of %s", (text, productName, facet) => {
    expect(heard(text, productName).map(([id]) => id)).not.toContain(facet);
  });
});
