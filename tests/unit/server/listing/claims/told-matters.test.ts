import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { type Claim, findClaims } from "../../../../../server/listing/claims/claims.ts";
import { isSameMatter } from "../../../../../server/listing/claims/told-matters.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const claimsOf = (productName: string, ...reviews: string[]): ((id: string) => Claim) => {
  const claims = findClaims(
    mineReviews(
      reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 5, date: null })),
      productName,
    ),
  );
  return (id) => {
    const claim = claims.find((each) => each.id === id);
    if (claim === undefined) throw new Error(`No claim of ${id} among ${claims.map((each) => each.id).join()}`);
    return claim;
  };
};

describe("a matter", () => {
  test("is the same where the speed is that of the other", () => {
    const of = claimsOf(
      "Acme Dome Tent",
      "Easy to set up in under five minutes.",
      "Set it up by myself in five minutes.",
      "Setup is easy.",
    );
    expect(isSameMatter(of("setup"), of("speed"))).toBe(true);
  });

  test("is another where the speed is of something else", () => {
    const of = claimsOf(
      "Acme Dome Tent",
      "Easy setup.",
      "Setup is easy.",
      "It dries in minutes.",
      "It was dry again in five minutes.",
    );
    expect(isSameMatter(of("setup"), of("speed"))).toBe(false);
  });
});

describe("a set of bullets", () => {
  const REVIEWS = [
    "So quiet, I hardly hear the motor.",
    "Very quiet and easy to clean.",
    "Quiet. Easy to clean.",
    "It is easy to clean and quiet.",
  ];
  const { bulletsA, bulletsB } = optimizeReviews(
    inputFor(REVIEWS.join("\n\n"), {
      productName: "Acme Hand Mixer",
      currentBullets: ["QUIET MOTOR: 300 watt motor with five speeds", "STEEL WHISKS: two stainless steel whisks"],
    }),
  );

  test("praises a matter once, also under a header of the seller's", () => {
    for (const set of [bulletsA, bulletsB]) {
      expect(set.filter((bullet) => /^[^:]*(?:quiet|noise|volume|sound)/i.test(bullet))).toHaveLength(1);
      expect(set.join("\n")).toMatch(/300 watt motor/i);
    }
  });
});
