import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";
import { reports } from "./reports.ts";

const says = (text: string): string[] => reports(text).map(([key, sign]) => `${sign > 0 ? "+" : "-"}${key}`);

describe("words that mean something else where they stand", () => {
  test.each([
    ["When it is bedtime there are tears.", "-durability", "There are tears in the lining."],
    ["The story moved us to tears.", "-durability", "The lining tears."],
    ["The voices crack me up.", "-durability", "The tiles crack."],
    ["My good pan is gone (RIP).", "-durability", "The seams rip."],
    ["The spare gaskets are nice.", "+leak", "The gasket is nice and tight."],
    ["Even the loud kids sat still.", "-noise", "The fan is loud."],
    ["I do not care how soft it is.", "-comfort", "It is not soft."],
    ["I dont mind how heavy it is.", "-weight", "It is heavy."],
  ])("%s: no %s", (text, key, meant) => {
    expect(says(text)).not.toContain(key);
    expect(says(meant)).toContain(key);
  });
});

describe("praise that its frame takes back", () => {
  test.each([
    ["It worked great at first.", "+results", "It worked great the first time."],
    ["At first it felt soft.", "+comfort", "At first I had doubts but it feels soft."],
    ["It was comfortable for the first few weeks.", "+comfort", "It was comfortable from the first week on, all day."],
    ["Dried it like it says.", "+asPictured", "It works like it says."],
    ["The timer operates like a kitchen clock.", "+noun:timer", "The timer is great."],
  ])("%s: no %s", (text, key, meant) => {
    expect(says(text)).not.toContain(key);
    expect(says(meant)).toContain(key);
  });

  test("a denial in a condition turns nothing that follows it", () => {
    expect(says("If you aren't strong do not buy it.")).toEqual(["-repeat"]);
    expect(says("Do not buy it.")).toEqual(["-repeat"]);
    expect(says("I would not hesitate to buy it again.")).toContain("+repeat");
  });
});

test("who cannot work a part finds it hard to use", () => {
  expect(says("My mother couldn't work the buckle.")).toContain("-easeOfUse");
  expect(says("It couldn't work the way we hoped.")).toContain("-results");
  expect(says("The buckle couldn't work.")).not.toContain("-easeOfUse");
});

test("that it still works is no praise of what broke", () => {
  expect(readsOf(["The lid cracked. Still works."], "Zwelko Blender")).toEqual(["-durability"]);
  expect(readsOf(["Two years old. Still works."], "Zwelko Blender")).toContain("+durability");
});
