import packageJson from "../../package.json" with { type: "json" };
import type { Env } from "../env.ts";
import type { Log } from "../platform/log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { type Observer, observers } from "./observer.ts";
import { requestLog } from "./request-log.ts";

/** Log lines always, figures always, traces where OTEL_EXPORTER_OTLP_ENDPOINT names who collects them. */
export const startObserving = async (env: Env, log: Log): Promise<{ observer: Observer; metrics: Metrics }> => {
  const metrics = createMetrics();
  const all: Observer[] = [requestLog(log), metrics];
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { createTracing } = await import("./tracing.ts");
    const service = { name: env.OTEL_SERVICE_NAME, version: packageJson.version };
    all.push(createTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT, service));
  }
  return { observer: observers(all), metrics };
};
