import { describe, expect, test } from "bun:test";
import { domainsOf } from "../../../../../server/insight/facets/domain.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { judged } from "../../../../support/heard.ts";

describe("things that are worn", () => {
  test.each([
    ["The toe box is roomy.", "Trail Shoes", "sizing", 1],
    ["My toes are cramped.", "Leather Loafers", "sizing", -1],
    ["Order half a size up.", "Leather Loafers", "sizing", -1],
    ["They have plenty of room.", "Snow Boots", "sizing", 1],
    ["They slip on wet tiles, no traction.", "Kitchen Clogs", "traction", -1],
    ["They have great grip on the dock.", "Deck Shoes", "traction", 1],
    ["My heel slips with each step.", "Rain Boots", "secure", -1],
    ["They are comfortable right out of the box.", "Hiking Boots", "comfort", 1],
    ["They were hard to break in at first.", "Hiking Boots", "comfort", -1],
    ["The tread is gone already.", "Trail Shoes", "durability", -1],
    ["A hole in the toe after a month.", "Wool Socks", "durability", -1],
    ["The laces come untied.", "Gym Sneakers", "secure", -1],
    ["The laces are too short.", "Gym Sneakers", "fasteners", -1],
    ["She loves them.", "Rain Boots", "acceptance", 1],
    ["This is my third pair of these.", "Rain Boots", "repeat", 1],
    ["They are great for flat feet.", "Gym Sneakers", "pain", 1],
    ["They get dirty easily.", "Gym Sneakers", "cleaning", -1],
    ["They go great with jeans.", "Leather Loafers", "looks", 1],
    ["They weigh next to nothing.", "Gym Sneakers", "weight", 1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("things that are slept in", () => {
  test.each([
    ["The deep pockets are great.", "Cotton Sheet Set", "sizing", 1],
    ["It fits our pillow top mattress.", "Cotton Sheet Set", "sizing", 1],
    ["The corners pop off at night.", "Cotton Sheet Set", "secure", -1],
    ["They stay on the mattress.", "Cotton Sheet Set", "secure", 1],
    ["I wake up drenched.", "Microfiber Sheets", "breathable", -1],
    ["They are great for hot sleepers.", "Bamboo Sheets", "breathable", 1],
    ["They come out wrinkled.", "Linen Sheets", "laundry", -1],
    ["There are almost no wrinkles.", "Linen Sheets", "laundry", 1],
    ["There is so much static electricity.", "Fleece Blanket", "lint", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("things that are used up", () => {
  test.each([
    ["The clumps are solid.", "Clay Cat Litter", "soaksUp", 1],
    ["It turns to mush.", "Paper Cat Litter", "soaksUp", -1],
    ["They are super absorbent.", "Puppy Training Pads", "soaksUp", 1],
    ["Odor control is great.", "Clay Cat Litter", "smell", 1],
    ["It neutralizes odors.", "Carpet Spray", "smell", 1],
    ["There is a strong ammonia smell.", "Clay Cat Litter", "smell", -1],
    ["It tracks everywhere.", "Clay Cat Litter", "mess", -1],
    ["It is virtually dust free.", "Clay Cat Litter", "mess", 1],
    ["She pees outside the box now.", "Clay Cat Litter", "acceptance", -1],
    ["There is no way to seal the bag.", "Potting Soil", "reseal", -1],
    ["One bottle lasts months.", "Laundry Detergent", "amount", 1],
    ["We go through it quickly.", "Laundry Detergent", "amount", -1],
    ["The jar will last a long time.", "Face Cream", "amount", 1],
    ["Half were already dried up.", "Gel Markers", "driedOut", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("things for hobbies and play", () => {
  test.each([
    ["The colors are vivid and pigmented.", "Acrylic Paint Set", "colorStrength", 1],
    ["The yellow is chalky.", "Soft Pastels", "colorStrength", -1],
    ["It has amazing color payoff.", "Eyeshadow Palette", "colorStrength", 1],
    ["The thin paper buckles.", "Sketch Pad", "paper", -1],
    ["My markers do not bleed through.", "Dot Notebook", "paper", 1],
    ["The brushes shed.", "Artist Brush Set", "durability", -1],
    ["It is great for beginners.", "Acoustic Ukulele", "beginners", 1],
    ["It is hard to pedal.", "Toddler Tricycle", "beginners", -1],
    ["He plays with it every day.", "Wooden Train Set", "playValue", 1],
    ["She got bored after a day.", "Wooden Train Set", "playValue", -1],
    ["The chain keeps falling off.", "Kids Bike", "durability", -1],
    ["The decals are peeling.", "Kids Bike", "finish", -1],
    ["It is too heavy for her.", "Kids Balance Bike", "ageFit", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });

  test("colors of things that do not color are looks", () => {
    expect(judged("The colors are vibrant.", "Area Rug")).toContainEqual(["looks", 1]);
  });

  test("a pause from work breaks nothing", () => {
    expect(judged("I paint on my lunch break.", "Watercolor Paint Set")).toEqual([]);
  });
});

describe("what kind of thing it is", () => {
  test.each([
    ["Acme Trail Running Shoes", ["worn", "footwear"]],
    ["Acme Acrylic Paint Set", ["supply", "coloring"]],
    ["Acme Kids Bike", ["toy"]],
    ["Acme Mountain Bike", []],
  ])("%s", (name, domains) => {
    expect([...domainsOf(describeProduct(name), [], 10)]).toEqual(domains as never);
  });
});
