import { describe, expect, test } from "bun:test";
import { judged } from "../../../../../support/heard.ts";

const heard = (text: string): string[] =>
  judged(text, "Acme Cordless Vacuum").map(([facet, polarity]) => `${polarity > 0 ? "+" : "-"}${facet}`);

describe("so many minutes on a charge", () => {
  test.each([
    ["as they were promised are praise", "I get 30 minutes on a charge like it says.", ["+battery"]],
    ["with no word on them are no opinion", "It runs forty minutes on a charge.", []],
  ])("%s", (_, text, opinions) => expect(heard(text).filter((each) => each.endsWith("battery"))).toEqual(opinions));

  test.each([
    ["Only 30 minutes on a charge."],
    ["I get maybe 15 minutes on a charge."],
    ["You get 15 minutes per charge tops."],
    ["It runs 6 minutes on a charge."],
    ["Mine ran 15 minutes tops."],
  ])("are blame where they are few or fall short: %s", (text) => expect(heard(text)).toContain("-battery"));
});
