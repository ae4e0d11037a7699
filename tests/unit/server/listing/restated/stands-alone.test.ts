import { describe, expect, test } from "bun:test";
import { standsAlone } from "../../../../../server/listing/restated/stands-alone.ts";

const stands = (phrase: string): void => expect(standsAlone(phrase)).toBe(true);
const falls = (phrase: string): void => expect(standsAlone(phrase)).toBe(false);

describe("what comes off and what is least", () => {
  test.each(["bits that come off easily", "pieces come out quickly", "runs the shortest", "holds the least"])(
    "%s",
    falls,
  );
  test.each([
    "sits between the toaster",
    "looking coat",
    "works well enough",
    "handle foam that spins round",
    "base has a weight",
  ])("nor what is cut short: %s", falls);
  test.each([
    "cover that lifts off",
    "fits the largest plates",
    "sits between cup and plate",
    "sleeve that comes off easily",
  ])("stands alone: %s", stands);
});

describe("what a thing takes", () => {
  test.each(["takes an extra pillow", "takes heat from a stove", "takes up little space", "takes a knock"])(
    "stands alone: %s",
    stands,
  );

  describe.each(["while", "time", "hour", "day", "bit", "lot", "few tries"])("is no praise of a %s", (measure) => {
    test.each([`takes a ${measure} to dry`, `takes a long ${measure} to dry`])("%s", falls);
  });

  test.each([
    "takes a beating daily",
    "takes a licking daily",
    "takes a moment to fold",
    "takes a minute to fold",
    "takes a second to fold",
    "takes a toll on hands",
    "takes time to fold",
    "takes ages to dry",
    "takes forever to dry",
    "takes long to dry",
    "takes hours to dry",
    "takes days to dry",
    "takes two hours to dry",
    "takes over two days to dry",
    "takes at least three hours to dry",
    "takes so much force",
    "takes much force to close",
    "takes many tries to close",
    "takes patience to fold",
    "takes practice to fold",
    "takes effort to fold",
    "takes work to fold",
    "takes up a lot inside",
    "takes up so much room",
    "takes up much room",
    "takes up more room",
    "takes up most shelves",
  ])("is no praise: %s", falls);
});

describe("what is its own", () => {
  test.each([
    "own",
    "shape",
    "color",
    "colour",
    "charge",
    "place",
    "form",
    "edge",
    "grip",
    "temperature",
    "heat",
    "bag",
    "case",
    "pouch",
    "pocket",
    "sheath",
    "softness",
    "shine",
    "bounce",
    "loft",
    "fluff",
  ])("stands alone where anything has it: its %s", (own) => stands(`keeps its ${own} inside`));

  test.each(["keeps its lid inside", "folds into its frame"])("is of something named before: %s", falls);
});

describe("what is written in capitals", () => {
  test.each(["USB", "USB-C", "LED", "LCD", "TV", "UV", "HDMI", "BPA", "HEPA", "AC", "DC", "PVC", "GPS", "ABS", "AAA"])(
    "names no maker where it is short for a thing: %s",
    (short) => stands(`comes with ${short} inside`),
  );

  test.each(["comes with ZORTAX inside", "comes with Zortax inside"])("names one elsewhere: %s", falls);
});

describe("cool", () => {
  test.each(["stays cool", "keeps cool in summer", "keeps the tent cool", "keeps drinks cool"])(
    "tells how warm something is: %s",
    stands,
  );

  test.each(["looks cool", "cool with jeans", "makes the tent cool"])("is liking: %s", falls);
});

describe("what rolls up, comes off or falls apart", () => {
  test.each([
    "rolls up into a pouch",
    "sleeves that roll up and stay",
    "cover that comes off for washing",
    "tray that comes out easily",
  ])("stands alone where that is meant to be: %s", stands);

  test.each([
    "rolls up on the sides",
    "sleeves that roll up at the elbow",
    "rolls up around the waist",
    "rolls up over the hip",
    "rolls up during a walk",
    "rolls up when wet",
    "cover that comes off",
    "cover that comes apart",
    "tray that falls out",
    "tray that falls apart",
  ])("is no praise elsewhere: %s", falls);
});

describe("what one may do with it", () => {
  test.each(["lets you hang it by a door", "let you hang it by a door", "hang it by a door"])(
    "stands alone: %s",
    stands,
  );

  test.each(["makes it hang by a door", "lets you make it hang by a door", "the shelf that it hangs by"])(
    "says it of something named before elsewhere: %s",
    falls,
  );
});

test.each(["look over a patio", "feels in a hand", "loses a star for smell", "every tool you needed"])(
  "a phrase cut from a judgement stands nowhere: %s",
  (phrase) => expect(standsAlone(phrase)).toBe(false),
);

describe("what became of it by some time", () => {
  test.each(["soft by morning", "flat by the end", "loose by Friday", "warm by the second week"])("falls: %s", falls);
  test.each(["stands by itself", "sized by height"])("stands alone: %s", stands);
});
