import type { Fact } from "../../server/listing/facts/read-facts.ts";

/** A fact as the seller wrote it, told whole. */
export const factOf = (text: string): Fact => ({
  original: text,
  text,
  brief: "",
  isCut: false,
  leans: false,
  facets: [],
  reason: null,
});
