import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { tellClause } from "../../../../../server/insight/statements/clean-statement.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { putToUse } from "../../../../../server/listing/restated/put-to-use.ts";

/** What the first clause of a text tells of use. */
const used = (text: string, productName = "Kelvara Desk"): string | null => {
  const product = describeProduct(productName);
  const told = tellClause(analyseText(text, "r1").flatMap(splitClauses)[0]?.tokens ?? [], product);
  return told === null ? null : putToUse(told, product.plural);
};

describe("what one may do with a thing", () => {
  test("is what it lets one do, and what several let one do", () => {
    expect(used("You can roll it up and carry it.", "Kelvara Mat")).toBe("lets you roll it up and carry it");
    expect(used("You can hike in them all day.", "Kelvara Leggings")).toBe("let you hike in them all day");
  });

  test.each([
    ["the only thing", "You can only roll it up."],
    ["what one sees", "You can see the seams."],
  ])("is not %s: %s", (_, text) => expect(used(text)).toBeNull());
});

describe("what buyers have room for", () => {
  test("is told without its buyers", () => {
    expect(used("I have room for two monitors.")).toBe("room for two monitors");
  });

  test.each([
    ["where it is not said what for", "I have room in the corner."],
    ["where it is a part that has it", "The shelves have room for two monitors."],
  ])("is not told %s: %s", (_, text) => expect(used(text)).toBeNull());
});

describe("what there is", () => {
  test("is what a thing has", () => {
    expect(used("There is a slot across the top.")).toBe("slot across the top");
  });

  test.each(["line", "seam", "crease", "ridge", "bump", "mark", "spot", "wobble"])(
    "is not told of a %s that nobody wants",
    (flaw) => expect(used(`There is a ${flaw} across the top.`)).toBeNull(),
  );

  test("is not told of a learning curve", () => {
    expect(used("There is a learning curve to it.")).toBeNull();
  });
});

test("whose it is used on is no use of it", () => {
  expect(used("I use it on two dogs.")).toBeNull();
  expect(used("I use it on hardwood floors.")).toBe("used on hardwood floors");
});
