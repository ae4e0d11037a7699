import { expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { sharedQualities } from "../../../../../server/insight/units/shared-qualities.ts";

const qualitiesOf = (...texts: string[]): string[] => {
  const sentences = texts.flatMap((text, index) => analyseText(text, `r${index}`));
  return sharedQualities(sentences, [], describeProduct("Digital Camera")).map(({ key }) => key);
};

test("light is a quality of what weighs little, and not of a room or a shade", () => {
  expect(qualitiesOf("It is so light.", "It is very light.", "It is extremely light.")).toContain("word:light");
  expect(qualitiesOf("It focuses in low light.", "It is bad in low light.", "That meant even less light.")).toEqual([]);
  expect(qualitiesOf("It is lighter.", "Then one lighter and one darker.", "It is light.")).toEqual([]);
});
