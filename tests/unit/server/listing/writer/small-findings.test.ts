import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { findSmallFindings } from "../../../../../server/listing/writer/minor-highlights.ts";

const findingsOf = (text: string): string[] =>
  findSmallFindings(mineReviews([{ id: "r1", text, title: null, rating: 5, date: null }], "Kelvara Litter Box")).map(
    (found) => found.text,
  );

test("a finding names a part, and nothing that was cut from a sentence that goes on", () => {
  expect(findingsOf("It has a light frame.")).toEqual(["light frame"]);
  expect(findingsOf("The quiet motor runs all night.")).toEqual(["quiet motor"]);
  expect(findingsOf("The light turns off by itself.")).toEqual([]);
  expect(findingsOf("It has light looks.")).toEqual([]);
  expect(findingsOf("The lining of the drawer is thick.")).toEqual([]);
});
