import { describe, expect, test } from "bun:test";
import { heard } from "../../../../../support/heard.ts";
import { signs, signsAsSaid } from "../reports.ts";

describe("words that are said of what people do with a thing, or of what lies beside it", () => {
  test.each([
    ["It spits out a strip of paper first.", "-acceptance", "My toddler spits out the peas."],
    ["The lamp works nine times out of ten.", "-connection", "It times out."],
    ["I write on my jars of strawberry jams.", "-durability", "It jams."],
    ["My wife does the peeling.", "-durability", "It started peeling."],
    ["It has no dust cover.", "+mess", "It leaves no dust."],
    ["The needle snapped.", "-durability", "The arm snapped."],
    ["It belongs under something this heavy.", "-weight", "It is heavy."],
    ["I sat there with one hand on the rail.", "+easeOfUse", "I use it with one hand."],
    ["We sell them at a market stall.", "-power", "The motor will stall."],
    ["Stir it in last or it goes rubbery.", "-texture", "It goes rubbery."],
    ["Why the giant tub, it won't go on the shelf.", "+amount", "It came in a giant tub."],
    ["I would buy it again on sale.", "+repeat", "I would buy it again."],
    ["So order more at the same time.", "+repeat", "I will order more."],
    ["It is so stiff that she did not budge it.", "+staysPut", "It did not budge."],
    ["I'm tall and quite slim and wear them.", "+compact", "The case is quite slim."],
    ["I need something lower profile.", "+compact", "It has a lower profile."],
    ["It squashed down to nothing.", "+compact", "It folds down to nothing."],
    ["I ended up using a bin bag and it looks ridiculous.", "-looks", "It looks ridiculous."],
    ["I was a toast person and still hungry by ten.", "-hunger", "It left me still hungry by ten."],
    ["Better than the one that cost double.", "-value", "It cost double."],
    ["And whoever wrote the instruction book was in a hurry.", "+instructions", "I like the instruction book."],
    ["It was barely half full.", "+amount", "It was not half full."],
    ["I have the bigger one of theirs and it broke.", "-durability", "I have the bigger one and it broke."],
  ])("%s is not %s", (text, sign, plain) => {
    expect(signsAsSaid(text)).toContain(sign);
    expect(signs(text)).not.toContain(sign);
    expect(signs(plain)).toContain(sign);
  });

  test("what is half full has less inside", () => {
    expect(heard("It was barely half full.", "Oat Flour")).toContainEqual(["amount", -1]);
  });

  test("a thing that was got after another of the maker's is this one", () => {
    expect(signs("I have the bigger one of theirs, so I got this one and it broke.")).toContain("-durability");
  });
});
