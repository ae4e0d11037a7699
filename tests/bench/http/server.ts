import { Elysia } from "elysia";
import { ANONYMOUS_SESSION } from "../../../events/wire/anonymous-session.ts";
import { createApp } from "../../../server/app.ts";
import { startBackground } from "../../../server/background.ts";
import { composeDeps } from "../../../server/compose.ts";
import { readEnv } from "../../../server/env.ts";
import { openDatabase } from "../../../server/store/open-database.ts";
import { errorLog } from "../../support/log.ts";

const openApp = async (): Promise<number | undefined> => {
  const env = readEnv(process.env);
  const deps = composeDeps(env, errorLog, await openDatabase(env, errorLog));
  const { server } = createApp(deps).listen({ port: 0, hostname: "127.0.0.1" });
  await startBackground(deps);
  return server?.port;
};

/** What the framework alone does for the same answer. */
const openBare = (): number | undefined =>
  new Elysia().get("/api/auth/me", () => ANONYMOUS_SESSION).listen({ port: 0, hostname: "127.0.0.1" }).server?.port;

// A server under load, in a process of its own: `bare` or `app`.
const port = process.argv[2] === "bare" ? openBare() : await openApp();
console.log(`ready at http://127.0.0.1:${port}`);
