import { describe, expect, test } from "bun:test";
import { revisedFields } from "../../../../../client/result/revised-fields.ts";
import { changedFields } from "../../../../../client/work/listing-editor/changed-fields.ts";

const words = {
  optimizedTitles: ["Travel bag", "Weekend bag"],
  itemHighlights: "great size",
  bulletsA: ["Holds a weekend"],
  bulletsB: [],
  searchTerms: "tote",
};

describe("the fields that differ", () => {
  test("between two listings are named, and what only one has is empty in the other", () => {
    const other = { ...words, optimizedTitles: ["Travel bag"], bulletsB: ["No stuck zipper"] };
    expect(changedFields(words, other)).toEqual({
      changed: [
        { field: "optimizedTitles.1", label: "Title 2", before: "Weekend bag", after: "" },
        { field: "bulletsB.0", label: "Set B, bullet 1", before: "", after: "No stuck zipper" },
      ],
      same: 4,
    });
  });

  test("from what was written are revised; a text that only moved is not", () => {
    const revised = { ...words, optimizedTitles: ["Weekend bag", "Tote"], searchTerms: "tote bag" };
    expect([...revisedFields(revised, words)]).toEqual(["searchTerms", "optimizedTitles.1"]);
    expect(revisedFields(words, words).size).toBe(0);
  });
});
