import { join } from "node:path";
import type * as v from "valibot";
import { EVENTS_BY_STREAM } from "../../events/index.ts";
import { Instant } from "../../events/kernel/event.ts";
import { guardUsage, takesNothing } from "./run-command.ts";

type AnySchema = v.GenericSchema;

const NAMED_FIELDS_MAX = 6;

const isOf = <Schema extends AnySchema>(schema: AnySchema, type: Schema["type"]): schema is Schema =>
  schema.type === type;

const describeObject = (entries: v.ObjectEntries, depth: number): string => {
  const fields = Object.entries(entries);
  const isLong = depth > 0 || fields.length > NAMED_FIELDS_MAX;
  const words = fields.map(([name, schema]) => (isLong ? name : `${name}: ${describeType(schema, depth + 1)}`));
  return `{ ${words.join(", ")} }`;
};

/** A schema in the words of a type, short enough for a table. */
const describeType = (schema: AnySchema, depth = 0): string => {
  if (schema === Instant) return "instant";
  if (isOf<v.LiteralSchema<string, undefined>>(schema, "literal")) return JSON.stringify(schema.literal);
  if (isOf<v.PicklistSchema<readonly string[], undefined>>(schema, "picklist")) {
    return schema.options.map((option) => JSON.stringify(option)).join(" or ");
  }
  if (isOf<v.NullableSchema<AnySchema, undefined>>(schema, "nullable")) {
    return `${describeType(schema.wrapped, depth)} or null`;
  }
  if (isOf<v.ArraySchema<AnySchema, undefined>>(schema, "array")) return `list of ${describeType(schema.item, depth)}`;
  if (isOf<v.ObjectSchema<v.ObjectEntries, undefined>>(schema, "object")) return describeObject(schema.entries, depth);
  if (isOf<v.VariantSchema<string, v.VariantOptions<string>, undefined>>(schema, "variant")) {
    return schema.options.map((option) => describeType(option, depth)).join(" or ");
  }
  return schema.type;
};

const describeEvent = (event: (typeof EVENTS_BY_STREAM)[keyof typeof EVENTS_BY_STREAM][number]): string => {
  const rows = Object.entries<AnySchema>(event.schema.entries.data.entries).map(([name, schema]) => {
    const sealed = Object.hasOwn(event.personal, name) ? "sealed" : "";
    return `| \`${name}\` | ${describeType(schema)} | ${sealed} |`;
  });
  return [
    `### ${event.type}`,
    "",
    `${event.fact} Version ${event.version}.`,
    "",
    "| field | type | personal |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
};

const INTRODUCTION = `# Events

Every fact the system records, by the stream it is written to. This page is generated from the event definitions
by \`bun run docs:events\`; a test keeps it current.

*Sealed* fields are personal: they are encrypted with a key of the person's own, and forgotten by destroying that key.
An *instant* is an ISO 8601 string in UTC.
`;

/** The catalogue of events as Markdown, from the definitions themselves. */
export const describeEvents = (): string => {
  const streams = Object.entries(EVENTS_BY_STREAM).map(([stream, events]) =>
    [`## ${stream}`, "", ...events.map(describeEvent)].join("\n"),
  );
  return `${[INTRODUCTION, ...streams].join("\n").trimEnd()}\n`;
};

if (import.meta.main) {
  guardUsage(["Usage: bun run docs:events"], takesNothing);
  await Bun.write(join(import.meta.dir, "../../docs/events.md"), describeEvents());
  console.log("Wrote docs/events.md");
}
