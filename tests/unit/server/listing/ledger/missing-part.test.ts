import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const against = (bullet: string, review: string, product = "Thornby Soup Maker"): string[] =>
  sidesOfBullet(bullet, [review, "Makes good soup."], product).against;

describe("a part that is missing", () => {
  test.each([
    ["Portable", "There is no handle on it."],
    ["Portable", "It has no strap, sadly."],
  ])("does not deny what is said of the whole: %s, %s", (bullet, review) => {
    expect(against(bullet, review)).toEqual([]);
  });

  test.each([
    ["Easy to carry", "There is no handle on it."],
    ["Portable with a handle", "There is no handle on it."],
    ["Portable", "It is not portable at all."],
    ["Portable", "Too bulky to carry anywhere."],
    ["Includes a lid", "There was no lid in the box."],
  ])("and all else denies as before: %s, %s", (bullet, review) => {
    expect(against(bullet, review)).toEqual([review]);
  });
});

test("room for one is not denied by who misses it for two", () => {
  const review = "Too cramped for two adults.";
  expect(against("Roomy for one", review, "Thornby Ridge Tent")).toEqual([]);
  expect(against("Roomy for two", review, "Thornby Ridge Tent")).toEqual([review]);
  expect(against("Roomy", review, "Thornby Ridge Tent")).toEqual([review]);
});
