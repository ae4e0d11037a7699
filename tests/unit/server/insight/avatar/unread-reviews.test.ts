import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const ENGLISH = "Ice lasts overnight.\n\nStays cold all day, easy to clean.\n\nThe lid leaks.";
const SPANISH = 'La botella es muy buena y "explosion proof", la uso en la oficina y cabe en la mochila.';

test("English words in a review of another language are no keywords: what is not read is counted nowhere", () => {
  const { avatarData, searchTerms, engine } = optimizeReviews(inputFor(`${ENGLISH}\n\n${SPANISH}`));
  expect(engine.unread).toBe(1);
  expect(avatarData.keywords.join()).not.toContain("explosion");
  expect(searchTerms).not.toContain("explosion");
});

test("only sentences of reviews that are read are mined", () => {
  const review = (id: string, text: string) => ({ id, text, title: null, rating: null, date: null });
  const { sentences } = mineReviews([review("r1", "Stays cold."), review("r2", SPANISH)], "Trail Bottle");
  expect(new Set(sentences.map(({ reviewId }) => reviewId))).toEqual(new Set(["r1"]));
});
