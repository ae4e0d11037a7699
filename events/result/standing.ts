import type { Claim } from "./ledger.ts";

/** How a clause stands with the reviews. Disputed: a few of many say otherwise; contradicted: so many that it is a likely return. */
export type Standing = "contradicted" | "disputed" | Claim["basis"];

/** From one dissenting review among five on, and from two on, a claim that others bear out is contradicted and not only disputed. */
const CONTRADICTED_FROM = 0.2;

export const standingOf = ({
  basis,
  reviews,
  reviewsOfRest = 0,
  contradictedBy,
}: Pick<Claim, "basis" | "reviews" | "reviewsOfRest" | "contradictedBy">): Standing => {
  if (contradictedBy === 0) return basis;
  const agreeing = reviews + reviewsOfRest;
  const isLoneVoice = agreeing > 0 && contradictedBy === 1;
  return isLoneVoice || contradictedBy / (agreeing + contradictedBy) < CONTRADICTED_FROM ? "disputed" : "contradicted";
};
