import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const bulletsOf = (productName: string, reviews: readonly string[]): string[] => {
  const { bulletsA, bulletsB } = optimizeReviews(inputFor(reviews.join("\n\n"), { productName }));
  return [...bulletsA, ...bulletsB];
};

const times = (count: number, ...texts: string[]): string[] =>
  Array.from({ length: count }, (_, index) => texts[index % texts.length] ?? "");

describe("a header that denies a trouble", () => {
  const CLEAN = times(9, "Very easy to clean.", "Easy to clean, I love it.", "So easy to clean.");

  test("stands where nobody tells of it", () =>
    expect(bulletsOf("Kelvara Lunch Bag", CLEAN).join("\n")).toContain("No Complicated Cleaning"));

  test("gives way to another line where one reviewer does", () => {
    const text = bulletsOf("Kelvara Lunch Bag", [...CLEAN, "It is hard to clean."]).join("\n");
    expect(text).toMatch(/clean/i);
    expect(text).not.toMatch(/^No /m);
  });
});

describe("a battery", () => {
  const GOOD = times(2, "The battery lasts all week.", "Great battery life, lasts for days.");

  test("is praised in general where three say so for one who does not, not where two do", () => {
    const against = "The battery dies after an hour.";
    expect(bulletsOf("Kelvara Hand Radio", [...GOOD, against]).join("\n")).not.toMatch(/^(?:Good|No) Battery/m);
    expect(bulletsOf("Kelvara Hand Radio", GOOD).join("\n")).toMatch(/battery/i);
  });
});

test("a lone adjective stands only where nothing else is told", () => {
  const soft = ["Soft.", "So soft on my skin.", "The skin feels soft, no redness.", "Gentle, and does not clog pores."];
  for (const bullet of bulletsOf("Kelvara Face Cream", soft)) expect(bullet).not.toMatch(/[:;] \p{L}+;|; \p{L}+$/u);
});
