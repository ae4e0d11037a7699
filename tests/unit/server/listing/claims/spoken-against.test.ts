import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { strengthFixes } from "../../../../../server/listing/audit/listing-fixes.ts";
import { findClaims } from "../../../../../server/listing/claims/claims.ts";

type Told = readonly [stars: number, text: string];

const mined = (told: readonly Told[], product: string) =>
  mineReviews(
    told.map(([rating, text], index) => ({ id: `r${index}`, text, title: null, rating, date: null })),
    product,
  );

const claimsOf = (told: readonly Told[], product = "Acme Kids Backpack"): string[] =>
  findClaims(mined(told, product)).map(({ id }) => id);

const LASTING: readonly Told[] = [
  [5, "Very durable."],
  [5, "It is durable, still like new."],
  [5, "So durable, it survived first grade."],
];

describe("what speaks against a claim", () => {
  test("wobbling, of what is said to bear a load", () => {
    const bearing: readonly Told[] = [
      [5, "It holds a lot of weight."],
      [5, "Holds heavy loads."],
    ];
    const shaky: readonly Told[] = [
      [2, "It wobbles."],
      [2, "So wobbly when I type."],
    ];
    expect(claimsOf(bearing, "Acme Standing Desk")).toContain("load");
    expect(claimsOf([...bearing, ...shaky], "Acme Standing Desk")).not.toContain("load");
  });

  test("being too small, of what is said to be compact", () => {
    const small: readonly Told[] = [
      [5, "It is so compact."],
      [5, "Nice and compact."],
    ];
    const less: readonly Told[] = [
      [3, "It is too small for two."],
      [3, "Not wide enough for our bed."],
      [3, "So small, it covers one foot."],
    ];
    expect(claimsOf(small, "Acme Wool Blanket")).toContain("compact");
    expect(claimsOf([...small, ...less], "Acme Wool Blanket")).not.toContain("compact");
  });

  test("holes that do not line up, of what is said to be set up fast", () => {
    const easy: readonly Told[] = [
      [5, "Easy to assemble."],
      [5, "It was quick to put together."],
    ];
    const misdrilled: readonly Told[] = [
      [2, "The holes did not line up."],
      [2, "Two screws were missing."],
    ];
    expect(claimsOf(easy, "Acme Bookshelf")).toContain("setup");
    expect(claimsOf([...easy, ...misdrilled], "Acme Bookshelf")).not.toContain("setup");
  });

  test("sliding, of what is said to grip", () => {
    const gripping: readonly Told[] = [
      [5, "They don't move an inch."],
      [5, "Mine do not move an inch."],
    ];
    const sliding: readonly Told[] = [
      [2, "They slide down as soon as I walk."],
      [2, "They keep slipping off."],
    ];
    expect(claimsOf(gripping, "Acme Knee Pads")).toContain("grip");
    expect(claimsOf([...gripping, ...sliding], "Acme Knee Pads")).not.toContain("grip");
  });

  test("parts that give way, whatever matter they are of", () => {
    expect(claimsOf(LASTING)).toContain("durability");
    const failing: readonly Told[] = [
      [1, "The zipper came apart in May."],
      [2, "One strap ripped off at the seam."],
    ];
    expect(claimsOf([...LASTING, ...failing])).not.toContain("durability");
  });

  test("not what gave way on another product, what nobody saw give way, or what a content reviewer tells", () => {
    const harmless: readonly Told[] = [
      [2, "My old backpack ripped within a week. Too small."],
      [3, "The zipper never broke. Ugly color."],
      [5, "The box came apart in the mail, the bag is fine."],
    ];
    expect(claimsOf([...LASTING, ...harmless])).toContain("durability");
  });

  test("hours that it took to set up, whoever tells them, and not where it was easy all the same", () => {
    const quick: readonly Told[] = [
      [5, "Easy to set up."],
      [5, "Quick to assemble."],
      [4, "Easy to put together."],
    ];
    const slow: readonly Told[] = [
      [5, "Took us two hours with the manual."],
      [3, "I spent the whole evening on it."],
    ];
    const fine: readonly Told[] = [[5, "Easy enough, took me an hour."]];
    expect(claimsOf([...quick, ...fine], "Acme Bookcase")).toContain("setup");
    expect(claimsOf([...quick, ...slow], "Acme Bookcase")).not.toContain("setup");
  });

  test("what it is likened to, where it is said to be quiet", () => {
    const quiet: readonly Told[] = [
      [5, "Very quiet."],
      [5, "So quiet at night."],
      [5, "It is quiet."],
    ];
    const deafening: readonly Told[] = [
      [2, "More like a hair dryer than a fan."],
      [2, "I have to leave the room."],
    ];
    expect(claimsOf(quiet, "Acme Desk Fan")).toContain("noise");
    expect(claimsOf([...quiet, ...deafening], "Acme Desk Fan")).not.toContain("noise");
  });

  test("lights that die early, where they are said to last the night", () => {
    const bright: readonly Told[] = [
      [5, "They stay on all night."],
      [5, "Stay lit all night long."],
      [5, "On all night, every night."],
    ];
    const dark: readonly Told[] = [
      [2, "Half of them went out after a week."],
      [1, "Since November they only last an hour."],
    ];
    const [before, after] = [bright, [...bright, ...dark]].map((told) => claimsOf(told, "Acme Solar Path Lights"));
    const early: readonly string[] = (before ?? []).filter((id) => id === "solar" || id === "battery");
    expect(early.length).toBeGreaterThan(0);
    expect((after ?? []).filter((id) => early.some((each) => each === id))).toEqual([]);
  });

  test("is no strength to lead with either", () => {
    const solid: readonly Told[] = [
      [5, "Feels solid."],
      [4, "Feels very solid in the hand."],
      [5, "It feels solid."],
    ];
    const broken: readonly Told[] = [
      [1, "The beaters fell out of the thing."],
      [2, "Smoke, and then the motor burnt out."],
    ];
    const lead = (told: readonly Told[]): string =>
      strengthFixes(mined(told, "Acme Hand Mixer"), {
        current: { lines: [], told: new Set() },
        written: { lines: [], told: new Set() },
        complained: new Set(),
      })
        .map(({ text }) => text)
        .join(" ");
    expect(lead(solid)).toContain("feels solid");
    expect(lead([...solid, ...broken])).not.toContain("feels solid");
  });
});

test("what goes into a pot tells how much it holds, and not how well it is made", () => {
  const held: readonly Told[] = [
    [5, "Holds a whole chicken with potatoes around it."],
    [5, "It holds two loaves of bread."],
    [5, "We made soup, bread and a chicken in it."],
    [5, "Chicken, bread and soup every week."],
    [5, "The bread is thick and solid."],
    [5, "Solid bread, thick soup."],
  ];
  const claims = claimsOf(held, "Acme Dutch Oven");
  expect(claims).toContain("capacity");
  expect(claims).not.toContain("sturdy");
});

describe("what fails outright speaks against working well", () => {
  const working: readonly Told[] = [
    [5, "Works great."],
    [5, "It works well."],
    [5, "Works perfectly."],
  ];

  test("by whatever part", () => {
    expect(claimsOf(working, "Acme Laptop Charger")).toContain("results");
    const failing: readonly Told[] = [
      [1, "It melted the plug."],
      [1, "It ruined my laptop."],
    ];
    expect(claimsOf([...working, ...failing], "Acme Laptop Charger")).not.toContain("results");
  });
});

test("a part that gave way speaks against how well it is made, also where its owner is content", () => {
  const solid: readonly Told[] = [
    [5, "Good sturdy stroller."],
    [5, "It is sturdy."],
    [5, "A very sturdy frame."],
  ];
  const snapped: readonly Told[] = [
    [4, "I like it a lot. The side clip cracked in March."],
    [4, "Folds well and rolls well. One of the buckles broke."],
  ];
  expect(claimsOf(solid, "Acme Stroller")).toContain("sturdy");
  expect(claimsOf([...solid, ...snapped], "Acme Stroller")).not.toContain("sturdy");
});
