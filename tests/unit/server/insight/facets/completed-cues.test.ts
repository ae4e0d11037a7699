import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

describe("a cue needs the words that give it its sense", () => {
  test.each([
    ["It does the whole house on one charge.", "Robot Vacuum", "coverage", 1],
    ["It parks itself on its dock.", "Robot Vacuum", "findsWay", 1],
    ["It does not knock over a thing.", "Robot Vacuum", "findsWay", 1],
    ["The stain came back.", "Carpet Cleaner Machine", "cleansWell", -1],
    ["Grease came off with one wipe.", "Oven Cleaner", "cleansWell", 1],
    ["The color ran in the wash, sadly.", "Bath Towel Set", "colorfast", -1],
    ["They stretched out after a few washes.", "Cotton Leggings", "laundry", -1],
    ["They stretched out after one evening.", "Cotton Leggings", "shape", -1],
    ["The filling bunches up in the corners.", "Weighted Blanket", "shape", -1],
    ["Navy attracts all the lint.", "Cotton Leggings", "lint", -1],
    ["There is black stuff growing inside.", "Coffee Maker", "cleaning", -1],
    ["We do not hear the traffic anymore.", "White Noise Machine", "soothing", 1],
    ["It woke him twice.", "White Noise Machine", "soothing", -1],
    ["It takes hours to charge.", "Cordless Drill", "recharge", -1],
    ["It paid for itself.", "Bread Maker", "value", 1],
    ["Water pooled under it.", "Camping Tent", "wet", -1],
    ["We used the whole bag in two days.", "Dog Treats", "amount", -1],
    ["I thought this was a much larger one.", "Wall Clock", "asPictured", -1],
    ["Gave it as a gift and she loves it.", "Wall Clock", "gift", 1],
  ] as const)("%s of a %s", (text, productName, facet, polarity) => {
    expect(judged(text, productName)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["It does the whole thing twice.", "Robot Vacuum", "findsWay"],
    ["Halfway through it parks itself under the bed.", "Robot Vacuum", "findsWay"],
    ["I am not knocking it for that.", "Robot Vacuum", "findsWay"],
    ["I came back to a dusty hallway.", "Carpet Cleaner Machine", "cleansWell"],
    ["The scuffs it made come off with an eraser.", "Robot Vacuum", "cleansWell"],
    ["I found buttons in the lint filter.", "Bath Towel Set", "laundry"],
    ["They stretched out after one evening.", "Cotton Leggings", "laundry"],
    ["The filling bunches up in the corners.", "Weighted Blanket", "laundry"],
    ["Black stuff flaked off it.", "Frying Pan", "cleaning"],
    ["You can not hear the beads.", "Weighted Blanket", "soothing"],
    ["I woke at six.", "Weighted Blanket", "soothing"],
    ["It takes about 2 hours to charge.", "Cordless Drill", "battery"],
    ["It paid for itself.", "Bread Maker", "results"],
    ["We have a salt water pool.", "Water Timer", "wet"],
    ["Used the whole bottle and saw nothing.", "Face Serum", "amount"],
    ["I thought this was great.", "Wall Clock", "asPictured"],
    ["Gave it to a thrift store, so she loves it.", "Wall Clock", "gift"],
  ] as const)("%s of a %s says nothing of %s", (text, productName, facet) => {
    expect(judged(text, productName).map(([id]) => id)).not.toContain(facet);
  });
});

describe("what is said of a part", () => {
  test.each([
    ["The strap is handy.", "Cordless Drill", "noun:strap", "easeOfUse"],
    ["The case is convenient.", "Cordless Drill", "noun:case", "easeOfUse"],
    ["The pocket is deep enough for my phone.", "Yoga Leggings", "pockets", "sizing"],
  ] as const)("%s of a %s is about %s, and not %s", (text, productName, part, whole) => {
    const said = judged(text, productName).map(([id]) => id);
    expect(said).toContain(part);
    expect(said).not.toContain(whole);
  });

  test.each([
    ["It is handy.", "Cordless Drill", "easeOfUse"],
    ["This strap is handy.", "Luggage Strap", "easeOfUse"],
    ["The pockets are deep enough for our mattress.", "Fitted Sheet", "sizing"],
  ] as const)("%s of a %s is about %s", (text, productName, facet) => {
    expect(judged(text, productName).map(([id]) => id)).toContain(facet);
  });
});
