import { LRUCache } from "lru-cache";
import type { Clock } from "../platform/clock.ts";

const REMEMBERED_MAX = 2_000;

/** Whether a thing happened lately, as far as this process remembers; asking about it makes it happen. */
export type Lately = (thing: string) => boolean;

/** Remembers for a time, and of more than `max` things the newest. */
export const createLately = (clock: Pick<Clock, "now">, forMs: number, max: number = REMEMBERED_MAX): Lately => {
  const perf = { now: () => clock.now().getTime() };
  // The cache holds a thing through the last millisecond of its time.
  const happened = new LRUCache<string, true>({ max, ttl: forMs - 1, ttlResolution: 0, perf });
  return (thing) => {
    if (happened.has(thing)) return true;
    happened.set(thing, true);
    return false;
  };
};
