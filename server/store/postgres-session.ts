import postgres from "postgres";
import { describeError, type Log } from "../platform/log.ts";
import { createLocalLocks } from "./local-locks.ts";
import type { Sql } from "./sql.ts";
import { withMappedErrors } from "./sql-errors.ts";
import { quotedName } from "./sql-names.ts";

type Settings = postgres.Options<Record<string, postgres.PostgresType>>;
type Client = postgres.Sql<Record<string, unknown>>;
type Listeners = Map<string, Set<(payload: string) => void>>;

const RELISTEN_FIRST_MS = 100;
const RELISTEN_MAX_MS = 5000;

const listenTo = (client: Client, channel: string) => client.unsafe(`listen ${quotedName(channel)}`).simple();

const listening = (client: () => Client, listeners: Listeners, isClosed: () => boolean): Sql["listen"] => {
  return async (channel, onNotify) => {
    const waiting = listeners.get(channel) ?? new Set();
    listeners.set(channel, waiting.add(onNotify));
    await withMappedErrors(() => listenTo(client(), channel));
    return async () => {
      waiting.delete(onNotify);
      if (waiting.size > 0 || isClosed()) return;
      listeners.delete(channel);
      await withMappedErrors(() =>
        client()
          .unsafe(`unlisten ${quotedName(channel)}`)
          .simple(),
      );
    };
  };
};

const locking = (client: () => Client, locks: ReturnType<typeof createLocalLocks>): Sql["tryLock"] => {
  const isTaken = async (name: string): Promise<boolean> => {
    const [row] = await withMappedErrors(
      () => client()`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`,
    );
    return row?.["taken"] === true;
  };
  return async (name) => {
    // The server lets one session take a lock twice, so two holders within this process are told apart here.
    const local = locks.take(name);
    if (local === null) return null;
    try {
      if (!(await isTaken(name))) {
        await local.release();
        return null;
      }
    } catch (error) {
      await local.release();
      throw error;
    }
    const release = async (): Promise<void> => {
      if (local.lost.aborted) return;
      try {
        await withMappedErrors(() => client()`select pg_advisory_unlock(hashtextextended(${name}, 0))`);
      } finally {
        await local.release();
      }
    };
    return { lost: local.lost, release };
  };
};

/**
 * One connection that stays open for what PostgreSQL ties to a session: advisory locks and LISTEN. When it breaks, the
 * locks are lost at once, and listening begins anew as soon as the server answers.
 */
export const createPostgresSession = (url: string, settings: Settings, log: Log) => {
  const locks = createLocalLocks();
  const listeners: Listeners = new Map();
  let closed = false;

  const listenAgain = async (waitMs: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (closed) return;
    try {
      for (const channel of listeners.keys()) await listenTo(client, channel);
      for (const waiting of listeners.values()) for (const listener of waiting) listener("");
    } catch (error) {
      log.warn("cannot listen to the database yet", { error: describeError(error) });
      await listenAgain(Math.min(waitMs * 2, RELISTEN_MAX_MS));
    }
  };

  const options = {
    ...settings,
    max: 1,
    idle_timeout: 0,
    max_lifetime: 0,
    fetch_types: false,
    onnotify: (channel: string, payload: string) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    },
    onclose: () => {
      locks.loseAll();
      if (!closed && listeners.size > 0) void listenAgain(RELISTEN_FIRST_MS);
    },
  };
  const client: Client = postgres(url, options);

  return {
    listen: listening(
      () => client,
      listeners,
      () => closed,
    ),
    tryLock: locking(() => client, locks),
    close: async (): Promise<void> => {
      closed = true;
      await client.end({ timeout: 5 });
    },
  };
};
