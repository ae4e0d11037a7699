import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { deniedThings } from "../../../../../server/listing/fields/denied-things.ts";

const deniedIn = (title: string, ...reviews: string[]): string[] => [
  ...deniedThings(title, mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, "Fenmoor Headset")),
];

test("what a title says that the thing has falls where several reviewers find it useless, by itself", () => {
  const title = "Fenmoor Headset with Mic and Case, Foldable";
  expect(deniedIn(title, "The mic is useless.", "Mic does not work at all.", "Nice case.")).toEqual(["mic"]);
  expect(deniedIn(title, "The mic is clear.", "Nice case.")).toEqual([]);
});
