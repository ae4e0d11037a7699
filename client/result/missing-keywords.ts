import type { KeywordCoverage } from "../../events/result/listing.ts";

/** Keywords with a word that stands in no field at all. */
export const missingKeywords = ({ keywords }: KeywordCoverage): string[] =>
  keywords
    .filter(({ matches, across }) => across !== true && Object.values(matches).every((match) => match === "none"))
    .map(({ keyword }) => keyword);
