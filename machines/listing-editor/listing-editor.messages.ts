import { isUnanswered, refusalOf } from "../kernel/refusal.ts";

export const LISTING_MESSAGES = {
  tooLong: "A field holds more than can be saved. Shorten the one that is marked.",
  outdated: "The listing was revised elsewhere in the meantime, so nothing was saved. Your words are still here.",
  unanswered: "We cannot reach the server. Your words are kept here; check your connection and try again.",
  failed: "The listing was not saved. Your words are kept here; please try again.",
  latestFailed: "The latest revision could not be loaded. Please try again.",
  restoreFailed: "The revision was not restored. Please try again.",
  restoreOutdated: "The listing was revised elsewhere in the meantime, so nothing was restored. Compare again first.",
  restoreUnanswered: "We cannot reach the server. Check your connection and try again.",
} as const;

/** Why words were not saved, and what can be done about it. */
export type WordsRefusal = { kind: "outdated" | "plan" | "other"; message: string };

const PLAN_PROBLEMS: readonly (string | null)[] = ["PLAN_REQUIRED", "READ_ONLY"];

type Messages = Record<"outdated" | "unanswered" | "failed", string>;

/** What to say beside the form of a save that did not happen. The server's own words come first, those on a field before all. */
export const wordsRefusal = (error: unknown, messages: Messages = LISTING_MESSAGES): WordsRefusal => {
  const refusal = refusalOf(error);
  if (refusal.problem === "CONFLICT") return { kind: "outdated", message: messages.outdated };
  if (isUnanswered(refusal)) return { kind: "other", message: messages.unanswered };
  return {
    kind: PLAN_PROBLEMS.includes(refusal.problem) ? "plan" : "other",
    message: refusal.fields[0]?.message ?? refusal.userMessage ?? messages.failed,
  };
};
