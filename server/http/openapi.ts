import { openapi } from "@elysiajs/openapi";
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import packageJson from "../../package.json" with { type: "json" };

const jsonSchemaOf = (schema: v.GenericSchema): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode: "input",
    errorMode: "ignore",
    target: "draft-2020-12",
  });
  return rest;
};

/** `GET /api/openapi.json`: every call with its shapes. */
export const openApiDocument = () =>
  openapi({
    provider: null,
    specPath: "/api/openapi.json",
    mapJsonSchema: { valibot: jsonSchemaOf },
    documentation: {
      info: { title: "Listwright", version: packageJson.version, description: packageJson.description },
    },
  });
