import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { type Claim, findClaims } from "../../../../../server/listing/claims/claims.ts";
import { OUTCOME_FRAMES } from "../../../../../server/listing/phrases/frames.ts";
import type { Draft } from "../../../../../server/listing/writer/draft.ts";
import { enrich } from "../../../../../server/listing/writer/enrich-bullet.ts";
import { createVariety } from "../../../../../server/listing/writer/variety.ts";

const MINING = mineReviews(
  ["The grip is great for hiking.", "Great grip, I use them for hiking.", "We wear them for hiking, good grip."].map(
    (text, index) => ({ id: `r${index + 1}`, text, title: null, rating: 5, date: null }),
  ),
  "Acme Trekking Gloves",
);

const gripClaim = (): Claim => {
  const claim = findClaims(MINING).find(({ uses }) => uses.length > 0);
  if (claim === undefined) throw new Error("No claim has a use");
  return claim;
};

const draftThat = (accepts: boolean): Draft => ({
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
  acceptable: () => accepts,
});

const BULLET = { text: "Firm Hold: stays in the hand", spans: [] };

test("a bullet that takes a use spends its frame, and the next one is framed otherwise", () => {
  const draft = draftThat(true);
  expect(enrich(BULLET, gripClaim(), draft).text).toBe("Firm Hold: stays in the hand; good for hikes");
  expect([...draft.framed]).toEqual(["good for {}"]);
  expect(enrich(BULLET, gripClaim(), draft).text).toBe("Firm Hold: stays in the hand; works well for hikes");
});

test("a use that a bullet refuses leaves its frame to the next", () => {
  const draft = draftThat(false);
  expect(enrich(BULLET, gripClaim(), draft)).toEqual(BULLET);
  expect([...draft.framed]).toEqual([]);
});
