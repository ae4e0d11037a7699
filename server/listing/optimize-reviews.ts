import type { OptimizationInput, OptimizationResult } from "../../events/result/result.ts";
import { DEFAULT_PROFILE_ID, profileById } from "./rules/profiles.ts";
import { assemble, type OnProgress, prepare } from "./stages/prepare.ts";
import { draftCopy } from "./stages/write-listing.ts";

const SILENT: OnProgress = () => undefined;

/** Turns pasted reviews into avatar, listing, coverage, compliance and fix list. Pure: the same input gives the same bytes. Throws `NoReviewsError`. */
export const optimizeReviews = (
  input: OptimizationInput,
  onProgress: OnProgress = SILENT,
  profileId: string = input.ruleProfile ?? DEFAULT_PROFILE_ID,
): OptimizationResult => {
  const prepared = prepare(input, profileById(profileId), onProgress);
  onProgress({ stage: "writing", percent: 70, message: "Writing titles and bullets" });
  return assemble(
    prepared,
    draftCopy(prepared.mining, prepared.bank, prepared.facts, prepared.input, prepared.profile),
    "built-in",
    [],
    onProgress,
  );
};
