import { describe, expect, test } from "bun:test";
import { heard } from "../../../../support/heard.ts";

describe("how a thing fits, is held, opened and worn", () => {
  test.each([
    ["It tucks under the sink.", "Step Stool", "compact", 1],
    ["It takes up most of the shelf.", "Rice Maker", "compact", -1],
    ["These run narrow.", "Leather Sandals", "sizing", -1],
    ["My aunt had to order one up.", "Leather Sandals", "sizing", -1],
    ["There is room to spare.", "Tool Bag", "capacity", 1],
    ["The bin only holds a handful.", "Countertop Bin", "capacity", -1],
    ["It drops right in and fits in my truck's cup holder.", "Travel Mug", "cupHolder", 1],
    ["It weighs next to nothing.", "Folding Stool", "weight", 1],
    ["My arms get tired after ten minutes.", "Hedge Shears", "weight", -1],
    ["He takes it everywhere.", "Folding Stool", "carry", 1],
    ["It is cumbersome to carry.", "Folding Stool", "carry", -1],
    ["My kid can not get it open.", "Bento Lunch Box", "openClose", -1],
    ["You need pliers to open the cap.", "Water Bottle", "openClose", -1],
    ["The lid will not stay closed.", "Storage Bin", "openClose", -1],
    ["She can open it herself.", "Bento Lunch Box", "openClose", 1],
    ["I have to readjust the arm all day.", "Monitor Stand", "adjust", -1],
    ["It gets into tight corners.", "Grout Brush", "reach", 1],
    ["It keeps shutting off.", "Space Heater", "autoOff", -1],
    ["They fall out when I jog.", "Wireless Earbuds", "secure", -1],
    ["They never fall out.", "Wireless Earbuds", "secure", 1],
    ["The clip came undone twice.", "Badge Reel", "secure", -1],
    ["I forget I am wearing them.", "Wireless Earbuds", "comfort", 1],
    ["The seam cuts into my hip.", "Yoga Leggings", "digsIn", -1],
    ["You can feel every spring.", "Spring Mattress", "comfort", -1],
    ["It sleeps hot.", "Foam Pillow", "breathable", -1],
    ["My knees hurt less, and the pain went away.", "Gel Insoles", "pain", 1],
    ["There is no arch support.", "Gel Insoles", "pain", -1],
  ] as const)("%s of a %s", (text, productName, key, polarity) => {
    expect(heard(text, productName)).toContainEqual([key, polarity]);
  });

  test.each([
    ["A damp cloth rubbed the sauce off.", "Steel Skillet", "comfort"],
    ["The handle gets hot on the stove.", "Steel Skillet", "breathable"],
    ["My uncle has a sore shoulder.", "Seat Cushion", "comfort"],
    ["The label came off in the sink.", "Glass Jar", "secure"],
    ["Bought as a cap for my nephew, and the cap is great.", "Baseball Cap", "openClose"],
    ["The volume is great.", "Piano Bench", "capacity"],
    ["Tech support was great.", "Standing Desk", "pain"],
    ["The egg timer is great.", "Egg Timer", "autoOff"],
    ["It calmed my mare.", "Fleece Blanket", "skin"],
    ["The scroll wheel is cumbersome.", "Drawing Tablet", "compact"],
    ["The cup holder is great.", "Baby Stroller", "cupHolder"],
    ["Help with assembly was nice, and truth hurts.", "Standing Desk", "comfort"],
  ] as const)("%s of a %s says nothing of %s otherwise", (text, productName, key) => {
    expect(heard(text, productName).map(([each]) => each)).not.toContain(key);
  });
});

describe("what is eaten or put on the skin", () => {
  test.each([
    ["It floats on top of the milk.", "Protein Powder", "texture", -1],
    ["It mixes right in.", "Protein Powder", "mixes", 1],
    ["It gave me gas.", "Protein Powder", "digestion", -1],
    ["They settled my stomach.", "Ginger Chews", "digestion", 1],
    ["They changed the recipe.", "Dog Treats", "ingredients", -1],
    ["No dyes.", "Dog Treats", "ingredients", 1],
    ["The bars arrived melted.", "Chocolate Bar", "freshness", -1],
    ["They tasted stale and it was old stock.", "Trail Snack", "freshness", -1],
    ["The tub was only half full.", "Protein Powder", "amount", -1],
    ["One drop is plenty.", "Face Serum", "amount", 1],
    ["There is no way to reseal the pouch.", "Trail Snack", "reseal", -1],
    ["It never dries.", "Face Cream", "drying", -1],
    ["It soaks right in.", "Face Cream", "absorption", 1],
    ["The scent fades within the hour.", "Body Lotion", "scent", -1],
    ["The scent is subtle.", "Body Lotion", "scent", 1],
    ["It clogs pores.", "Face Cream", "skin", -1],
    ["No reaction at all.", "Face Cream", "skin", 1],
    ["I have oily skin.", "Face Cream", "none", 0],
  ] as const)("%s of a %s", (text, productName, key, polarity) => {
    const found = heard(text, productName);
    if (polarity === 0) expect(found).toEqual([]);
    else expect(found).toContainEqual([key, polarity]);
  });
});

describe("what is read or played", () => {
  test.each([
    ["I could not finish it.", "Mystery Novel", "story", -1],
    ["It had me hooked.", "Mystery Novel", "story", 1],
    ["It is beautifully illustrated.", "Bedtime Picture Book", "illustrations", 1],
    ["My pens bleed through.", "Travel Journal", "pages", -1],
    ["It lays flat.", "Travel Journal", "pages", 1],
    ["It will not stay open.", "Travel Journal", "pages", -1],
    ["My nieces beg to play.", "Board Game", "engagement", 1],
    ["My boys lose interest.", "Board Game", "engagement", -1],
    ["Great for my 7 year old.", "Board Game", "ageFit", 1],
    ["It went over my head.", "Board Game", "ageFit", -1],
    ["We learned it in ten minutes.", "Board Game", "rules", 1],
    ["We kept rereading the rules.", "Board Game", "rules", -1],
    ["We had a great time.", "Board Game", "fun", 1],
    ["It fell flat with the teens.", "Board Game", "fun", -1],
    ["The cards curl in summer.", "Card Game", "components", -1],
    ["It all fits back in the box.", "Card Game", "components", 1],
  ] as const)("%s of a %s", (text, productName, key, polarity) => {
    expect(heard(text, productName)).toContainEqual([key, polarity]);
  });
});
