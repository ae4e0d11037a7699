import { describe, expect, test } from "bun:test";
import { domainsOf } from "../../../../../server/insight/facets/domain.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { judged } from "../../../../support/heard.ts";

describe("what small devices, scents and garden supplies are bought for", () => {
  test.each([
    ["The cursor goes exactly where I want.", "Wireless Mouse", "response", 1],
    ["The pointer jumps all over.", "Wireless Mouse", "response", -1],
    ["It works from across the room.", "TV Remote Control", "response", 1],
    ["Alexa can't find it.", "Smart Plug", "response", -1],
    ["No more dead zones.", "WiFi Range Extender", "signalReach", 1],
    ["It barely reaches the next room.", "WiFi Range Extender", "signalReach", -1],
    ["Charges my phone in half an hour.", "USB C Charger", "chargeSpeed", 1],
    ["It only charges if you wiggle it.", "USB-C Cable 6ft 2 Pack", "chargeContact", -1],
    ["It fills the whole room.", "Soy Candle", "scentThrow", 1],
    ["I can't smell a thing.", "Soy Candle", "scentThrow", -1],
    ["Keeps the mosquitoes away.", "Bug Spray", "repels", 1],
    ["We caught five mice.", "Mouse Trap", "repels", 1],
    ["The flies ignore it, zero bugs so far.", "Fly Trap", "repels", -1],
    ["They came up in four days.", "Tomato Seeds", "growth", 1],
    ["My seedlings died in it.", "Potting Mix 8qt", "growth", -1],
    ["It leaves dry spots.", "Lawn Sprinkler", "spray", -1],
    ["It has great spray patterns and a strong jet.", "Hose Nozzle", "spray", 1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("what things are taken, worn or used for", () => {
  test.each([
    ["I have more energy now.", "Vitamin B12 Capsules", "effect", 1],
    ["It might as well be a placebo.", "Magnesium Capsules", "effect", -1],
    ["It removes the loose undercoat.", "Dog Grooming Brush", "combsOut", 1],
    ["It pulls his hair.", "Dog Grooming Brush", "combsOut", -1],
    ["It keeps me dry all day.", "Natural Deodorant", "skinGuard", 1],
    ["We got burned.", "Mineral Sunscreen", "skinGuard", -1],
    ["My knee feels stable.", "Knee Brace", "bracing", 1],
    ["My wrist still bends in it.", "Wrist Brace", "bracing", -1],
    ["It calms him down.", "Baby Pacifiers", "soothing", 1],
    ["He still screams.", "Baby Pacifiers", "soothing", -1],
    ["It loosens my tight shoulders.", "Neck Massager", "massage", 1],
    ["She had a blowout every day.", "Baby Diapers", "soaksUp", -1],
    ["He has so much less gas.", "Baby Bottles", "digestion", 1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("what was before the purchase", () => {
  test.each([
    ["We had a dead zone in the basement.", "WiFi Range Extender", "signalReach"],
    ["I bought this because our kitchen was full of ants.", "Ant Killer Bait", "repels"],
    ["My husky sheds so much hair.", "Dog Grooming Brush", "combsOut"],
    ["I bought these to help me sleep.", "Magnesium Capsules", "effect"],
    ["I burn easily.", "Mineral Sunscreen", "skinGuard"],
    ["Customer support was great.", "Knee Brace", "bracing"],
    ["It arrived on schedule.", "Smart Plug", "response"],
  ] as const)("%s of %s is not its main use", (text, productName, facet) => {
    expect(judged(text, productName).map(([id]) => id)).not.toContain(facet);
  });
});

describe("kinds of product by their main use", () => {
  const domains = (name: string): Set<string> => domainsOf(describeProduct(name), [], 0);

  test.each([
    ["Bug Zapper Indoor", "repelling"],
    ["Flea and Tick Collar for Dogs", "repelling"],
    ["Soy Candles Gift Set", "scented"],
    ["USB-C Cable 6ft 2 Pack", "charging"],
    ["Natural Deodorant Stick", "guarding"],
    ["Ankle Support Sleeve", "bracing"],
    ["Vitamin D3 Gummies", "remedy"],
    ["Self Watering Planter", "growing"],
  ])("%s is %s", (name, domain) => {
    expect(domains(name)).toContain(domain);
  });

  test.each([
    ["Flameless Candle", "scented"],
    ["Candle Holder", "scented"],
    ["Bird Seed", "growing"],
    ["Day Planner", "growing"],
    ["HDMI Cable", "charging"],
    ["Corner Braces", "bracing"],
    ["Wood Router", "relaying"],
    ["Sink Drain Trap", "repelling"],
    ["Mouse Pad", "commanded"],
    ["Lavender Essential Oil", "edible"],
    ["Massage Oil", "edible"],
  ])("%s is not %s", (name, domain) => {
    expect(domains(name)).not.toContain(domain);
  });
});
