import type { BillingDeps } from "./billing-deps.ts";

const WAIT_MS = 25;

/**
 * Looks at Stripe for one customer follow each other, so that an older one never follows a newer one; so do changes made
 * there, each of which goes by what the one before came to. A change looks, so a look must never wait for a change.
 */
const KEYS = { look: "billing", change: "billing-change" } as const;

/** Waits for whichever process does the same for this customer. */
export const inTurn = async <Result>(
  { sql, store }: Pick<BillingDeps, "sql" | "store">,
  what: keyof typeof KEYS,
  streamId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const key = `${KEYS[what]}/${streamId}`;
  return store.inTurn(key, async () => {
    for (;;) {
      const lock = await sql.tryLock(key);
      if (lock === null) {
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        continue;
      }
      try {
        return await work();
      } finally {
        await lock.release();
      }
    }
  });
};
