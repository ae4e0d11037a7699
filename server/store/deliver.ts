import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import type { Log } from "../platform/log.ts";
import { moveCheckpoint } from "./checkpoint.ts";
import { UnreadableEvent } from "./codec.ts";
import type { EventReader } from "./event-reader.ts";
import type { SubscriptionOptions } from "./event-store.ts";
import { DatabaseUnavailable, type Sql, type SqlConnection } from "./sql.ts";

export type DeliveryDeps = { sql: Sql; reader: EventReader; log: Log };

/**
 * What became of one delivery. `more`: the batch was full, so that the log may go on behind it. `overtaken`: the
 * checkpoint is no longer where this holder left it.
 */
export type Delivered =
  | { kind: "handled"; position: number; more: boolean }
  | { kind: "nothing" }
  | { kind: "overtaken" }
  | { kind: "unavailable" }
  | { kind: "failed"; first: number; last: number; error: unknown };

class Overtaken extends Error {}

const handle = async (
  { sql }: DeliveryDeps,
  options: SubscriptionOptions,
  { from, to, batch }: { from: number; to: number; batch: readonly EventEnvelope[] },
): Promise<void> => {
  const move = async (connection: SqlConnection): Promise<void> => {
    const moved = await moveCheckpoint(connection, { name: options.name, from, to });
    if (moved !== "stored") throw new Overtaken(moved);
  };
  if ("react" in options) {
    await options.react(batch);
    await move(sql);
    return;
  }
  await sql.transaction(async (tx) => {
    await move(tx);
    await options.handle(batch, tx);
  });
};

const failedAt = (from: number, batch: readonly EventEnvelope[], error: unknown): Delivered => {
  const first = batch[0]?.position ?? from + 1;
  const last = error instanceof UnreadableEvent ? error.position : (batch.at(-1)?.position ?? first);
  return { kind: "failed", first, last, error };
};

/** Hands the events after a position to the handler and moves the checkpoint past them. */
export const deliver = async (
  deps: DeliveryDeps,
  options: SubscriptionOptions,
  from: number,
  limit: number,
): Promise<Delivered> => {
  let batch: readonly EventEnvelope[] = [];
  try {
    batch = await deps.reader.readAll({ after: from, limit });
    const to = batch.at(-1)?.position;
    if (to === undefined) return { kind: "nothing" };
    await handle(deps, options, { from, to, batch });
    return { kind: "handled", position: to, more: batch.length === limit };
  } catch (error) {
    if (error instanceof Overtaken) return { kind: "overtaken" };
    if (error instanceof DatabaseUnavailable) return { kind: "unavailable" };
    return failedAt(from, batch, error);
  }
};
