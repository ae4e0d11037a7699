import { customerStreamId } from "../../../events/customer/customer.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";

const WINDOW_MS = 30 * 86_400_000;

/** ASIN profiles that were added within a month and never optimized. What is added stays in the log for good. */
export const UNUSED_PROFILES_MAX = 100;

const TOO_MANY = `You added ${UNUSED_PROFILES_MAX} products within a month without optimizing them. Optimize one of them, or add more later.`;

type UnusedRow = { unused: number; oldest: Date | null };

const COUNT_UNUSED = `
  select count(*)::int as unused, min(p.created_at) as oldest from asin_profiles p
  where p.stream_id = $1 and p.created_at > $2 and not exists (
    select from optimizations o
    where o.stream_id = p.stream_id and o.asin_id = p.asin_id and o.status in ('running', 'completed'))`;

/** Refuses another ASIN profile to whoever adds them without end and optimizes none. */
export const ensureProfilesAreUsed = async (
  { sql, clock }: Pick<Deps, "sql" | "clock">,
  customerId: string,
): Promise<void> => {
  const now = clock.now().getTime();
  const [row] = await sql.query<UnusedRow>(COUNT_UNUSED, [customerStreamId(customerId), new Date(now - WINDOW_MS)]);
  const { unused, oldest } = row ?? { unused: 0, oldest: null };
  if (unused < UNUSED_PROFILES_MAX || oldest === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now) / 1000));
  throw new ProblemError("RATE_LIMITED", { message: TOO_MANY, retryAfterSeconds });
};
