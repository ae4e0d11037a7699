import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import { guardUsage, takesNothing } from "../../server/commands/run-command.ts";

const ROOT = join(import.meta.dir, "../..");
const SOURCE = join(ROOT, "server", "sandbox", "request-types.ts");
export const SCHEMA_FILE = join(ROOT, "server", "sandbox", "schemas", "requests.json");

/** Types without a name are called by where they stand in a file, at an absolute path; here they are counted instead. */
const numbered = (text: string): string => {
  const names = new Map<string, string>();
  return text.replaceAll(/def-[a-z]+(?:-\d+)+/g, (name) => {
    const known = names.get(name) ?? `unnamed-${names.size + 1}`;
    names.set(name, known);
    return known;
  });
};

/** The compiler numbers unique symbols as it meets them, which any other package may change. */
const withoutSymbolNumbers = (text: string): string => text.replaceAll(/(__@\w+)@\d+/g, "$1");

/** JSON Schemas of what may be sent to Stripe, from the types of the pinned SDK. */
export const stripeSchemas = (): string => {
  const generator = createGenerator({
    path: SOURCE,
    type: "RequestTypes",
    skipTypeCheck: true,
    additionalProperties: false,
    topRef: false,
    expose: "all",
    jsDoc: "none",
  });
  return `${withoutSymbolNumbers(numbered(JSON.stringify(generator.createSchema("RequestTypes"))))}\n`;
};

if (import.meta.main) {
  guardUsage(["Usage: bun run stripe:schemas"], takesNothing);
  await Bun.write(SCHEMA_FILE, stripeSchemas());
  console.log("Wrote server/sandbox/schemas/requests.json");
}
