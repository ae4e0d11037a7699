import { type Context, ROOT_CONTEXT, TraceFlags, trace } from "@opentelemetry/api";

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOTHING = /^0+$/;

/** The span of the caller in a W3C `traceparent` header, or no parent where the header is missing or malformed. */
export const parentOf = (header: string | null): Context => {
  const [, traceId = "", spanId = "", flags = ""] = TRACEPARENT.exec(header ?? "") ?? [];
  if (traceId === "" || NOTHING.test(traceId) || NOTHING.test(spanId)) return ROOT_CONTEXT;
  const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) !== 0;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};
