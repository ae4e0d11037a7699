import type { Env } from "../env.ts";

/** How links in mails reach us. It comes from the configuration, never from a request, which anybody can write. */
export const publicOrigin = (env: Pick<Env, "appUrl" | "PORT">): string => env.appUrl ?? `http://localhost:${env.PORT}`;
