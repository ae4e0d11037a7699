import { describe, expect, test } from "bun:test";
import { distinctReviews, type Supported } from "../../../../../server/insight/avatar/avatar-draft.ts";
import { buildDesires } from "../../../../../server/insight/avatar/desires.ts";
import { buildPains } from "../../../../../server/insight/avatar/pains.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";

type Said = readonly [rating: number, text: string];

const mined = (said: readonly Said[], product: string): Mining =>
  mineReviews(
    said.map(([rating, text], index) => ({ id: `r${index}`, text, title: null, rating, date: null })),
    product,
  );

const told = (lines: readonly Supported[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ text, spans }) => [text, distinctReviews(spans)]));

const FILLING: readonly Said[] = Array.from({ length: 6 }, (_, index) => [4, `It stands in room ${index} now.`]);

describe("who bears out a line that tells nothing in particular", () => {
  test("is each who says the same, whatever else they say", () => {
    const said: readonly Said[] = [
      [5, "So quiet!"],
      [5, "Super quiet and easy to clean."],
      [5, "It is quiet and the filter swaps in seconds."],
    ];
    expect(told(buildDesires(mined([...said, ...FILLING], "Acme Air Purifier")))["A quiet purifier"]).toBe(3);
  });

  test("is nobody whose stars speak against it", () => {
    const said: readonly Said[] = [
      [5, "So quiet!"],
      [1, "It was quiet for a week and now it rattles like a truck."],
    ];
    expect(told(buildDesires(mined([...said, ...FILLING], "Acme Air Purifier")))["A quiet purifier"]).toBe(1);
  });

  test("is nobody who blames the same matter for another fault", () => {
    const said: readonly Said[] = [
      [1, "So loud!"],
      [2, "It is loud and the cord is too short."],
      [2, "The wheels squeak."],
    ];
    expect(told(buildPains(mined([...said, ...FILLING], "Acme Air Purifier")))["The purifier is loud"]).toBe(2);
  });
});

describe("what most praise", () => {
  const COMFORT: readonly Said[] = [
    [5, "Comfy to sleep in."],
    [5, "No itching, and I can wear them all day."],
    [5, "The fabric is soft."],
    [4, "My legs love the soft cotton."],
    [5, "Very comfortable waistband."],
  ];

  test("stands before what single reviewers say, though one of them says it in particular", () => {
    const single: readonly Said[] = [
      [5, "The pockets hold a phone."],
      [5, "They dry fast on the line."],
      [4, "The drawstring stays tied."],
      [5, "They wash well at home."],
      [4, "The legs roll up neatly."],
    ];
    const [first] = buildDesires(mined([...single, ...COMFORT], "Acme Pajama Pants"));
    expect(first?.text).toBe("Pants that are comfortable");
    expect(distinctReviews(first?.spans ?? [])).toBeGreaterThan(2);
  });

  test("does not where as many complain", () => {
    const itchy: readonly Said[] = [
      [1, "So itchy!"],
      [1, "The seams itch."],
      [2, "Scratchy fabric, very uncomfortable."],
    ];
    const [first] = buildDesires(mined([...COMFORT.slice(0, 3), ...itchy, ...FILLING], "Acme Pajama Pants"));
    expect(first?.text).not.toBe("Pants that are comfortable");
  });
});

test("what is wanted says for what it helps, and not only how much", () => {
  const said: readonly Said[] = [
    [5, "It helps so much."],
    [5, "It helps with swelling."],
  ];
  expect(Object.keys(told(buildDesires(mined(said, "Acme Leg Wrap"))))).toEqual(["A wrap that helps with swelling"]);
});
