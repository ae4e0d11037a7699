import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { type Claim, findClaims } from "../../../../../server/listing/claims/claims.ts";
import { OUTCOME_FRAMES } from "../../../../../server/listing/phrases/frames.ts";
import type { Phrase } from "../../../../../server/listing/restated/find-restated.ts";
import type { Draft } from "../../../../../server/listing/writer/draft.ts";
import { createVariety } from "../../../../../server/listing/writer/variety.ts";

const MINING = mineReviews(
  ["It is quiet.", "Very quiet.", "So quiet at night."].map((text, at) => ({
    id: `r${at + 1}`,
    text,
    title: null,
    rating: 5,
    date: null,
  })),
  "Kelvara Desk Fan",
);

/** A claim of a matter. */
export const claimOf = (id: string): Claim => {
  const [claim] = findClaims(MINING);
  if (claim === undefined) throw new Error("Nothing is claimed");
  return { ...claim, id };
};

/** A phrase of some matters in its wordings, the fullest first. */
export const phraseOf = (text: string, matters: readonly string[] = [], ...others: readonly string[]): Phrase => ({
  text,
  forms: [text, ...others],
  matters: new Set(matters),
  spans: [],
});

/** The draft of a set of bullets of a fan, without any yet. */
export const draftWith = (given: Partial<Draft> = {}): Draft => ({
  mining: MINING,
  frames: OUTCOME_FRAMES,
  framed: new Set(),
  told: new Set(),
  headed: new Set(),
  said: new Set(),
  spoken: [],
  matters: { claims: [], stated: new Set() },
  before: [],
  mostFacts: 5,
  leads: false,
  fillsUp: false,
  findings: [],
  sellerPoints: [],
  phrases: [],
  lines: () => [],
  share: 1,
  variety: createVariety(),
  acceptable: () => true,
  ...given,
});
