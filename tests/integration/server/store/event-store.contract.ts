import { appendingContract } from "./contract/appending.contract.ts";
import { historyContract } from "./contract/history.contract.ts";
import { idempotenceContract } from "./contract/idempotence.contract.ts";
import { orderingContract } from "./contract/ordering.contract.ts";
import { projectionsContract } from "./contract/projections.contract.ts";
import { readingContract } from "./contract/reading.contract.ts";
import { subscriptionsContract } from "./contract/subscriptions.contract.ts";
import type { Backend } from "./store-fixture.ts";

/** What every database must give, told once. */
export const eventStoreContract = (backend: Backend): void => {
  appendingContract(backend);
  idempotenceContract(backend);
  readingContract(backend);
  orderingContract(backend);
  historyContract(backend);
  projectionsContract(backend);
  subscriptionsContract(backend);
};
