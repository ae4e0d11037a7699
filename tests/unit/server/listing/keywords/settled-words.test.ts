import { expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

test("a keyword of buyers says in no other words what they deny of the seller's", () => {
  const said = [
    "Hums all night, not quiet at all.",
    "Not as quiet as they say.",
    "I can hear it from the next room.",
    "A year on and still silent.",
    "Works as a desk fan.",
    "Silent, I forget it is on.",
    "So quiet next to my bed.",
    "Quiet and cool.",
  ];
  const { avatarData, keywordCoverage } = optimizeReviews(
    inputFor(said.join("\n\n"), { productName: "Fenmoor Desk Fan", keywords: ["quiet desk fan"] }),
  );
  expect((keywordCoverage.refused ?? []).map(({ keyword }) => keyword)).toEqual(["quiet desk fan"]);
  expect(avatarData.keywords.join("\n")).not.toMatch(/silent|quiet/);
});

test("a keyword of buyers opens with no count", () => {
  const said = ["I counted every piece.", "A piece slid under the couch.", "Nice tiles.", "My son loves these tiles."];
  const { avatarData } = optimizeReviews(
    inputFor(said.join("\n\n"), { productName: "Fenmoor Wooden Tiles 80 Piece Set" }),
  );
  expect(avatarData.keywords.join("\n")).not.toMatch(/\bpiece /);
});
