import type { KeywordCoverage, ListingField } from "../../events/result/listing.ts";

export type Keyword = KeywordCoverage["keywords"][number];
export type Match = Keyword["matches"][ListingField];

/** How a keyword stands in the whole listing. */
export const overallMatch = ({ matches, across }: Keyword): Match => {
  const all = Object.values(matches);
  if (all.includes("phrase")) return "phrase";
  return all.includes("words") || across === true ? "words" : "none";
};
