import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { type FactGroup, readFacts } from "../../../../../server/listing/facts/read-facts.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { inputFor } from "../../../../support/samples.ts";

const PRODUCT = "Acme Camping Tarp";

const mined = (reviews: readonly string[]): Mining =>
  mineReviews(
    reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 2, date: null })),
    PRODUCT,
  );

const groupsOf = (bullet: string, reviews: readonly string[]): FactGroup[] =>
  readFacts(
    inputFor(reviews.join("\n\n"), { productName: PRODUCT, currentBullets: [bullet] }),
    mined(reviews),
    profileById(DEFAULT_PROFILE_ID),
  );

const soundIn = (bullet: string, reviews: readonly string[]): string[] =>
  groupsOf(bullet, reviews)
    .flatMap(({ facts }) => facts)
    .filter(({ reason }) => reason === null)
    .map(({ text }) => text);

const CLOTH = "CLOTH: 190T nylon cloth with 2000 mm coating and welded corners";
const WEIGHT = "SPECS: Weighs only 2.2 pounds";

describe("a part of a fact that reviewers say is not so", () => {
  test("is left out, and the rest stands", () => {
    expect(soundIn(CLOTH, ["The corners were not even welded on mine."])).toEqual([
      "190T nylon cloth with 2000 mm coating",
    ]);
  });

  test("stands where the denial is of another part, or there is none", () => {
    const whole = ["190T nylon cloth with 2000 mm coating and welded corners"];
    expect(soundIn(CLOTH, ["The pegs were not welded to anything."])).toEqual(whole);
    expect(soundIn(CLOTH, ["Welded corners, as told."])).toEqual(whole);
  });
});

describe("a figure that reviewers refute", () => {
  test.each([
    "No way this is 2.2 pounds.",
    "My scale says 2 lb 15 oz, not the 2.2 they claim.",
    "It is not 2.2 pounds as advertised.",
  ])("is no fact: %s", (review) => expect(soundIn(WEIGHT, [review])).toEqual([]));

  test.each(["I weighed it, 2.2 pounds.", "It is not the 4.5 pounds of my old one.", "No way I carry 22 pounds."])(
    "is one where they do not: %s",
    (review) => expect(soundIn(WEIGHT, [review])).toEqual(["weighs only 2.2 pounds"]),
  );
});

describe("a loudness", () => {
  const LOUD = ["So loud.", "Very loud, my ears hurt.", "The noise is awful."];
  const QUIET = ["So quiet.", "Very quiet motor.", "Quiet enough for the porch."];

  test("is no fact where most reviewers complain of noise", () => {
    expect(soundIn("MOTOR: runs below 48 dB", LOUD)).toEqual([]);
    expect(soundIn("MOTOR: runs below 48 dB", QUIET)).toEqual(["runs below 48 dB"]);
    expect(soundIn("MOTOR: runs on 12 V", LOUD)).toEqual(["runs on 12 V"]);
  });
});

describe("a header of the seller's", () => {
  const WET = ["It leaks in the rain.", "Not waterproof, we got wet.", "Soaked through in an hour."];
  const DRY = ["Kept us dry in a storm.", "Not a drop came through.", "We stayed dry."];
  const headerOf = (bullet: string, reviews: readonly string[]): string | undefined =>
    groupsOf(bullet, reviews)[0]?.header;

  test("does not stand where reviewers complain of what it promises", () => {
    expect(headerOf("ALL WEATHER: 190T nylon cloth", WET)).toBe("");
    expect(headerOf("ALL WEATHER: 190T nylon cloth", DRY)).toBe("All Weather");
    expect(headerOf("NYLON CLOTH: 190T ripstop nylon", WET)).toBe("Nylon Cloth");
  });

  test("does not stand over the rest of a bullet whose first fact reviewers deny", () => {
    const bullet = "TRAIL READY: Weighs only 2.2 pounds, folds to 10 x 4 inches";
    expect(headerOf(bullet, ["No way this is 2.2 pounds."])).toBe("");
    expect(headerOf(bullet, ["It folds flat."])).toBe("Trail Ready");
  });
});
