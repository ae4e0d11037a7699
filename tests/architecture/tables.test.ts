import { describe, expect, test } from "bun:test";
import { ALL_PROJECTIONS } from "../../server/projections/all-projections.ts";
import { sourceFiles } from "../support/source-files.ts";

type Source = { path: string; text: string };

const PROJECTED = ALL_PROJECTIONS.flatMap(({ tables }) => tables);

/** Which files may name a table in SQL. Read models are asked by the queries beside their projections. */
const OWNERS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(PROJECTED.map((table) => [table, /^server\/projections\/[\w-]+\.queries\.ts$/])),
  accounts: /^server\/(features\/identity\/|projections\/[\w-]+\.queries\.ts$|seed\/)/,
  sessions: /^server\/(features\/identity|http)\/|^server\/projections\/accounts\.queries\.ts$/,
  credentials: /^server\/(features\/identity|seed)\//,
  reset_tokens: /^server\/features\/identity\//,
  optimization_runs: /^server\/(optimizer|observe)\//,
  mail_outbox: /^server\/(mail|observe)\//,
  idempotency_keys: /^server\/http\//,
  rate_limits: /^server\/http\//,
  rebuilds: /^server\/store\//,
  projection_versions: /^server\/store\//,
  subject_keys: /^server\/(store\/|projections\/customer-search\.queries\.ts$)/,
};

/** Written by the store, and read wherever the history itself is asked. */
const OF_THE_LOG = ["events", "streams", "log_head", "checkpoints", "app_secrets"];

const NAMED = new RegExp(`\\b(?:from|join|into|update|table)\\s+(${Object.keys(OWNERS).join("|")})\\b`, "g");

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** The places that name a table which is not theirs. */
const trespassesIn = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(NAMED)].flatMap(([, table = ""]) =>
      OWNERS[table]?.test(path) === true ? [] : [`${path}: ${table}`],
    ),
  );

describe("a table", () => {
  test("is named in SQL by its owner alone", () => {
    expect(trespassesIn(sourceFiles(/^(server|client|events|machines)\/.*\.tsx?$/))).toEqual([]);
  });

  test.each([
    ['sql.query("select 1 from avatars where stream_id = $1")', "avatars"],
    ["const SELECT = `\n  select email\n  from accounts`;", "accounts"],
    ['{ text: "delete from optimizations", params: [] }', "optimizations"],
    ["`select 1 from events e join\n asin_profiles p on true`", "asin_profiles"],
    ['"update sessions set last_seen_at = now()"', "sessions"],
    ['"insert into billing_customers values ($1)"', "billing_customers"],
  ])("of another's in %s is found", (text, table) => {
    const path = "server/features/dashboard/planted.ts";
    expect(trespassesIn([{ path, text }])).toEqual([`${path}: ${table}`]);
  });

  test("has an owner, or belongs to the log", () => {
    const created = sourceFiles(/^migrations\/.*\.sql$/).flatMap(({ text }) =>
      [...text.matchAll(/create table (\w+)/gi)].map(([, table = ""]) => table),
    );
    expect(created).toContain("avatars");
    expect(Object.keys(OWNERS).filter((table) => !created.includes(table))).toEqual([]);
    expect(created.filter((table) => !(table in OWNERS) && !OF_THE_LOG.includes(table))).toEqual([]);
  });
});
