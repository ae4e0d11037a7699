import { describeError } from "../platform/log.ts";
import { openCheckpoint, readCheckpoint } from "./checkpoint.ts";
import { type Delivered, type DeliveryDeps, deliver } from "./deliver.ts";
import type { Subscription, SubscriptionHealth, SubscriptionOptions } from "./event-store.ts";
import { createSignal } from "./signal.ts";
import type { HeldLock } from "./sql.ts";

const BATCH_SIZE = 100;
const POLL_MS = 1000;
const PAUSED_RETRY_MS = 60_000;
const TRIES_BEFORE_PAUSE = 3;
const RETRY_MS = 100;

export type RunningSubscription = Subscription & { wake: () => void };

/** `suspectUntil`: up to there events are handed over one by one, to tell one that fails from its neighbours. */
type Cursor = { position: number; suspectUntil: number; tries: number };

const startOf = async ({ reader }: DeliveryDeps, { from }: SubscriptionOptions): Promise<number> => {
  if (from === "origin") return 0;
  return from === "current" ? reader.head() : from;
};

/** `appended` ends the wait for news, `urged` every wait: to stop, to resume, or because the lock is lost. */
const createSignals = () => {
  const appended = createSignal();
  const urged = createSignal();
  const urge = (): void => {
    appended.raise();
    urged.raise();
  };
  return { appended, urged, urge, progress: createSignal() };
};

const createHolder = (deps: DeliveryDeps, options: SubscriptionOptions, start: number) => {
  const { log } = deps;
  const { name, batchSize = BATCH_SIZE, pollMs = POLL_MS, pausedRetryMs = PAUSED_RETRY_MS } = options;
  const { appended, urged, urge, progress } = createSignals();
  const cursor: Cursor = { position: start, suspectUntil: 0, tries: 0 };
  const health: SubscriptionHealth = { name, status: "standby", position: start, problem: null };

  const pause = async (position: number, error: unknown): Promise<void> => {
    log.error("subscription paused", { name, position, error: describeError(error) });
    health.problem = { position, message: error instanceof Error ? error.message : String(error) };
    health.status = "paused";
    await urged.wait(pausedRetryMs);
    health.status = "running";
    cursor.tries = 0;
  };

  const failed = async ({ first, last, error }: Extract<Delivered, { kind: "failed" }>): Promise<void> => {
    if (last > first) {
      cursor.suspectUntil = last;
      return;
    }
    cursor.tries += 1;
    if (cursor.tries < TRIES_BEFORE_PAUSE) await urged.wait(RETRY_MS * cursor.tries);
    else await pause(first, error);
  };

  const moveTo = (position: number): void => {
    cursor.position = position;
    cursor.tries = 0;
    health.position = position;
    health.problem = null;
    progress.raise();
  };

  const step = async (): Promise<void> => {
    const limit = cursor.position < cursor.suspectUntil ? 1 : batchSize;
    const delivered = await deliver(deps, options, cursor.position, limit);
    switch (delivered.kind) {
      case "handled":
        moveTo(delivered.position);
        // What was appended since the log was read has raised the signal.
        return delivered.more ? undefined : appended.wait(pollMs);
      case "nothing":
        return appended.wait(pollMs);
      case "overtaken":
        return moveTo((await readCheckpoint(deps.sql, name)) ?? cursor.position);
      case "unavailable":
        return urged.wait(RETRY_MS);
      case "failed":
        return failed(delivered);
    }
  };

  const hold = async (lock: HeldLock, stopping: () => boolean): Promise<void> => {
    lock.lost.addEventListener("abort", urge);
    try {
      health.status = "running";
      moveTo((await readCheckpoint(deps.sql, name)) ?? cursor.position);
      while (!stopping() && !lock.lost.aborted) await step();
    } finally {
      health.status = "standby";
      await lock.release();
    }
  };

  return { hold, urge, health, pollMs, appended, urged, progress };
};

/** Delivers the log to one handler: from its checkpoint, in order, by one holder at a time among all processes. */
export const startSubscription = async (
  deps: DeliveryDeps,
  options: SubscriptionOptions,
): Promise<RunningSubscription> => {
  const { name } = options;
  const start = await openCheckpoint(deps.sql, name, await startOf(deps, options));
  const holder = createHolder(deps, options, start);
  let stopping = false;

  const run = async (): Promise<void> => {
    while (!stopping) {
      try {
        const lock = await deps.sql.tryLock(`subscription/${name}`);
        if (lock === null) await holder.appended.wait(holder.pollMs);
        else await holder.hold(lock, () => stopping);
      } catch (error) {
        deps.log.warn("subscription lost the database", { name, error: describeError(error) });
        await holder.urged.wait(holder.pollMs);
      }
    }
    holder.health.status = "stopped";
  };

  const running = run();
  return {
    wake: holder.appended.raise,
    resume: holder.urge,
    health: () => ({ ...holder.health }),
    caughtUp: async (target) => {
      const isBehind = async () => ((await readCheckpoint(deps.sql, name)) ?? 0) < target;
      while (holder.health.position < target && (await isBehind())) await holder.progress.wait(holder.pollMs);
    },
    stop: async () => {
      stopping = true;
      holder.urge();
      await running;
    },
  };
};
