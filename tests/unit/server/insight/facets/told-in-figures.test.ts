import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

describe("what is told in figures and events", () => {
  test.each([
    ["It costs half what my dentist wanted.", "Night Guard", "value", 1],
    ["Does 90% of it for 30 dollars.", "Garden Shredder", "value", 1],
    ["Lasted 9 weeks.", "Desk Lamp", "durability", -1],
    ["Lasted 11 days, then it hummed.", "Desk Fan", "durability", -1],
    ["Half of the bulbs are out after a month.", "String Lights", "durability", -1],
    ["The stuffing keeps coming out.", "Throw Pillow", "durability", -1],
    ["I set it once and have not touched it.", "Watering Timer", "easeOfUse", 1],
    ["There is no more climbing into our bed.", "Weighted Blanket", "soothing", 1],
    ["It does not do corners.", "Robot Vacuum", "findsWay", -1],
  ] as const)("%s of a %s", (text, productName, facet, polarity) =>
    expect(judged(text, productName)).toContainEqual([facet, polarity]),
  );

  test.each([
    ["It should cost half what they charge.", "Night Guard", "value"],
    ["It lasted 3 weeks on one charge.", "Desk Lamp", "durability"],
    ["Lasted 3 years.", "Desk Lamp", "durability"],
    ["Half the class is out already.", "Desk Lamp", "durability"],
    ["No stuffing came out.", "Throw Pillow", "durability"],
    ["I set it once and have not seen it since.", "Watering Timer", "easeOfUse"],
    ["There is more climbing into our bed.", "Weighted Blanket", "soothing"],
    ["It does corners.", "Robot Vacuum", "findsWay"],
  ] as const)("%s of a %s: no such sign of %s", (text, productName, facet) => {
    const expected = facet === "durability" || facet === "findsWay" ? -1 : 1;
    expect(judged(text, productName)).not.toContainEqual([facet, expected]);
  });
});
