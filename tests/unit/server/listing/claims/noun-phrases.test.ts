import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { nounPhrases } from "../../../../../server/listing/claims/noun-phrases.ts";

const linesOf = (productName: string, noun: string, ...reviews: string[]): string => {
  const mining = mineReviews(
    reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 5, date: null })),
    productName,
  );
  const theme = mining.themes.find((each) => each.noun === noun);
  const phrases = theme === undefined ? null : nounPhrases(theme, mining);
  return [...(phrases?.outcome ?? []), ...(phrases?.answer ?? [])]
    .map(({ header, body }) => `${header}: ${body}`)
    .join("\n");
};

describe("a part called by a word with several senses", () => {
  test("is smooth to the tongue where it is tasted", () => {
    const lines = linesOf("Acme Percolator", "flavor", "Smooth flavor.", "The flavor is smooth.", "A smooth flavor.");
    expect(lines).toMatch(/mellow/);
    expect(lines).not.toMatch(/catches|bumps|roughness/);
  });

  test("is strong to the tongue and not sturdy", () => {
    const lines = linesOf("Acme Percolator", "flavor", "Strong flavor.", "The flavor is strong.", "A strong flavor.");
    expect(lines).not.toMatch(/firm|flimsy|dependable/i);
  });

  test("is smooth to the hand where it is touched", () => {
    const lines = linesOf("Acme Tote", "lining", "Smooth lining.", "The lining is smooth.", "A smooth lining.");
    expect(lines).toMatch(/without catches or bumps/);
  });
});
