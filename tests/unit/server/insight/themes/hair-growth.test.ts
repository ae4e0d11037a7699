import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const labelsOf = (name: string, texts: readonly string[]): string[] =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    name,
  ).themes.map(({ theme }) => theme.label);

test("hair that grows is called so, and lashes that look fuller are not", () => {
  const grown = ["My edges are filling in.", "I see new growth at the temples.", "Baby hairs at the hairline."];
  expect(labelsOf("Acme Hair Growth Oil", grown)).toContain("New hair grows");
  const fuller = ["My lashes are fuller.", "Lashes look thicker.", "My brows filled in so well."];
  expect(labelsOf("Acme Lash Mascara", fuller)).not.toContain("New hair grows");
});
