export type Clock = { now: () => Date };

/** The system clock, moved by a fixed offset in milliseconds. */
export const systemClock = (offsetMs: number): Clock => ({ now: () => new Date(Date.now() + offsetMs) });

export const isoNow = (clock: Clock): string => clock.now().toISOString();
