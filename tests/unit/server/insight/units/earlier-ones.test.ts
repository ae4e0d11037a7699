import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product = "Zwelko Desk Lamp"): readonly string[] => readsOf([text], product);

describe("what was had or tried before is another product", () => {
  test.each([
    ["I have been through a dozen lamps. Every single one broke.", "-durability"],
    ["I tried several brands and they all broke.", "-durability"],
    ["Had a Brenko one before this that lasted six years.", "+durability"],
    ["I owned a cheap lamp before this one. It broke in a month.", "-durability"],
    ["My last lamp (some cheap brand) was bright enough to blind me.", "+light"],
    ["The old $19 Brenko one still looks new.", "+durability"],
    ["The thin one I'd had from the shop was flimsy.", "-sturdy"],
    ["For the same money the Brenko one we had before lasted two years.", "+durability"],
  ])("%s: no %s", (text, key) => expect(reads(text)).not.toContain(key));

  test.each([
    ["I have been through a dozen of these lamps. Every single one broke.", "-durability"],
    ["I tried several bulbs. All of them flicker, so the lamp is defective.", "-defect"],
    ["Had a Brenko one before this and this one is so much sturdier.", "+sturdy"],
    ["I bought six lamps. Every single one broke.", "-durability"],
    ["I have been through a dozen lamps. It broke.", "-durability"],
  ])("%s: %s", (text, key) => expect(reads(text)).toContain(key));
});

describe("what is named beside the product, or sent anew", () => {
  test.each([
    ["It does not match the photos or my other chairs.", "-asPictured"],
    ["Would buy again for my other nephews.", "+repeat"],
    ["Asked for a replacement and that one broke too.", "-durability"],
    ["They sent me another one and that one broke too.", "-durability"],
    ["Amazon replaced it and the replacement broke.", "-durability"],
  ])("%s: %s", (text, key) => expect(reads(text)).toContain(key));

  test.each([
    ["My other lamp broke.", "-durability"],
    ["I loved my other lamp.", "+whole"],
    ["I owned two and that one broke.", "-durability"],
    ["Amazon is great.", "+whole"],
  ])("%s: no %s", (text, key) => expect(reads(text)).not.toContain(key));
});

describe("other ones of its kind", () => {
  test.each([
    ["The wooden one before it cracked.", "-durability"],
    ["The plastic one they owned cracked.", "-durability"],
    ["The store bought ones are flimsy.", "-sturdy"],
    ["The store ones break.", "-durability"],
    ["I had a different one that was noisy.", "-noise"],
    ["I have tried a lot of lamps that flickered and broke.", "-durability"],
    ["Most lamps are too heavy.", "-weight"],
    ["Most switches are noisy. This one isn't.", "-noise"],
    ["Most switches are noisy. Not this one.", "-noise"],
  ])("%s no %s", (text, key) => expect(reads(text)).not.toContain(key));

  test.each([
    ["The one I bought broke.", "-durability"],
    ["The new one they have sent cracked.", "-durability"],
    ["It is no sturdier than the wooden one before it, and it broke.", "-durability"],
    ["Unlike the store bought ones this broke.", "-durability"],
    ["I have tried a lot of bulbs with it and this lamp broke.", "-durability"],
    ["Most switches are noisy. This one is noisy too.", "-noise"],
    ["Most of the switches are noisy.", "-noise"],
    ["Way easier than the bag on my old lamp.", "+easeOfUse"],
  ])("%s %s", (text, key) => expect(reads(text)).toContain(key));
});
