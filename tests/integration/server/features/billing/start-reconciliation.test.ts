import { expect, test } from "bun:test";
import { startReconciliation } from "../../../../../server/features/billing/start-reconciliation.ts";
import { DatabaseUnavailable } from "../../../../../server/store/sql.ts";
import { createTestApp } from "../../../../support/test-app.ts";

test("a database that is away at the time is an error in the log, and the next time it is asked again", async () => {
  const app = await createTestApp();
  try {
    let asked = 0;
    const away = Promise.withResolvers<void>();
    const tryLock = async (): Promise<never> => {
      asked += 1;
      if (asked === 3) away.resolve();
      throw new DatabaseUnavailable();
    };
    const stop = startReconciliation({ ...app.deps, sql: { ...app.deps.sql, tryLock } }, 1);
    await away.promise;
    stop();
    expect(app.logLines.filter((line) => line.includes("Stripe could not be compared with")).length).toBeGreaterThan(1);
  } finally {
    await app.close();
  }
});
