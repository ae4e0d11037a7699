import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { Finding, KeywordCoverage, ListingWords } from "../result/listing.ts";
import { text } from "./fields.ts";

/** More than any marketplace takes; the rules say how much is too much. */
const line = text(2_000);
const lines = v.pipe(v.array(line, "Must be a list"), v.maxLength(20, "There are too many entries"));

const words = v.object({
  optimizedTitles: v.pipe(
    v.array(text(LIMITS.titleInputLength), "Must be a list"),
    v.maxLength(20, "There are too many entries"),
  ),
  itemHighlights: line,
  bulletsA: lines,
  bulletsB: lines,
  searchTerms: line,
});

/** The words of a listing while they are typed. */
export const ListingCheckForm = v.object({ words });
export type ListingCheckForm = v.InferInput<typeof ListingCheckForm>;

/** What the rules say of these words, and which keywords they cover. Fields are named as in a result: "bulletsA.2". */
export const ListingCheck = v.object({ findings: v.array(Finding), keywordCoverage: KeywordCoverage });
export type ListingCheck = v.InferOutput<typeof ListingCheck>;

/** What the clauses of these words rest on. */
export const ListingClaimsForm = v.object({ words });
export type ListingClaimsForm = v.InferInput<typeof ListingClaimsForm>;

const revision = v.pipe(v.number("Must be a number"), v.safeInteger("Must be a whole number"), v.minValue(0));

/** New words of a listing. `basedOn` is the revision that was changed; 0 is the listing as it was written. */
export const ListingRevisionForm = v.object({
  basedOn: revision,
  words,
  /** The revision whose words these are, where an earlier one is restored. */
  restores: v.optional(revision),
});
export type ListingRevisionForm = v.InferInput<typeof ListingRevisionForm>;

/** The words of a listing at one time. Revision 0 is the listing as it was written. */
export const ListingRevision = v.object({
  revision: v.number(),
  at: v.string(),
  /** The revision that was restored; null where words were changed. */
  restores: v.nullable(v.number()),
  words: ListingWords,
});
export type ListingRevision = v.InferOutput<typeof ListingRevision>;

/** The latest, newest first, and revision 0. */
export const ListingRevisions = v.array(ListingRevision);
export type ListingRevisions = v.InferOutput<typeof ListingRevisions>;
