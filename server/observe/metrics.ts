import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from "prom-client";
import type { Deps } from "../deps.ts";
import type { Observer } from "./observer.ts";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const APPEND_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

export type Metrics = Observer & {
  contentType: string;
  /** All figures in the OpenMetrics text format; those of the database are asked for now. */
  print: (deps: Pick<Deps, "sql" | "store">) => Promise<string>;
};

type Figures = { head: number; mails: number; runs: number };

const figuresOf = async ({ sql }: Pick<Deps, "sql">): Promise<Figures | null> => {
  const [row] = await sql.query<Figures>(
    `select (select position from log_head) as head,
      (select count(*)::int from mail_outbox) as mails,
      (select count(*)::int from optimization_runs) as runs`,
  );
  return row ?? null;
};

const requestMetrics = (registers: Registry<OpenMetricsContentType>[]) => ({
  requests: new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer was ready, by route pattern",
    labelNames: ["method", "route", "status"] as const,
    buckets: REQUEST_SECONDS,
    registers,
  }),
  refusals: new Counter({
    name: "refusals_total",
    help: "Answers that were problems, by code",
    labelNames: ["code"] as const,
    registers,
  }),
  appends: new Histogram({
    name: "append_duration_seconds",
    help: "Time an append to the log took until it was committed",
    labelNames: ["stream", "outcome"] as const,
    buckets: APPEND_SECONDS,
    registers,
  }),
  modelFailures: new Counter({
    name: "language_model_failures_total",
    help: "Calls of the language model that led to nothing, by cause",
    labelNames: ["cause"] as const,
    registers,
  }),
  modelTokens: new Counter({
    name: "language_model_tokens_total",
    help: "Tokens the language model read and wrote",
    labelNames: ["side"] as const,
    registers,
  }),
  events: new Counter({
    name: "events_appended_total",
    help: "Events appended by this process",
    labelNames: ["stream"] as const,
    registers,
  }),
});

const stateMetrics = (registers: Registry<OpenMetricsContentType>[]) => ({
  up: new Gauge({ name: "database_up", help: "1 where the database answers", registers }),
  head: new Gauge({ name: "log_position", help: "Position of the last event of the log", registers }),
  lag: new Gauge({
    name: "reactor_lag_events",
    help: "Events a reactor has not handled yet, as this process knows it",
    labelNames: ["reactor"] as const,
    registers,
  }),
  paused: new Gauge({
    name: "reactor_paused",
    help: "1 where an event could not be handled and the reactor waits",
    labelNames: ["reactor"] as const,
    registers,
  }),
  mails: new Gauge({ name: "mail_outbox_depth", help: "Mails that wait to be sent", registers }),
  runs: new Gauge({ name: "optimization_runs", help: "Optimizations accepted and not ended", registers }),
  memory: new Gauge({ name: "process_resident_memory_bytes", help: "Memory of this process", registers }),
  started: new Gauge({ name: "process_start_time_seconds", help: "When this process started", registers }),
});

const look = async (gauges: ReturnType<typeof stateMetrics>, deps: Pick<Deps, "sql" | "store">): Promise<void> => {
  gauges.memory.set(process.memoryUsage.rss());
  const figures = await figuresOf(deps).catch(() => null);
  gauges.up.set(figures === null ? 0 : 1);
  if (figures === null) return;
  gauges.head.set(figures.head);
  gauges.mails.set(figures.mails);
  gauges.runs.set(figures.runs);
  for (const { name, status, position } of deps.store.health()) {
    gauges.paused.set({ reactor: name }, status === "paused" ? 1 : 0);
    if (status === "standby") gauges.lag.remove({ reactor: name });
    else gauges.lag.set({ reactor: name }, Math.max(0, figures.head - position));
  }
};

/** Counts and times what the process does. */
export const createMetrics = (): Metrics => {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const { requests, refusals, modelFailures, modelTokens, appends, events } = requestMetrics([registry]);
  const gauges = stateMetrics([registry]);
  gauges.started.set(Math.round(performance.timeOrigin / 1000));
  return {
    contentType: registry.contentType,
    requestBegan:
      ({ method }) =>
      ({ route, status, seconds, problem }) => {
        requests.observe({ method, route, status: String(status) }, seconds);
        if (problem !== null) refusals.inc({ code: problem });
      },
    appended: ({ streamKind, outcome, events: count, seconds }) => {
      appends.observe({ stream: streamKind, outcome }, seconds);
      if (outcome === "appended") events.inc({ stream: streamKind }, count);
    },
    modelFailed: (cause) => modelFailures.inc({ cause }),
    modelUsed: ({ input, output }) => {
      modelTokens.inc({ side: "input" }, input);
      modelTokens.inc({ side: "output" }, output);
    },
    print: async (deps) => {
      await look(gauges, deps);
      return registry.metrics();
    },
    close: async () => undefined,
  };
};
