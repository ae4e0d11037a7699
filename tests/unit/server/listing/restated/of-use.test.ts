import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { findDescribed } from "../../../../../server/listing/restated/described.ts";
import { soundPhrases } from "../../../../../server/listing/restated/find-restated.ts";

const miningOf = (text: string, productName: string) =>
  mineReviews([{ id: "r1", text, title: null, rating: 5, date: null }], productName);

/** What a content reviewer's words, without praise, tell of the thing. */
const described = (text: string, productName: string): string[] =>
  findDescribed(miningOf(text, productName)).map(({ wording }) =>
    "phrase" in wording ? wording.phrase : wording.said.predicate,
  );

const restated = (text: string, productName: string): string[] =>
  soundPhrases(miningOf(text, productName), () => true).map((phrase) => phrase.text);

describe("what a thing does for its buyer is restated though nobody praises it", () => {
  test.each([
    ["Standing Desk", "It remembers four heights.", "remembers four heights"],
    ["Standing Desk", "It remembers my four heights.", "remembers the four heights"],
    ["Backpack", "Fits under the seat.", "fits under the seat"],
    ["Router", "It has a port on the bottom.", "has a port on the bottom"],
    ["Ramp", "It also folds under the bed.", "folds under the bed"],
    ["Mat", "It holds four cups of rice.", "holds four cups of rice"],
    ["Mat", "It doesn't wobble on the tiles.", "doesn't wobble on the tiles"],
    ["Mat", "It is made of bamboo.", "made of bamboo"],
    ["Mat", "It is removable with a coin.", "removable with a coin"],
    ["Ramp", "It goes through the laundry.", "goes through the laundry"],
    ["Ramp", "The posts are real sisal rope.", "sisal rope posts"],
    ["Ramp", "The rails are round at the end.", "rails that are round at the end"],
  ])("%s: %s", (product, text, copy) => {
    expect(described(text, product)).toHaveLength(1);
    expect(restated(text, product)).toEqual([copy]);
  });
});

describe("what it only does is not", () => {
  test.each([
    ["Smart Plug", "Takes up both sockets."],
    ["Space Heater", "It creeps up a notch."],
    ["Router", "The landlord owns the router."],
    ["Seat Cushion", "It pushes you forward."],
    ["Brush", "It pulls your hair back."],
    ["Lamp", "It hums in the dark room."],
    ["Lamp", "It does not hum in the dark."],
    ["Lamp", "The shade hums in the dark room."],
    ["Lamp", "It turns itself on by touch."],
  ])("%s: %s", (product, text) => {
    expect(described(text, product)).toEqual([]);
    expect(restated(text, product)).toEqual([]);
  });

  test("and where it is in the way, a useful verb does not help", () => {
    expect(described("It holds you against the wall.", "Mat")).toEqual([]);
    expect(described("It holds cups against the wall.", "Mat")).toEqual(["holds cups against the wall"]);
  });

  test("but it is where a word of praise stands beside it", () => {
    expect(restated("It hums in the dark room.", "Lamp")).toEqual([]);
    expect(restated("It easily hums in the dark room.", "Lamp")).toEqual(["easily hums in the dark room"]);
    expect(described("Takes up little room.", "Smart Plug")).toEqual(["takes up little room"]);
  });
});
