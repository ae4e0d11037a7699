import { describe, expect, test } from "bun:test";
import { buildAvatar } from "../../../../../server/insight/avatar/build-avatar.ts";
import { findingsIn } from "../../../../../server/insight/avatar/mined-findings.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const mined = (texts: readonly string[], product: string) =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    product,
  );

const PLENTY = Array.from({ length: 30 }, (_, index) => `I bought number ${index + 1} of them in the shop.`);

const blameIn = (texts: readonly string[]): string[] =>
  findingsIn(mined(texts, "Acme Phone")).blame.map(({ text }) => text);

describe("what one reviewer finds fault with", () => {
  const MISREAD = "The battery did not even lose one single bar.";
  const BROKEN = "The strap broke after a week.";

  test("is told of few reviews as the clause reads", () => {
    expect(blameIn([MISREAD, BROKEN])).toEqual(
      expect.arrayContaining(["The battery did not even lose one single bar", "The strap broke after a week"]),
    );
  });

  test("is told of many only where the miner reads it so too", () => {
    const blame = blameIn([MISREAD, BROKEN, ...PLENTY]);
    expect(blame).toContain("The strap broke after a week");
    expect(blame).not.toContain("The battery did not even lose one single bar");
  });

  test("is told of few too only where the miner hears it, once it hears enough else", () => {
    const praiseIn = (texts: readonly string[]): string[] =>
      findingsIn(mined(texts, "Acme Phone")).praise.map(({ text }) => text);
    const unheard = "I love it. The phone keeps telling you no disc.";
    const heard = [
      "screen is bright",
      "menu is easy to read",
      "buttons are easy to press",
      "sound is clear",
      "strap is soft",
    ];
    expect(praiseIn([unheard])).toEqual(["The phone keeps telling you no disc"]);
    const praise = praiseIn([unheard, ...heard.map((each) => `The ${each}.`)]);
    expect(praise).toHaveLength(heard.length);
    expect(praise).not.toContain("The phone keeps telling you no disc");
  });

  test("of one part does not crowd out the others", () => {
    expect(blameIn(["The zipper gets stuck.", "The strap broke.", "The strap is too short."])).toEqual([
      "The strap broke",
      "The zipper gets stuck",
      "The strap is too short",
    ]);
  });
});

test("what customers say is told of many only where the miner hears an opinion in it", () => {
  const texts = ["The camera will stay at home.", "My camera will stay here.", "The buttons are easy to press."];
  const said = (all: readonly string[]): string[] =>
    buildAvatar(mined(all, "Acme Camera"), { avatarName: "Ann", currentListing: "" }).avatar.say;
  expect(said(texts)).toContain("camera will stay");
  expect(said([...texts, ...PLENTY])).not.toContain("camera will stay");
  expect(said([...texts, ...PLENTY])).not.toContain("The buttons are easy to press");
  expect(said([...texts, "Its buttons are blue.", ...PLENTY])).toContain("The buttons are easy to press");
});

test("a kind that one of many reviewers names is no keyword", () => {
  const keywords = (all: readonly string[]): readonly string[] =>
    buildAvatar(mined(all, "Acme Digital Camera"), { avatarName: "Ann", currentListing: "" }).avatar.keywords;
  const texts = ["It replaced a film camera."];
  expect(keywords(texts)).toContain("film camera");
  expect(keywords([...texts, ...PLENTY])).not.toContain("film camera");
  expect(keywords([...texts, "I own a film camera too.", ...PLENTY])).not.toContain("film camera");
  expect(keywords(["This pocket camera.", "I love this pocket camera.", ...PLENTY])).toContain("pocket camera");
});

describe("what buyers want", () => {
  test.each([
    "One suggestion: get a cover for the lens.",
    "My favorite is to play songs at random.",
    "Size - extremely small and great.",
    "Crop and enlarge the best at no extra cost.",
  ])("%s: is no thing to want", (text) => {
    const { desires } = buildAvatar(mined([text], "Acme Camera"), { avatarName: "Ann", currentListing: "" }).avatar;
    expect(desires.filter((desire) => /\bthat (?:is|are) to\b| - |^(?:Crop|A crop) and/.test(desire))).toEqual([]);
  });
});
