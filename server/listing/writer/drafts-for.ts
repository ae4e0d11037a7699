import type { Mining } from "../../insight/mining/mining.ts";
import { nothingTold } from "../claims/told-matters.ts";
import { ANSWER_FRAMES, OUTCOME_FRAMES } from "../phrases/frames.ts";
import { isOfKinds } from "../phrases/is-of-kinds.ts";
import type { Line } from "../phrases/phrase.ts";
import type { Draft } from "./draft.ts";

/** So many of the first set hold nothing but the seller's facts, as long as there is other to say; the second set begins with the rest. */
const MOST_STATED = 3;
/** What reviewers say in particular is shared out between the sets. */
export const HALF = 0.5;

/** The lines that speak of what the product is. */
const linesFor = (lines: readonly Line[], mining: Mining): Line[] =>
  lines.filter(
    ({ kinds, except }) =>
      (kinds === undefined || isOfKinds(kinds, mining)) && (except === undefined || !isOfKinds(except, mining)),
  );

/** What a set has used and told before its first bullet. */
const nothingWritten = (): Pick<Draft, "framed" | "told" | "spoken" | "matters"> => ({
  framed: new Set(),
  told: new Set(),
  spoken: [],
  matters: nothingTold(),
});

type Shared = Omit<
  Draft,
  keyof ReturnType<typeof nothingWritten> | "lines" | "frames" | "before" | "leads" | "fillsUp" | "mostFacts" | "share"
>;

/** What the two sets are written with: the first with outcomes, the second with answers, and of what the first left; `most` bullets a set. */
export const draftsFor = (shared: Shared, mining: Mining, most: number): { outcomes: Draft; answers: Draft } => {
  const outcomes: Draft = {
    ...shared,
    ...nothingWritten(),
    lines: (claim) => linesFor(claim.phrases.outcome, mining),
    frames: OUTCOME_FRAMES,
    before: [],
    leads: false,
    fillsUp: false,
    mostFacts: MOST_STATED,
    share: HALF,
  };
  const answers: Draft = {
    ...shared,
    ...nothingWritten(),
    // Where reviews do not bear an answer out, what the first set left of the outcomes.
    lines: (claim) => linesFor([...claim.phrases.answer, ...claim.phrases.outcome], mining),
    frames: ANSWER_FRAMES,
    before: outcomes.matters.claims,
    leads: true,
    fillsUp: false,
    mostFacts: most,
    share: 1,
  };
  return { outcomes, answers };
};
