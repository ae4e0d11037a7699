import type { Clock } from "../../server/platform/clock.ts";

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export type MovableClock = Clock & { advance: (ms: number) => void };

/** A clock that stands still until a test moves it. */
export const movableClock = (start = "2026-03-01T10:00:00.000Z"): MovableClock => {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
};
