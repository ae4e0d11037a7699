import { getLogger } from "@logtape/logtape";
import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import { moveCheckpoint, openCheckpoint, readCheckpoint } from "./checkpoint.ts";
import { UnreadableEvent } from "./codec.ts";
import type { EventReader } from "./event-reader.ts";
import type { Subscription, SubscriptionHealth, SubscriptionOptions } from "./event-store.ts";
import { createSignal } from "./signal.ts";
import { DatabaseUnavailable, type HeldLock, type Sql } from "./sql.ts";

const log = getLogger(["listwright", "store", "subscription"]);

const BATCH_SIZE = 100;
const POLL_MS = 1000;
const PAUSED_RETRY_MS = 60_000;
const TRIES_BEFORE_PAUSE = 3;
const RETRY_MS = 100;

class CheckpointMoved extends Error {}

type Deps = { sql: Sql; reader: EventReader };

export type RunningSubscription = Subscription & { wake: () => void };

const handleBatch = async (
  { sql }: Deps,
  options: SubscriptionOptions,
  from: number,
  batch: readonly EventEnvelope[],
) => {
  const to = batch.at(-1)?.position ?? from;
  const move = async (connection: Parameters<typeof moveCheckpoint>[0]): Promise<void> => {
    const moved = await moveCheckpoint(connection, { name: options.name, from, to });
    if (moved !== "stored") throw new CheckpointMoved(moved);
  };
  if ("react" in options) {
    await options.react(batch);
    await move(sql);
  } else {
    await sql.transaction(async (tx) => {
      await move(tx);
      await options.handle(batch, tx);
    });
  }
  return to;
};

const startOf = async ({ reader }: Deps, { from }: SubscriptionOptions): Promise<number> => {
  if (from === "origin") return 0;
  return from === "current" ? reader.head() : from;
};

/** Delivers the log to one handler: from its checkpoint, in order, by one holder at a time among all processes. */
export const startSubscription = async (deps: Deps, options: SubscriptionOptions): Promise<RunningSubscription> => {
  const { name, batchSize = BATCH_SIZE, pollMs = POLL_MS, pausedRetryMs = PAUSED_RETRY_MS } = options;
  const { sql, reader } = deps;
  const appended = createSignal();
  const progress = createSignal();
  /** Ends every wait that an append alone must not end. */
  const urged = createSignal();
  let position = await openCheckpoint(sql, name, await startOf(deps, options));
  let status: SubscriptionHealth["status"] = "standby";
  let problem: SubscriptionHealth["problem"] = null;
  let stopping = false;
  let tries = 0;
  /** While it is not passed, events are handled one by one, to tell the one that fails from its neighbours. */
  let suspectUntil = 0;

  const urge = (): void => {
    appended.raise();
    urged.raise();
  };

  const pause = async (at: number, error: unknown): Promise<void> => {
    status = "paused";
    problem = { position: at, message: error instanceof Error ? error.message : String(error) };
    log.error("Subscription {name} paused at event {position}", { name, position: at, error });
    await urged.wait(pausedRetryMs);
    tries = 0;
    if (!stopping) status = "running";
  };

  const recover = async (batch: readonly EventEnvelope[], error: unknown): Promise<void> => {
    if (error instanceof CheckpointMoved) {
      position = (await readCheckpoint(sql, name)) ?? position;
      return;
    }
    if (error instanceof DatabaseUnavailable) return void (await urged.wait(RETRY_MS));
    const last = batch.at(-1)?.position ?? position + batchSize;
    if (suspectUntil <= position) suspectUntil = last;
    if (batch.length > 1 || (error instanceof UnreadableEvent && error.position > position + 1)) return;
    tries += 1;
    if (tries < TRIES_BEFORE_PAUSE) return void (await urged.wait(RETRY_MS * tries));
    await pause(batch[0]?.position ?? position + 1, error);
  };

  const step = async (): Promise<void> => {
    let batch: readonly EventEnvelope[] = [];
    try {
      batch = await reader.readAll({ after: position, limit: position < suspectUntil ? 1 : batchSize });
      if (batch.length === 0) return void (await appended.wait(pollMs));
      position = await handleBatch(deps, options, position, batch);
      tries = 0;
      problem = null;
      progress.raise();
    } catch (error) {
      await recover(batch, error);
    }
  };

  const hold = async (lock: HeldLock): Promise<void> => {
    lock.lost.addEventListener("abort", urge);
    try {
      status = "running";
      position = (await readCheckpoint(sql, name)) ?? position;
      while (!stopping && !lock.lost.aborted) await step();
    } finally {
      await lock.release();
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      try {
        const lock = await sql.tryLock(`subscription/${name}`);
        if (lock === null) await appended.wait(pollMs);
        else await hold(lock);
      } catch (error) {
        log.warn("Subscription {name} lost the database", { name, error });
        await urged.wait(pollMs);
      }
      status = "standby";
    }
    status = "stopped";
  };

  const running = run();
  return {
    wake: appended.raise,
    resume: urged.raise,
    health: () => ({ name, status, position, problem }),
    caughtUp: async (target) => {
      while (position < target && ((await readCheckpoint(sql, name)) ?? 0) < target) await progress.wait(pollMs);
    },
    stop: async () => {
      stopping = true;
      urge();
      await running;
    },
  };
};
