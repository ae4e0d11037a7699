import { describe, expect, test } from "bun:test";
import { heard, judged } from "../../../../support/heard.ts";

describe("what is put in words of its own", () => {
  test.each([
    ["Says his feet dont ache anymore at quitting time.", "Kelvara Work Insoles", "pain", 1],
    ["My wrist quit aching at night.", "Kelvara Wireless Mouse", "pain", 1],
    ["It weighs about as much as my toddler.", "Kelvara Dutch Oven", "weight", -1],
    ["Charged it once in March and it is still going in May.", "Kelvara Nail Grinder", "battery", 1],
    ["The colors didnt fade at all.", "Kelvara Kids Backpack", "colorfast", 1],
    ["A four person tent is a stretch for this size.", "Kelvara Dome Tent", "capacity", -1],
    ["It is more like one and a half people.", "Kelvara Dome Tent", "capacity", -1],
    ["We were shoulder to shoulder all night.", "Kelvara Dome Tent", "capacity", -1],
    ["No way this is 3 pounds.", "Kelvara Folding Stool", "weight", -1],
    ["Weighs 4 lb 1 oz at home, not the 3 they advertise.", "Kelvara Folding Stool", "weight", -1],
    ["There is sludge at the end of each mug.", "Kelvara Drip Coffee Maker", "sediment", -1],
    ["I find grounds in every single cup.", "Kelvara Drip Coffee Maker", "sediment", -1],
    ["No sediment, even with my cheap grinder.", "Kelvara Drip Coffee Maker", "sediment", 1],
    ["It goes cold in ten minutes.", "Kelvara Drip Coffee Maker", "hot", -1],
    ["The shelf arrived in two pieces.", "Kelvara Bookcase", "defect", -1],
  ] as const)("is heard with its sign: %s", (text, productName, facet, sign) => {
    expect(judged(text, productName)).toContainEqual([facet, sign]);
  });

  test.each([
    ["I wish my feet did not ache anymore.", "Kelvara Work Insoles", "pain"],
    ["Does it weigh about as much as my toddler?", "Kelvara Dutch Oven", "weight"],
    ["My old pot weighed about as much as my toddler.", "Kelvara Dutch Oven", "weight"],
  ] as const)("is no report where it is wished, asked or of another product: %s", (text, productName, facet) => {
    expect(judged(text, productName).map(([key]) => key)).not.toContain(facet);
  });

  test.each([
    ["The shelf comes in two pieces that hook together.", "Kelvara Bookcase", "defect"],
    ["Weighs 3 pounds, not heavy at all.", "Kelvara Folding Stool", "-weight"],
    ["There is no way this is anything but 3 pounds of joy.", "Kelvara Folding Stool", "-weight"],
    ["Walking shoulder to shoulder we both fit under it.", "Kelvara Umbrella", "-capacity"],
  ] as const)("is not heard in what says something else: %s", (text, productName, key) => {
    const told = judged(text, productName).flatMap(([facet, sign]) => [facet, `${sign > 0 ? "+" : "-"}${facet}`]);
    expect(told).not.toContain(key);
  });

  test("is not heard twice where a cue says the same", () => {
    const keys = heard("My back does not hurt anymore.", "Kelvara Office Chair").map(([key]) => key);
    expect(keys.filter((key) => key === "pain")).toHaveLength(1);
  });
});
