import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product = "Zwelko Night Scarf"): readonly string[] => readsOf([text], product);

describe("what comes of using it", () => {
  test.each([
    ["My scalp isn't flaky anymore.", "+results"],
    ["My heels are no longer dry.", "+results"],
    ["Way less breakage since March.", "+results"],
    ["My hair feels so much less frizzy.", "+results"],
    ["It eliminated the frizz on day one.", "+results"],
    ["The swelling in my foot went down.", "+results"],
    ["My braids lasted two full weeks.", "+results"],
    ["My lashes are growing back.", "+results"],
    ["It traps most of the dust.", "+results"],
    ["It keeps the raccoons out.", "+results"],
  ])("%s: %s", (text, key) => expect(reads(text)).toContain(key));

  test.each([
    ["I was hoping for less breakage.", "+results"],
    ["My hair is not less frizzy.", "+results"],
    ["It never eliminated the frizz.", "+results"],
    ["It is supposed to keep the raccoons out.", "+results"],
    ["It hardly traps most of the dust.", "+results"],
    ["I want something for the swelling in my foot.", "+results"],
  ])("%s: no %s", (text, key) => expect(reads(text)).not.toContain(key));

  test("a body that no longer suffers is no part that fails", () => {
    expect(reads("My ankles don't swell.").filter((key) => key.startsWith("-"))).toEqual([]);
    expect(reads("The hinges don't close.").filter((key) => key.startsWith("-"))).not.toEqual([]);
  });
});

describe("plain words of those it is for, and of one quality", () => {
  test.each([
    ["The hens like it.", "Zwelko Chicken Swing", "+acceptance"],
    ["Both girls enjoy them.", "Zwelko Chalk Board", "+acceptance"],
    ["He won't put it down.", "Zwelko Chalk Board", "+acceptance"],
    ["The water's cold.", "Zwelko Insulated Water Bottle", "+cold"],
    ["It holds temp really well.", "Zwelko Insulated Water Bottle", "+cold"],
    ["Too tall.", "Zwelko Shelf", "-sizing"],
    ["Painfully slow.", "Zwelko Label Printer", "-speed"],
  ])("%s (%s): %s", (text, product, key) => expect(reads(text, product)).toContain(key));

  test.each([
    ["The hens do not like it.", "Zwelko Chicken Swing", "+acceptance"],
    ["The girls like it when we draw.", "Zwelko Chalk Board", "+acceptance"],
    ["He won't put it away.", "Zwelko Chalk Board", "+acceptance"],
    ["The water is not cold.", "Zwelko Insulated Water Bottle", "+cold"],
    ["Not too tall.", "Zwelko Shelf", "-sizing"],
    ["Slow cookers are nice.", "Zwelko Label Printer", "-speed"],
    ["Too thick.", "Zwelko Shelf", "+sturdy"],
  ])("%s (%s): no %s", (text, product, key) => expect(reads(text, product)).not.toContain(key));

  test("what is thick enough is well made", () => expect(reads("It is thick.", "Zwelko Shelf")).toContain("+sturdy"));
});
