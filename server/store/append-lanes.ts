import type { PreparedAppend } from "./append-batch.ts";
import type { AppendResult } from "./event-store.ts";

const MEMBERS_MAX = 256;
const BYTES_MAX = 4_000_000;

/** An append waiting to be written. `alone`: it shares a transaction with no other, because a shared one failed. */
export type PendingAppend = {
  append: PreparedAppend;
  tries: number;
  alone: boolean;
  resolve: (outcome: AppendResult | "rekey") => void;
  reject: (error: unknown) => void;
};

/** Appends in the order they came, one lane per stream: of each stream only the first is ready. */
export const createAppendLanes = () => {
  const lanes = new Map<string, PendingAppend[]>();
  const ready: string[] = [];

  const takeBatch = (mayBeAlone = true): PendingAppend[] => {
    const batch: PendingAppend[] = [];
    let bytes = 0;
    const isAlone = ({ alone }: PendingAppend): boolean => alone && mayBeAlone;
    while (batch.length < MEMBERS_MAX) {
      const next = ready[0] === undefined ? undefined : lanes.get(ready[0])?.[0];
      if (next === undefined) break;
      bytes += next.append.json.length;
      if (batch.length > 0 && (isAlone(next) || bytes > BYTES_MAX)) break;
      batch.push(next);
      ready.shift();
      if (isAlone(next)) break;
    }
    return batch;
  };

  return {
    isEmpty: (): boolean => lanes.size === 0,
    enter: (pending: PendingAppend): void => {
      const { streamId } = pending.append.request;
      const lane = lanes.get(streamId);
      if (lane !== undefined) return void lane.push(pending);
      lanes.set(streamId, [pending]);
      ready.push(streamId);
    },
    /** The next appends to write together, at most one per stream; their lanes stand still until they leave or go again. Without `mayBeAlone`, who would be alone is not. */
    takeBatch,
    goAgain: ({ append }: PendingAppend): void => void ready.unshift(append.request.streamId),
    leave: ({ append }: PendingAppend): void => {
      const { streamId } = append.request;
      const lane = lanes.get(streamId);
      lane?.shift();
      if (lane === undefined || lane.length === 0) lanes.delete(streamId);
      else ready.push(streamId);
    },
  };
};
