import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../../support/heard.ts";

const reads = (text: string, product: string): readonly string[] => readsOf([text], product);

const KETTLE = "Zwelko Electric Kettle";
const BAG = "Zwelko Kids Backpack";
const VACUUM = "Zwelko Cordless Hand Vacuum";

describe("words that speak of something beside the thing", () => {
  test.each([
    ["My wife went quiet.", VACUUM, "+noise", "The motor went quiet."],
    ["The parcel was torn but nothing broken.", KETTLE, "+durability", "It survived two winters."],
    ["She carries a second bag on Fridays.", BAG, "+repeat", "I bought a second one."],
    ["He walks a great deal.", BAG, "+value", "We got a great deal."],
    ["I shut it off like the whistling one.", KETTLE, "-noise", "It is a whistling kettle."],
    ["It is not so heavy that you notice.", BAG, "-weight", "It is heavy."],
    ["Cardboard was soaked through.", BAG, "-wet", "The lining was soaked through."],
    ["The suction was fine, then it faded.", VACUUM, "-finish", "The print faded."],
    ["It looks a lot more expensive than it was.", KETTLE, "-value", "It is a lot more expensive."],
    ["The teeth dont meet and everything falls out.", BAG, "+secure", "Nothing falls out."],
    ["It wobbles on the strong setting.", VACUUM, "+sturdy", "It has a strong frame."],
    ["My feet are on the narrow side.", "Zwelko Hiking Boots", "-sizing", "It is on the narrow side."],
    ["It opens with a snap.", KETTLE, "+easeOfUse", "It is a snap to use."],
    ["The dust pot fills in no time.", VACUUM, "+speed", "It is ready in no time."],
    ["A new one came without my having to send it back.", KETTLE, "+repeat", "I would buy it again."],
    ["The only thing against it is that it gets warm.", KETTLE, "+results", "It does the job."],
    ["I read the moans about the battery.", VACUUM, "-battery", "The battery is weak."],
    ["The cat didn't even lift her head.", VACUUM, "-cleansWell", "It didn't even lift the crumbs."],
    ["It is soft, but not so soft you go through.", "Zwelko Seat Cushion", "-comfort", "It is not soft."],
    ["Only big enough for one.", KETTLE, "+capacity", "It is big enough for six."],
    ["Our dog had it open in five minutes.", BAG, "+speed", "It is ready in five minutes."],
    ["My mum's old Brelka is still going.", KETTLE, "+durability", "It is still going strong."],
    ["The strap holds no matter how hard I lean on it.", BAG, "-noun:strap", "The strap is hard."],
    ["I love it, no peeling needed.", "Zwelko Garlic Press", "+durability", "A year on there is no peeling."],
    ["The dirt stays exactly where it was.", VACUUM, "+adjust", "The tube stays exactly where I set it."],
  ])("%s of a %s: no %s", (text, product, key, other) => {
    expect(reads(text, product)).not.toContain(key);
    expect(reads(other, product)).toContain(key);
  });
});
