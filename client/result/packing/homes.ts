import type { ListingField } from "../../../events/result/listing.ts";

const HOMES = {
  title: "Title",
  highlights: "Highlights",
  bulletsA: "Set A",
  bulletsB: "Set B",
  searchTerms: "Search terms",
} as const satisfies Record<ListingField, string>;

/** "Title, Set B" */
export const homesOf = (fields: readonly ListingField[]): string => fields.map((field) => HOMES[field]).join(", ");

/** "3 of 4 words found a new place, 1 was left out." */
export const placedSummary = (counted: string, all: number, lost: number): string =>
  lost === 0
    ? `All ${counted} found a new place.`
    : `${all - lost} of ${counted} found a new place, ${lost} ${lost === 1 ? "was" : "were"} left out.`;
