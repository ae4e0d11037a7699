import * as v from "valibot";

export const PlanInfo = v.object({ label: v.string(), limit: v.nullable(v.number()), used: v.number() });
export type PlanInfo = v.InferOutput<typeof PlanInfo>;
