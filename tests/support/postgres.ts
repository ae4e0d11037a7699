import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { startPostgres as startServer } from "../run/postgres.ts";

export type TestPostgres = { url: string; freshDatabase: () => Promise<string>; stop: () => Promise<void> };

const atDatabase = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

const createDatabase = async (url: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await admin.unsafe(`create database ${name}`);
  } finally {
    await admin.end();
  }
  return atDatabase(url, name);
};

let server: Promise<TestPostgres> | null = null;

const start = async (): Promise<TestPostgres> => {
  const provided = process.env["TEST_POSTGRES_URL"];
  const { url, stop } =
    provided === undefined || provided === "" ? await startServer() : { url: provided, stop: async () => {} };
  return { url, freshDatabase: () => createDatabase(url), stop };
};

/** The PostgreSQL that tests share: the one the runner started, or one that ends with this process. */
export const startPostgres = (): Promise<TestPostgres> => {
  server ??= start();
  return server;
};
