import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string): readonly string[] => readsOf([text], "Acme Digital Camera");

describe("an opinion stands under what it is about", () => {
  test.each([
    ["The photo quality is amazing.", "+picture", "+sturdy"],
    ["The strap slots are too small.", "-openings", "-sizing"],
    ["The openings for the cable do not line up.", "-openings", "-setup"],
    ["We love the quality of these pictures.", "+picture", "+sturdy"],
    ["The sound quality is excellent.", "+sound", "+sturdy"],
    ["The prints are beautiful.", "+picture", "+looks"],
    ["It takes quality photos.", "+picture", "+sturdy"],
    ["I love its photos and am amazed by their quality.", "+picture", "+sturdy"],
    ["The video output looks great.", "+picture", "+looks"],
    ["The coffee is gorgeous.", "+noun:coffee", "+looks"],
    ["Nothing rattles.", "+sturdy", "+noise"],
    ["Steam hisses out of the joint.", "-leak", "-noise"],
    ["The lens cap is rather annoying.", "-noun:lens cap", "-openClose"],
    ["One of the chairs was broken.", "-defect", "-durability"],
    ["It has a major design flaw.", "-noun:design", "-looks"],
    ["The lens cap is very loose.", "-noun:lens cap", "-picture"],
    ["The battery is replaceable, which is a plus.", "+noun:battery", "+battery"],
    ["The recipe booklet is useless.", "-instructions", "-results"],
    ["Customer support did not help at all.", "-support", "-results"],
    ["Do not waste your time.", "-repeat", "-value"],
    ["The battery lasted five days.", "+battery", "+durability"],
    ["One of the slats was broken in the box.", "-defect", "-durability"],
    ["The box came crushed.", "-shipping", "-defect"],
    ["The panel came with chipped corners.", "-defect", "-finish"],
    ["It arrived with the lens cracked.", "-defect", "-durability"],
    ["The screen is very easy to read.", "+visible", "+easeOfUse"],
    ["The memory card is too small.", "-noun:card", "-sizing"],
    ["Not worth the effort.", "-noun:effort", "-value"],
  ])("%s: %s, and not %s", (text, meant, mistaken) => {
    const read = reads(text);
    expect(read).toContain(meant);
    expect(read).not.toContain(mistaken);
  });

  test.each([
    ["It is a portable hard disk.", "+carry"],
    ["I got comfortable with the settings.", "+comfort"],
    ["It helped me with my weight loss goal.", "-weight"],
    ["I have not used it long enough to know.", "+length"],
    ["I switched to the manual mode, which is rich.", "+instructions"],
    ["The second one is on the shelf.", "+repeat"],
    ["I would buy from this seller again.", "+repeat"],
    ["Only a fool would buy one.", "+repeat"],
  ])("%s: nothing of %s", (text, key) => expect(reads(text)).not.toContain(key));

  test("a well built camera is sturdy, and looks are looks", () => {
    expect(reads("It is well built and of high quality.")).toContain("+sturdy");
    expect(reads("I love the design.")).toContain("+looks");
  });
});

describe("what a cosmetic does to skin and hair", () => {
  const readsSerum = (text: string): readonly string[] => readsOf([text], "Acme Face Serum");

  test.each(["My skin is glowing.", "My acne marks have faded.", "My face looks brighter already."])(
    "shows, and says nothing of how gentle it is: %s",
    (text) => {
      expect(readsSerum(text)).toContain("+visibleResult");
      expect(readsSerum(text)).not.toContain("+skin");
    },
  );

  test.each([
    ["It is gentle and there was no irritation.", "+skin"],
    ["My redness is gone.", "+skin"],
    ["My skin is so soft.", "+softness"],
    ["It burned my face.", "-skin"],
  ])("%s: %s", (text, key) => expect(readsSerum(text)).toContain(key));
});
