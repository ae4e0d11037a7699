import { expect, test } from "bun:test";
import { unlistedRevisions } from "../../../../../client/work/listing-editor/unlisted-revisions.ts";
import type { ListingRevision } from "../../../../../events/wire/listing-revisions.ts";

const words = { optimizedTitles: ["Bottle"], itemHighlights: "", bulletsA: [], bulletsB: [], searchTerms: "" };
const listed = (...revisions: number[]): ListingRevision[] =>
  revisions.map((revision) => ({ revision, at: "2026-05-01T12:00:00.000Z", restores: null, words }));

test.each([
  { what: "before the list is there", list: listed(), unlisted: 0 },
  { what: "of a listing as it was written", list: listed(0), unlisted: 0 },
  { what: "when all are listed", list: listed(3, 2, 1, 0), unlisted: 0 },
  { what: "when the list stops before the first one", list: listed(350, 349, 348, 0), unlisted: 347 },
])("earlier revisions that the list leaves out $what: $unlisted", ({ list, unlisted }) => {
  expect(unlistedRevisions(list)).toBe(unlisted);
});
