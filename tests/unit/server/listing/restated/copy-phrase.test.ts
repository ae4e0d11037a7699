import { expect, test } from "bun:test";
import { copyForms } from "../../../../../server/listing/restated/copy-phrase.ts";
import { standsAlone } from "../../../../../server/listing/restated/stands-alone.ts";

test("a long phrase loses an end, and never a condition", () => {
  expect(copyForms("fits easily in a closet in an attic")).toContain("fits easily in a closet");
  expect(copyForms("prints sharp letters on labels in daylight")).toEqual([
    "prints sharp letters on labels in daylight",
  ]);
  expect(copyForms("opens both doors of a cage with one hand")).toEqual(["opens both doors of a cage with one hand"]);
});

test("short names are written as such, and whom a thing suits is many", () => {
  expect(copyForms("takes aaa batteries")).toEqual(["takes AAA batteries"]);
  expect(copyForms("suited to beginner")).toEqual(["suited to beginners"]);
});

test.each([
  ["mere liking", "looks gorgeous"],
  ["what is true of anything", "fits well"],
  ["a fault", "runs small"],
  ["a slippery part", "glass that is slick"],
  ["one buyer's day", "holds my brushes"],
  ["a deal", "worth the money"],
  ["a promise of health", "helps against swelling"],
  ["a comparison without its other half", "smoother on the handle"],
  ["a phrase that was cut", "wide enough to get"],
  ["a guess", "probably holds two cups"],
  ["a figure", "holds 40 pounds"],
  ["a name", "fits a Zanzibar case"],
])("%s does not stand alone", (_, phrase) => expect(standsAlone(phrase)).toBe(false));

test.each(["folds flat", "hood that fits under a helmet", "stays cool", "hang it by the kitchen door", "not noisy"])(
  "%s stands alone",
  (phrase) => expect(standsAlone(phrase)).toBe(true),
);
