import { describe, expect, test } from "bun:test";
import { problemsFor, type Starred } from "./line-cases.ts";

const REVIEWS: readonly Starred[] = [
  [5, "Sturdy cot, folds small and fits the trunk."],
  [2, "The canvas is thin and it tore at the corner."],
  [4, "Thin canvas, but it sleeps well."],
  [3, "Took me three hours to put together alone."],
  [4, "It took three hours alone, mostly reading."],
  [2, "The zipper on the side bag snags every night."],
  [3, "Side bag zipper snags on the lining."],
  [3, "There is no pillow in the box."],
  [2, "No pillow, which I expected."],
  [2, "The canvas is not waterproof at all."],
  [3, "Canvas is not waterproof, mine got wet."],
  [2, "Rain comes right through the canvas."],
  [3, "Rain soaks through the canvas."],
  [5, "Sleeps well, I nap on it every day."],
  [3, "Unfolding the legs took two days of soaking."],
  [3, "The legs took three days to unfold."],
  [2, "Hauled it out, the canvas tore on a rock."],
];
const CITED = [
  "2|The canvas is thin",
  "4|Took me three hours to put together alone",
  "5|It took three hours alone",
  "6|The zipper on the side bag snags every night",
  "7|Side bag zipper snags on the lining",
  "8|There is no pillow in the box",
  "9|No pillow",
  "10|The canvas is not waterproof at all",
  "11|Canvas is not waterproof",
  "12|Rain comes right through the canvas",
  "13|Rain soaks through the canvas",
];
const problems = problemsFor(REVIEWS);

describe("the second set of bullets may tell a limit that several reviewers complain of", () => {
  test.each([
    "the canvas is thin",
    "the canvas is not waterproof",
    "the bag zipper can snag",
    "there is no pillow",
    "rain comes through the canvas",
    "assembly takes about three hours alone",
    "unfolding the legs takes two to three days",
    "open the side bag zipper slowly",
    "the canvas is thin, so handle it gently",
    "there is no pillow, so bring one",
    "bring a rug for the thin canvas",
  ])("%s", (limit) => {
    expect(problems("bulletsB", `Good to Know: ${limit}`, ...CITED)).toEqual([]);
  });

  test.each(["the canvas is thin", "the canvas is not waterproof", "there is no pillow", "the bag zipper can snag"])(
    "and no other field: %s",
    (limit) => {
      expect(problems("bulletsA", `Good to Know: ${limit}`, ...CITED)).not.toEqual([]);
      expect(problems("highlights", limit, ...CITED)).not.toEqual([]);
      expect(problems("titles", `Thornby Camping Cot, ${limit}`, ...CITED)).not.toEqual([]);
    },
  );

  test("but none that a single reviewer tells", () => {
    const alone = problemsFor(REVIEWS.slice(0, 10));
    expect(
      alone("bulletsB", "Good to Know: the canvas is not waterproof", "10|The canvas is not waterproof at all"),
    ).not.toEqual([]);
  });

  test("and none that more reviewers praise", () => {
    const dry = ["all night", "in a storm", "for a week", "by the sea", "each time", "as promised"].map(
      (when): Starred => [5, `The canvas is waterproof, we stayed dry ${when}.`],
    );
    const praised = problemsFor([...REVIEWS, ...dry]);
    expect(praised("bulletsB", "Good to Know: the canvas is not waterproof", ...CITED)).not.toEqual([]);
  });
});

describe("no praise gains by what is complained of", () => {
  test.each([
    "waterproof canvas",
    "thick canvas",
    "a smooth zipper on the side bag",
    "the side bag zipper never snags",
    "the side bag zipper opens",
    "keeps rain out of the canvas",
    "no rain comes through the canvas",
    "the canvas holds up",
    "comes with a pillow",
    "assembly takes only one hour",
    "ready in one hour",
    "waterproof canvas, since others soak through",
    "the canvas is thin, so it dries in the sun",
    "the canvas is thin, so haul it over rocks and roots all summer",
  ])("%s", (praise) => {
    for (const field of ["bulletsA", "bulletsB"] as const)
      expect(problems(field, `Canvas: ${praise}`, ...CITED)).not.toEqual([]);
    expect(problems("highlights", praise, ...CITED)).not.toEqual([]);
  });
});
