import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { fieldErrorsOf, isLineCut, type Refusal } from "../kernel/refusal.ts";
import type { ShownRefusal } from "./optimize.context.ts";
import { OPTIMIZE_FORM_MESSAGES, type OptimizeErrors, type OptimizeField, type OptimizeKind } from "./optimize.form.ts";

export const OPTIMIZE_MESSAGES = {
  failed: "Optimization failed",
  failedToOptimize: "Failed to optimize",
  failedToCreateProfile: "Failed to create ASIN profile",
  regenerationFailed: "Regeneration failed",
  failedToRegenerate: "Failed to regenerate",
  limitReached: "Limit reached",
  limitText: "You've reached your monthly limit. Manage your plan to continue.",
} as const;

const destructive = (title: string, description?: string): Announcement => ({
  type: "announced",
  title,
  ...(description === undefined ? {} : { description }),
  tone: "destructive",
});

/** The toast for a form that cannot be sent. */
export const complaintOf = (kind: OptimizeKind, errors: OptimizeErrors): Announcement => {
  const texts = Object.values(errors);
  if (kind === "full" && texts.includes(OPTIMIZE_FORM_MESSAGES.missing))
    return destructive(OPTIMIZE_FORM_MESSAGES.missingTitle, OPTIMIZE_FORM_MESSAGES.missing);
  return destructive(texts[0] ?? OPTIMIZE_FORM_MESSAGES.allRequired);
};

/** The toast for a refused request: the limit's own words, else the server's, else ours. */
export const limitOr = (refusal: Refusal, title: string, fallback: string): Announcement =>
  refusal.problem === "ASIN_LIMIT_REACHED"
    ? destructive(OPTIMIZE_MESSAGES.limitReached, OPTIMIZE_MESSAGES.limitText)
    : destructive(title, refusal.userMessage ?? fallback);

const UNREACHABLE = "We cannot reach the server. Your entries are still here; check your connection and try again.";
const CUT_SHORT = "The connection was lost. Optimize again to pick up where it stopped; nothing is counted twice.";

/** What stands beside the form after a refusal; null where the fields say it. */
export const shownRefusal = (refusal: Refusal, announced: Announcement, hasRun: boolean): ShownRefusal | null => {
  if (Object.keys(profileErrors(refusal)).length > 0) return null;
  const { title, description = "" } = announced;
  return { title, text: isLineCut(refusal) ? (hasRun ? CUT_SHORT : UNREACHABLE) : description };
};

/** Problems that are about the reviews, whichever call tells them. */
const ABOUT_REVIEWS: ReadonlySet<ProblemCode | null> = new Set(["NO_REVIEWS", "TOO_THIN"]);

const FIELD_OF: Readonly<Record<string, OptimizeField>> = {
  asin: "asin",
  productName: "productName",
  avatarName: "avatarName",
  reviewsText: "reviews",
  currentTitle: "currentTitle",
  currentBullets: "currentBullets",
  keywords: "keywords",
};

/** The server's field errors under the names of this form's fields. */
export const profileErrors = (refusal: Refusal): OptimizeErrors => {
  if (ABOUT_REVIEWS.has(refusal.problem) && refusal.userMessage !== null) return { reviews: refusal.userMessage };
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(refusal)).flatMap(([path, message]) => {
      const field = FIELD_OF[path.split(".")[0] ?? ""];
      return field === undefined ? [] : [[field, message]];
    }),
  );
};
