import { appendBatch, appendError, type Outcome, type PreparedAppend } from "./append-batch.ts";
import type { AppendResult } from "./event-store.ts";
import { DatabaseUnavailable, QueryFailed, type Sql, type SqlConnection } from "./sql.ts";

const MEMBERS_MAX = 256;
const BYTES_MAX = 4_000_000;
const TRIES_MAX = 8;

/** The transaction lost a race that it may win next time: a deadlock, or a stream created elsewhere at the same moment. */
const CONTENTION = new Set(["40001", "40P01"]);

type Pending = {
  append: PreparedAppend;
  tries: number;
  alone: boolean;
  resolve: (outcome: AppendResult | "rekey") => void;
  reject: (error: unknown) => void;
};

export type GroupCommit = {
  /** Appends together with whatever else waits; `"rekey"` when the append was encoded with a key that is not the subject's. */
  submit: (append: PreparedAppend) => Promise<AppendResult | "rekey">;
  drained: () => Promise<void>;
};

class NotAppended extends Error {
  readonly outcomes: Outcome[];
  constructor(outcomes: Outcome[]) {
    super("Not appended");
    this.outcomes = outcomes;
  }
}

const runAlso = async (tx: SqlConnection, batch: readonly PreparedAppend[]): Promise<void> => {
  const statements = batch.flatMap(({ request }) => request.also ?? []);
  await Promise.all(statements.map(({ text, params }) => tx.query(text, params)));
};

const runBatch = async (sql: Sql, batch: readonly PreparedAppend[]): Promise<Outcome[]> => {
  if (batch.every(({ request }) => (request.also ?? []).length === 0)) return appendBatch(sql, batch);
  try {
    return await sql.transaction(async (tx) => {
      await runAlso(tx, batch);
      const outcomes = await appendBatch(tx, batch);
      if (outcomes.some(({ kind }) => kind !== "appended")) throw new NotAppended(outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error instanceof NotAppended) return error.outcomes;
    throw error;
  }
};

/**
 * Lets concurrent appends share a transaction. While some are written, others gather; each stream has at most one append
 * under way, in the order they came. An append that fails takes no other with it.
 */
export const createGroupCommit = (sql: Sql, flightsMax: number): GroupCommit => {
  const lanes = new Map<string, Pending[]>();
  const ready: string[] = [];
  const idle: (() => void)[] = [];
  let flights = 0;
  let scheduled = false;

  const headOf = (streamId: string): Pending | undefined => lanes.get(streamId)?.[0];

  const takeBatch = (): Pending[] => {
    const batch: Pending[] = [];
    let bytes = 0;
    while (batch.length < MEMBERS_MAX) {
      const next = ready[0] === undefined ? undefined : headOf(ready[0]);
      if (next === undefined) break;
      bytes += next.append.json.length;
      if (batch.length > 0 && (next.alone || bytes > BYTES_MAX)) break;
      batch.push(next);
      ready.shift();
      if (next.alone) break;
    }
    return batch;
  };

  const leave = ({ append }: Pending): void => {
    const { streamId } = append.request;
    const lane = lanes.get(streamId);
    lane?.shift();
    if (lane === undefined || lane.length === 0) lanes.delete(streamId);
    else ready.push(streamId);
  };

  const retry = (pending: Pending): void => void ready.unshift(pending.append.request.streamId);

  const settle = (pending: Pending, outcome: Outcome): void => {
    if (outcome.kind === "held back") return retry(pending);
    leave(pending);
    if (outcome.kind === "refused") pending.reject(outcome.error);
    else pending.resolve(outcome.kind === "rekey" ? "rekey" : outcome.result);
  };

  const fail = (batch: readonly Pending[], error: unknown): void => {
    const contended = error instanceof QueryFailed && CONTENTION.has(error.sqlState);
    for (const pending of batch.toReversed()) {
      pending.tries += 1;
      if (contended && pending.tries < TRIES_MAX) retry(pending);
      else if (batch.length > 1 && !(error instanceof DatabaseUnavailable)) {
        pending.alone = true;
        retry(pending);
      } else {
        leave(pending);
        pending.reject(appendError(pending.append, error));
      }
    }
  };

  const fly = async (batch: readonly Pending[]): Promise<void> => {
    try {
      const outcomes = await runBatch(
        sql,
        batch.map((pending) => pending.append),
      );
      for (const [index, pending] of [...batch.entries()].toReversed())
        settle(pending, outcomes[index] ?? { kind: "held back" });
    } catch (error) {
      fail(batch, error);
    }
  };

  const pump = (): void => {
    scheduled = false;
    while (flights < flightsMax && ready.length > 0) {
      flights += 1;
      void fly(takeBatch()).then(() => {
        flights -= 1;
        schedule();
      });
    }
    if (lanes.size === 0) for (const resolve of idle.splice(0)) resolve();
  };

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(pump);
  };

  return {
    submit: (append) =>
      new Promise((resolve, reject) => {
        const pending: Pending = { append, tries: 0, alone: false, resolve, reject };
        const { streamId } = append.request;
        const lane = lanes.get(streamId);
        if (lane === undefined) {
          lanes.set(streamId, [pending]);
          ready.push(streamId);
          schedule();
        } else {
          lane.push(pending);
        }
      }),
    drained: () =>
      new Promise((resolve) => {
        idle.push(resolve);
        schedule();
      }),
  };
};
