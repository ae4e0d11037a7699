import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { unitsOf } from "../../../../support/read-anything.ts";

const heard = (text: string): [string, number][] => unitsOf(text).map(({ key, polarity }) => [key, polarity]);

describe("one thing is said in many ways", () => {
  test.each([
    ["Going on four years and it is still in great shape.", "durability", 1],
    ["The motor conked out by August.", "durability", -1],
    ["It only lasted three weeks.", "durability", -1],
    ["Nothing rickety about this bench, well put together.", "sturdy", 1],
    ["The whole thing feels chintzy.", "sturdy", -1],
    ["My tray does not sit level.", "stability", -1],
    ["The logo rubs off on every towel.", "finish", -1],
    ["The velcro wore out and will not stay closed.", "fasteners", -1],
    ["They sent me the wrong one twice and I got a dud.", "defect", -1],
    ["The parcel arrived promptly and was carefully packed.", "shipping", 1],
    ["My order came eleven days late.", "shipping", -1],
    ["They stand behind what they sell.", "support", 1],
    ["I wrote twice and never heard back.", "support", -1],
    ["The photo is deceiving.", "asPictured", -1],
    ["It was cuter in person.", "asPictured", 1],
    ["The tray is tedious to clean.", "cleaning", -1],
    ["The mat reeked, so I had to air it out.", "smell", -1],
    ["The soup was tasteless.", "taste", -1],
    ["After ten cycles it kept its shape.", "laundry", 1],
    ["The latch takes some getting used to.", "easeOfUse", -1],
    ["It took me ten minutes to put together.", "setup", 1],
    ["It took two people to lift the frame.", "hands", -1],
    ["No instructions needed.", "instructions", 1],
    ["The leaflet was poorly translated.", "instructions", -1],
    ["Everything happens at the push of a button.", "controls", 1],
    ["The shade is darker than pictured.", "looks", -1],
    ["Great bang for the buck.", "value", 1],
    ["A stand that will not break the bank.", "value", 1],
    ["It comes with hidden fees.", "value", -1],
    ["I bought this scarf for my niece.", "gift", 1],
    ["You can't go wrong with these.", "repeat", 1],
    ["I cannot recommend it enough.", "repeat", 1],
    ["Buyer beware.", "repeat", -1],
    ["A big hit with the cousins.", "acceptance", 1],
    ["Our cats showed no interest.", "acceptance", -1],
    ["He refuses to take it off.", "acceptance", 1],
  ] as const)("%s", (text, key, polarity) => {
    expect(heard(text)).toContainEqual([key, polarity]);
  });
});

describe("words that say nothing of the product", () => {
  test.each([
    ["It removes stains in one pass.", "finish"],
    ["I started from scratch.", "finish"],
    ["My grandfather has shaky hands.", "stability"],
    ["The insoles mold to my feet.", "cleaning"],
    ["Our dog sheds a lot.", "laundry"],
    ["I bought this for my garage.", "gift"],
    ["I don't mind the wait.", "acceptance"],
    ["I ran a row of extension cords.", "cord"],
    ["The company refused to answer.", "acceptance"],
  ] as const)("%s", (text, key) => {
    expect(heard(text).map(([found]) => found)).not.toContain(key);
  });
});

describe("a face serum neither breaks nor chips", () => {
  const themesOf = (text: string): string[] =>
    mineReviews(
      ["r1", "r2", "r3"].map((id) => ({ id, text, title: null, rating: null, date: null })),
      "Orvanne Night Face Serum",
    ).themes.map(({ theme }) => theme.id);

  test.each([
    ["It breaks me out.", "durability"],
    ["It faded my dark spots.", "finish"],
    ["My skin feels too sensitive.", "controls"],
  ] as const)("%s", (text, theme) => {
    expect(themesOf(text)).not.toContain(theme);
  });
});
