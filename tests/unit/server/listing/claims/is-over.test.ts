import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { findClaims } from "../../../../../server/listing/claims/claims.ts";

const claimsOf = (...reviews: string[]): string[] =>
  findClaims(
    mineReviews(
      reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 4, date: null })),
      "Acme Towel Rail",
    ),
  ).map(({ id }) => id);

describe("praise of a time that is over", () => {
  test.each([
    "Looked beautiful for about three weeks.",
    "It was beautiful at first.",
    "Was gorgeous until about May.",
    "It looked lovely when new.",
  ])("bears nothing out: %s", (review) => {
    expect(claimsOf(review, review)).not.toContain("looks");
  });

  test("counts where it goes on", () => {
    expect(claimsOf("It has looked beautiful for three weeks.", "It is beautiful.", "A beautiful rail.")).toContain(
      "looks",
    );
  });
});
