import { type HistoryEvent, LIVE_EVENT } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { describeError } from "../../platform/log.ts";
import { followHistory } from "./follow-history.ts";

const HEARTBEAT_MS = 10_000;

/** A stream ends by itself; the browser comes back with the last version it has, and is asked again who it is. */
const LASTS_AT_MOST_MS = 10 * 60_000;

type LiveDeps = Pick<Deps, "sql" | "store" | "feed" | "clock" | "log">;

const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
} as const;

const lineOf = (event: HistoryEvent): string =>
  `id: ${event.version}\nevent: ${LIVE_EVENT}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * A stream of server-sent events: the masked events after a version, and each further one once it is committed, for as
 * long as whoever watches may: a role or a session can end while the stream is open.
 */
export const liveHistory = (
  deps: LiveDeps,
  { customerId, after, visitEndsAt }: { customerId: string; after: number; visitEndsAt: string },
  mayWatch: () => Promise<boolean>,
): Response => {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  let isCanceled = false;
  const end = (): void => gone.abort();
  const lastsMs = Math.min(LASTS_AT_MOST_MS, Date.parse(visitEndsAt) - deps.clock.now().getTime());
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const { closed } = deps.feed;
      const write = (text: string): void => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const tell = async (text: string): Promise<void> => {
        if (await mayWatch().catch(() => false)) write(text);
        else end();
      };
      const heartbeat = setInterval(() => void tell(": still here\n\n"), HEARTBEAT_MS);
      const timer = setTimeout(end, lastsMs);
      closed.addEventListener("abort", end);
      gone.signal.addEventListener("abort", () => {
        clearInterval(heartbeat);
        clearTimeout(timer);
        closed.removeEventListener("abort", end);
      });
      if (closed.aborted) end();
      write("retry: 1000\n\n");
      void followHistory(deps, { customerId, after, signal: gone.signal }, (events) =>
        tell(events.map(lineOf).join("")),
      )
        .catch((error: unknown) => deps.log.error("a history could not be followed", { error: describeError(error) }))
        .finally(() => {
          end();
          // The browser went away: its stream is closed already, and closing it twice throws.
          if (!isCanceled) controller.close();
        });
    },
    cancel: () => {
      isCanceled = true;
      end();
    },
  });
  return new Response(stream, { headers: HEADERS });
};
