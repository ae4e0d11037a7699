import { Elysia } from "elysia";
import type { Deps } from "./deps.ts";
import { bodyLimit } from "./http/body-limit.ts";
import { health } from "./http/health.ts";
import { openApiDocument } from "./http/openapi.ts";
import { problems } from "./http/problems.ts";
import { securityHeaders } from "./http/security-headers.ts";

/** The whole application over what it needs of the world: the API first, then the pages of the built client. */
export const createApp = (deps: Deps) =>
  new Elysia({ name: "listwright", serve: { idleTimeout: 30 } })
    .use(securityHeaders(deps.env))
    .use(problems(deps.log))
    .use(bodyLimit())
    .use(openApiDocument())
    .use(health(deps));

export type App = ReturnType<typeof createApp>;
