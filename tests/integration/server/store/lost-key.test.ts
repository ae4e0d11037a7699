import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "../../../../server/env.ts";
import { openDatabase } from "../../../../server/store/open-database.ts";
import { createSecrets, type Secrets, writeKeyFile } from "../../../../server/store/secrets.ts";
import { createSubjectKeys } from "../../../../server/store/subject-keys.ts";
import { freshDataFolder } from "../../../support/data-folder.ts";
import { silentLog } from "../../../support/log.ts";
import { startPostgres } from "../../../support/postgres.ts";

setDefaultTimeout(60_000);

const OTHER = createSecrets(new Uint8Array(32).fill(7));

let folder: string;
let key: string;
beforeEach(async () => {
  folder = await freshDataFolder("lost-key");
  key = join(folder, "key");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Where = { DATA_DIR: string; DATABASE_URL?: string };

/** Seals something for each subject, as the first event of a customer does, and loses what `lose` says. */
const sealed = async (where: Where, subjects: readonly [string, Secrets?][], lose = "select 1"): Promise<void> => {
  const { sql, secrets, close } = await openDatabase(readEnv(where), silentLog);
  for (const [subject, other = secrets] of subjects) await createSubjectKeys(other).findOrCreate(sql, subject);
  await sql.query(lose);
  await close();
};

const opened = async (where: Where): Promise<string> => {
  try {
    const database = await openDatabase(readEnv(where), silentLog);
    await database.close();
    return "opened";
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};

describe("a data folder whose database is sealed", () => {
  test("opens with its own key and gets no other in its place", async () => {
    await sealed({ DATA_DIR: folder }, [["customer-1"]]);
    const kept = readFileSync(key);
    rmSync(key);
    expect(await opened({ DATA_DIR: folder })).toBe(
      `StartError: The key file ${key} is missing, and the database is sealed with it. Put it back from your backup.`,
    );
    expect(existsSync(key)).toBe(false);
    writeKeyFile(key, OTHER);
    expect(await opened({ DATA_DIR: folder })).toBe(
      `StartError: The key file ${key} is not the one the database is sealed with. Put that one back from your backup.`,
    );
    writeFileSync(key, "");
    expect(await opened({ DATA_DIR: folder })).toBe(
      `StartError: The key file ${key} is damaged. Put it back from your backup.`,
    );
    writeFileSync(key, kept);
    expect(await opened({ DATA_DIR: folder })).toBe("opened");
  });

  test("opens with the key of its first customer, whatever was sealed later with another", async () => {
    await sealed({ DATA_DIR: folder }, [["customer-1"], ["customer-2", OTHER]]);
    expect(await opened({ DATA_DIR: folder })).toBe("opened");
  });

  test("gets a new key where everything that was sealed is erased", async () => {
    await sealed(
      { DATA_DIR: folder },
      [["customer-1"]],
      "update subject_keys set wrapped_key = null, erased_at = now()",
    );
    rmSync(key);
    expect(await opened({ DATA_DIR: folder })).toBe("opened");
    expect(existsSync(key)).toBe(true);
  });
});

test("a PostgreSQL database that is sealed is not opened without its key, and gets no other in its place", async () => {
  const where = { DATA_DIR: folder, DATABASE_URL: await (await startPostgres()).freshDatabase() };
  await sealed(where, [["customer-1"]], "delete from app_secrets");
  const refusal =
    "StartError: The key in the table app_secrets is missing, and the database is sealed with it. Put it back from your backup.";
  expect(await opened(where)).toBe(refusal);
  expect(await opened(where)).toBe(refusal);
});
