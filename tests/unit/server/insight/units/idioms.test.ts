import { describe, expect, test } from "bun:test";
import { reports } from "./reports.ts";

const signed = (text: string): string[] => reports(text).map(([key, polarity]) => `${polarity > 0 ? "+" : "-"}${key}`);

describe("a word that judges elsewhere is no opinion", () => {
  test.each([
    ["We ripped our old CDs on a rainy weekend.", "-durability", "The lining ripped."],
    ["There were heavy winds that night.", "-weight", "It is heavy."],
    ["I was looking for a sturdy trolley.", "+sturdy", "It is a sturdy trolley."],
    ["We will see how well it holds up.", "+durability", "It holds up."],
    ["Several reviewers complained that it is flimsy.", "-sturdy", "It is flimsy."],
    ["Get something of better quality.", "+sturdy", "It is of good quality."],
    ["It seemed well made, but I was wrong.", "+sturdy", "It seemed well made."],
    ["The higher the quality the bigger the file.", "+sturdy", "The quality is good."],
    ["Bought to replace a shaver that stopped working.", "-durability", "It stopped working."],
    ["For the week that I had it, it worked great.", "+results", "It worked great."],
    ["The pictures make it look sturdy.", "+sturdy", "It is sturdy."],
    ["It is shorter than the last, but that is not a problem for me. It is noisy.", "-cord", "The cord is too short."],
    ["It is noisy, but that isn't an issue.", "-noise", "It is noisy."],
    ["At night a fan needs to be quiet.", "+noise", "It is quiet."],
    ["It has to be very easy to use for my uncle.", "+easeOfUse", "It is very easy to use for my uncle."],
    ["My itchy skin is better.", "-comfort", "It is itchy."],
  ])("%s: not %s", (text, key, meant) => {
    expect(signed(text)).not.toContain(key);
    expect(signed(meant)).toContain(key);
  });
});

describe("what stands around an opinion turns it", () => {
  test.each([
    ["It is not durable and not worth the money.", "-value"],
    ["I would recommend against it.", "-repeat"],
    ["I did not wait and returned it.", "-repeat"],
    ["I can't believe it works so well.", "+results"],
    ["I won't buy anything else.", "+repeat"],
    ["It stopped holding a charge.", "-battery"],
  ])("%s: %s", (text, key) => expect(signed(text)).toContain(key));

  test("a low price that should have been a warning is no good one", () =>
    expect(signed("The low price should have been a warning.")).not.toContain("+value"));

  test("who found what was sought praises it", () =>
    expect(signed("I wanted a comfortable chair, and this is it.")).toContain("+comfort"));
});
