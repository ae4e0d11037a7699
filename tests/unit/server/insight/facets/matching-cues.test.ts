import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product: string): readonly string[] => readsOf([text], product);

describe("what it goes together with", () => {
  test.each([
    ["It did not work with our older console.", "Zwelko Wall Bracket", "-compatible"],
    ["It is not compatible with the Brenko ones.", "Zwelko Wall Bracket", "-compatible"],
    ["Fully compatible.", "Zwelko Charger", "+compatible"],
  ])("%s (%s): %s", (text, product, key) => {
    expect(reads(text, product)).toContain(key);
    expect(reads(text, product)).not.toContain(`${key.slice(0, 1)}results`);
  });

  test.each([
    ["It works great with my hands full.", "+compatible"],
    ["Works great with or without a tablet.", "+compatible"],
    ['The listing says "compatible with all brands".', "+compatible"],
    ["I work with my laptop all day.", "+compatible"],
  ])("%s: no %s", (text, key) => expect(reads(text, "Zwelko Keyboard")).not.toContain(key));
});

test("what works with it well does what it should", () =>
  expect(reads("Works great with my tablet.", "Zwelko Keyboard")).toEqual(["+results"]));

describe("how pieces join", () => {
  test.each([
    ["They come apart too easily.", "-joins"],
    ["The bricks won't stay together.", "-joins"],
    ["The bricks click together nicely.", "+joins"],
  ])("%s: %s", (text, key) => {
    expect(reads(text, "Zwelko Building Blocks")).toContain(key);
    expect(reads(text, "Zwelko Rain Coat")).not.toContain(key);
  });

  test("is not told by what comes apart otherwise", () => {
    expect(reads("We play together.", "Zwelko Building Blocks")).not.toContain("+joins");
    expect(reads("The box came apart.", "Zwelko Building Blocks")).not.toContain("-joins");
  });
});
