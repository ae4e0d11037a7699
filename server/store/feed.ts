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

/** The one feed of a process: however many histories are watched, the database is listened to once. */
export const createFeed = (sql: Pick<Sql, "listen">): Feed => {
  const watchers = new Set<() => void>();
  const closing = new AbortController();
  let listening: Promise<() => Promise<void>> | null = null;

  const wakeAll = (): void => {
    for (const wake of watchers) wake();
  };

  const leave = async (watcher: () => void): Promise<void> => {
    watchers.delete(watcher);
    if (watchers.size > 0 || listening === null) return;
    const unlisten = listening;
    listening = null;
    await (await unlisten)();
  };

  return {
    closed: closing.signal,
    close: () => closing.abort(),
    watch: async (signal, onAppended) => {
      if (signal.aborted) return;
      watchers.add(onAppended);
      signal.addEventListener("abort", () => void leave(onAppended), { once: true });
      listening ??= sql.listen(CHANNEL, wakeAll);
      await listening;
    },
  };
};
