import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { cleanStatement } from "../../../../../server/insight/statements/clean-statement.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const statement = (text: string, product = "Kelvara Water Bottle"): string | null =>
  cleanStatement(
    analyseText(text, "r1")[0]?.tokens.filter((token) => token.pos !== "PUNCT") ?? [],
    describeProduct(product),
  );

describe("cleanStatement", () => {
  test.each([
    ["but the lid leaks when it lies on its side", "The lid leaks when it lies on its side"],
    ["It does not fit my cup holder", "The bottle does not fit a cup holder"],
    ["I found black mold under the gasket", "Buyers found black mold under the gasket"],
    ["lid opens with one hand", "The lid opens with one hand"],
    ["Keeps my coffee hot for hours", "Keeps coffee hot for hours"],
    ["Too wide for the cup holder", "The bottle is too wide for the cup holder"],
    ["the arm sags a bit like a tired butler", "The arm sags a bit"],
    ["My problem is that it came dented", "The bottle came dented"],
    ["the only slight downside is it tips over easily", "The bottle tips over easily"],
    ["The best part is it folds flat", "The bottle folds flat"],
    ["It is A lot wider than it looks", "The bottle is a lot wider than it looks"],
    ["The lid doesnt close and cant be opened", "The lid doesn't close and can't be opened"],
    ["Made very well", "The bottle is made very well"],
    ["Doesnt wobble on my metal bike rack", "Doesn't wobble on a metal bike rack"],
    ["The lids are hard to get hold of", "The lids are hard to get hold of"],
    ["The lid is hard to get used to", "The lid is hard to get used to"],
    ["Light enough for a child", "The bottle is light enough for a child"],
  ])("%s", (text, expected) => {
    expect(statement(text)).toBe(expected);
  });

  test("a clause that would not stand by itself is no finding", () => {
    expect(statement("they said that would be fine")).toBeNull();
    expect(statement("so good")).toBeNull();
    expect(statement("Was pleasantly surprised by how big the lid is")).toBeNull();
    expect(statement("Was having trouble with the old one")).toBeNull();
    expect(statement("Practical pockets to put your keys in")).toBeNull();
    expect(statement("the leak when the lid was closed")).toBeNull();
    expect(statement("Is the edges of the lid are stiff")).toBeNull();
    expect(statement("The lid can in good condition")).toBeNull();
    expect(statement("The steel made is thick")).toBeNull();
    expect(statement("The lid being the best part of it")).toBeNull();
    expect(statement("The lid is tight is what they say")).toBeNull();
    expect(statement("The bottle is too bad it leaked")).toBeNull();
    expect(statement("The fact that the lid is too tight")).toBeNull();
    expect(statement("The lid is good and am very excited")).toBeNull();
    expect(statement("bit hard to close the lid")).toBeNull();
    expect(statement("My wife has to do it for me")).toBeNull();
  });
});

describe('"does"', () => {
  const ofCamera = (text: string): string | null => statement(text, "Kelvara Camera");

  test("gives way to the verb that it adds weight to", () => {
    expect(ofCamera("It does feel softer")).toBe("The camera feels softer");
  });

  test.each(["well", "fine", "great", "good", "better", "best", "wonders", "nothing"])("stays before %s", (how) => {
    expect(ofCamera(`It does ${how} in low light`)).toBe(`The camera does ${how} in low light`);
  });
});

test.each(["Shame as it cools fast enough", "Pity as it looks good", "Room enough for two"])(
  "what opens with a thing is no quality of the product: %s",
  (text) => {
    expect(statement(text)).toBeNull();
  },
);

test("a noun that looks like a verb is no verb of the noun before it, where what follows tells of it", () => {
  expect(statement("The wall clip that comes with it is useless") ?? "").not.toContain("clips");
});
