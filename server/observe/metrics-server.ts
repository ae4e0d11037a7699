import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";
import { listenFailure } from "../platform/start-error.ts";
import type { Metrics } from "./metrics.ts";

const NOT_FOUND = 404;

/** Serves `/metrics` on a port of its own, so that it is never reached through the product's address. */
export const serveMetrics = (
  { METRICS_HOST, METRICS_PORT }: Pick<Env, "METRICS_HOST" | "METRICS_PORT">,
  metrics: Metrics,
  deps: Pick<Deps, "sql" | "store">,
): { url: string; stop: () => Promise<void> } | null => {
  if (METRICS_PORT === undefined) return null;
  const answer = async (request: Request): Promise<Response> =>
    new URL(request.url).pathname === "/metrics"
      ? new Response(await metrics.print(deps), { headers: { "content-type": metrics.contentType } })
      : new Response("The figures are at /metrics.\n", { status: NOT_FOUND });
  try {
    const server = Bun.serve({ hostname: METRICS_HOST, port: METRICS_PORT, fetch: answer });
    return { url: server.url.href, stop: () => server.stop(true) };
  } catch (error) {
    const address = { host: METRICS_HOST, port: METRICS_PORT };
    throw listenFailure(error, { ...address, hostVariable: "METRICS_HOST", portVariable: "METRICS_PORT" });
  }
};
