import { describe, expect, test } from "bun:test";
import { heard } from "../../../../../support/heard.ts";
import { signs, signsAsSaid } from "../reports.ts";

describe("words that name a place, or what comes from outside", () => {
  test.each([
    ["Coins slip down into the sofa crack.", "-durability", "The sofa has a crack."],
    ["It saved my back seat.", "+pain", "It saved my back."],
    ["It was loose before we got out of the driveway.", "-secure", "The cat got out of it."],
    ["The mud all stays on top.", "+secure", "It stays on."],
    ["We waited at a bus stop in the rain.", "-wet", "It stopped in the rain."],
    ["A soaking wet dog, and the bench was dry.", "-wet", "The bench was soaking wet."],
  ])("%s: no %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});

test("a coating that is gone keeps nothing out", () => {
  expect(signs("After one wash the waterproof layer was gone.")).toContain("-wet");
  expect(signs("The waterproof layer is thick.")).toContain("+wet");
});

describe("of what lies on something", () => {
  const read = (text: string) => heard(text, "Kelvara Bath Mat");

  test("an edge that stays up and a fabric too long to walk on say nothing of how it lies", () => {
    expect(read("The fringe will not stay up.")).not.toContainEqual(["staysPut", -1]);
    expect(read("There is so much extra material that my aunt trips on it.")).not.toContainEqual(["staysPut", -1]);
    expect(read("It slides all over the tiles.")).toContainEqual(["staysPut", -1]);
  });
});
