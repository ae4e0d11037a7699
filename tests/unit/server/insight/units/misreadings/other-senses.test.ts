import { describe, expect, test } from "bun:test";
import { signs, signsAsSaid } from "../reports.ts";

describe("a word in another sense is no opinion", () => {
  test.each([
    ["The rubber flap ripped off at some point.", "-value", "I feel ripped off."],
    ["I'd love it in another color.", "+repeat", "I bought another."],
    ["I nearly sent it back.", "-repeat", "I sent it back."],
    ["The color is heavier than on the screen.", "-weight", "It is heavy."],
    ["The ringer is loud.", "-noise", "The fan is loud."],
    ["It is heavy, strong and sharp.", "-weight", "It is heavy, and too strong for me."],
    ["The more expensive brushes shed.", "-value", "The brushes are expensive."],
    ["I would recommend looking for another lamp.", "+repeat", "I would recommend it."],
    ["It broke a week after I gave it to her for Christmas.", "+gift", "I gave it to her for Christmas."],
    ["My hair was breaking.", "-durability", "My comb was breaking."],
    ["Great to split kindling.", "-durability", "The seam split."],
    ["Let this saw rip.", "-durability", "The lining ripped."],
    ["The solid brick walls stop the signal.", "+sturdy", "The base is solid."],
    ["I take back what I said about it being junk.", "-sturdy", "It is junk."],
    ["An extension cord is a must.", "+repeat", "This lamp is a must."],
    ["The light stays on green.", "+secure", "The strap stays on."],
    ["The floor came up like new.", "+durability", "It is still like new."],
    ["My mother's Zwelko is going on eight years.", "+durability", "It is going on eight years."],
    ["Those lasted a month.", "-durability", "It lasted a month."],
    ["After breaking two others I was careful.", "-durability", "It is breaking."],
    ["He is begging for the charger.", "+acceptance", "He is begging for it."],
    ["I love the charging light.", "+battery", "I love the charging."],
    ["My dentist recommended it.", "+repeat", "I recommended it to everybody."],
  ])("%s: not %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});

describe("what is denied, and how far", () => {
  test.each([
    ["No problem great price for a card.", "+value"],
    ["No issues works great.", "+results"],
    ["You are not going to get a better deal.", "+value"],
    ["It was not cut right and did not fit the screen.", "-sizing"],
    ["It failed to do the trick just smells bad.", "-scent"],
    ["Much cheaper than what I usually pay here.", "+value"],
    ["It is hard to get the cups to stay up.", "-staysUp"],
    ["It really cuts the glare.", "+light"],
    ["I love the way this soap smells.", "+scent"],
    ["It turns itself off and only comes on again after an hour.", "-autoOff"],
    ["This is a very expensive lamp.", "-value"],
    ["I would recommend buying this.", "+repeat"],
    ["The mop is highly recommended.", "+repeat"],
    ["It is heavy and the quality is poor.", "-weight"],
    ["The handle broke from normal use.", "-durability"],
    ["It is heavy and not sturdy.", "-weight"],
    ["I was wrong to trust the stars as it is flimsy.", "-sturdy"],
    ["It broke the other day.", "-durability"],
    ["It fell apart like others said.", "-durability"],
    ["It turns off randomly.", "-autoOff"],
    ["It is junk and I took it back.", "-sturdy"],
    ["It won't turn on.", "-durability"],
    ["Three months and then no steam.", "-durability"],
    ["The labels stick like crazy.", "+nonstick"],
  ])("%s: %s", (text, key) => expect(signs(text)).toContain(key));

  test("a word of degree praises nothing by itself", () => {
    expect(signs("This blade is pretty weak.")).toEqual(["-noun:blade"]);
    expect(signs("The tips come off way too easily.")).toEqual(["-noun:tip"]);
    expect(signs("The bendy arm is too weak to hold the lamp.")).toEqual(["-noun:arm"]);
  });
});
