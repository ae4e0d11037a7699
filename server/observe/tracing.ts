import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Appended, Observer, RequestBegun, RequestEnded } from "./observer.ts";
import { parentOf } from "./traceparent.ts";

const MS_PER_SECOND = 1000;
const SERVER_ERROR = 500;

const endSpan = (span: ReturnType<Tracer["startSpan"]>, method: string, ended: RequestEnded): void => {
  span.updateName(`${method} ${ended.route}`);
  span.setAttributes({ "http.route": ended.route, "http.response.status_code": ended.status });
  if (ended.problem !== null) span.setAttribute("error.type", ended.problem);
  if (ended.status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

const appendSpan = (tracer: Tracer, parent: Context, append: Appended): void => {
  const span = tracer.startSpan(
    "append",
    {
      startTime: append.startedAt,
      attributes: {
        "listwright.stream": append.streamKind,
        "listwright.events": append.events,
        "listwright.outcome": append.outcome,
        "listwright.correlation_id": append.correlationId,
      },
    },
    parent,
  );
  if (append.outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(append.startedAt + append.seconds * MS_PER_SECOND);
};

/**
 * Sends a span for each call and, below it, one for each append it led to, to an OpenTelemetry collector. Appends of
 * reactors carry the id of the call that began their story.
 */
export const createTracing = (endpoint: string, service: { name: string; version: string }): Observer => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": service.name, "service.version": service.version }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer("listwright");
  const live = new Map<string, Context>();

  const requestBegan = ({ requestId, method, traceparent }: RequestBegun) => {
    const attributes = { "http.request.method": method, "listwright.request_id": requestId };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parentOf(traceparent));
    live.set(requestId, trace.setSpan(ROOT_CONTEXT, span));
    return (ended: RequestEnded): void => {
      live.delete(requestId);
      endSpan(span, method, ended);
    };
  };

  return {
    requestBegan,
    modelFailed: () => undefined,
    modelUsed: () => undefined,
    appended: (append) => appendSpan(tracer, live.get(append.correlationId) ?? ROOT_CONTEXT, append),
    close: () => provider.shutdown(),
  };
};
