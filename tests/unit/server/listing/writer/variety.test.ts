import { describe, expect, test } from "bun:test";
import { createVariety, tellsIn } from "../../../../../server/listing/writer/variety.ts";

const OTHER = "Folds Away: packs into its own pouch for a trip, so it goes along";

describe("beside the bullets of its own set, a bullet", () => {
  const isFreshIn = (own: readonly string[], bullet: string): boolean => {
    const variety = createVariety();
    for (const each of [OTHER, ...own]) variety.add(each);
    return variety.isFreshIn(own, bullet);
  };

  test("may open, be built and say the same as one of the other set", () => {
    expect(isFreshIn([], "Goes Along: packs into its own pouch for a trip, so it goes along")).toBe(true);
  });

  test("is headed like none of either set", () => {
    expect(isFreshIn([], "Folds Away: hangs on a nail")).toBe(false);
    expect(isFreshIn(["Quiet Nights: hums in the dark"], "Quiet Nights: hangs on a nail")).toBe(false);
  });

  test("opens like none of its own set", () => {
    expect(isFreshIn(["Small Parcel: packs into a shoe box"], "Goes Along: packs into a bag")).toBe(false);
  });

  test("is built like none of its own set", () => {
    const own = ["Dry Inside: rain and snow stay out of the porch"];
    expect(isFreshIn(own, "Safe Inside: sand and dust drop out of the mat")).toBe(false);
    expect(isFreshIn(own, "Safe Inside: sand drops out of the mat")).toBe(true);
  });

  test("says what none of its own set says", () => {
    const own = ["Dry Inside: the porch keeps boots dry all night"];
    expect(isFreshIn(own, "Safe Inside: here the porch keeps boots dry all night")).toBe(false);
  });
});

test("bullets tell a phrase where one of them has all its words that carry meaning", () => {
  const bullets = ["Dry Inside: keeps boots dry", "Quiet Nights: hums in the dark"];
  expect(tellsIn(bullets, "keeps the boots dry")).toBe(true);
  expect(tellsIn(bullets, "keeps boots dry in the dark")).toBe(false);
  expect(tellsIn([], "keeps boots dry")).toBe(false);
});
