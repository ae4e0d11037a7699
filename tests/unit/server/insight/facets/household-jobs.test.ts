import { describe, expect, test } from "bun:test";
import { domainsOf } from "../../../../../server/insight/facets/domain.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { judged } from "../../../../support/heard.ts";

describe("what things are bought to do", () => {
  test.each([
    ["It glides over the tiles.", "Cabin Suitcase", "rolling", 1],
    ["Pulls easily when full.", "Folding Wagon", "rolling", 1],
    ["It is hard to push on grass.", "Jogging Stroller", "rolling", -1],
    ["The casters barely roll on carpet.", "Office Chair", "rolling", -1],
    ["My room is pitch black.", "Blackout Curtains", "darkness", 1],
    ["The neighbors can't see in.", "Roller Shades", "darkness", 1],
    ["Light leaks in at the sides.", "Blackout Curtains", "darkness", -1],
    ["It supports my neck.", "Foam Pillow", "cushioning", 1],
    ["It is way too firm.", "Foam Pillow", "cushioning", -1],
    ["It is too soft.", "Mattress Topper", "cushioning", -1],
    ["They write smoothly.", "Gel Pens", "marks", 1],
    ["It smears all over my hand.", "Gel Pens", "marks", -1],
    ["The text is crisp.", "Laser Printer", "marks", 1],
    ["The print is faint.", "Label Maker", "marks", -1],
    ["It sticks to brick.", "Mounting Tape", "bond", 1],
    ["They fell off the wall.", "Adhesive Hooks", "bond", -1],
    ["It came off clean.", "Adhesive Hooks", "removal", 1],
    ["It left a sticky residue.", "Adhesive Hooks", "removal", -1],
    ["I get a great workout.", "Resistance Bands", "workout", 1],
    ["There is hardly any resistance.", "Exercise Bike", "workout", -1],
    ["It holds my heavy books.", "Wall Shelf", "load", 1],
    ["The shelf sags in the middle.", "Wall Shelf", "load", -1],
    ["It locks tight.", "Padlock", "locking", 1],
    ["The key gets stuck.", "Bike Lock", "locking", -1],
    ["I can pick up small screws.", "Work Gloves", "dexterity", 1],
    ["They are too bulky.", "Work Gloves", "dexterity", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["It glides over the tiles.", "Floor Polish", "rolling"],
    ["I took it on a cruise.", "Cabin Suitcase", "rolling"],
    ["We made our bed with it.", "Foam Pillow", "cushioning"],
    ["It is too soft.", "Fleece Hoodie", "cushioning"],
    ["It left a sticky residue.", "Dish Soap", "removal"],
    ["It folds and collapses for storage.", "Folding Wagon", "load"],
    ["The picture is crisp.", "Security Camera", "marks"],
    ["It holds my heavy books.", "Wall Shelf", "weight"],
  ])("%s of %s is not %s", (text, productName, facet) => {
    expect(judged(text, productName).map(([id]) => id)).not.toContain(facet);
  });
});

describe("rust", () => {
  test.each([
    ["It rusted within a month.", "Shower Caddy", -1],
    ["The feet have gone orange.", "Dish Rack", -1],
    ["The bolts are corroded.", "Step Ladder", -1],
    ["No rust after two winters.", "Garden Shears", 1],
    ["It does not rust.", "Charcoal Grill", 1],
    ["An anti-rust coating.", "Charcoal Grill", 1],
  ] as const)("%s of %s", (text, productName, polarity) => {
    const found = judged(text, productName);
    expect(found).toContainEqual(["rust", polarity]);
    expect(found.map(([id]) => id)).not.toContain("durability");
  });

  test.each([
    ["The rust color is lovely.", "Throw Pillow"],
    ["It removes rust.", "Metal Polish"],
  ])("%s of %s", (text, productName) => {
    expect(judged(text, productName).map(([id]) => id)).not.toContain("rust");
  });
});

describe("which kind a name tells", () => {
  test.each([
    ["Acme Travel Suitcase Set", "wheeled", true],
    ["Acme Luggage Scale", "wheeled", false],
    ["Acme Zebra Blinds", "screening", true],
    ["Acme Shower Curtain", "screening", false],
    ["Acme Fountain Pen", "marking", true],
    ["Acme Dog Play Pen", "marking", false],
    ["Acme Packing Tape", "adhesive", true],
    ["Acme Measuring Tape", "adhesive", false],
    ["Acme Adjustable Dumbbells", "exercise", true],
    ["Acme Dumbbell Rack", "exercise", false],
    ["Acme Shoe Rack", "bearing", true],
    ["Acme Desk Lamp", "bearing", false],
    ["Acme Biometric Gun Safe", "locking", true],
    ["Acme Bowl, Microwave Safe", "locking", false],
    ["Acme Work Gloves", "gloved", true],
    ["Acme Oven Gloves", "gloved", false],
  ] as const)("%s: %s", (name, domain, is) => {
    expect(domainsOf(describeProduct(name), [], 10).has(domain)).toBe(is);
  });
});

describe("what one sits on", () => {
  test.each([
    ["Not a single creak when I lean back.", "Acme Camping Chair", ["creak", 1]],
    ["It squeaks at every move.", "Acme Bar Stool", ["creak", -1]],
    ["The fabric is quiet.", "Acme Hammock", ["creak", 1]],
    ["The motor is quiet.", "Acme Power Recliner Motor", ["noise", 1]],
    ["It squeaks at every move.", "Acme Desk Fan", ["noise", -1]],
  ] as const)("%s of a %s", (text, productName, [facet, polarity]) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});
