import { toOpenAPISchema } from "@elysiajs/openapi";
import { toJsonSchema } from "@valibot/to-json-schema";
import { type AnyElysia, Elysia } from "elysia";
import type * as v from "valibot";
import { Problem } from "../../events/kernel/problem.schema.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Env } from "../env.ts";
import { sessionCookieRule } from "./cookies.ts";
import { MORE, type More } from "./openapi-answers.ts";

const OPENAPI_VERSION = "3.1.0";

type Operation = {
  parameters?: readonly object[];
  responses?: Readonly<Record<string, { content?: object }>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const jsonSchemaOf = (schema: v.GenericSchema): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode: "input",
    errorMode: "ignore",
    target: "draft-2020-12",
  });
  return rest;
};

const COMPONENTS = {
  schemas: { Problem: jsonSchemaOf(Problem) },
  responses: {
    Problem: {
      description:
        "What is wrong, in words a person can read; `code` is the contract. 429 and 503 say when to try again.",
      headers: { "retry-after": { description: "Seconds, with 429 and 503", schema: { type: "integer" } } },
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  },
};

const withMore = (operation: Operation, { parameters = [], requestBody, responses = {} }: More): object => {
  const described = operation.responses ?? {};
  const added = Object.entries(responses).map(([status, answer]) => {
    const content = { ...described[status]?.content, ...answer.content };
    return [status, { ...answer, ...(Object.keys(content).length === 0 ? {} : { content }) }] as const;
  });
  return {
    ...operation,
    parameters: [...(operation.parameters ?? []), ...parameters],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { ...described, ...Object.fromEntries(added), default: { $ref: "#/components/responses/Problem" } },
  };
};

const describePaths = (paths: Paths): object =>
  Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          withMore(operation, MORE[`${method.toUpperCase()} ${path}`] ?? {}),
        ]),
      ),
    ]),
  );

/** `GET /api/openapi.json`: every call with its shapes, its other forms, and the one form of all refusals. */
export const openApiDocument = (env: Pick<Env, "appUrl">) => {
  const session = { type: "apiKey", in: "cookie", name: sessionCookieRule(env).name };
  let described: object | null = null;
  // Knows the routes of the whole application, once it is a part of it.
  const known: { app: AnyElysia } = { app: new Elysia() };
  const describe = (): object => {
    const { paths } = toOpenAPISchema(known.app, {}, undefined, { valibot: jsonSchemaOf }, OPENAPI_VERSION);
    return {
      openapi: OPENAPI_VERSION,
      info: { title: "Listwright", version: packageJson.version, description: packageJson.description },
      // Calls of visitors need no session; what needs one refuses with 401.
      security: [{ session: [] }, {}],
      paths: describePaths(paths as Paths),
      components: { ...COMPONENTS, securitySchemes: { session } },
    };
  };
  const routes = new Elysia({ name: "openapi" }).get(
    "/api/openapi.json",
    () => {
      described ??= describe();
      return described;
    },
    { detail: { hide: true } },
  );
  known.app = routes;
  return routes;
};
