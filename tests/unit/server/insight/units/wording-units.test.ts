import { describe, expect, test } from "bun:test";
import { heard, judged } from "../../../../support/heard.ts";

describe("what is put in words of its own", () => {
  test.each([
    ["Says his feet dont ache anymore at quitting time.", "Kelvara Work Insoles", "pain", 1],
    ["My wrist quit aching at night.", "Kelvara Wireless Mouse", "pain", 1],
    ["It weighs about as much as my toddler.", "Kelvara Dutch Oven", "weight", -1],
    ["Charged it once in March and it is still going in May.", "Kelvara Nail Grinder", "battery", 1],
    ["The colors didnt fade at all.", "Kelvara Kids Backpack", "finish", 1],
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

  test("is not heard twice where a cue says the same", () => {
    const keys = heard("My back does not hurt anymore.", "Kelvara Office Chair").map(([key]) => key);
    expect(keys.filter((key) => key === "pain")).toHaveLength(1);
  });
});
