import type { Evidence, OptimizationInput, OptimizationProgress, OptimizationResult } from "../../events/result/result.ts";
import { evidenceFor } from "../insight/avatar/avatar-draft.ts";
import { buildAvatar } from "../insight/avatar/build-avatar.ts";
import { readReviews } from "../insight/ingest/read-reviews.ts";
import { mineReviews } from "../insight/mine-reviews.ts";
import { writeFixList } from "./audit/fix-list.ts";
import { NoReviewsError } from "./no-reviews-error.ts";
import { lintListing } from "./rules/lint-listing.ts";
import { DEFAULT_PROFILE_ID, profileById } from "./rules/profiles.ts";
import { findClaims } from "./writer/claims.ts";
import { keywordBank, writeListing } from "./write-listing.ts";

export const ENGINE_VERSION = "1.0.0";
export const RULES_VERSION = "2026-11-21";

export type OnProgress = (progress: OptimizationProgress) => void;

const SILENT: OnProgress = () => undefined;

/** Turns pasted reviews into avatar, listing, coverage, compliance and fix list. Pure: the same input gives the same bytes. Throws `NoReviewsError`. */
export const optimizeReviews = (input: OptimizationInput, onProgress: OnProgress = SILENT, profileId: string = DEFAULT_PROFILE_ID): OptimizationResult => {
  onProgress({ stage: "reading", percent: 5, message: "Reading the reviews" });
  const { reviews, excluded } = readReviews({ text: input.reviewsText });
  if (reviews.length === 0) throw new NoReviewsError();
  onProgress({ stage: "mining", percent: 20, message: `Finding opinions in ${reviews.length} ${reviews.length === 1 ? "review" : "reviews"}` });
  const mining = mineReviews(reviews, input.productName);
  onProgress({ stage: "persona", percent: 55, message: "Drawing the buyer" });
  const currentListing = [input.currentTitle, ...input.currentBullets].join("\n");
  const { avatar, evidence: avatarEvidence } = buildAvatar(mining, { avatarName: input.avatarName, currentListing });
  onProgress({ stage: "writing", percent: 70, message: "Writing titles and bullets" });
  const profile = profileById(profileId);
  const bank = keywordBank(avatar, avatarEvidence, input, mining);
  const { copy, evidence, coverage, notes } = writeListing(mining, bank, input, profile);
  onProgress({ stage: "checking", percent: 90, message: `Checking against the rules of ${profile.id}` });
  const findings = lintListing({ productName: input.productName, ...copy, currentTitle: input.currentTitle, currentBullets: input.currentBullets }, profile, reviews);
  const improvements = writeFixList(mining, findClaims(mining), findings, currentListing);
  const fixEvidence: Evidence[] = improvements.map((each, index) => evidenceFor(`fixList.${index}`, each.spans));
  const result: OptimizationResult = {
    avatarData: avatar,
    ...copy,
    fixList: improvements.map((each) => each.text).join("\n"),
    keywordCoverage: coverage,
    compliance: { profile: profile.id, findings },
    themes: mining.themes.map((theme) => theme.theme),
    evidence: [...avatarEvidence, ...evidence, ...fixEvidence],
    reviews,
    excluded,
    engine: { writer: "built-in", version: ENGINE_VERSION, rules: RULES_VERSION, notes },
  };
  onProgress({ stage: "checking", percent: 100, message: "Done" });
  return result;
};
