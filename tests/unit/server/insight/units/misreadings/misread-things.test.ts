import { describe, expect, test } from "bun:test";
import { heard } from "../../../../../support/heard.ts";
import { signs, signsAsSaid } from "../reports.ts";

describe("words that are said of another thing, or of one that is wanted", () => {
  test.each([
    ["The baby burst into tears.", "-durability", "The bag burst."],
    ["There were so many tears when the lid went.", "-durability", "There were tears in the seam."],
    ["It was packed solid with hair.", "+sturdy", "It is solid."],
    ["This is a strong dose.", "+sturdy", "This is a strong frame."],
    ["It is thick with foam on top.", "+sturdy", "It is thick."],
    ["I have a thick beard.", "+sturdy", "It has a thick frame."],
    ["They offered me half off a second one.", "+repeat", "I bought a second one."],
    ["It swallowed lunch and a waterproof.", "+wet", "It is a waterproof bag."],
    ["I can hear the dishwasher better than him.", "+cleaning", "It does better in the dishwasher."],
    ["The cap came clean off the arm.", "+cleaning", "The cap came clean."],
    ["My son was off watching films in under a minute.", "+speed", "It boils in under a minute."],
    ["I will test it before recommending it.", "+repeat", "I am recommending it."],
    ["Somebody had clearly returned it.", "-repeat", "I returned it."],
    ["She rests her chin on the raised edge.", "+protection", "The raised edge saved the screen."],
    ["I can't comment on how these hold up.", "-durability", "They don't hold up."],
    ["We will see how it holds up.", "+durability", "It holds up."],
    ["It was not large, or heavy.", "-weight", "It was large, and heavy."],
    ["There was very little light in the attic.", "+weight", "It is very light."],
    ["I stayed up late.", "+secure", "It stayed up on my arm."],
    ["Maybe I am missing something.", "-defect", "A leg is missing."],
    ["Try these simple tips first.", "+easeOfUse", "It is simple."],
    ["It has a better fit option.", "+sizing", "It is a better fit."],
    ["I glued a riser on the key since it was too small for my thumb.", "-sizing", "It was too small for my head."],
    ["Two memory cards fit nicely.", "+sizing", "My boots fit nicely."],
    ["It took good sized memory cards.", "+sizing", "It is a good size."],
    ["The candles had blown out.", "-sound", "The speaker is blown out."],
    ["My knees no longer touch the wheel.", "+pain", "My knees no longer hurt."],
    ["I put it on a desk that does not move.", "+staysPut", "It does not move."],
    ["Salons charge an arm and a leg.", "-value", "It cost an arm and a leg."],
    ["The seam is torn where the strap adjusts.", "+adjust", "The strap adjusts."],
    ["I try to stay away from sugar.", "-repeat", "Stay away from it."],
    ["It is not loud if you stuff a rag in it.", "+noise", "It is not loud."],
    ["It does not drip if you stuff a rag in it.", "+leak", "It does not drip."],
    ["A fragrance free version please.", "+noScent", "It is fragrance free."],
    ["Color me impressed.", "+looks", "I am impressed with the color."],
    ["She rubs in the rest.", "+absorption", "It rubs in well."],
    ["I was planning on ordering again.", "+repeat", "I am ordering again."],
    ["I would buy again if there was a bigger one.", "+repeat", "I would buy it again."],
    ["Make a wider one and I will buy it.", "+repeat", "I will buy it again."],
    ["I'll buy the stick next time.", "+repeat", "I'll buy it again."],
    ["First eight weeks no complaint.", "+durability", "Eight weeks and no complaint."],
    ["The soft brush is great for vents.", "+comfort", "The soft brush is great."],
    ["Twist and off it goes under the bed.", "+easeOfUse", "Twist and off it goes."],
    ["Choose another company that stands behind its work.", "+support", "This company stands behind its work."],
    ["I find these a little chewy.", "+texture", "It is chewy."],
    ["It has very little shutter lag.", "-speed", "There is a lag."],
    ["But wow the noise.", "+noise", "There is no noise."],
    ["The brush head is soft enough not to scratch paint.", "+texture", "The pad is soft enough."],
  ])("%s: no %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});

test("what came clean off its arm broke", () => {
  expect(signs("The cup came clean off its arm.")).toContain("-durability");
});

test("the only thing that it did", () => {
  const vacuum = "Kelvara Handheld Vacuum";
  expect(heard("The only thing this picked up is dust.", vacuum)).toContainEqual(["cleansWell", -1]);
  expect(heard("It picked up all the dust.", vacuum)).not.toContainEqual(["cleansWell", -1]);
});

test("what is denied in the sentence before turns nothing", () => {
  expect(signs("You cannot look in. Apart from that it is a good bag at a fair price.")).toContain("+value");
});

test("photos that look the same show no result", () => {
  const cream = "Kelvara Night Cream";
  expect(heard("Before and after photos in good light look the same.", cream)).not.toContainEqual(["visibleResult", 1]);
});
