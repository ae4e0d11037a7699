import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { readsOf } from "../../../../support/heard.ts";

const amounts = (text: string, rating: Review["rating"] = null): readonly string[] =>
  readsOf([text], "Acme Face Cream", rating).filter((read) => read.endsWith("amount"));

describe("how long a supply lasted, in figures", () => {
  test.each([
    ["One bottle lasted three weeks.", 5],
    ["The jar lasted me about 2-3 months.", 4],
    ["One jar lasts six months.", null],
  ] as const)("is praise of who is content: %s (%p stars)", (text, rating) =>
    expect(amounts(text, rating)).toEqual(["+amount"]),
  );

  test.each([
    ["One bottle lasted three weeks.", 2],
    ["It lasted me 5 weeks. I wish they made a bigger size.", 4],
    ["It lasted me a couple of weeks, and it is overpriced.", null],
  ] as const)("is blame of who wants more for the money: %s (%p stars)", (text, rating) =>
    expect(amounts(text, rating)).toEqual(["-amount"]),
  );

  test("goes with what the same review says of the amount", () =>
    expect(amounts("Tiny bottle. It lasted me 5 weeks.", 4)).toEqual(["-amount", "-amount"]));

  test.each([
    ["One bottle lasted three weeks.", null],
    ["One bottle lasted three weeks.", 3],
    ["It lasted me four days.", 5],
    ["One jar lasts six months.", 1],
  ] as const)("judges nothing otherwise: %s (%p stars)", (text, rating) => expect(amounts(text, rating)).toEqual([]));
});

describe("no supply", () => {
  test.each([
    "It lasts me through the night.",
    "It lasts me 8 hours.",
    "Still plenty of cream in there but nothing comes out.",
  ])("%s", (text) => expect(amounts(text)).toEqual([]));

  test("is what leaked from a full one", () =>
    expect(readsOf(["Half the bottle was all over the box."], "Acme Face Cream")).toContain("-leak"));

  test.each(["It lasts me months.", "One jar lasts me over three weeks.", "Still plenty left after two months."])(
    "unlike what is called long or much: %s",
    (text) => expect(amounts(text)).toEqual(["+amount"]),
  );
});
