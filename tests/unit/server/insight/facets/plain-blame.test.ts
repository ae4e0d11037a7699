import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

describe("what a thing is praised for not doing, it is blamed for doing", () => {
  test.each([
    ["It bounces like crazy.", "Acme Running Vest", "staysUp"],
    ["The water sloshes.", "Acme Running Vest", "staysUp"],
    ["The bottle sloshes around.", "Acme Backpack", "secure"],
    ["It slides on tile.", "Acme Rug Pad", "staysPut"],
    ["It slips.", "Acme Slippers", "traction"],
    ["It dropped my phone.", "Acme Phone Mount", "grip"],
    ["It gets in the way.", "Acme Desk", "compact"],
    ["It pinches.", "Acme Knee Brace", "comfort"],
    ["It adds a lot of weight.", "Acme Phone Case", "weight"],
    ["It leaves streaks.", "Acme Spray Mop", "cleansWell"],
  ])("%s of a %s", (text, product, facet) => expect(judged(text, product)).toContainEqual([facet, -1]));

  test.each([
    ["It does not bounce.", "Acme Running Vest", "staysUp"],
    ["It does not slide.", "Acme Rug Pad", "staysPut"],
  ])("%s of a %s", (text, product, facet) => expect(judged(text, product)).toContainEqual([facet, 1]));

  test("a ball may bounce", () =>
    expect(judged("It bounces high.", "Acme Toy Ball").map(([, sign]) => sign)).not.toContain(-1));
});
