import { isIPv6 } from "node:net";
import { join } from "node:path";
import { ALL_COMMANDS } from "./all-commands.ts";
import { createApp } from "./app.ts";
import { startBackground } from "./background.ts";
import { openBillingProvider } from "./billing-provider.ts";
import { clientDir, readManifest } from "./build/client-manifest.ts";
import { composeDeps } from "./compose.ts";
import { startControl } from "./control/control-server.ts";
import type { Deps } from "./deps.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { listSamples } from "./features/reviews/samples.ts";
import { siteConfigOf } from "./features/site/site-config.ts";
import { isAdmin } from "./http/authenticate.ts";
import { SERVER_BODY_BYTES } from "./http/body-limit.ts";
import { sessionCookieRule, visitorCookieRule } from "./http/cookies.ts";
import { pages } from "./http/pages.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { serveMetrics } from "./observe/metrics-server.ts";
import { startObserving } from "./observe/start-observing.ts";
import { createLog, describeError, type Log } from "./platform/log.ts";
import { isLoopback } from "./platform/loopback.ts";
import { listenFailure, StartError } from "./platform/start-error.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { openDatabase } from "./store/open-database.ts";

const ROOT = join(import.meta.dir, "..");

const pagesSetup = (env: Env, deps: Deps) => ({
  origin: () => publicOrigin(env),
  site: () => siteConfigOf(env),
  samples: listSamples,
  knownBy: [sessionCookieRule(env).name, visitorCookieRule(env).name],
  isStaff: isAdmin(deps),
  log: deps.log,
});

const hostInUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** Where this process reaches itself. */
const ownHost = ({ HOST }: Env): string => (HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : hostInUrl(HOST));

const serve = async (env: Env, deps: Deps, app: ReturnType<typeof createApp>): Promise<string> => {
  const dir = clientDir(ROOT);
  const manifest = await readManifest(dir);
  if (manifest === null) throw new StartError("The client is not built. Run `bun start`, which builds it.");
  try {
    app
      .use(pages(dir, manifest, pagesSetup(env, deps)))
      .listen({ port: env.PORT, hostname: env.HOST, maxRequestBodySize: SERVER_BODY_BYTES, reusePort: false });
  } catch (error) {
    throw listenFailure(error, { host: env.HOST, port: env.PORT, hostVariable: "HOST", portVariable: "PORT" });
  }
  // Port 0 is whichever was free; links in mails and pages need the real one.
  env.PORT = app.server?.port ?? env.PORT;
  return `http://${env.HOST === "127.0.0.1" ? "localhost" : hostInUrl(env.HOST)}:${env.PORT}`;
};

/** What development leaves open is nothing for a network. */
const warnIfOpen = (env: Env, log: Log): void => {
  const hosts = [env.HOST, new URL(publicOrigin(env)).hostname];
  if (env.production || hosts.every(isLoopback)) return;
  log.warn(
    "Other machines may reach this server, and it does not run in production: payments are pretended and mails are kept as files. Set NODE_ENV=production for customers",
    {},
  );
};

const addSandbox = async (app: ReturnType<typeof createApp>, { world }: Sandbox): Promise<void> => {
  const { sandboxRoutes } = await import("./sandbox/sandbox.routes.ts");
  app.use(sandboxRoutes(world));
};

const onStopSignal = (log: Log, stop: () => Promise<void>): void => {
  let stopping = false;
  const handle = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info("stopping", { signal });
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void handle(signal));
};

/** A third of what `compose.yaml` waits before it kills the process. */
const LAST_CALLS_MS = 10_000;

/** Takes no new calls and lets those under way end; who sends or reads too slowly for that is cut off. */
const stopServing = async (app: ReturnType<typeof createApp>): Promise<void> => {
  const cutOff = setTimeout(() => void app.stop(true), LAST_CALLS_MS);
  await app.stop();
  clearTimeout(cutOff);
};

/** What nothing caught in the background ends no request of others; it is a fault all the same, and in the log. */
const onUncaught = (log: Log): void => {
  for (const kind of ["unhandledRejection", "uncaughtException"] as const)
    process.on(kind, (error: unknown) => log.error("nothing caught this", { kind, error: describeError(error) }));
};

/** Opens the database, migrates, serves, and stops cleanly on a signal. */
const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const log = await createLog(env.LOG_LEVEL);
  const database = await openDatabase(env, log);
  try {
    const { stripe, sandbox } = await openBillingProvider(env, log);
    const { observer, metrics } = await startObserving(env, log);
    const deps = composeDeps(env, log, database, { stripe, observer });
    const app = createApp(deps, observer);
    if (sandbox !== null) await addSandbox(app, sandbox);
    const url = await serve(env, deps, app);
    onUncaught(log);
    warnIfOpen(env, log);
    const figures = serveMetrics(env, metrics, deps);
    if (figures !== null) log.info("figures are served", { url: `${figures.url}metrics` });
    const stopBackground = await startBackground(deps);
    sandbox?.startDelivery(`http://${ownHost(env)}:${env.PORT}/api/billing/webhook`);
    const control = env.DATABASE_URL === undefined ? startControl(deps, ALL_COMMANDS, env.dataDir) : null;
    if (control !== null) database.announce(control.address);
    onStopSignal(log, async () => {
      deps.feed.close();
      await control?.stop();
      await sandbox?.stop();
      await stopBackground(() => stopServing(app));
      await figures?.stop();
      await observer.close();
      await database.close();
    });
    console.log(`Listwright is ready at ${url}`);
  } catch (error) {
    await database.close();
    throw error;
  }
};

await main().catch((error: unknown) => {
  const lines =
    error instanceof EnvError
      ? error.lines
      : [error instanceof StartError ? error.message : JSON.stringify(describeError(error))];
  for (const line of lines) console.error(`Listwright cannot start: ${line}`);
  process.exit(1);
});
