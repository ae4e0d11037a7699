import { describe, expect, test } from "bun:test";
import { keys, keysAsSaid } from "../reports.ts";

describe("a cue that speaks of its matter only in company", () => {
  test.each([
    ["They hold my jars, they are strong.", "sturdy", "The frame is strong."],
    ["It starts off strong.", "sturdy", "It has a strong frame."],
    ["My break is 30 minutes.", "durability", "The legs break."],
    ["It fell and broke everything.", "durability", "It fell and broke."],
    ["My toe was jammed against the steel.", "durability", "The motor jammed."],
    ["It does not last the day.", "durability", "It did not last a week."],
    ["You can turn the digits all the way off.", "accuracy", "The reading was way off."],
    ["I was this close to returning it.", "repeat", "I am returning it."],
    ["I was on the fence about returning it.", "repeat", "I returned it."],
    ["We went from 29 to 31 without buying another.", "repeat", "I am buying another."],
  ])("%s: not %s, unlike %s", (text, facet, meant) => {
    expect(keysAsSaid(text)).toContain(facet);
    expect(keys(text)).not.toContain(facet);
    expect(keys(meant)).toContain(facet);
  });
});
