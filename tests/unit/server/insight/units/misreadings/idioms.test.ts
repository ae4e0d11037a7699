import { describe, expect, test } from "bun:test";
import { signs, signsAsSaid } from "../reports.ts";

describe("a word that judges elsewhere is no opinion", () => {
  test.each([
    ["I ripped my CDs to it.", "-durability", "The lining ripped."],
    ["My CDs ripped in no time.", "-durability", "My sleeves ripped in no time."],
    ["It kept us dry in heavy spring rain.", "-weight", "It is heavy in the rain."],
    ["My itchy hands are soft now.", "-comfort", "It is itchy."],
    ["I was looking for a sturdy trolley.", "+sturdy", "It is a sturdy trolley."],
    ["We will see how well it holds up.", "+durability", "It holds up."],
    ["Several reviewers complained that it is flimsy.", "-sturdy", "It is flimsy."],
    ["Get something of better quality.", "+sturdy", "It is of good quality."],
    ["It seemed well made, but I was wrong.", "+sturdy", "It seemed well made."],
    ["The better the quality the bigger the file.", "+sturdy", "It is of better quality than the old one."],
    ["Bought to replace a shaver that stopped working.", "-durability", "It stopped working."],
    ["For the week that I had it, it worked great.", "+results", "It worked great."],
    ["It seemed like a good deal, but it broke.", "+value", "It is a good deal."],
    ["I oil the base to avoid a sticky switch.", "+absorption", "It is not sticky."],
    ["The pictures make it look sturdy.", "+sturdy", "It is sturdy."],
    ["It is noisy, but that is not a problem for me.", "-noise", "It is noisy, and that is a problem for me."],
    ["It is noisy, but that isn't an issue.", "-noise", "It is noisy."],
    ["At night a fan needs to be quiet.", "+noise", "It is quiet."],
    ["It has to be very easy to use for my uncle.", "+easeOfUse", "It is very easy to use for my uncle."],
    ["It made a dent in the pile.", "-finish", "There is a dent in the lid."],
    ["I challenge anyone to say it is fast.", "+speed", "It is fast."],
    ["Spend a few dollars more on another, it will be worth it.", "+value", "It is worth it."],
    ["Have not noticed any issues.", "-results", "Have not noticed any."],
  ])("%s: not %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});

describe("what stands around an opinion turns it", () => {
  test.each([
    ["It is not sturdy and not worth the money.", "-value"],
    ["I would recommend against it.", "-repeat"],
    ["I did not wait and returned it.", "-repeat"],
    ["I can't believe how it works so well.", "+results"],
    ["I won't buy anything else.", "+repeat"],
    ["It stopped holding a charge.", "-battery"],
    ["Never felt such soft sheets.", "+comfort"],
    ["I have never seen anything so flimsy.", "-sturdy"],
  ])("%s: %s", (text, key) => expect(signs(text)).toContain(key));

  test("a low price that should have been a warning is no good one", () =>
    expect(signs("The cheap price should have been a warning.")).not.toContain("+value"));

  test("who found what was sought praises it", () =>
    expect(signs("I wanted a comfortable chair, and this is it.")).toContain("+comfort"));
});
