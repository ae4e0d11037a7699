import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { logParts } from "../../../../../server/operator/operator-parts.ts";
import { ALL_PROJECTIONS } from "../../../../../server/projections/all-projections.ts";
import { CARRIED_TABLES, LEFT_TABLES } from "../../../../../server/store/log-file/carried-tables.ts";
import { verifyLog } from "../../../../../server/store/log-file/verify-log.ts";
import { createSecrets } from "../../../../../server/store/secrets.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { openFreshPostgres } from "../../../../support/databases.ts";
import { freshPglite } from "../../../../support/pglite.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import {
  contentsOf,
  exportTo,
  fileWith,
  fillInstallation,
  importFrom,
  linesOf,
  newFile,
  relinked,
  removeFiles,
  secrets,
} from "./log-file-fixture.ts";

const PROJECTED = ALL_PROJECTIONS.flatMap(({ tables }) => tables);
const EVERYTHING = [...PROJECTED, "decision states"];

const verify = (sql: Sql) =>
  verifyLog(logParts({ sql, secrets }), { onEvents: () => undefined, onStates: () => undefined });

const tamper = (sql: Sql, text: string): Promise<void> =>
  sql.transaction(async (tx) => {
    await tx.query("set local listwright.allow_event_changes = 'on'");
    await tx.query(text);
  });

describe("a log in a file", () => {
  let source: Sql;
  let target: Sql;
  let file: string;

  beforeAll(async () => {
    source = await freshPglite();
    target = await openFreshPostgres();
    await fillInstallation(source);
    file = newFile("log.ndjson.gz");
    await exportTo(source, file);
  });
  afterEach(() => resetDatabase(target));
  afterAll(async () => {
    removeFiles();
    await source.close();
    await target.close();
  });

  const refusal = async (path: string, options?: Parameters<typeof importFrom>[2]): Promise<string> => {
    const message = await importFrom(target, path, options).then(
      () => "not refused",
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    expect(await target.query("select from events")).toHaveLength(0);
    expect(await target.query("select from accounts")).toHaveLength(0);
    return message;
  };

  test("moves from PGlite to PostgreSQL and back, and everything is as it was", async () => {
    const contents = await contentsOf(source);
    const { equal, changed, differed, end } = await importFrom(target, file);
    expect({ equal, changed, differed }).toEqual({ equal: EVERYTHING, changed: [], differed: [] });
    expect(await contentsOf(target)).toEqual(contents);
    const [master] = await target.query<{ value: Uint8Array }>("select value from app_secrets where name = 'master'");
    expect(secrets.reveal().equals(master?.value ?? new Uint8Array())).toBe(true);

    const verdict = await verify(target);
    expect(verdict).toMatchObject({ events: end.events, eventsChain: end.eventsChain, faults: [] });

    const back = newFile("back.ndjson");
    expect((await exportTo(target, back)).eventsChain).toBe(end.eventsChain);
    const home = await freshPglite();
    try {
      expect((await importFrom(home, back)).equal).toEqual(EVERYTHING);
      expect(await contentsOf(home)).toEqual(contents);
    } finally {
      await home.close();
    }
  });

  test("shows nobody's data to who has no key", () => {
    const text = linesOf(file).join("\n");
    const planted = ["ada@example.com", '"Ada"', "leaked in my bag", "Notes on", "hash-of-a"];
    expect(planted.filter((words) => text.includes(words))).toEqual([]);
  });

  test("is refused where a character was changed", async () => {
    const lines = linesOf(file);
    lines[3] = (lines[3] ?? "").replace('"version":', '"version": ');
    expect(await refusal(fileWith(lines))).toBe(
      "The file was changed or damaged: line 4 does not follow from what is before it.",
    );
  });

  test("is refused where a line is gone, even if the chain was made to hold", async () => {
    const lines = linesOf(file).filter((_, index) => index !== 5);
    expect(await refusal(fileWith(lines))).toContain("line 6 does not follow");
    expect(await refusal(fileWith(relinked(lines)))).toBe("Position 5 is missing: event 6 follows.");
  });

  test("is refused where it was forged by somebody without the key", async () => {
    const lines = linesOf(file).map((line) => line.replaceAll("customer-ada", "customer-eve"));
    expect(await refusal(fileWith(relinked(lines)))).toContain("was not written by the installation that this key");
  });

  test("is refused with another installation's key", async () => {
    const key = createSecrets(new Uint8Array(32).fill(4));
    expect(await refusal(file, { key })).toContain("was not written by the installation that this key belongs to");
  });

  test("is refused where its end is missing, compressed or not", async () => {
    const cut = newFile("cut.gz");
    const bytes = readFileSync(file);
    writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * 0.7)));
    expect(await refusal(cut)).toBe("The file is cut off: its end is missing.");
    expect(await refusal(fileWith(linesOf(file).slice(0, -1)))).toBe("The file is cut off: its end is missing.");
    const torn = newFile("torn.ndjson");
    writeFileSync(torn, linesOf(file).join("\n").slice(0, -40));
    expect(await refusal(torn)).toBe("The file is cut off: its end is missing.");
  });

  test("is refused in a format or with an event of a newer version", async () => {
    const lines = linesOf(file);
    const newer = [(lines[0] ?? "").replace('"format":1', '"format":2'), ...lines.slice(1)];
    expect(await refusal(fileWith(relinked(newer)))).toContain("The file has format 2, which only a newer version");
    const later = newFile("later.gz");
    await tamper(source, "update events set schema_version = 99 where position = 4");
    try {
      await exportTo(source, later);
    } finally {
      await tamper(source, "update events set schema_version = 1 where position = 4");
    }
    expect(await refusal(later)).toMatch(
      /^Event 4 \(\w+, version 99\) was written by a newer version of the program\.$/,
    );
  });

  test("is refused where it is no export, or is not there", async () => {
    expect(await refusal(fileWith(["{}"]))).toBe("The file is not an export of a log.");
    expect(await refusal("/nowhere/at-all.gz")).toBe("There is no file /nowhere/at-all.gz.");
  });

  test("is refused by a database that is not empty, which stays as it is", async () => {
    await target.query("insert into rate_limits (key) values ('harmless')");
    await target.query("insert into idempotency_keys values ('scope', 'key', 'hash', 'result', now())");
    expect(await refusal(file)).toBe(
      "This database is not empty: there are idempotency keys. Import into an empty one.",
    );
    expect(await target.query("select from idempotency_keys")).toHaveLength(1);
  });

  test("is refused where read models had not followed from the events, unless the events are trusted", async () => {
    const lying = newFile("lying.gz");
    await source.query("update avatars set name = 'planted' where avatar_id = 'avatar-ada-1'");
    try {
      await exportTo(source, lying);
    } finally {
      await source.query("update avatars set name = 'B-ada-1' where avatar_id = 'avatar-ada-1'");
    }
    expect(await refusal(lying)).toContain("is not what was kept where the file was written: avatars.");
    expect((await importFrom(target, lying, { trustEvents: true })).differed).toEqual(["avatars"]);
  });

  test("is never written over a file that exists, and not under its name before it is whole", async () => {
    const before = readFileSync(file);
    await expect(exportTo(source, file)).rejects.toThrow("exists");
    expect(readFileSync(file)).toEqual(before);
    const broken = newFile("broken.gz");
    await source.query("update streams set state = $1 where stream_id = 'customer-ada'", [{ sealed: "AAAA" }]);
    try {
      await expect(exportTo(source, broken)).rejects.toThrow();
    } finally {
      await source.query("update streams set state = null, state_version = null where stream_id = 'customer-ada'");
    }
    expect([existsSync(broken), existsSync(`${broken}.partial`)]).toEqual([false, false]);
  });

  test("holds every table, or says why not", async () => {
    const tables = await source.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    expect(tables.map(({ name }) => name)).toEqual([...CARRIED_TABLES, ...LEFT_TABLES, ...PROJECTED].toSorted());
  });
});

describe("the live log, read through", () => {
  let sql: Sql;

  beforeAll(async () => {
    sql = await openFreshPostgres();
    await fillInstallation(sql);
  });
  afterAll(() => sql.close());

  test("is found whole", async () => {
    expect(await verify(sql)).toMatchObject({ streams: 2, faults: [] });
  });

  test("names a decision state, an event and a position that are wrong", async () => {
    await sql.query("update streams set state = $1 where stream_id = 'customer-ada'", [{ open: {} }]);
    expect((await verify(sql)).faults).toEqual(["The decision state of customer-ada is not what its events lead to."]);
    await tamper(sql, "update events set data = '{}' where position = 7");
    await tamper(sql, "delete from events where position = 9");
    const { faults } = await verify(sql);
    expect(faults.slice(0, 2).map((fault) => fault.replace(/\(\w+\)/, "(…)"))).toEqual([
      "Event 7 (…) cannot be read.",
      "Position 9 is missing: event 10 follows.",
    ]);
    expect(faults[2]).toMatch(/^The versions of stream customer-(ada|bob) have gaps/);
  });
});
