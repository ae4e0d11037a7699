import * as v from "valibot";

const id = <Name extends string>(name: Name) => v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.brand(name));

export const CustomerId = id("CustomerId");
export type CustomerId = v.InferOutput<typeof CustomerId>;

export const VisitorId = id("VisitorId");
export type VisitorId = v.InferOutput<typeof VisitorId>;

export const SessionId = id("SessionId");
export type SessionId = v.InferOutput<typeof SessionId>;

export const AvatarId = id("AvatarId");
export type AvatarId = v.InferOutput<typeof AvatarId>;

export const AsinId = id("AsinId");
export type AsinId = v.InferOutput<typeof AsinId>;

export const OptimizationId = id("OptimizationId");
export type OptimizationId = v.InferOutput<typeof OptimizationId>;

export const DemoId = id("DemoId");
export type DemoId = v.InferOutput<typeof DemoId>;
