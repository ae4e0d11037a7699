import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCheckpoint } from "../../../../server/store/checkpoint.ts";
import { FolderInUse, findHolder, lockFolder } from "../../../../server/store/folder-lock.ts";
import { type Database, openEmbedded, openServer } from "../../../../server/store/open-store.ts";
import { freshDataFolder } from "../../../support/data-folder.ts";
import { silentLog } from "../../../support/log.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { type Child, killChildren, startChild } from "./child.ts";
import { META, noted, openTestStore, request, until } from "./store-fixture.ts";

const BATCH = 3;

type Acknowledged = { position: number; ids: string[] };

const acknowledgedBy = ({ lines }: Child): Acknowledged[] =>
  lines.map((line) => {
    const [position = "", ...ids] = line.split(" ");
    return { position: Number(position), ids };
  });

/** Everything acknowledged is there and in its place, in whole batches, without a gap. */
const expectNothingLost = async ({ sql }: Database, acknowledged: readonly Acknowledged[]): Promise<void> => {
  const rows = await sql.query<{ position: number; id: string }>(
    "select position, event_id as id from events order by position",
  );
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length % BATCH).toBe(0);
  for (const { position, ids } of acknowledged) {
    expect(rows.slice(position - 1, position - 1 + BATCH).map(({ id }) => id)).toEqual(ids);
  }
};

describe("when a process is killed", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await freshDataFolder("store");
  });
  afterEach(async () => {
    await killChildren();
    rmSync(folder, { recursive: true, force: true });
  });

  test("G1 PGlite has lost nothing that was acknowledged, and opens again in less than 5 s", async () => {
    const acknowledged: Acknowledged[] = [];
    for (const moment of [1, 40, 97]) {
      const child = startChild("append-batches", folder);
      await child.printed(moment);
      await child.kill();
      acknowledged.push(...acknowledgedBy(child));
      const begun = performance.now();
      const database = await openEmbedded(folder);
      expect(performance.now() - begun).toBeLessThan(5000);
      await expectNothingLost(database, acknowledged);
      await database.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(138);
  });

  test("G1 PostgreSQL has lost nothing that was acknowledged", async () => {
    const url = await (await startPostgres()).freshDatabase();
    const database = await openServer(url, silentLog);
    const acknowledged: Acknowledged[] = [];
    for (const moment of [1, 60, 133, 251]) {
      const child = startChild("append-batches", url);
      await child.printed(moment);
      await child.kill();
      acknowledged.push(...acknowledgedBy(child));
      const others =
        "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'active'";
      await until(async () => (await database.sql.query(others)).length === 0);
      await expectNothingLost(database, acknowledged);
    }
    await database.close();
  });

  test("C21 a subscription is taken over from a process that is killed, and goes on where it was", async () => {
    const url = await (await startPostgres()).freshDatabase();
    const database = await openServer(url, silentLog);
    const store = openTestStore(database.sql);
    await store.append(request("a", "none", noted("1")));
    const [first, second] = [startChild("hold-subscription", url), startChild("hold-subscription", url)];
    await Promise.race([first.printed(1), second.printed(1)]);
    const [holder, heir] = first.lines.length > 0 ? [first, second] : [second, first];
    await store.append(request("a", 1, noted("2")));
    // What it printed is delivered again unless its checkpoint has moved past it.
    await until(async () => (await readCheckpoint(database.sql, "held")) === 2);
    await holder.kill();
    await store.append(request("a", 2, noted("3")));
    await heir.printed(1);
    expect([holder.lines, heir.lines]).toEqual([["1", "2"], ["3"]]);
    await store.close();
    await database.close();
  });

  test("G3 the lock of a killed process is free, and that of a living one is not", async () => {
    const first = startChild("lock-folder", folder);
    await first.printed(1);
    expect(first.lines).toEqual(["locked"]);
    expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${first.pid}`);
    await first.kill();
    const lock = lockFolder(folder);
    lock.release();
  });
});

describe("a data folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "listwright-store-"));
  });
  afterEach(async () => {
    await killChildren();
    rmSync(folder, { recursive: true, force: true });
  });

  test("G3 a second process is refused in less than a second, and told who holds the folder", async () => {
    const first = startChild("lock-folder", folder);
    await first.printed(1);
    const second = startChild("lock-folder", folder);
    await second.printed(1);
    const { holder, ms, message } = JSON.parse(second.lines[0] ?? "{}");
    expect([holder, message]).toEqual([first.pid, `The data folder ${folder} is in use by process ${first.pid}`]);
    expect(ms).toBeLessThan(1000);
  });

  test("G3 of many processes that start at once exactly one gets the folder, time and again", async () => {
    for (let round = 0; round < 5; round += 1) {
      const racers = Array.from({ length: 6 }, () => startChild("lock-folder", folder));
      await Promise.all(racers.map((racer) => racer.printed(1)));
      const winners = racers.filter(({ lines }) => lines[0] === "locked");
      expect(winners).toHaveLength(1);
      for (const { lines } of racers) {
        if (lines[0] !== "locked") expect(JSON.parse(lines[0] ?? "{}").holder).toBe(winners[0]?.pid);
      }
      await killChildren();
    }
  });

  test("its holder can be found, with the address it takes commands at, and nobody once it is gone", async () => {
    expect(findHolder(folder)).toBeNull();
    const child = startChild("lock-folder", folder, "http://127.0.0.1:4321");
    await child.printed(1);
    expect(findHolder(folder)).toMatchObject({ pid: child.pid, address: "http://127.0.0.1:4321" });
    await child.kill();
    expect(findHolder(folder)).toBeNull();
  });

  test("one process does not open it twice either", () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.release();
    lockFolder(folder).release();
  });

  test("what was written is there when it is opened again, personal data included", async () => {
    const write = await openEmbedded(folder);
    const event = { type: "Named", data: { name: "Ada", email: "ada@example.com", source: "form" } };
    await openTestStore(write.sql, { secrets: write.secrets }).append({
      streamId: "a",
      expected: "none",
      events: [{ eventId: Bun.randomUUIDv7(), event }],
      meta: META,
    });
    await write.close();
    expect(findHolder(folder)).toBeNull();
    const again = await openEmbedded(folder);
    expect((await openTestStore(again.sql, { secrets: again.secrets }).read("a"))[0]?.event).toEqual(event);
    await again.close();
  });
});

describe("processes on one PostgreSQL", () => {
  let url: string;
  beforeAll(async () => {
    url = await (await startPostgres()).freshDatabase();
  });
  const opened: Database[] = [];
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  test("start at the same moment on an empty database, and share one secret", async () => {
    opened.push(
      ...(await Promise.all([openServer(url, silentLog), openServer(url, silentLog), openServer(url, silentLog)])),
    );
    const derived = opened.map(({ secrets }) => secrets.derive("cookies").toString("hex"));
    expect(new Set(derived).size).toBe(1);
    expect(derived[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test("give up on what takes too long, and never spend time on compiling a statement", async () => {
    const database = await openServer(url, silentLog);
    opened.push(database);
    const [settings] = await database.sql.query(
      `select current_setting('statement_timeout') as statement, current_setting('jit') as jit,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(settings).toEqual({ statement: "5s", jit: "off", idle: "10s" });
  });

  test("get an error that says so when the server is not there", async () => {
    const gone = new URL(url);
    gone.port = "1";
    await expect(openServer(gone.href, silentLog)).rejects.toMatchObject({ name: "DatabaseUnavailable" });
  });

  test("are told when a statement takes too long, and work on", async () => {
    const hasty = await openServer(url, silentLog, { statementTimeoutMs: 1000 });
    opened.push(hasty);
    await expect(hasty.sql.query("select pg_sleep(10)")).rejects.toMatchObject({ name: "StatementTimedOut" });
    expect(await hasty.sql.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("append what others ask for while one of them takes too long", async () => {
    const hasty = await openServer(url, silentLog, { statementTimeoutMs: 1000 });
    opened.push(hasty);
    const store = openTestStore(hasty.sql);
    const slow = { text: "select pg_sleep(10)", params: [] };
    const [one, two, three] = await Promise.allSettled([
      store.append(request("one", "none", noted("1"))),
      store.append({ ...request("two", "none", noted("2")), also: [slow] }),
      store.append(request("three", "none", noted("3"))),
    ]);
    expect([one.status, two.status, three.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await store.read("two")).toEqual([]);
  });
});
