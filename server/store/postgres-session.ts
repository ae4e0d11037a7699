import { getLogger } from "@logtape/logtape";
import postgres from "postgres";
import { createLocalLocks } from "./local-locks.ts";
import type { HeldLock, Sql } from "./sql.ts";
import { withMappedErrors } from "./sql-errors.ts";

type Listener = (payload: string) => void;

const log = getLogger(["listwright", "store"]);

const RELISTEN_FIRST_MS = 100;
const RELISTEN_MAX_MS = 5000;

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/**
 * One connection that stays open for what PostgreSQL ties to a session: advisory locks and LISTEN. When it breaks, the
 * locks are lost at once, and listening begins anew as soon as the server answers.
 */
export const createPostgresSession = (
  url: string,
  settings: postgres.Options<Record<string, postgres.PostgresType>>,
) => {
  const locks = createLocalLocks();
  const listeners = new Map<string, Set<Listener>>();
  let closed = false;

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
  const client = postgres(url, options);

  const listenAgain = async (waitMs: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (closed) return;
    try {
      for (const channel of listeners.keys()) await client.unsafe(`listen ${quoted(channel)}`).simple();
      for (const waiting of listeners.values()) for (const listener of waiting) listener("");
    } catch (error) {
      log.warn("Cannot listen to the database yet", { error });
      await listenAgain(Math.min(waitMs * 2, RELISTEN_MAX_MS));
    }
  };

  const listen: Sql["listen"] = async (channel, onNotify) => {
    const waiting = listeners.get(channel) ?? new Set();
    listeners.set(channel, waiting);
    waiting.add(onNotify);
    await withMappedErrors(() => client.unsafe(`listen ${quoted(channel)}`).simple());
    return async () => {
      waiting.delete(onNotify);
      if (waiting.size > 0 || closed) return;
      listeners.delete(channel);
      await withMappedErrors(() => client.unsafe(`unlisten ${quoted(channel)}`).simple());
    };
  };

  const tryLock = async (name: string): Promise<HeldLock | null> => {
    // The server lets one session take a lock twice, so two holders within this process are told apart here.
    const local = locks.take(name);
    if (local === null) return null;
    try {
      const [row] = await withMappedErrors(
        () => client`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`,
      );
      if (row?.["taken"] !== true) {
        await local.release();
        return null;
      }
    } catch (error) {
      await local.release();
      throw error;
    }
    return {
      lost: local.lost,
      release: async () => {
        if (local.lost.aborted) return;
        await withMappedErrors(() => client`select pg_advisory_unlock(hashtextextended(${name}, 0))`);
        await local.release();
      },
    };
  };

  const close = async (): Promise<void> => {
    closed = true;
    await client.end({ timeout: 5 });
  };

  return { listen, tryLock, close };
};
