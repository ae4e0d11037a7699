import { customerStreamId } from "../../../events/customer/customer.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { countUnusedProfiles } from "../../projections/asin-profiles.queries.ts";

const WINDOW_MS = 30 * 86_400_000;

/** ASIN profiles that were added within a month and never optimized. What is added stays in the log for good. */
export const UNUSED_PROFILES_MAX = 100;

const TOO_MANY = `You added ${UNUSED_PROFILES_MAX} products within a month without optimizing them. Optimize one of them, or add more later.`;

/** Refuses another ASIN profile to whoever adds them without end and optimizes none. */
export const ensureProfilesAreUsed = async (
  { sql, clock }: Pick<Deps, "sql" | "clock">,
  customerId: string,
): Promise<void> => {
  const now = clock.now().getTime();
  const since = new Date(now - WINDOW_MS);
  const { unused, oldest } = await countUnusedProfiles(sql, customerStreamId(customerId), since);
  if (unused < UNUSED_PROFILES_MAX || oldest === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now) / 1000));
  throw new ProblemError("RATE_LIMITED", { message: TOO_MANY, retryAfterSeconds });
};
