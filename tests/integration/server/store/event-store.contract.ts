import { appendingContract } from "./contract/appending.contract.ts";
import { commandsContract } from "./contract/commands.contract.ts";
import { historyContract } from "./contract/history.contract.ts";
import { idempotenceContract } from "./contract/idempotence.contract.ts";
import { migrationsContract } from "./contract/migrations.contract.ts";
import { orderingContract } from "./contract/ordering.contract.ts";
import { projectionsContract } from "./contract/projections.contract.ts";
import { readingContract } from "./contract/reading.contract.ts";
import { sqlContract } from "./contract/sql.contract.ts";
import { subscriptionsContract } from "./contract/subscriptions.contract.ts";
import type { Backend } from "./store-fixture.ts";

/** What every database must give, told once. */
export const eventStoreContract = (backend: Backend): void => {
  sqlContract(backend);
  migrationsContract(backend);
  appendingContract(backend);
  idempotenceContract(backend);
  readingContract(backend);
  orderingContract(backend);
  historyContract(backend);
  commandsContract(backend);
  projectionsContract(backend);
  subscriptionsContract(backend);
};
