import { expect, test } from "bun:test";
import { OUTCOME_FRAMES } from "../../../../../server/listing/phrases/frames.ts";
import type { Claim } from "../../../../../server/listing/writer/claims.ts";
import type { Draft } from "../../../../../server/listing/writer/draft.ts";
import { enrich } from "../../../../../server/listing/writer/enrich-bullet.ts";
import { createVariety } from "../../../../../server/listing/writer/variety.ts";

const CLAIM = {
  id: "grip",
  theme: { facet: { group: "handling" } },
  uses: [{ context: { phrase: "hiking" }, spans: [{ reviewId: "r1", start: 0, end: 6 }] }],
  places: [],
  times: [],
  details: [],
  spans: [],
} as unknown as Claim;

const draftThat = (accepts: boolean): Draft =>
  ({
    frames: OUTCOME_FRAMES,
    framed: new Set(),
    findings: [],
    asides: [],
    sellerPoints: [],
    lines: () => [],
    variety: createVariety(),
    acceptable: () => accepts,
  }) as unknown as Draft;

const BULLET = { text: "Firm Grip: stays in the hand", spans: [] };

test("a bullet that takes a use spends its frame, and the next one is framed otherwise", () => {
  const draft = draftThat(true);
  expect(enrich(BULLET, CLAIM, draft).text).toBe("Firm Grip: stays in the hand; good for hiking");
  expect([...draft.framed]).toEqual(["good for {}"]);
  expect(enrich(BULLET, CLAIM, draft).text).toBe("Firm Grip: stays in the hand; works well for hiking");
});

test("a use that a bullet refuses leaves its frame to the next", () => {
  const draft = draftThat(false);
  expect(enrich(BULLET, CLAIM, draft)).toEqual(BULLET);
  expect([...draft.framed]).toEqual([]);
});
