import type { BillingDeps } from "./billing-deps.ts";

const WAIT_MS = 25;

/** Waits for whichever process looks at Stripe for this customer, so that an older look never follows a newer one. */
export const inTurn = async <Result>(
  { sql, store }: Pick<BillingDeps, "sql" | "store">,
  streamId: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  store.inTurn(`billing/${streamId}`, async () => {
    for (;;) {
      const lock = await sql.tryLock(`billing/${streamId}`);
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
