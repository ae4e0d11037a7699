import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { createApp } from "../app.ts";
import { composeDeps } from "../compose.ts";
import type { Deps } from "../deps.ts";
import { readEnv } from "../env.ts";
import { startStripeProcessor } from "../features/billing/process-stripe-events.reactor.ts";
import { startTakeOverDemo } from "../features/demo/take-over-demo.reactor.ts";
import type { Engine } from "../optimizer/engine.ts";
import type { Log } from "../platform/log.ts";
import { sandboxRoutes } from "../sandbox/sandbox.routes.ts";
import { openSandbox, type Sandbox } from "../sandbox/sandbox.ts";
import { migrate } from "../store/migrate.ts";
import { openPglite } from "../store/pglite.ts";
import { createSecrets } from "../store/secrets.ts";

export const ORIGIN = "http://localhost";
const MASTER_BYTES = 32;
/** Behind a proxy every person has an address of their own, so that nobody is slowed down for the others. */
const ENV = { TRUST_PROXY: "1", APP_URL: ORIGIN, DATA_DIR: tmpdir() };

/** The product in memory, at a moment of the past that only moves when it is told to. */
export type Past = {
  deps: Deps;
  sandbox: Sandbox;
  handle: (request: Request) => Promise<Response>;
  /** Goes on to a moment: what was due until then happens, and everything that follows from it. */
  goTo: (moment: Date) => Promise<void>;
  /** Runs the work while every optimization fails. */
  whileFailing: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** What goes wrong in the past is part of its story. */
const SILENT: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const heldClock = () => {
  let base = new Date();
  let setAt = Date.now();
  return {
    now: () => new Date(base.getTime() + Date.now() - setAt),
    set: (moment: Date): void => {
      base = moment;
      setAt = Date.now();
    },
  };
};

const breakable = (engine: Engine) => {
  let broken = false;
  return {
    engine: {
      ...engine,
      optimize: async (...args) => {
        if (broken) throw new Error("The engine was told to fail");
        return engine.optimize(...args);
      },
    } satisfies Engine,
    whileBroken: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      broken = true;
      try {
        return await work();
      } finally {
        broken = false;
      }
    },
  };
};

/** Opens the whole product over a database in memory, with the payment sandbox, and a clock that begins at `start`. */
export const openPast = async (start: Date, engineOf: (env: Deps["env"]) => Engine): Promise<Past> => {
  const clock = heldClock();
  clock.set(start);
  const env = readEnv(ENV);
  const sql = await openPglite();
  await migrate(sql);
  let receive: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 });
  const sandbox = openSandbox({
    file: ":memory:",
    clock,
    pagesUrl: () => `${ORIGIN}/sandbox`,
    send: (request) => receive(request),
  });
  const { engine, whileBroken } = breakable(engineOf(env));
  const secrets = createSecrets(randomBytes(MASTER_BYTES));
  const deps = composeDeps(env, SILENT, { sql, secrets }, { stripe: sandbox.gateway, clock, engine });
  const app = createApp(deps);
  const pages = sandboxRoutes(sandbox.world);
  /** Whether nothing was asked since everything that follows from it happened. */
  let isSettled = false;
  const handle: typeof receive = async (request) => {
    isSettled = false;
    return new URL(request.url).pathname.startsWith("/sandbox") ? pages.handle(request) : app.handle(request);
  };
  receive = handle;
  sandbox.startDelivery(`${ORIGIN}/api/billing/webhook`);
  const followers = [await startStripeProcessor(deps), await startTakeOverDemo(deps)];

  const headOf = async (): Promise<number> =>
    (await deps.store.readAll({ limit: 1, direction: "backward" }))[0]?.position ?? 0;

  const settle = async (): Promise<void> => {
    await sandbox.deliver();
    if (isSettled) return;
    for (let head = await headOf(), before = -1; head !== before; head = await headOf()) {
      before = head;
      for (const follower of followers) await follower.caughtUp(head);
    }
    isSettled = true;
  };

  return {
    deps,
    sandbox,
    handle,
    goTo: async (moment) => {
      await settle();
      clock.set(moment);
      await settle();
    },
    whileFailing: whileBroken,
    close: async () => {
      await sandbox.stop();
      await deps.optimizer.stop();
      await deps.mailer.close();
      await deps.store.close();
      await sql.close();
    },
  };
};
