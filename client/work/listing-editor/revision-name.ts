/** What a revision is called: alone, or within a sentence. */
export const revisionName = (revision: number, place: "alone" | "inText" = "alone"): string => {
  if (place === "alone") return revision === 0 ? "As written" : `Revision ${revision}`;
  return revision === 0 ? "the listing as written" : `revision ${revision}`;
};
