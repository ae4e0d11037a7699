import { expect, test } from "bun:test";
import { buildDesires } from "../../../../../server/insight/avatar/desires.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const desiresOf = (texts: readonly string[], name: string): string[] =>
  buildDesires(
    mineReviews(
      texts.map((text, index) => ({ id: `r${index + 1}`, text, title: null, rating: 5, date: null })),
      name,
    ),
  ).map(({ text }) => text);

test.each([["So much fun for grown ups too", "Karaoke Microphone"]])(
  "a phrase of nouns is no statement: %s",
  (text, name) => {
    const desires = desiresOf([text, "The lid opens with one hand.", "The handle stays cool."], name);
    expect(desires.filter((desire) => /grows/.test(desire))).toEqual([]);
    expect(desires).toContain("A lid that opens with one hand");
  },
);
