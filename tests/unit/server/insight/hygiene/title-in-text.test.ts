import { expect, test } from "bun:test";
import { withTitle } from "../../../../../server/insight/hygiene/title-in-text.ts";

const titled = (title: string, text: string): boolean => withTitle(text, title, new Set()) !== text;

test("a title is said where it brings a word of its own", () => {
  expect(titled("Hinge snapped", "It lasted a month.")).toBe(true);
  expect(titled("Great product", "It lasted a month.")).toBe(false);
  expect(titled("It lasted", "It lasted a month.")).toBe(false);
});

test("a title that denies what the text speaks of is said", () => {
  expect(titled("Not rustproof", "Says rustproof on the box.")).toBe(true);
  expect(titled("Doesn't lock", "It should lock by itself.")).toBe(true);
  expect(titled("Does not lock", "It does not lock at all.")).toBe(false);
  expect(titled("Not good", "It lasted a good month.")).toBe(false);
});
