import { describe, expect, test } from "bun:test";
import { unitsOf } from "../../../../support/read-anything.ts";

const targets = (text: string): string[] => unitsOf(text).map(({ key, target }) => `${key}: ${target}`);

describe("what an opinion is about", () => {
  test.each([
    ["With the hook attached it does not fit in the drawer.", "sizing: hook"],
    ["In tall grass it bogs down.", "power: grass"],
    ["For the price it works great.", "value: price"],
    ["At the lowest position it rattles.", "noise: position"],
  ])("is no noun beside the subject: %s", (text, wrong) => {
    const found = targets(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain(wrong);
  });

  test.each([
    ["The hook it came with broke.", "durability: hook"],
    ["The knob rattles.", "noise: knob"],
    ["I love the strap as it is comfortable.", "comfort: strap"],
    ["The strap makes it comfortable.", "comfort: strap"],
    ["The screws that come with it broke.", "durability: screw"],
  ])("is the noun that is its subject: %s", (text, right) => expect(targets(text)).toContain(right));
});
