import { describe, expect, test } from "bun:test";
import { WORDINGS } from "../../../../../server/insight/facets/wordings/all-wordings.ts";
import { pointsFor } from "../../../../../server/listing/phrases/points/all-points.ts";

const hears = (facet: string, sign: "+" | "-", text: string): boolean =>
  (WORDINGS[facet] ?? []).some(([of, pattern]) => of === sign && pattern.test(text));

describe("words that may stand in a row", () => {
  test.each([
    ["smell", "-", "it smells just like old burnt plastic."],
    ["smell", "-", "it stinks of some cheap glue."],
    ["laundry", "+", "i have washed it twice, and it still looks like new."],
    ["laundry", "+", "we washed them at least a dozen times... never faded."],
    ["laundry", "+", "washed mine on hot every week for months and it has not shrunk."],
    ["laundry", "-", "i washed it once and it's already shrunk."],
    ["laundry", "-", "dried them only once on gentle, and now the color has faded."],
    ["accuracy", "+", "the scale is accurate to 0.1 grams."],
    ["accuracy", "+", "correct to within half a degree."],
    ["cleansWell", "+", "it removes all the year-old grease."],
    ["cleansWell", "+", "lifts right up week old dried mud."],
    ["leak", "-", "had to put the self-sealing lid and a towel under it."],
  ] as const)("%s %s: %s", (facet, sign, text) => {
    expect(hears(facet, sign, text)).toBe(true);
  });

  test.each([
    ["smell", "-", "the bag smells like home."],
    ["laundry", "+", "i washed it twice, and it shrank."],
    ["laundry", "-", "i washed it once and it is fine."],
    ["accuracy", "+", "the scale is accurate to 0.1 every time."],
    ["cleansWell", "+", "it removes all the year-old labels."],
    ["leak", "-", "had to put the self-sealing lid in the sink."],
  ] as const)("not %s %s: %s", (facet, sign, text) => {
    expect(hears(facet, sign, text)).toBe(false);
  });
});

test("straps are padded by whatever stands before", () => {
  const needs = pointsFor("comfort").find(({ text }) => text === "padded straps")?.needs;
  expect(needs?.test("the straps are wide, soft and padded")).toBe(true);
  expect(needs?.test("the straps are wide and soft")).toBe(false);
});
