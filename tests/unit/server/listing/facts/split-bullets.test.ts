import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { splitBullet } from "../../../../../server/listing/facts/split-bullets.ts";

const clausesOf = (bullet: string): string[] => splitBullet(bullet).clauses.map(({ text }) => text);

describe("the header of a seller's bullet", () => {
  test.each([
    ["WIDE BRIM: shades the neck", "WIDE BRIM"],
    ["【Wide Brim】Shades the neck", "Wide Brim"],
    ["✔ [Wide brim] - shades the neck", "Wide brim"],
    ["Wide brim - shades the neck", "Wide brim"],
    ["HOLDS 5.8 QUARTS: enough for six", "HOLDS 5.8 QUARTS"],
    ["Shades the neck", ""],
  ])("of %p is %p", (bullet, header) => {
    expect(splitBullet(bullet).header).toBe(header);
    expect(clausesOf(bullet).length).toBe(1);
  });
});

describe("the clauses behind it", () => {
  test("end with sentences and with what can stand by itself between commas", () => {
    expect(clausesOf("CLEAN: The bowl is dishwasher safe, the arm comes off in seconds. Wipe the base dry.")).toEqual([
      "The bowl is dishwasher safe",
      "the arm comes off in seconds",
      "Wipe the base dry",
    ]);
  });

  test("go on behind the first of two qualities of a thing, and begin without a joining word", () => {
    expect(clausesOf("SOUP: Enjoy slow-simmered, peppery broth from whole beans")).toEqual([
      "Enjoy slow-simmered, peppery broth from whole beans",
    ]);
    expect(clausesOf("POWER: Runs all weekend on two cells, then refills from any wall socket at home")).toEqual([
      "Runs all weekend on two cells",
      "refills from any wall socket at home",
    ]);
  });

  test("keep where each of several things is with the things", () => {
    expect(clausesOf("HOOKS: Two brass hooks, one on the door and one on the frame")).toEqual([
      "Two brass hooks, one on the door and one on the frame",
    ]);
  });

  test("keep what a part brings about with the part", () => {
    expect(clausesOf("RIM: Folded rim catches drops from the spout, reducing stains on the cloth")).toEqual([
      "Folded rim catches drops from the spout, reducing stains on the cloth",
    ]);
    expect(clausesOf("BOX: Comes in a sleeve made of felt, keeping brush with a walnut handle")).toHaveLength(2);
  });

  test("leave out service behind what is in the box", () => {
    expect(clausesOf("BOX: 1x ladle, 1x booklet and our friendly after-sale service")).toEqual([
      "1x ladle, 1x booklet",
    ]);
    expect(clausesOf("BOX: Ladle, rack and booklet with 2-year warranty")).toEqual(["Ladle, rack and booklet"]);
  });

  test("keep the end of a list with an apostrophe in it", () => {
    expect(clausesOf("CARE: Works overnight to smooth dry patches, goose's bumps and rough elbows")).toHaveLength(1);
  });

  test("end before a quality that has nothing to do with what stands before it", () => {
    expect(clausesOf("SIZE: Enough for one adult, dishwasher safe")).toEqual([
      "Enough for one adult",
      "dishwasher safe",
    ]);
    expect(clausesOf("SKIN: Paraben free, fragrance free")).toEqual(["Paraben free, fragrance free"]);
  });

  test("end behind the short form of a measure where a new sentence begins", () => {
    expect(clausesOf("TUBE: 2 fl oz. Shake well before use. Made in small batches")).toEqual([
      "2 fl oz",
      "Shake well before use",
      "Made in small batches",
    ]);
    expect(clausesOf("SHELF: 12 in. Wide and 5 in. Deep, holds 20 lbs. of books")).toEqual([
      "12 in. Wide and 5 in. Deep",
      "holds 20 lbs. of books",
    ]);
  });

  test.each([
    [
      "SIZE: Measures 24 x 16 inches giving you plenty of space",
      ["Measures 24 x 16 inches", "giving you plenty of space"],
    ],
    ["LOFT: Unzip and add or remove the filling to get your perfect height", ["Unzip and add or remove the filling"]],
    ["CAPACITY: Perfect size for the whole family, feeds 4-6 people", ["feeds 4-6 people"]],
    ["BOX: 1 pump, 2 hoses and friendly customer service", ["1 pump, 2 hoses"]],
  ])("leave promises and services apart: %p", (bullet, clauses) => {
    expect(clausesOf(bullet)).toEqual(clauses);
  });

  test("keep lists whole, and what leans on the words before it", () => {
    expect(clausesOf("IN THE BOX: includes 1 pump, 2 hoses, 3 clamps and 1 bag")).toEqual([
      "includes 1 pump, 2 hoses, 3 clamps and 1 bag",
    ]);
    expect(clausesOf("POCKETS: side pockets on both legs, for phone, keys and cards")).toEqual([
      "side pockets on both legs, for phone, keys and cards",
    ]);
    expect(clausesOf("EASY: comes with a canvas bag, 8 pegs and 4 ropes")).toEqual([
      "comes with a canvas bag, 8 pegs and 4 ropes",
    ]);
  });

  test("what is easy stays with the thing that it is said of", () => {
    expect(clausesOf("WHEELS: removable training wheels, easy to take off without tools")).toEqual([
      "removable training wheels, easy to take off without tools",
    ]);
  });

  test("what to expect of a thing stays with it", () => {
    expect(clausesOf("CARE: linen shrinks, expect up to 4% in the first wash")).toEqual([
      "linen shrinks, expect up to 4% in the first wash",
    ]);
  });

  test("whom it suits stands apart from what it is", () => {
    expect(clausesOf("TIPS: 3 sizes of soft tips, perfect for running, travel and more")).toEqual([
      "3 sizes of soft tips",
      "perfect for running, travel and more",
    ]);
  });

  test("decimals and thousands are not cut, nor are short brackets lost", () => {
    expect(clausesOf("SIZE: holds 1,200 ml at 2.5 bar")).toEqual(["holds 1,200 ml at 2.5 bar"]);
    expect(clausesOf("SIZES: three lengths, 16, 14 and 12 inch can be mixed")).toEqual([
      "three lengths",
      "16, 14 and 12 inch can be mixed",
    ]);
    expect(clausesOf("APP: shows every visit (some views need a paid plan)")).toEqual([
      "shows every visit",
      "some views need a paid plan",
    ]);
  });

  test("keep the measures in brackets where the sentence goes on, and nothing else", () => {
    expect(clausesOf("SET: 1 duvet (80 x 80 inches, zippered) in a linen bag")).toEqual([
      "1 duvet (80 x 80 inches, zippered) in a linen bag",
    ]);
    expect(clausesOf("USB: push the dongle (kept under the battery) into a port")).toEqual([
      "push the dongle into a port",
    ]);
  });

  test("keep the measures in brackets where a list goes on", () => {
    expect(clausesOf("KIT: includes 3 tips (2mm, 4mm, 6mm, 8mm), a case and a cloth")).toEqual([
      "includes 3 tips (2mm, 4mm, 6mm, 8mm), a case and a cloth",
    ]);
    expect(clausesOf("FIT: The hem is long. S (EU 36 to 38), M (EU 40 / UK 12), XL (EU 46)")).toEqual([
      "The hem is long",
      "S (EU 36 to 38), M (EU 40 / UK 12), XL (EU 46)",
    ]);
    expect(clausesOf("KIT: has a strap (you can also hang it from a door), two hooks")).toEqual([
      "has a strap",
      "you can also hang it from a door",
      "two hooks",
    ]);
  });

  test("keep a list of names together", () => {
    expect(clausesOf("FITS: Works with Fjord, Old Mill Railway and Birch and Son rails")).toEqual([
      "Works with Fjord, Old Mill Railway and Birch and Son rails",
    ]);
    expect(clausesOf("PLAY: Goes well with Fjord, Kids can build for hours and hours")).toEqual([
      "Goes well with Fjord",
      "Kids can build for hours and hours",
    ]);
  });

  test("open without the word that joined them", () => {
    expect(clausesOf("DOOR: The lid lifts off for a quick look, and the ramp can be turned to either side")).toEqual([
      "The lid lifts off for a quick look",
      "the ramp can be turned to either side",
    ]);
  });

  test("of any text hold only words of it, without fail", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (bullet) => {
        const words = new Set(bullet.split(/[\s,;:.]+/));
        for (const { text, phrases } of splitBullet(bullet).clauses) {
          expect(text).not.toBe("");
          expect(phrases.length).toBeGreaterThan(0);
        }
        expect(words.size).toBeGreaterThan(0);
      }),
    );
  });
});
