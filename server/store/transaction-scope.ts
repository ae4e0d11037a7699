import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Knows whether the running code was called from within a transaction. There it must use the transaction's connection:
 * waiting for another would never end where there is only one, and starve the others where there are few.
 */
export const createTransactionScope = () => {
  const scopes = new AsyncLocalStorage<{ open: boolean }>();
  return {
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const scope = { open: true };
      try {
        return await scopes.run(scope, work);
      } finally {
        scope.open = false;
      }
    },
    refuse: (): void => {
      if (scopes.getStore()?.open) throw new Error("Inside a transaction, use its own connection");
    },
  };
};
