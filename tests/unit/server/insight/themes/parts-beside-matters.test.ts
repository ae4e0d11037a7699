import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const themesOf = (...told: readonly string[]): string[] =>
  mineReviews(readReviews({ text: told.join("\n\n") }).reviews, "Acme Thermos").themes.map(
    ({ theme: { label, positive, negative } }) => `${label} ${positive}:${negative}`,
  );

const LEAKING = ["The lid leaks.", "My lid leaked in the car.", "Sadly the lid leaks."];

test("what a matter counts is not counted again for the part that the complaints name", () => {
  const found = themesOf(...LEAKING, "Keeps tea hot.");
  expect(found.filter((label) => /leak/i.test(label))).toHaveLength(1);
  expect(found.filter((label) => label.startsWith("Lid:"))).toEqual([]);
});

test("other complaints about the part stand by themselves, with their own number", () => {
  const found = themesOf(...LEAKING, "The lid is ugly.", "What an ugly lid.", "Keeps tea hot.");
  expect(found).toContain("Lid: ugly 0:2");
});

test("a part with as many other complaints keeps all of them", () => {
  const found = themesOf(...LEAKING.slice(0, 2), "The lid is ugly.", "What an ugly lid.", "Keeps tea hot.");
  expect(found.some((label) => /^Lid: .* 0:4$/.test(label))).toBe(true);
});
