import { describe, expect, test } from "bun:test";
import {
  articleFor,
  calledName,
  describeProduct,
  qualifiedType,
  searchedType,
  withArticle,
} from "../../../../../server/insight/product/product.ts";

describe("the kind of a product is read from its name", () => {
  test.each([
    ["Kelvara Insulated Water Bottle with Straw Lid", "water bottle", "bottle"],
    ["stainless steel water bottle, 32 oz", "water bottle", "bottle"],
    ["Kelvara Cat Water Fountain 2.5L Quiet", "water fountain", "fountain"],
    ["Wickmoor Desk Lamp Rechargeable Cordless", "desk lamp", "lamp"],
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
    ["Auralis Wireless Earbuds Bluetooth 5.3", "wireless earbuds", "earbuds"],
    ["Earbuds Bluetooth 5.3 with Case", "earbuds", "earbuds"],
    ["Security Camera WiFi", "camera", "camera"],
    ["Car Bluetooth Adapter", "bluetooth adapter", "adapter"],
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
    ["Dog Bed Large Dogs", "dog bed", "bed"],
    ["Tall Cat Tree Tower Large Cats", "tree tower", "tower"],
    ["Hiking Boots Men's Waterproof", "hiking boots", "boots"],
    ["Leggings Women High Waist", "leggings", "leggings"],
    ["Pet Stairs Small Dogs Cats", "pet stairs", "stairs"],
    ["Puzzle Toddlers 3-5 Years", "puzzle", "puzzle"],
    ["Booster Seat Toddler", "seat", "seat"],
    ["Scratcher Cats", "scratcher", "scratcher"],
    ["Mens Wallet Slim", "wallet", "wallet"],
  ])("and not from whom it is for, where 'for' is left out: %s", (name, type, noun) => {
    expect(describeProduct(name)).toMatchObject({ type, noun });
  });

  test.each([
    ["Tower Fan Oscillating", "fan", "fan"],
    ["Garden Hose Expandable 50ft", "garden hose", "hose"],
    ["Bird Feeder Squirrel Proof", "feeder", "feeder"],
    ["Wine Opener Electric", "wine opener", "opener"],
    ["Electric Kettle Gooseneck Temperature Control", "electric kettle", "kettle"],
    ["Camping Chair Oversized Padded", "camping chair", "chair"],
    ["Heating Pad Neck Shoulders", "heating pad", "pad"],
    ["Trash Can Touchless 13 Gallon", "can", "can"],
    ["Hydration Backpack 2L Bladder", "backpack", "backpack"],
    ["Shower Head High Pressure Filtered", "shower head", "head"],
    ["Meal Prep Containers Glass", "prep containers", "containers"],
    ["Headlamp Rechargeable 1000 Lumens", "headlamp", "headlamp"],
    ["Paper Shredder Cross Cut", "paper shredder", "shredder"],
    ["Milk Frother Handheld", "milk frother", "frother"],
    ["Popcorn Popper Hot Air", "popper", "popper"],
    ["Noise Cancelling Headphones Over Ear", "noise cancelling headphones", "headphones"],
    ["Smoke Detector Battery Operated", "detector", "detector"],
    ["Shoe Insoles Arch Support", "shoe insoles", "insoles"],
    ["Ankle Brace Lace Up", "brace", "brace"],
    ["Fire Pit Smokeless", "pit", "pit"],
  ])("and not from what it is like or can, where that stands behind it: %s", (name, type, noun) => {
    expect(describeProduct(name)).toMatchObject({ type, noun });
  });

  test.each([
    ["Monitor Arm Dual", "monitor arm", "arm"],
    ["Car Seat Gap Filler", "gap filler", "filler"],
    ["Tool Box Organizer", "box organizer", "organizer"],
    ["Mattress Topper 3 Inch", "mattress topper", "topper"],
    ["Diaper Caddy", "diaper caddy", "caddy"],
    ["Storage Ottoman", "storage ottoman", "ottoman"],
    ["Toy Kitchen", "toy kitchen", "kitchen"],
    ["Wild Bird Seed", "bird seed", "seed"],
    ["Shower Caddy", "shower caddy", "caddy"],
    ["Acme Vitamin B12 Drops", "vitamin b12 drops", "drops"],
    ["Water Bottle Cleaning Tablets", "cleaning tablets", "tablets"],
  ])("but from the last of two things: %s", (name, type, noun) => {
    expect(describeProduct(name)).toMatchObject({ type, noun });
  });

  test.each([
    ["Toy Horses", "toy horses", "horses"],
    ["Plush Dogs", "plush dogs", "dogs"],
    ["Baby Doll", "baby doll", "doll"],
    ["Kids Water Bottle", "water bottle", "bottle"],
    ["Crazy Cats Board Game", "board game", "game"],
    ["Teachers Gift Mug", "gift mug", "mug"],
  ])("also where it is named after them: %s", (name, type, noun) => {
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
    ["Acme Electric Salt and Pepper Grinder Set", "pepper grinder set", "set"],
    ["Acme 4 in 1 Toddler Tricycle with Push Handle", "toddler tricycle", "tricycle"],
    ["Acme 10,000mAh Power Bank", "power bank", "bank"],
    ["Acme Mineral Sunscreen Stick SPF 50", "sunscreen stick", "stick"],
    ["Acme Floor Lamp RGB LED", "floor lamp", "lamp"],
    ["Acme Travel Adapter USB-C", "travel adapter", "adapter"],
    ["Acme Bike Light IPX7", "bike light", "light"],
    ["Acme UV Lamp", "uv lamp", "lamp"],
    ["Acme Steel Stovetop Coffee Maker 6 Cup", "coffee maker", "maker"],
    ["Acme Dome Tent 4 Person", "dome tent", "tent"],
    ["Acme Corner Caddy 3 Tier", "corner caddy", "caddy"],
    ["Acme Measuring Cup 2 Cup", "measuring cup", "cup"],
    ["Acme Fish Oil 180 Softgels", "fish oil", "oil"],
    ["Acme Watch 9 Band", "band", "band"],
    ["Acme Station 5 Controller", "controller", "controller"],
    ["Acme Car Seat Cushion Memory Foam", "seat cushion", "cushion"],
    ["Acme Sleep Mask Silk", "sleep mask", "mask"],
    ["Acme Memory Foam", "foam", "foam"],
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

test("a maker is told from whoever made it", () => {
  const product = describeProduct("Kelvara Electric Ice Maker");
  expect([calledName(product), articleFor(product)]).toEqual(["ice maker", "an ice maker"]);
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

describe("the kind of a thing is not cut inside", () => {
  test.each([
    ["Kelvara Vitamin B12 Drops", "vitamin b12 drops"],
    ["Kelvara USB C Hub", "usb c hub"],
    ["Kelvara Omega 3 Capsules", "omega 3 capsules"],
    ["Kelvara B Complex Tablets", "b complex tablets"],
    ["Kelvara U Shaped Pillow", "u shaped pillow"],
    ["Kelvara Krill Oil Capsules", "krill oil capsules"],
    ["Kelvara Portable Bread Maker Machine", "bread maker machine"],
    ["Kelvara Thick Sherpa Lined Gloves", "sherpa lined gloves"],
    // What stands before tells another thing, or only how it is made.
    ["Kelvara V Neck Shirt", "shirt"],
    ["Kelvara Model X Chair", "chair"],
    ["Kelvara Portable Dryer Rack", "dryer rack"],
    ["Kelvara Cover Bag", "cover bag"],
    ["Kelvara 3 Shelf Bookcase", "shelf bookcase"],
  ])("%p is a %p", (name, type) => expect(describeProduct(name).type).toBe(type));
});

test("shoppers name the animal or the people a thing is for, unless there are two", () => {
  const searched = (name: string): string => searchedType(describeProduct(name));
  expect(
    [
      "Kelvara Cat Brush with Tray",
      "Kelvara Nail Grinder for Dogs",
      "Kelvara Hiking Boots for Women",
      "Kelvara Dog Bed",
      "Kelvara Food Bowl for Cats and Dogs",
      "Kelvara Hot Dog Roller Grill",
    ].map(searched),
  ).toEqual(["cat brush", "dog nail grinder", "women's hiking boots", "dog bed", "food bowl", "roller grill"]);
  expect(qualifiedType(describeProduct("Kelvara Hiking Boots for Women"))).toBe("hiking boots");
  expect(qualifiedType(describeProduct("Kelvara Nail Grinder for Dogs"))).toBe("dog nail grinder");
});

test.each([
  ["Acme Hamster Wheel Suction Cups", "hamster wheel"],
  ["Acme Play Board Latches Buttons", "play board"],
  ["Acme Large Clear Suction Cups", "suction cups"],
  ["Acme Baby Proof Cabinet Locks Latches", "locks latches"],
])("parts piled up behind a thing are not the thing: %s is a %s", (name, type) => {
  expect(describeProduct(name).type).toBe(type);
});
