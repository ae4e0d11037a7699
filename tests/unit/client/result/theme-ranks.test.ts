import { expect, test } from "bun:test";
import { hasStars, rankThemes } from "../../../../client/result/theme-ranks.ts";
import type { Theme } from "../../../../events/result/result.ts";

const theme = (id: string, ratingImpact: number | null): Theme => ({
  id,
  label: id,
  kind: "mixed",
  reviews: 1,
  positive: 1,
  negative: 0,
  share: 0.1,
  interval: [0, 1],
  ratingImpact,
  spans: [],
});

const THEMES = [theme("a", 0.2), theme("b", null), theme("c", -1.4), theme("d", 0.9), theme("e", -0.9)];
const idsOf = (themes: readonly Theme[]): string => themes.map(({ id }) => id).join("");

test("themes stand by mentions, or by the size of their effect on stars, whichever its direction", () => {
  expect(idsOf(rankThemes(THEMES, "mentions"))).toBe("abcde");
  expect(idsOf(rankThemes(THEMES, "stars"))).toBe("cdeab");
});

test("without stars there is nothing to rank by", () => {
  expect(hasStars(THEMES)).toBe(true);
  expect(hasStars([theme("a", null), theme("b", null)])).toBe(false);
});
