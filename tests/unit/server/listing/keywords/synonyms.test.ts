import { describe, expect, test } from "bun:test";
import { namesWhere, otherNames } from "../../../../../server/listing/keywords/synonyms.ts";

describe("other names of a kind of thing", () => {
  test.each([
    ["grinder", "burr coffee grinder", "mill"],
    ["bottles", "water bottles", "flask"],
    ["mixer", "hand mixer", "beater"],
    ["game", "board game", "tabletop"],
    ["cushion", "gel seat cushion", "pad"],
    ["container", "folding water container", "jerry can"],
  ])("%s, as in %s, is known as %s", (noun, type, name) => {
    expect(otherNames(noun, type)).toContain(name);
  });

  test.each([
    ["grinder", "dog nail grinder"],
    ["bed", "raised garden bed"],
    ["monitor", "baby monitor"],
    ["conditioner", "air conditioner"],
    ["gizmo", "gizmo"],
    ["cup", "cocoa maker 4 cup"],
  ])("%s, as in %s, has none here", (noun, type) => {
    expect(otherNames(noun, type)).toEqual([]);
  });
});

test.each([
  ["Kelvara Gel Seat Cushion", true],
  ["Kelvara Desk Lamp", false],
])("the whole name %p leaves no doubt of what it is: %p", (name, clear) =>
  expect(namesWhere(name).length > 0).toBe(clear),
);
