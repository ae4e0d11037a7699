import { afterEach, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { customerStreamId } from "../../../../events/customer/customer.ts";
import { type AppProcess, type EngineName, type Place, startAppProcess } from "../../../support/app-process.ts";
import { freshDataFolder } from "../../../support/data-folder.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { callAs, type PreparedSeller, prepareSeller, withDeps } from "../../../support/prepared-seller.ts";

// Each of these tests starts several processes, each of which opens the database anew.
const TIMEOUT_MS = 180_000;

const GIVEN_BACK = ["AsinReserved", "OptimizationRequested", "OptimizationFailed", "AsinReleased"];

const running = new Set<AppProcess>();
const folders: string[] = [];

const start = async (place: Place, engine: EngineName): Promise<AppProcess> => {
  const app = await startAppProcess(place, engine);
  running.add(app);
  return app;
};

const kill = async (app: AppProcess): Promise<void> => {
  running.delete(app);
  await app.kill();
};

afterEach(async () => {
  await Promise.all([...running].map(kill));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: async () => {
    const folder = await freshDataFolder("killed");
    folders.push(folder);
    return { DATA_DIR: folder };
  },
  PostgreSQL: async () => ({ DATABASE_URL: await (await startPostgres()).freshDatabase() }),
};

const post = (app: AppProcess, seller: PreparedSeller, headers: Record<string, string> = {}): Promise<Response> =>
  callAs(seller, `${app.url}/api/optimizations`, {
    method: "POST",
    headers: { "idempotency-key": "the-one", ...headers },
    body: JSON.stringify({ asinId: seller.asinIds[0] }),
  });

/** Begins an optimization and kills the process in the midst of it. */
const killInTheMidst = async (app: AppProcess, seller: PreparedSeller): Promise<void> => {
  const response = await post(app, seller, { accept: "text/event-stream" });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.includes('"message":"Held"')) break;
  }
  await kill(app);
};

type Left = { facts: string[]; runs: number };

/** What the log says since the first reservation, and how many runs are not ended. */
const leftAt = (place: Place, { customerId }: PreparedSeller): Promise<Left> =>
  withDeps(place, async ({ store, sql }) => {
    const types = (await store.read(customerStreamId(customerId))).map(({ event }) => event.type);
    const runs = await sql.query("select 1 as one from optimization_runs");
    return { facts: types.slice(types.indexOf("AsinReserved")), runs: runs.length };
  });

describe.each(Object.keys(PLACES))("an optimization whose process is killed, on %s", (kind) => {
  const prepared = async () => {
    const place = await (PLACES[kind] ?? (() => Promise.reject(new Error(kind))))();
    return { place, seller: await prepareSeller(place, 1) };
  };

  test(
    "is finished after a restart, once, and its repeat gets the result",
    async () => {
      const { place, seller } = await prepared();
      await killInTheMidst(await start(place, "stuck"), seller);
      const next = await start(place, "quick");
      const repeat = await post(next, seller);
      expect(repeat.status).toBe(200);
      expect(await repeat.json()).toMatchObject({
        productName: "Product 0",
        usage: { used: 1, limit: 10, remaining: 9 },
      });
      await kill(next);
      const facts = ["AsinReserved", "OptimizationRequested", "OptimizationCompleted", "AsinUsed"];
      expect(await leftAt(place, seller)).toEqual({ facts, runs: 0 });
    },
    TIMEOUT_MS,
  );

  test(
    "costs no quota when it cannot be finished after the restart",
    async () => {
      const { place, seller } = await prepared();
      await killInTheMidst(await start(place, "stuck"), seller);
      const next = await start(place, "failing");
      expect((await post(next, seller)).status).toBe(503);
      const plan = await callAs(seller, `${next.url}/api/me/plan`);
      expect(await plan.json()).toEqual({ label: "Pro", limit: 10, used: 0 });
      await kill(next);
      const { facts, runs } = await leftAt(place, seller);
      expect(facts.slice(0, 4)).toEqual(GIVEN_BACK);
      expect(runs).toBe(0);
    },
    TIMEOUT_MS,
  );
});

test(
  "an optimization that kills three processes is given up and its ASIN released",
  async () => {
    const place = await (PLACES["PGlite"] ?? (() => Promise.reject(new Error("PGlite"))))();
    const seller = await prepareSeller(place, 1);
    for (let died = 0; died < 3; died += 1) await killInTheMidst(await start(place, "stuck"), seller);
    const last = await start(place, "stuck");
    const plan = await callAs(seller, `${last.url}/api/me/plan`);
    expect(await plan.json()).toEqual({ label: "Pro", limit: 10, used: 0 });
    await kill(last);
    expect(await leftAt(place, seller)).toEqual({ facts: GIVEN_BACK, runs: 0 });
  },
  TIMEOUT_MS,
);
