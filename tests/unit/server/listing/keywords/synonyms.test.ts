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
    ["grinder", "dog nail grinder", "mill"],
    ["bed", "raised garden bed", "mattress"],
    ["monitor", "baby monitor", "display"],
    ["conditioner", "air conditioner", "hair care"],
    ["bottle", "baby bottle", "sport jug"],
  ])("%s, as in %s, is not known as %s", (noun, type, name) => {
    expect(otherNames(noun, type)).not.toContain(name);
  });

  test.each([
    ["gizmo", "gizmo"],
    ["cup", "cocoa maker 4 cup"],
  ])("%s, as in %s, has none here", (noun, type) => {
    expect(otherNames(noun, type)).toEqual([]);
  });

  test("are those of the kind that takes most words of the name, wherever they stand in it", () => {
    expect(otherNames("mat", "trapping mat", "Kelvara Litter Trapping Mat")).toEqual(
      otherNames("mat", "litter mat", "Kelvara Litter Mat"),
    );
  });
});

describe("a name of two kinds", () => {
  test("is known as what lies over a thing, and not by the form of it", () => {
    const cover = otherNames("hammock", "seat cover hammock", "Kelvara Dog Rear Seat Cover Hammock");
    expect(cover).toContain("vehicle");
    expect(cover).not.toContain("swing");
    expect(otherNames("mat", "protector mat", "Kelvara Car Seat Protector Mat")).toContain("vehicle");
    expect(otherNames("cover", "pad cover", "Kelvara Sleeping Pad Cover")).not.toContain("mattress");
  });

  test("is known by whom it is for before what it is for", () => {
    expect(otherNames("cover", "seat cover", "Kelvara Dog Car Seat Cover")).toContain("canine");
    expect(otherNames("easel", "art easel", "Kelvara Kids Art Easel")).not.toContain("studio");
    expect(otherNames("easel", "art easel", "Kelvara Oak Art Easel")).toContain("studio");
  });

  test("is not known as a thing of people where it is for animals", () => {
    expect(otherNames("hammock", "window hammock", "Kelvara Cat Window Hammock")).toEqual([]);
    expect(otherNames("tent", "dog tent", "Kelvara Dog Tent")).toEqual([]);
    expect(otherNames("jacket", "life jacket", "Kelvara Life Jacket")).not.toContain("windbreaker");
    expect(otherNames("tent", "beach tent", "Kelvara Beach Tent")).toContain("shelter");
  });
});

test.each([
  ["Kelvara Gel Seat Cushion", true],
  ["Kelvara Desk Lamp", false],
])("the whole name %p leaves no doubt of what it is: %p", (name, clear) =>
  expect(namesWhere(name).length > 0).toBe(clear),
);
