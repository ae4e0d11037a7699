import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { findClaims } from "../../../../../server/listing/claims/claims.ts";

const claimsOf = (productName: string, ...reviews: string[]): string[] =>
  findClaims(
    mineReviews(
      reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 4, date: null })),
      productName,
    ),
  ).map(({ id }) => id);

const FOR_ONE = ["Roomy for one.", "Plenty of room for just me.", "Lots of room for one person."];

describe("room for fewer than the name says", () => {
  test("is no praise of the room", () => {
    expect(claimsOf("Acme 2 Person Tent", ...FOR_ONE)).not.toContain("capacity");
  });

  test("is praise where the name says nothing of how many, or all have room", () => {
    expect(claimsOf("Acme Dome Tent", ...FOR_ONE)).toContain("capacity");
    const both = ["Roomy for two.", "Plenty of room for me and my wife.", "Lots of room for both of us."];
    expect(claimsOf("Acme 2 Person Tent", ...both)).toContain("capacity");
  });
});
