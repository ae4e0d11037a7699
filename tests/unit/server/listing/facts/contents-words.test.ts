import { expect, test } from "bun:test";
import { goesOnListing, opensContents } from "../../../../../server/listing/facts/contents-words.ts";
import { splitBullet } from "../../../../../server/listing/facts/split-bullets.ts";

test("a list of what is in the box stays whole, and ends where something is said of the thing", () => {
  const { clauses } = splitBullet(
    "Ready: Package includes floor pump, 1 set of spare needles, gauge and manual, makes a great tool",
  );
  expect(clauses.map(({ text }) => text)).toEqual([
    "Package includes floor pump, 1 set of spare needles, gauge and manual",
    "makes a great tool",
  ]);
});

test("what a thing is made of opens no list of the box", () => {
  expect(opensContents("contains oat milk and honey")).toBe(false);
  expect(goesOnListing(["Comes with hook"], "easy to hang")).toBe(false);
  expect(goesOnListing(["Comes with hook"], "keeps the door shut")).toBe(false);
});
