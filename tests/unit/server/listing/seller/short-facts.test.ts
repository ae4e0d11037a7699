import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { factsIn } from "../../../../../server/listing/seller/short-facts.ts";
import { sensesOf } from "../../../../../server/listing/words/same-sense.ts";
import { inputFor } from "../../../../support/samples.ts";

const REVIEWS = ["It works well.", "Works well and looks nice.", "Looks nice."].join("\n\n");

const titlesOf = (productName: string, currentTitle: string): string =>
  optimizeReviews(inputFor(REVIEWS, { productName, currentTitle })).optimizedTitles.join("\n");

describe("what a title says beyond the name", () => {
  test.each([
    ["Flexible Water Hose", "hose", []],
    ["Wrinkle & Fade Resistant", "resistant", []],
    ["Anti-Skid Rubber Sole", "rubber sole", ["Anti-Skid"]],
    ["Rubber Sole, Brushed Lining", "rubber sole", ["Brushed Lining"]],
    ["Brushes & Sponge Pad", "brushes", ["Sponge Pad"]],
    ["Adjustable Bed", "adjustable", []],
    ["Charger Included", "charger", []],
    ["Kitchen Garden Camping", "", []],
    ["/Magnetic Clip", "", ["Magnetic Clip"]],
    ["Crumb Catching Tray", "crumb", []],
    ["Dog House Corner Bench", "dog", []],
    ["Premium Corner Bench", "", ["Corner Bench"]],
    ["Top Corner Bench", "", ["Corner Bench"]],
    ["Knee High Wool Tights", "wool tights", ["Knee High"]],
    ["Sleeve 15-20 mmHg", "sleeve", ["15-20 mmHg"]],
    ["Two Lids, Plus Whisk", "lids", []],
    ["Plus Size", "", ["Plus Size"]],
    ["Any Hob", "", []],
    ["Top Rack Dishwasher Safe", "", ["Top Rack Dishwasher Safe"]],
    ["Cordless Robotic Window Washer", "window washer", ["Cordless"]],
    ["Foldable Padded Crate", "crate", ["Foldable Padded"]],
    ["Soothing Balm for Dry Elbows, Knees and Heels, Shea Butter", "balm", ["Shea Butter"]],
    ["Spray against Stubborn Stains, Citrus Scent", "spray", ["Citrus Scent"]],
    ["Stand for Monitor 24 inch with Cable Clip", "stand", ["24 inch", "Cable Clip"]],
    ["Lamp for Bedroom, Brass Base, Linen Shade and Bulb", "lamp", ["Brass Base", "Linen Shade and Bulb"]],
    ["Lamp for Bedroom, Office and Dorm, Brass Base", "lamp", ["Brass Base"]],
    ["3 Heat Settings, 2 Variable Heat, 5 Days Delivery", "", ["3 Heat Settings"]],
    ["Mini Grinder, 12pcs Polishing Wheels", "grinder", ["12 Polishing Wheels"]],
    ["12pcs Grinder Wheels", "grinder wheel", ["12 pcs"]],
    ["Freezer, 20lbs in 24Hrs", "freezer", ["20lbs in 24Hrs"]],
    ["Mixer 20V 300W", "mixer", ["20V", "300W"]],
    ["Leak Proof, Odor Free", "leak odor", []],
    ["Spill Resistant Lid", "spill lid", []],
    ["Pack 8L with 1.5L Bladder", "pack", ["8L"]],
    ["Cooler with 20L", "cooler", ["20L"]],
    ["Boots Ankle Breathable Removable Thick Felt Insoles", "boots", ["Breathable"]],
    ["Boots Ankle Breathable Rust Resistant Walking Construction", "boots", ["Breathable", "Rust Resistant"]],
  ])("%p beside %p is %p", (line, said, facts) => expect(factsIn(line, sensesOf(said))).toEqual(facts));

  test("begins anew behind the name of the thing, and behind a word that joins", () => {
    const said = sensesOf("steel toaster");
    expect(factsIn("Steel Toaster Removable Tray", said, undefined, sensesOf("toaster"))).toEqual(["Removable Tray"]);
    expect(factsIn("Steel Toaster Removable Tray", said)).toEqual([]);
    expect(factsIn("Steel Toaster with Removable Tray", said)).toEqual(["Removable Tray"]);
  });

  test("is no size where the number is part of a word, or measures what the thing can do", () => {
    expect(factsIn("8-in-1 Digital Cooker", new Set())).not.toContain("8 in");
    expect(factsIn("1000ft Range Radio", new Set())).not.toContain("1000 ft");
    expect(factsIn("50ft Long Cable", new Set())).toContain("50 ft");
    expect(factsIn("Dongle 2.4G", new Set())).not.toContain("2.4 G");
    expect(factsIn("Creatine 5g", new Set())).toContain("5 g");
    expect(factsIn("Board 24 x 16 Inch", new Set())).toContain("24 x 16 Inch");
    expect(factsIn("Blanket 50x60in", new Set())).toContain("50x60 in");
    expect(factsIn("Lamp 3 in 1", new Set())).not.toContain("3 in");
    expect(factsIn("Cable 3 in long", new Set())).toContain("3 in");
    expect(factsIn("Belt 1 3/8 inch Trim", new Set())).toContain("1 3/8 inch");
    expect(factsIn("Belt 1 3/8 inch Trim", new Set())).not.toContain("8 inch");
    expect(factsIn("Mixer, 13,000 RPM Motor", new Set()).join("|")).not.toMatch(/(?:^|\|)000/);
    expect(factsIn("Scale 11lb/5kg", new Set())).toEqual(["11 lb", "5 kg"]);
    expect(factsIn("Newborn 7-45 lbs", new Set()).join()).not.toMatch(/7-(?:,|$)|^45/);
  });
});

describe("what customers dispute", () => {
  const reviews = [
    "It leaks all over the table.",
    "Leaked on day one and keeps leaking.",
    "The lid leaks. Looks nice.",
    "No leaks here, and it looks nice.",
  ].join("\n\n");

  test("goes from a title with what it is said of, and leaves no half of a word", () => {
    const currentTitle = "Acme Juice Jug, Leak Proof Glass Lid, Spill Free, Oak Handle";
    const { optimizedTitles } = optimizeReviews(
      inputFor(reviews, { productName: "Acme Juice Jug", currentTitle, keywords: ["juice jug"] }),
    );
    expect(optimizedTitles[0]).toContain("Oak Handle");
    for (const title of optimizedTitles) expect(title).not.toMatch(/Proof|Free|Lid/);
  });
});

test("a measure that two parts give in other words stands once, and a part keeps its measure", () => {
  const titles = titlesOf("Acme Trail Pack", "Acme Trail Pack 8L with 1.5L Bladder");
  expect(titles).toContain("with 1.5L Bladder");
  expect(titles).not.toMatch(/, 1\.5/);
  const { optimizedTitles } = optimizeReviews(
    inputFor(REVIEWS, {
      productName: "Acme Trail Pack",
      currentTitle: "Acme Trail Pack 8L",
      currentBullets: ["ROOM: 8 liters of storage, two mesh pockets"],
    }),
  );
  for (const title of optimizedTitles) expect(title).not.toMatch(/8 Liters.*8L/);
});

test("numbers in a title are numerals", () => {
  const { optimizedTitles, compliance } = optimizeReviews(
    inputFor(REVIEWS, { productName: "Acme Hand Mixer", currentBullets: ["CONTROL: five speeds"] }),
  );
  expect(optimizedTitles.join("\n")).toContain("5 Speeds");
  expect(compliance.findings.map(({ ruleId }) => ruleId)).not.toContain("T10");
});

test("a title gives a size once, however it is spelled", () => {
  const titles = titlesOf("Acme 1875W Hair Dryer", "Acme 1875W Hair Dryer 1875 w");
  expect(titles).toContain("1875W");
  expect(titles).not.toMatch(/1875 w/i);
  expect(titlesOf("Acme Kettle 0.9L", "Acme Kettle 0.9 l with Lid").match(/0\.9/g)).toHaveLength(1);
});

test("a title tears no phrase of the seller's apart", () => {
  const titles = titlesOf("Bird Feeder Cabinet", "FENMOOR Bird Feeder Cabinet, Bird Watching Perch, Bamboo Roof");
  expect(titles).toBe("FENMOOR Bird Feeder Cabinet, Bird Watching Perch, Bamboo Roof");
});

test("words in mixed case stay as the seller writes them", () => {
  expect(titlesOf("Acme Baby Monitor", "Acme Baby Monitor, No WiFi Needed")).not.toContain("WIFI");
});

test("a brand in the seller's copy is no search term, and the map says why", () => {
  const { compliance, packing, searchTerms } = optimizeReviews(
    inputFor(REVIEWS, {
      productName: "Acme Car Phone Mount",
      currentTitle: "Acme Car Phone Mount for iPhone and Samsung Galaxy",
      currentBullets: ["FITS ALL: suits every Samsung"],
    }),
  );
  expect(searchTerms).not.toMatch(/iphone|samsung/i);
  expect(compliance.findings.filter(({ field, severity }) => field === "searchTerms" && severity === "error")).toEqual(
    [],
  );
  expect(packing?.words.find(({ word }) => word === "iPhone")?.reason).toStartWith("A brand of another maker");
});
