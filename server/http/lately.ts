const REMEMBERED_MAX = 2_000;

/** Whether a thing happened lately, as far as this process remembers; asking about it makes it happen. */
export type Lately = (thing: string, now: number) => boolean;

/** Remembers for a time, and of more than `max` things the newest. */
export const createLately = (forMs: number, max: number = REMEMBERED_MAX): Lately => {
  const happened = new Map<string, number>();
  return (thing, now) => {
    const last = happened.get(thing);
    if (last !== undefined && now - last < forMs) return true;
    happened.delete(thing);
    const [oldest] = happened.keys();
    if (happened.size >= max && oldest !== undefined) happened.delete(oldest);
    happened.set(thing, now);
    return false;
  };
};
