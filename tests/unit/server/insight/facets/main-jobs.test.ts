import { describe, expect, test } from "bun:test";
import { domainsOf } from "../../../../../server/insight/facets/domain.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { judged } from "../../../../support/heard.ts";

describe("what things are bought to do", () => {
  test.each([
    ["These are scary sharp.", "Steak Knives", "cutting", 1],
    ["I had to saw at the bread.", "Bread Knife", "cutting", -1],
    ["The closest shave ever.", "Safety Razor", "cutting", 1],
    ["It tugs at my beard.", "Beard Trimmer", "cutting", -1],
    ["It couldn't cut paper.", "Craft Scissors", "cutting", -1],
    ["They keep their edge.", "Pruning Shears", "staysSharp", 1],
    ["It went dull in weeks.", "Paring Knife", "staysSharp", -1],
    ["It picks up cat hair.", "Stick Vacuum", "hairPickup", 1],
    ["It cleans wonderfully.", "Electric Toothbrush", "cleansWell", 1],
    ["It took years of grime off the deck.", "Pressure Washer", "cleansWell", 1],
    ["It leaves streaks on the tiles.", "Spin Mop", "cleansWell", -1],
    ["I still have to pick up the fur by hand.", "Robot Vacuum", "cleansWell", -1],
    ["It never gets stuck and always finds its dock.", "Robot Vacuum", "findsWay", 1],
    ["It wanders around aimlessly.", "Robotic Lawn Mower", "coverage", -1],
    ["It moves a lot of air.", "Tower Fan", "cools", 1],
    ["Our bedroom never cools down.", "Portable Air Conditioner 8000 BTU", "cools", -1],
    ["It keeps the cabin warm.", "Space Heater", "warmsRoom", 1],
    ["It blows lukewarm air.", "Ceramic Heater", "warmsRoom", -1],
    ["My allergies are better.", "Air Purifier", "airCare", 1],
    ["Barely any mist comes out.", "Cool Mist Humidifier", "airCare", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["It is easy to clean.", "Stick Vacuum", "cleansWell"],
    ["It cleans great.", "Blender", "cleansWell"],
    ["I bought this to pick up dog hair.", "Stick Vacuum", "cleansWell"],
    ["It cleans great.", "Stick Vacuum", "cleaning"],
    ["It removes grime.", "All Purpose Cleaner", "cleaning"],
    ["I love the smell of newly cut grass.", "Lawn Mower", "cutting"],
    ["The picture is sharp.", "Digital Camera", "cutting"],
    ["It gets stuck in the drawer.", "Stick Vacuum", "findsWay"],
  ] as const)("%s of %s says nothing of %s", (text, productName, facet) => {
    expect(judged(text, productName).map(([id]) => id)).not.toContain(facet);
  });
});

describe("the kinds of things that do such work", () => {
  const domains = (name: string): string[] => [...domainsOf(describeProduct(name), [], 1)];

  test.each([
    ["15-Piece Kitchen Knife Set with Block", "cutting"],
    ["Electric Toothbrush with 4 Brush Heads", "cleaner"],
    ["Laundry Detergent Pods, 72 Count", "cleaner"],
    ["Robot Vacuum and Mop Combo", "robot"],
    ["Ceiling Fan with Light", "cooling"],
    ["Oil Filled Radiator", "heating"],
    ["Dehumidifier 4500 Sq Ft", "airing"],
  ])("%s: %s", (name, domain) => {
    expect(domains(name)).toContain(domain);
  });

  test.each([
    ["Knife Block", "cutting"],
    ["Cookie Cutters", "cutting"],
    ["Wiper Blades", "cutting"],
    ["Toothbrush Holder", "cleaner"],
    ["Vacuum Sealer", "cleaner"],
    ["Pipe Cleaners", "cleaner"],
    ["Robot Building Kit", "robot"],
    ["Aquarium Heater", "heating"],
    ["Water Purifier", "airing"],
  ])("%s is no %s", (name, domain) => {
    expect(domains(name)).not.toContain(domain);
  });
});
