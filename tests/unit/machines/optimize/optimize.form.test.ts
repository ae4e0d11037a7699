import { describe, expect, test } from "bun:test";
import { NO_CHOICES } from "../../../../machines/kernel/choices.ts";
import {
  bulletsOf,
  bulletsProblem,
  EMPTY_OPTIMIZE_FORM,
  keywordsOf,
  optimizeErrors,
  profilePayload,
} from "../../../../machines/optimize/optimize.form.ts";

const lines = (count: number, length: number) => Array.from({ length: count }, () => "b".repeat(length)).join("\n");

describe("current bullets", () => {
  test.each([
    ["nothing", "", null],
    ["five lines and blank ones between", "a\n\nb\nc\n  \nd\ne", null],
    ["six lines", lines(6, 5), "Too many bullets (max 5)."],
    ["1500 characters in five lines", lines(5, 300), null],
    ["1501 characters in all", `${lines(4, 300)}\n${"b".repeat(301)}`, "Too many characters (max 1500)."],
    ["one line of 301 characters", "b".repeat(301), "One or more bullets exceed 300 characters."],
    ["one line of 300 characters", "b".repeat(300), null],
  ])("%s", (_, text, problem) => {
    expect(bulletsProblem(text)).toBe(problem);
  });

  test("are sent without their prefixes, at most five of 300 characters", () => {
    expect(bulletsOf("• Soft\n- Warm\n* Washable\n-Light\nLong - lasting\nsixth")).toEqual([
      "Soft",
      "Warm",
      "Washable",
      "Light",
      "Long - lasting",
    ]);
    expect(bulletsOf("b".repeat(400))).toEqual(["b".repeat(300)]);
    expect(bulletsOf("•\n-\n*")).toEqual([]);
  });
});

test("keywords are separated by commas, trimmed, and named once", () => {
  expect(keywordsOf(" travel bag, weekender ,, travel bag,")).toEqual(["travel bag", "weekender"]);
});

describe("what must be filled in", () => {
  test("at the start: avatar name, product and reviews", () => {
    expect(optimizeErrors("start", { ...EMPTY_OPTIMIZE_FORM, productName: " " })).toEqual({
      avatarName: "All fields are required",
      productName: "All fields are required",
      reviews: "All fields are required",
    });
  });

  test("with a saved avatar: product and reviews", () => {
    expect(optimizeErrors("full", EMPTY_OPTIMIZE_FORM)).toEqual({
      productName: "Please fill in product name and reviews",
      reviews: "Please fill in product name and reviews",
    });
  });

  test("20,000 characters of reviews at the start, and not one more", () => {
    const form = { ...EMPTY_OPTIMIZE_FORM, avatarName: "Ann", productName: "Bag" };
    expect(optimizeErrors("start", { ...form, reviews: "r".repeat(20_000) })).toEqual({});
    expect(optimizeErrors("start", { ...form, reviews: "r".repeat(20_001) })).toEqual({
      reviews: "Reviews must be 20,000 characters or less",
    });
    expect(optimizeErrors("full", { ...form, reviews: "r".repeat(20_001) })).toEqual({});
  });

  test("a name of 200 characters and a title of 500, and not one more", () => {
    const form = { ...EMPTY_OPTIMIZE_FORM, productName: ` ${"p".repeat(200)} `, reviews: "Nice." };
    expect(optimizeErrors("full", { ...form, currentTitle: "t".repeat(500) })).toEqual({});
    expect(
      optimizeErrors("full", {
        ...form,
        productName: "p".repeat(201),
        asin: "a".repeat(201),
        currentTitle: "t".repeat(501),
      }),
    ).toEqual({
      productName: "Product name must be 200 characters or less",
      asin: "ASIN must be 200 characters or less",
      currentTitle: "Current title must be 500 characters or less",
    });
  });

  test("bullets that break a rule are named", () => {
    const form = { ...EMPTY_OPTIMIZE_FORM, productName: "Bag", reviews: "Nice.", currentBullets: lines(6, 5) };
    expect(optimizeErrors("full", form)).toEqual({ currentBullets: "Too many bullets (max 5)." });
  });
});

test("the profile takes the product's name where no ASIN is given, and the reviews as they are", () => {
  expect(
    profilePayload({
      avatarId: "avatar-1",
      avatarName: " Ann ",
      productName: " Bag ",
      asin: "",
      currentTitle: " Old title ",
      currentBullets: "- Soft",
      keywords: "bag, tote",
      reviews: "  Nice.\n",
      ...NO_CHOICES,
    }),
  ).toEqual({
    asin: "Bag",
    productName: "Bag",
    avatarName: "Ann",
    avatarId: "avatar-1",
    reviewsText: "  Nice.\n",
    currentTitle: "Old title",
    currentBullets: ["Soft"],
    keywords: ["bag", "tote"],
  });
});
