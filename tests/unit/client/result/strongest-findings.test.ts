import { describe, expect, test } from "bun:test";
import { balanceOf, strongestFindings } from "../../../../client/result/strongest-findings.ts";
import type { Theme } from "../../../../events/result/result.ts";

const theme = (id: string, kind: Theme["kind"], heard: number, ratingImpact: number | null = null): Theme => ({
  id,
  label: id,
  kind,
  reviews: heard,
  positive: kind === "complaint" ? 0 : heard,
  negative: kind === "complaint" ? heard : 0,
  share: 0.5,
  interval: [0.3, 0.7],
  ratingImpact,
  spans: [{ reviewId: "r1", start: 0, end: 1 }],
});

const ids = (themes: readonly Theme[]) => strongestFindings(themes, 3).map(({ id }) => id);

describe("what a result leads with", () => {
  test("at most three, strongest first", () => {
    expect(
      ids([theme("a", "praise", 3), theme("b", "praise", 9), theme("c", "praise", 5), theme("d", "praise", 7)]),
    ).toEqual(["b", "d", "c"]);
  });

  test("a complaint counts for more than praise of the same size", () => {
    expect(ids([theme("praise", "praise", 8), theme("complaint", "complaint", 8)])).toEqual(["complaint", "praise"]);
  });

  test("what moves the rating counts for more than what is only frequent", () => {
    expect(ids([theme("frequent", "praise", 8), theme("moving", "praise", 6, 1.5)])).toEqual(["moving", "frequent"]);
  });

  test("the strongest complaint is there even where praise prevails, and the other way round", () => {
    const praise = [theme("a", "praise", 20), theme("b", "praise", 19), theme("c", "praise", 18)];
    expect(ids([...praise, theme("complaint", "complaint", 2)])).toEqual(["a", "b", "complaint"]);
    const complaints = [theme("x", "complaint", 20), theme("y", "complaint", 19), theme("z", "complaint", 18)];
    expect(ids([...complaints, theme("praise", "praise", 2)])).toEqual(["x", "y", "praise"]);
  });

  test("a theme without words to show is not led with", () => {
    expect(ids([{ ...theme("mute", "praise", 9), spans: [] }])).toEqual([]);
  });
});

test.each([
  [{ positive: 0, negative: 1 }, "1 complains"],
  [{ positive: 9, negative: 22 }, "22 complain, 9 praise it"],
  [{ positive: 20, negative: 1 }, "20 praise it, 1 complains"],
  [{ positive: 1, negative: 0 }, "1 praises it"],
  [{ positive: 0, negative: 0 }, ""],
])("%p reads %p", (counts, text) => {
  expect(balanceOf(counts)).toBe(text);
});
