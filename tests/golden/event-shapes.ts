import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import type { EventDefinition } from "../../events/kernel/event.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

/** The stored shape of each event type in each of its versions, as a JSON Schema. */
export type EventShapes = Readonly<Record<string, Json>>;

export const shapeName = (type: string, version: number): string => `${type} v${version}`;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const namesIn = (value: Json | undefined): readonly string[] =>
  listIn(value).filter((name): name is string => typeof name === "string");

/** The shapes that events are stored in now. */
export const shapesOf = (definitions: readonly Pick<EventDefinition, "type" | "version" | "schema">[]): EventShapes =>
  Object.fromEntries(
    definitions.map(({ type, version, schema }) => {
      const data: v.GenericSchema = schema.entries.data;
      const { $schema: _dialect, ...shape } = toJsonSchema(data, { errorMode: "ignore", typeMode: "input" });
      return [shapeName(type, version), asJson(shape)];
    }),
  );

const FIELDS = new Set(["type", "properties", "required", "enum", "anyOf", "oneOf", "items"]);

const restOf = (schema: JsonObject): string =>
  JSON.stringify(
    Object.entries(schema)
      .filter(([key]) => !FIELDS.has(key))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const optionsOf = (schema: JsonObject): readonly Json[] => [...listIn(schema["anyOf"]), ...listIn(schema["oneOf"])];

const objectFaults = (old: JsonObject, now: JsonObject, path: string): string[] => {
  const before = objectIn(old["properties"]);
  const after = objectIn(now["properties"]);
  const added = namesIn(now["required"]).filter((name) => !namesIn(old["required"]).includes(name));
  return [
    ...added.map((name) => `${path}.${name} is required now`),
    ...Object.entries(before).flatMap(([name, schema]) =>
      Object.hasOwn(after, name)
        ? shapeFaults(schema ?? null, after[name] ?? null, `${path}.${name}`)
        : [`${path}.${name} is gone`],
    ),
  ];
};

/** Why data of the old shape would not pass, or would lose something, in the new one. Growth is no fault. */
export const shapeFaults = (old: Json, now: Json, path = "data"): string[] => {
  if (!isObject(old) || !isObject(now)) return JSON.stringify(old) === JSON.stringify(now) ? [] : [`${path} changed`];
  const lost = listIn(old["enum"]).filter((option) => !listIn(now["enum"]).includes(option));
  const unmatched = optionsOf(old).filter(
    (option) => !optionsOf(now).some((other) => shapeFaults(option, other, path).length === 0),
  );
  return [
    ...(JSON.stringify(old["type"]) === JSON.stringify(now["type"]) && restOf(old) === restOf(now)
      ? []
      : [`${path} changed`]),
    ...lost.map((option) => `${path} no longer takes ${JSON.stringify(option)}`),
    ...(unmatched.length > 0 ? [`${path} no longer takes one of its forms`] : []),
    ...(old["items"] === undefined ? [] : shapeFaults(old["items"], now["items"] ?? null, `${path}[]`)),
    ...objectFaults(old, now, path),
  ];
};

/** What of the recorded shapes the present ones break: each needs a new version and a step that lifts the old one. */
export const brokenShapes = (recorded: EventShapes, present: EventShapes): string[] =>
  Object.entries(present).flatMap(([name, now]) => {
    const old = recorded[name];
    return old === undefined ? [] : shapeFaults(old, now).map((fault) => `${name}: ${fault}`);
  });
