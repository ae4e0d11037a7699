import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { logParts } from "../../../../../server/operator/operator-parts.ts";
import { createChain, linkLine } from "../../../../../server/store/log-file/chain.ts";
import { checkLogFile } from "../../../../../server/store/log-file/check-file.ts";
import { exportLog } from "../../../../../server/store/log-file/export-log.ts";
import { type ImportReport, importLog } from "../../../../../server/store/log-file/import-log.ts";
import { createSecrets, replaceInDatabase, type Secrets } from "../../../../../server/store/secrets.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { createVisitor, historyStore } from "../../../../support/log-history.ts";

export const secrets = createSecrets(new Uint8Array(32).fill(3));

const folders: string[] = [];

export const newFile = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "log-file-"));
  folders.push(folder);
  return join(folder, name);
};

export const removeFiles = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

const quietly = () => undefined;

/** Two customers with visits, one of them erased, and what of an account is no event. */
export const fillInstallation = async (sql: Sql): Promise<void> => {
  const store = historyStore(sql, secrets);
  const [ada, bob] = [createVisitor(store, "ada"), createVisitor(store, "bob")];
  for (let turn = 0; turn < 4; turn += 1) await Promise.all([ada.visit(), bob.visit()]);
  await bob.append([{ type: "AccountErased", data: { at: "2026-02-01T00:00:00.000Z" } }], { erase: true });
  await sql.query("insert into accounts values ('ada', 'ada@example.com', '2026-01-01T00:00:00.123456Z')");
  await sql.query("insert into credentials values ('ada', 'hash-of-a-password', 2)");
  await sql.query("insert into sessions values ('s1', 'ada', 'hash-of-a-secret', 'Browser', now(), now())");
  await sql.query("insert into mail_outbox values ('j1', '\\x00ff10', now(), now(), 0)");
  await sql.query("insert into checkpoints (name, position) values ('mail', 5)");
};

export const exportTo = (sql: Sql, path: string) => exportLog(logParts({ sql, secrets }), path, quietly);

export const importFrom = async (
  sql: Sql,
  path: string,
  { key = secrets, trustEvents = false }: { key?: Secrets; trustEvents?: boolean } = {},
): Promise<ImportReport> => {
  const end = await checkLogFile(path, key, quietly);
  const adoptSecret = (tx: Parameters<typeof replaceInDatabase>[0]) => replaceInDatabase(tx, key);
  return importLog(
    logParts({ sql, secrets: key }),
    { path, end },
    { adoptSecret, trustEvents, onEvents: quietly, onBuilt: quietly },
  );
};

export const linesOf = (path: string): string[] => gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");

/** A file with these lines, as somebody would write it who leaves the chain as it is. */
export const fileWith = (lines: readonly string[], name = "changed.gz"): string => {
  const path = newFile(name);
  writeFileSync(path, gzipSync(`${lines.join("\n")}\n`));
  return path;
};

/** The same lines with a chain that holds, as somebody would write it who knows the format but not the key. */
export const relinked = (lines: readonly string[]): string[] => {
  const chain = createChain();
  return lines.map((line) => {
    const { chain: _old, ...body } = JSON.parse(line);
    return linkLine(chain, body);
  });
};

const CONTENTS = [
  "select position, stream_id, version, event_id, type, schema_version, data, encode(sealed, 'hex') as sealed, actor, correlation_id, causation_id, recorded_at from events order by position",
  "select subject, encode(wrapped_key, 'hex') as wrapped_key, erased_at is not null as erased from subject_keys order by 1",
  "select customer_id, email, opened_at::text from accounts order by 1",
  "select * from credentials order by 1",
  "select * from sessions order by 1",
  "select job_id, encode(sealed, 'hex') as sealed, created_at, due_at, attempts from mail_outbox order by 1",
  "select name, position from checkpoints order by 1",
  "select position from log_head",
  "select stream_id, version, state_schema, state_version from streams order by 1",
  "select * from avatars order by 1",
  "select * from asin_profiles order by 1",
  "select * from optimizations order by 1",
  "select * from billing_customers order by 1",
];

/** What an installation consists of, without what differs by chance. */
export const contentsOf = (sql: Sql): Promise<unknown[]> =>
  sql.transaction(async (tx) => {
    await tx.query("set local timezone = 'UTC'");
    const contents: unknown[] = [];
    for (const query of CONTENTS) contents.push(await tx.query(query));
    return contents;
  });
