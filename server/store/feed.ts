import type { Sql } from "./sql.ts";

/** Tells those who watch histories that something was appended, whoever appended it. */
export type Feed = {
  /** Calls back after each commit until the signal aborts. Resolves once nothing committed from then on is missed. */
  watch: (signal: AbortSignal, onAppended: () => void) => Promise<void>;
  /** Aborted when the process stops serving. */
  closed: AbortSignal;
  close: () => void;
};

const CHANNEL = "events";

/**
 * The one feed of a process: however many histories are watched, the database is listened to once, and as long as it is
 * open. Who came while the listening of others was being taken back would hear nothing.
 */
export const createFeed = (sql: Pick<Sql, "listen">): Feed => {
  const watchers = new Set<() => void>();
  const closing = new AbortController();
  let listening: Promise<unknown> | null = null;

  const wakeAll = (): void => {
    for (const wake of watchers) wake();
  };

  const listen = async (): Promise<void> => {
    listening ??= sql.listen(CHANNEL, wakeAll);
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  };

  return {
    closed: closing.signal,
    close: () => closing.abort(),
    watch: async (signal, onAppended) => {
      if (signal.aborted) return;
      watchers.add(onAppended);
      signal.addEventListener("abort", () => watchers.delete(onAppended), { once: true });
      await listen();
    },
  };
};
