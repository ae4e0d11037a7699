import { describe, expect, test } from "bun:test";
import { signsIn } from "../../../../../server/insight/statements/signs.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";

const signs = (text: string): string[] =>
  analyseText(text, "r1")
    .flatMap(splitClauses)
    .flatMap(({ tokens }) => signsIn(tokens))
    .map(({ polarity, gist }) => `${polarity > 0 ? "+" : "-"}${gist}`);

describe("what does not happen any more", () => {
  test.each([
    ["My ankles are fine and my feet don't swell on flights", "+not swell"],
    ["Her fingers do not tingle after a day of typing", "+not tingle"],
  ])("a symptom that stays away is a praise: %s", (text, sign) => {
    expect(signs(text)).toContain(sign);
  });
});

describe("what somebody does not do", () => {
  test.each([
    "My toddler doesn't nap on weekends",
    "People do not park in our street",
    "The puppy won't sit while guests eat",
  ])("is no fault of the thing: %s", (text) => {
    expect(signs(text).filter((sign) => sign.startsWith("-"))).toEqual([]);
  });

  test.each([
    ["My toddler can't open it", "-not open"],
    ["My grandma could not turn the dial", "-not turn"],
    ["The kids don't fit any more", "-not fit"],
    ["The box for my kids doesn't close", "-not close"],
    ["I can't open it", "-not open"],
    ["The legs do not fold", "-not fold"],
    ["My feet don't stay in place", "-not stay"],
    ["It doesn't swivel", "-not swivel"],
  ])("but to the thing it is: %s", (text, sign) => {
    expect(signs(text)).toContain(sign);
  });
});
