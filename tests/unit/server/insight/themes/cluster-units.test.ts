import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { nounGroup, plainNoun } from "../../../../../server/insight/aspects/noun-groups.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const reviewsOf = (texts: readonly string[], rating: number | null = null): Review[] =>
  texts.map((text, index) => ({ id: `r${index + 1}`, text, title: null, rating, date: null }));

const themesOf = (texts: readonly string[], productName = "Folding Stool") =>
  mineReviews(reviewsOf(texts), productName).themes.map(({ theme }) => ({
    id: theme.id,
    label: theme.label,
    reviews: theme.reviews,
  }));

describe("nouns", () => {
  test.each([
    ["colours", "color"],
    ["batteries", "battery"],
    ["glass", "glass"],
    ["harness", "harness"],
    ["boxes", "box"],
    ["shelves", "shelf"],
    ["knives", "knife"],
    ["scarves", "scarf"],
    ["leaves", "leaf"],
    ["valves", "valve"],
    ["curves", "curve"],
    ["gloves", "glove"],
    ["olives", "olive"],
    ["sleeves", "sleeve"],
    ["hours", "hour"],
  ])("%s is %s", (word, plain) => {
    expect(plainNoun(word)).toBe(plain);
  });

  test.each([
    ["webbing", "strap"],
    ["odour", "smell"],
    ["packaging", "box"],
    ["mic", "microphone"],
  ])("%s goes with %s", (word, other) => {
    expect(nounGroup(word)).toBe(nounGroup(other));
  });
});

describe("themes by meaning", () => {
  test("what a product is called in anger is no part of it", () => {
    const texts = ["Sturdy.", "Very sturdy.", "Junk.", "Hose great, nozzle junk."];
    expect(themesOf(texts, "Garden Hose").map(({ id }) => id)).not.toContain("about-junk");
  });

  test("the brand and the model are the product, and no part of it", () => {
    const texts = ["The Acme is wonderful.", "The G3 is wonderful.", "My Acme is terrible.", "The G3 is terrible."];
    const labels = (name: string): string[] => themesOf(texts, name).map(({ label }) => label);
    expect(labels("Acme G3 Folding Stool").filter((label) => /acme|g3/i.test(label))).toEqual([]);
    expect(labels("Folding Stool").filter((label) => /acme|g3/i.test(label))).not.toEqual([]);
  });

  test("inflections and synonyms are one theme", () => {
    expect(themesOf(["The strap is terrible.", "Terrible straps.", "The webbing is awful."])).toEqual([
      { id: "about-strap", label: "Strap: terrible, awful", reviews: 3 },
    ]);
  });

  test("a compound too rare to stand apart joins its head", () => {
    expect(themesOf(["The pouch is great.", "Great side pouch.", "The pouch is lovely."])).toMatchObject([
      { id: "about-pocket", reviews: 3 },
    ]);
  });

  test("the product's own name is no theme where reviews say more", () => {
    const found = themesOf(["Great stool. The strap is awful.", "Great stool. The strap is awful.", "Great stool."]);
    expect(found.map((theme) => theme.id)).toEqual(["about-strap"]);
  });

  test("a complaint's label says what goes wrong", () => {
    const labels = themesOf(["The drawer doesn't lock.", "The drawer doesn't lock either."]).map((each) => each.label);
    expect(labels).toEqual(["Drawer doesn't lock"]);
  });

  test("a denial typed without its apostrophe is spelled out in the label", () => {
    const labels = themesOf(["The chuck wont grip.", "Chuck wont grip at all."]).map((each) => each.label);
    expect(labels.join()).not.toMatch(/\bnt\b/);
  });

  test("a part that is blamed in several ways is a theme beside its faults, and counts each review once", () => {
    const found = themesOf(
      ["The nozzle leaks.", "The nozzle broke. The nozzle leaks.", "The nozzle is flimsy."],
      "Hose",
    );
    expect(found).toContainEqual({ id: "about-nozzle", label: "Nozzle: leaks, broke", reviews: 3 });
    expect(found).toContainEqual({ id: "leak", label: "Leaks (nozzle)", reviews: 2 });
  });

  test("so is one that keeps breaking among many that do", () => {
    const breaking = ["The case broke.", "The case cracked.", "The arm broke.", "It broke.", "The leg snapped."];
    expect(themesOf(breaking, "Drill")).toContainEqual({ id: "about-case", label: "Case: broke, cracked", reviews: 2 });
    const noisy = ["The fan is noisy.", "The fan is loud and noisy.", "It is noisy.", "Noisy.", "So noisy."];
    expect(themesOf(noisy, "Drill").map(({ id }) => id)).not.toContain("about-fan");
  });

  test("and one reviewer alone does not say for two what is wrong with it", () => {
    const labels = (...texts: string[]): string[] => themesOf(texts, "Hose").map(({ label }) => label);
    expect(labels("The latch does not line up.", "The latch is stiff.")).toContain("Latch: trouble");
    expect(labels("The dial broke.", "The dial is awful.")).toContain("Dial: awful, broke");
  });

  test("the seat of a chair is a part of it", () => {
    expect(themesOf(["The seat is terrible.", "Terrible seat. Great chair."], "Chair")).toContainEqual({
      id: "about-seat",
      label: "Seat: terrible",
      reviews: 2,
    });
  });

  test("a part that at least half of the complaints name stands in the label", () => {
    const labels = themesOf(["The hinge broke.", "The hinge snapped.", "It cracked."]).map((each) => each.label);
    expect(labels).toEqual(["Breaks or wears out early (hinge)"]);
  });
});

describe("the star check", () => {
  const said = (rating: number): string =>
    mineReviews(
      [
        ...reviewsOf(["It is quiet.", "It is quiet."], null),
        { id: "r8", text: "It is noisy.", title: null, rating, date: null },
      ],
      "Fan",
    ).themes[0]?.theme.kind ?? "";

  test("blame in a five-star review weighs half, and is still counted", () => {
    expect(said(1)).toBe("mixed");
    expect(said(5)).toBe("praise");
  });
});

test("what is said of a service, or of where it happened, is said of no part", () => {
  const labels = (texts: readonly string[], name: string): string[] => themesOf(texts, name).map(({ label }) => label);
  const window = ["Return window closed of course.", "The window cracked the first week."];
  expect(labels(window, "Ice Maker").join()).not.toContain("Window");
  const bag = ["It leaked all over my bag.", "Leaked all over my bag again."];
  expect(labels(bag, "Lunch Box").join()).not.toContain("Bag");
});
