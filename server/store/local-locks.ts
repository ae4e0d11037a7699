import type { HeldLock } from "./sql.ts";

/** Named locks within this process, all lost together when what stands behind them is gone. */
export const createLocalLocks = () => {
  const held = new Map<string, AbortController>();
  return {
    take: (name: string): HeldLock | null => {
      if (held.has(name)) return null;
      const lost = new AbortController();
      held.set(name, lost);
      return {
        lost: lost.signal,
        release: async () => {
          if (held.get(name) === lost) held.delete(name);
        },
      };
    },
    loseAll: (): void => {
      const lost = [...held.values()];
      held.clear();
      for (const lock of lost) lock.abort();
    },
  };
};
