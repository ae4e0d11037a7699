import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { blamedNouns, doubtedNouns } from "../../../../../server/insight/mining/blamed-nouns.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const mining = mineReviews(
  readReviews({ text: "The lid leaks.\n\nI wish the handle were softer.\n\nThe strap is comfortable." }).reviews,
  "Acme Water Bottle",
);

test("blame is about the nouns of complaints", () => expect([...blamedNouns(mining)]).toEqual(["lid"]));

test("doubt is about those of wishes as well, and about nothing that is praised", () => {
  expect([...doubtedNouns(mining)].toSorted()).toEqual(["handle", "lid"]);
});
