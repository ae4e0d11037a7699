import { describe, expect, test } from "bun:test";
import { judged } from "../../../../../support/heard.ts";

const heard = (text: string): string[] =>
  judged(text, "Acme Steel Lamp").map(([facet, polarity]) => `${polarity > 0 ? "+" : "-"}${facet}`);

describe("praise that is scorned is blame", () => {
  test.each([
    ["Waterproof my foot.", "-wet"],
    ["Easy to clean, my eye!", "-cleaning"],
    ["Sturdy, yeah right.", "-sturdy"],
    ["'Easy to set up' nope.", "-setup"],
    ["“Sturdy” (not)", "-sturdy"],
    ["The easy setup is a joke.", "-setup"],
    ["'Easy to set up' is a big fat lie.", "-setup"],
  ])("%s", (text, blame) => {
    expect(heard(text)).toContain(blame);
    expect(heard(text)).not.toContain(blame.replace("-", "+"));
  });
});

describe("praise that only repeats the seller is none", () => {
  test.each([
    ['"Easy to set up" lol', "+setup"],
    ["The 'sturdy' base fell over.", "+sturdy"],
    ["Says it is sturdy.", "+sturdy"],
    ["Sold as sturdy, and the base bent.", "+sturdy"],
    ["The manual says simple, sturdy and easy to clean.", "+cleaning"],
  ])("%s", (text, praise) => expect(heard(text)).not.toContain(praise));
});

describe("praise stays where", () => {
  test.each([
    ["a foot is a foot", "It is gentle and quiet on my foot.", "+noise"],
    ["a laugh is no scorn", "Sturdy lol, the cat tried.", "+sturdy"],
    ["a no comes with a no", "It does not wobble, nope.", "+stability"],
    ["the joke is on another", "It is sturdy, and my old one was a joke.", "+sturdy"],
    ["it is quoted for itself", 'It is "sturdy" and I love it.', "+sturdy"],
    ["it is as it says", "It is sturdy, just like the listing says.", "+sturdy"],
  ])("%s", (_, text, praise) => expect(heard(text)).toContain(praise));
});

test("what is just like the listing says is as pictured", () => {
  expect(heard("It is just like the listing says.")).toContain("+asPictured");
  expect(heard("The listing says steel, mine is tin.")).toContain("-asPictured");
});
