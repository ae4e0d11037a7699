import { appendingContract } from "./contract/appending.contract.ts";
import { idempotenceContract } from "./contract/idempotence.contract.ts";
import { readingContract } from "./contract/reading.contract.ts";
import type { Backend } from "./store-fixture.ts";

/** What every database must give, told once. */
export const eventStoreContract = (backend: Backend): void => {
  appendingContract(backend);
  idempotenceContract(backend);
  readingContract(backend);
};
