import { ProblemError } from "../../http/problems.ts";
import type { EventStore } from "../../store/event-store.ts";
import type { HeldLock, Sql } from "../../store/sql.ts";

type InTurnDeps = { sql: Pick<Sql, "tryLock">; store: Pick<EventStore, "inTurn"> };

const WAIT_FIRST_MS = 25;
const WAIT_MAX_MS = 250;
/** Longer than a look or a change takes while Stripe answers. */
const LIMIT_MS = 30_000;
const RETRY_AFTER_SECONDS = 30;

/**
 * Looks at Stripe for one customer follow each other, so that an older one never follows a newer one; so do changes made
 * there, each of which goes by what the one before came to. A change looks, so a look must never wait for a change.
 */
const KEYS = { look: "billing", change: "billing-change" } as const;

/** Asks less and less often, because every lock of a process is asked for through one connection. */
const lockWithin = async (sql: InTurnDeps["sql"], key: string, limitMs: number): Promise<HeldLock> => {
  let [waitMs, waitedMs] = [WAIT_FIRST_MS, 0];
  while (waitedMs < limitMs) {
    const lock = await sql.tryLock(key);
    if (lock !== null) return lock;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waitedMs += waitMs;
    waitMs = Math.min(2 * waitMs, WAIT_MAX_MS);
  }
  throw new ProblemError("BILLING_UNAVAILABLE", { retryAfterSeconds: RETRY_AFTER_SECONDS });
};

/** Waits for whichever process does the same for this customer; refuses with BILLING_UNAVAILABLE where it does not end. */
export const inTurn = async <Result>(
  { sql, store }: InTurnDeps,
  what: keyof typeof KEYS,
  streamId: string,
  work: () => Promise<Result>,
  limitMs = LIMIT_MS,
): Promise<Result> => {
  const key = `${KEYS[what]}/${streamId}`;
  return store.inTurn(key, async () => {
    const lock = await lockWithin(sql, key, limitMs);
    try {
      return await work();
    } finally {
      await lock.release();
    }
  });
};
