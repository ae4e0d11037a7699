import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string): readonly string[] => readsOf([text], "Acme Radio");

describe("what becomes of a purchase", () => {
  test.each([
    ["Avoid!", "-repeat"],
    ["I am sending mine back.", "-repeat"],
    ["Both pairs went back.", "-repeat"],
    ["I order them every summer.", "+repeat"],
    ["I would not recommend it to anybody else.", "-repeat"],
    ["Highly recomended.", "+repeat"],
    ["Worth every single cent.", "+value"],
    ["Waste of your money!", "-value"],
    ["For the price, a very nice unit.", "+value"],
    ["It arrived two days sooner than expected.", "+shipping"],
    ["It took three weeks to get here.", "-shipping"],
    ["They never answer emails.", "-support"],
    ["The support line is always busy.", "-support"],
    ["It worked for about a week.", "-durability"],
    ["It does no longer turn on.", "-durability"],
    ["No problems at all.", "+results"],
  ])("%s: %s", (text, key) => expect(reads(text)).toContain(key));

  test.each([
    ["I sent the money back and forth.", "-repeat"],
    ["It worked for three months and still does.", "-durability"],
    ["There are no problems that I would mention but one.", "+results"],
  ])("%s: not %s", (text, key) => expect(reads(text)).not.toContain(key));
});

describe("a size that is off", () => {
  test.each(["They are very narrow.", "It is a tad small.", "They run on the small side."])("%s", (text) =>
    expect(readsOf([text], "Acme Running Shoes")).toContain("-sizing"),
  );
  test("is none in a comparison", () =>
    expect(readsOf(["It is a little bigger than my old one."], "Acme Radio")).not.toContain("-sizing"));
});
