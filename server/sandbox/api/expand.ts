import type { Kind } from "../kinds.ts";
import type { World } from "../world.ts";

const KIND_OF: Readonly<Record<string, Kind>> = {
  latest_invoice: "invoice",
  invoice: "invoice",
  schedule: "subscription_schedule",
  subscription: "subscription",
  customer: "customer",
  charge: "charge",
};

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const expandAt = (world: World, object: Json, [field, ...rest]: readonly string[]): Json => {
  if (field === undefined) return object;
  const value = object[field];
  if (Array.isArray(value))
    return { ...object, [field]: value.map((each: unknown) => (isJson(each) ? expandAt(world, each, rest) : each)) };
  const kind = KIND_OF[field];
  const found = typeof value === "string" && kind !== undefined ? world.store.get(kind, value) : value;
  return isJson(found) ? { ...object, [field]: expandAt(world, found, rest) } : object;
};

/** Puts whole objects where their ids stand, along paths like "data.latest_invoice". */
export const expand = (world: World, object: object, paths: unknown): object =>
  (Array.isArray(paths) ? paths : [])
    .filter((path) => typeof path === "string")
    .reduce<Json>((expanded, path) => expandAt(world, expanded, path.split(".")), { ...object });
