import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../../support/heard.ts";
import { signs, signsAsSaid } from "../reports.ts";

describe("words that mean something else where they stand", () => {
  test.each([
    ["When it is bedtime there are tears.", "-durability", "There are tears in the lining."],
    ["The story moved us to tears.", "-durability", "The lining tears."],
    ["The voices crack me up.", "-durability", "The tiles crack."],
    ["My good pan is gone (RIP).", "-durability", "The seams rip."],
    ["The spare gaskets are nice.", "+leak", "The gasket is nice and tight."],
    ["Even the loud ones love to sing.", "-noise", "Even the lid is loud."],
    ["I do not care how soft it is.", "-comfort", "It is not soft."],
    ["I dont mind how heavy it is.", "+weight", "It is not heavy."],
    ["It is great for washing the dogs.", "+laundry", "It is great after washing."],
    ["You can't hear them on the plane.", "+noiseCancelling", "You can't hear the engine at all."],
    ["My cat is big and he fits in the bed.", "+compact", "It folds flat and fits in a drawer."],
    ["I raise it during calls and nobody notices.", "+compact", "It sits on the shelf and nobody notices."],
    ["It doesn't say waterproof.", "-wet", "It is not waterproof."],
  ])("%s: no %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});

describe("praise that its frame takes back", () => {
  test.each([
    ["It worked great at first.", "+results", "It worked great the first time."],
    ["At first it felt soft.", "+comfort", "At first I had doubts but it feels soft."],
    ["It was comfortable for the first few weeks.", "+comfort", "It was comfortable from the first week on, all day."],
    ["Dried it like it says.", "+asPictured", "It works like it says."],
    ["The dial operates like a kitchen clock and it rings.", "+controls", "I like the dial."],
    [
      "It was silent for about two weeks and then it squeaked.",
      "+noise",
      "It was silent for about two weeks and it still is.",
    ],
    ["It worked great for four months.", "+results", "It worked great for four months now."],
    ["It is nice and thick when you get it.", "+sturdy", "It is nice and thick."],
    ["It is a lifesaver, or would be if it heated.", "+results", "It is a lifesaver."],
    ["It is so light that it tips over.", "+weight", "It is so light that I take it along."],
    ["It was supposed to be quiet.", "+noise", "It was quiet."],
    ["Says machine washable.", "+cleaning", "It is machine washable."],
    ["It says it's compatible with all phones.", "+compatible", "It is compatible with all phones."],
  ])("%s: no %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });

  test("a denial in a condition turns nothing that follows it", () => {
    expect(signs("If you aren't strong do not buy it.")).toEqual(["-repeat"]);
    expect(signs("Do not buy it.")).toEqual(["-repeat"]);
    expect(signs("I would not hesitate to buy it again.")).toContain("+repeat");
  });
});

test("who cannot work a part finds it hard to use", () => {
  expect(signs("My mother couldn't work the buckle.")).toContain("-easeOfUse");
  expect(signs("In these I couldn't work the clutch.")).toEqual([]);
  expect(signs("It couldn't work the way we hoped.")).toContain("-results");
  expect(signs("The buckle couldn't work.")).not.toContain("-easeOfUse");
});

test("that it still works is no praise of what broke", () => {
  expect(readsOf(["The lid cracked. Still works."], "Zwelko Blender")).toEqual(["-durability"]);
  expect(readsOf(["Two years old. Still works."], "Zwelko Blender")).toContain("+durability");
});

describe("what puts a thing to the test", () => {
  const borne = (text: string): boolean => readsOf([text], "Acme Standing Desk").includes("+load");

  test("is no praise where it gives way", () => {
    expect(borne("It rocks every time I lean on it.")).toBe(false);
    expect(borne("It tilts as soon as my son leans on it.")).toBe(false);
  });

  test("is no blame where it stands firm", () => {
    expect(readsOf(["It never budges when I lean on it."], "Acme Standing Desk")).not.toContain("-load");
    expect(readsOf(["It does not hold when I lean on it."], "Acme Standing Desk")).not.toContain("+load");
  });

  test("is praise where it holds, or where nothing else is told", () => {
    expect(borne("It holds when I lean on it.")).toBe(true);
    expect(borne("I can lean on it.")).toBe(true);
  });
});
