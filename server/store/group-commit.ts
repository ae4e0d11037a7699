import { AsyncLocalStorage } from "node:async_hooks";
import { appendError, type Outcome, type PreparedAppend } from "./append-batch.ts";
import { createAppendLanes, type PendingAppend } from "./append-lanes.ts";
import type { AppendResult } from "./event-store.ts";
import { createSlowness } from "./slowness.ts";
import type { Sql } from "./sql.ts";
import { isContention, writeBatch } from "./write-batch.ts";

const TRIES_MAX = 8;

export type GroupCommit = {
  /** Appends together with whatever else waits; `"rekey"` when the append was encoded with a key that is not the subject's. */
  submit: (append: PreparedAppend) => Promise<AppendResult | "rekey">;
  drained: () => Promise<void>;
};

type Lanes = ReturnType<typeof createAppendLanes>;

const settle = (lanes: Lanes, pending: PendingAppend, outcome: Outcome): void => {
  if (outcome.kind === "held back") return lanes.goAgain(pending);
  lanes.leave(pending);
  if (outcome.kind === "refused") pending.reject(outcome.error);
  else pending.resolve(outcome.kind === "rekey" ? "rekey" : outcome.result);
};

/**
 * Lets concurrent appends share a transaction: while one is written, the next gathers. One at a time, because the head of
 * the log would make a second wait anyway, and each would be half as full. An append that fails, or is too slow, takes no other with
 * it; a database that fails takes all.
 */
export const createGroupCommit = (sql: Sql): GroupCommit => {
  const lanes = createAppendLanes();
  const idle: (() => void)[] = [];
  /** Whoever happens to set off the pump, it works for all, and so in nobody's context. */
  const inNobodysContext = AsyncLocalStorage.snapshot();
  const slowness = createSlowness();
  let busy = false;

  const fail = (pending: PendingAppend, error: unknown, shared: boolean): void => {
    pending.tries += 1;
    const contended = isContention(error) && pending.tries < TRIES_MAX;
    if (!contended && (!shared || slowness.isOfDatabase(error))) {
      lanes.leave(pending);
      pending.reject(appendError(pending.append, error));
      return;
    }
    pending.alone ||= !contended;
    lanes.goAgain(pending);
  };

  const write = async (batch: readonly PendingAppend[]): Promise<void> => {
    const backwards = [...batch.entries()].toReversed();
    try {
      const outcomes = await writeBatch(
        sql,
        batch.map(({ append }) => append),
        batch.some(({ tries }) => tries > 0),
      );
      slowness.forget();
      for (const [index, pending] of backwards) settle(lanes, pending, outcomes[index] ?? { kind: "held back" });
    } catch (error) {
      slowness.failed(error, batch.length);
      for (const [, pending] of backwards) fail(pending, error, batch.length > 1);
    }
  };

  const pump = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (!lanes.isEmpty()) {
      // Those who were just answered come back first, and those of this very moment come along.
      await new Promise((resolve) => setImmediate(resolve));
      await write(lanes.takeBatch(!slowness.isGeneral()));
    }
    busy = false;
    slowness.forget();
    for (const resolve of idle.splice(0)) resolve();
  };

  return {
    submit: (append) =>
      new Promise((resolve, reject) => {
        sql.refuseInTransaction();
        lanes.enter({ append, tries: 0, alone: false, resolve, reject });
        void inNobodysContext(pump);
      }),
    drained: () =>
      new Promise((resolve) => {
        idle.push(resolve);
        void inNobodysContext(pump);
      }),
  };
};
