import { describe, expect, test } from "bun:test";
import { themePains, withoutScattered } from "../../../../../server/insight/avatar/theme-lines.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";

const product = describeProduct("Kelvara Desk Mat");
const line = (text: string, ...ids: string[]) => ({
  text,
  spans: ids.map((reviewId) => ({ reviewId, start: 0, end: 9 })),
});
const GENERAL = line("A mat that stays put", "r1", "r2", "r3");

describe("what single reviewers say each in other words", () => {
  const [first, second] = [line("A mat that grips the wood", "r1"), line("A mat that never budges on glass", "r2")];
  const shared = line("A mat that doesn't slide", "r1", "r3");

  test("makes room for the general line that tells several of them", () => {
    expect(withoutScattered([first, second], [GENERAL], product)).toEqual([]);
  });

  test("stays where it is the only one, of a part, or in other reviews", () => {
    const ofPart = line("Corners that lie flat", "r3");
    const elsewhere = line("A mat that looks smart", "r9");
    expect(withoutScattered([first, shared, ofPart, elsewhere], [GENERAL], product)).toEqual([
      first,
      shared,
      ofPart,
      elsewhere,
    ]);
  });
});

describe("of plenty of reviews what two complain of is told", () => {
  const painsOf = (texts: readonly string[], rating: number | null): string[] => {
    const reviews = Array.from({ length: 30 }, (_, at) => ({
      id: `r${at}`,
      text: texts[at] ?? `Bought on day ${at}.`,
      title: null,
      rating,
      date: null,
    }));
    return themePains(mineReviews(reviews, "Kelvara Storage Tin"), []).map(({ text }) => text);
  };
  const RUSTS = ["It rusted in a month.", "The tin rusted."];

  test("where no stars speak against it", () => {
    expect(painsOf(RUSTS, null)).toEqual(["It rusts"]);
    expect(painsOf(RUSTS, 5)).toEqual([]);
  });

  test("but not where as many praise it", () => {
    expect(painsOf([...RUSTS, "It never rusts.", "No rust on mine."], null)).toEqual([]);
  });
});
