import { PROBLEMS, type ProblemCode } from "../../events/kernel/problem.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { isUnanswered, refusalOf } from "../kernel/refusal.ts";
import type { DemoRun } from "./demo.context.ts";

const OPTIMIZATION_FAILED = "Optimization failed";
const FAILED_TO_OPTIMIZE = "Failed to optimize";
const UNREACHABLE = "We cannot reach the server. Your entries are still here; check your connection and try again.";
const CUT_SHORT = "The connection was lost. Optimize again to pick up where it stopped; nothing is counted twice.";

export const SAMPLE_FAILED = "We could not load this sample. Please try again, or paste reviews of your own.";

const SPENT: ReadonlySet<ProblemCode | null> = new Set(["DEMO_RATE_LIMIT", "DEMO_EXHAUSTED", "demo_limit"]);

/** The free demo is used up, which is an offer and no failure. */
export const isSpent = (error: unknown): boolean => SPENT.has(refusalOf(error).problem);

export const isAboutReviews = (error: unknown): boolean => {
  const { problem } = refusalOf(error);
  return problem === "NO_REVIEWS" || problem === "TOO_THIN";
};

/** Why somebody should upgrade: the demo is used, the network had too many, or what they opened is for plans. */
export const upgradeReason = (refusal: ProblemCode | null, isUsed: boolean): string => {
  if (refusal === "DEMO_RATE_LIMIT") return PROBLEMS.DEMO_RATE_LIMIT;
  return refusal !== null || isUsed ? PROBLEMS.DEMO_EXHAUSTED : PROBLEMS.PLAN_REQUIRED;
};

/** What stands in the form after a refusal. */
export const inlineText = (run: DemoRun | null, error: unknown): string => {
  const refusal = refusalOf(error);
  if (refusal.userMessage !== null) return refusal.userMessage;
  if (!isUnanswered(refusal)) return FAILED_TO_OPTIMIZE;
  return run === null ? UNREACHABLE : CUT_SHORT;
};

export const demoFailure = (error: unknown): Announcement => ({
  type: "announced",
  title: OPTIMIZATION_FAILED,
  description: refusalOf(error).userMessage ?? FAILED_TO_OPTIMIZE,
  tone: "destructive",
});
