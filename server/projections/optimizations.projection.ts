import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection, type RowChange } from "../store/projection.ts";

const TABLE = "optimizations";

const changesOf = (event: ReturnType<typeof domainEventOf>, streamId: string): RowChange | null => {
  switch (event.type) {
    case "OptimizationRequested": {
      const { optimizationId, asinId, avatarId, productName, ruleProfile, include, kind, at } = event.data;
      return {
        table: TABLE,
        key: { optimization_id: optimizationId },
        set: {
          stream_id: streamId,
          asin_id: asinId,
          avatar_id: avatarId,
          product_name: productName,
          rule_profile: ruleProfile ?? null,
          include: include ?? null,
          kind,
          status: "running",
          requested_at: at,
        },
      };
    }
    case "OptimizationCompleted": {
      const { optimizationId, result, at } = event.data;
      const update = { status: "completed", completed_at: at, result };
      return { table: TABLE, key: { optimization_id: optimizationId }, update };
    }
    case "OptimizationFailed":
      return { table: TABLE, key: { optimization_id: event.data.optimizationId }, update: { status: "failed" } };
    case "DemoTakenOver": {
      const { visitorId, optimizationId, productName, ruleProfile, include, result, at } = event.data;
      const asin = { stream_id: streamId, asin_id: visitorId, avatar_id: null, product_name: productName };
      const choices = { rule_profile: ruleProfile ?? null, include: include ?? null };
      const end = { kind: "demo", status: "completed", requested_at: at, completed_at: at, result };
      return { table: TABLE, key: { optimization_id: optimizationId }, set: { ...asin, ...choices, ...end } };
    }
    case "AccountErased":
      return { table: TABLE, key: { stream_id: streamId }, delete: true };
    default:
      return null;
  }
};

/** Every optimization of a customer, with its result once it has one. */
export const optimizationsProjection = defineProjection({
  name: "optimizations",
  tables: [TABLE],
  project: (projected) => {
    const change = changesOf(domainEventOf(projected), projected.streamId);
    return change === null ? [] : [change];
  },
});
