import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { findPoints } from "../../../../../server/listing/claims/found-points.ts";
import { findPointsBeside } from "../../../../../server/listing/claims/points-beside.ts";

const mining = mineReviews(
  readReviews({ text: "Setup was easy and took five minutes.\n\nIt survived a fall down the stairs." }).reviews,
  "Acme Desk Lamp",
);

test("points that need a header on their matter stand under no other", () => {
  expect(findPoints("setup", mining).map(({ text }) => text)).toContain("takes minutes rather than hours");
  const beside = findPointsBeside(mining, []).map(({ text }) => text);
  expect(beside).toContain("survives a tumble down stairs");
  expect(beside).not.toContain("takes minutes rather than hours");
});
