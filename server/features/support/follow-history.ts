import { EVENTS_PAGE_MAX, type HistoryEvent } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { createSignal } from "../../store/signal.ts";
import { readEvents } from "./read-history.ts";

/** However busy the log is, a history is looked at no more often than this. */
const LOOK_EVERY_MS = 100;

/** A commit that nobody told of, because the connection was lost for a moment, is found by then. */
const LOOK_AT_LEAST_EVERY_MS = 30_000;

type FollowDeps = Pick<Deps, "sql" | "store" | "feed">;

const pause = (signal: AbortSignal, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });

/** Hands over the masked events after a version, and each further one as it is committed, until the signal aborts. */
export const followHistory = async (
  deps: FollowDeps,
  { customerId, after, signal }: { customerId: string; after: number; signal: AbortSignal },
  onEvents: (events: readonly HistoryEvent[]) => void | Promise<void>,
): Promise<void> => {
  const appended = createSignal();
  signal.addEventListener("abort", appended.raise, { once: true });
  await deps.feed.watch(signal, appended.raise);
  let version = after;
  while (!signal.aborted) {
    const events = await readEvents(deps)(customerId, { after: version, limit: EVENTS_PAGE_MAX, revealed: false });
    if (signal.aborted) return;
    version = events.at(-1)?.version ?? version;
    if (events.length > 0) await onEvents(events);
    if (events.length === EVENTS_PAGE_MAX) continue;
    await appended.wait(LOOK_AT_LEAST_EVERY_MS);
    await pause(signal, LOOK_EVERY_MS);
  }
};
