import { createHmac } from "node:crypto";
import type { Projection } from "../projection.ts";
import { currentStates, type StateParts } from "../rebuild/prove-states.ts";
import { describeTable } from "../rebuild/table-shape.ts";
import type { Secrets } from "../secrets.ts";
import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";
import type { StatesDigest, TableDigest } from "./format.ts";

// The sum of hashes does not depend on the order of the rows and is kept in constant memory.
const digestOf = (table: string): string => `select count(*) as rows,
    coalesce(sum(('x' || '0' || substr(h, 1, 15))::bit(64)::bigint), 0)::text || '-' ||
    coalesce(sum(('x' || '0' || substr(h, 16, 15))::bit(64)::bigint), 0)::text as digest
  from (select encode(sha256(convert_to(to_jsonb(t)::text, 'UTF8')), 'hex') as h from ${quotedName(table)} t) hashed`;

/**
 * What the tables of the projections hold, as figures that are the same wherever the same rows lie. They are made with a
 * key of the installation, so that nobody else can tell from them whether a guess at a row is right.
 */
export const digestTables = async (
  tx: SqlConnection,
  projections: readonly Projection[],
  secrets: Secrets,
): Promise<Record<string, TableDigest>> => {
  await tx.query("set local timezone = 'UTC'");
  const key = secrets.derive("log-file/tables");
  const digests: Record<string, TableDigest> = {};
  for (const { tables, version = 1 } of projections) {
    for (const table of tables) {
      const { columns } = await describeTable(tx, table);
      const [row] = await tx.query<{ rows: number; digest: string }>(digestOf(table));
      const names = columns.map(({ name, type }) => `${name} ${type}`).toSorted();
      const digest = createHmac("sha256", key).update(`${table} ${row?.digest}`).digest("hex");
      digests[table] = { shape: `${version}: ${names.join(", ")}`, rows: row?.rows ?? 0, digest };
    }
  }
  return digests;
};

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, inOrder(member)]),
  );
};

/** Sums decision states up. They hold personal data, so their hashes are made with a key of the installation. */
export const createStatesDigest = (secrets: Secrets) => {
  const key = secrets.derive("log-file/states");
  const schemas = new Set<string>();
  let streams = 0;
  let sum = 0n;
  return {
    add: (schema: string, streamId: string, version: number, state: unknown): void => {
      const text = JSON.stringify([schema, streamId, version, inOrder(state)]);
      const hash = createHmac("sha256", key).update(text).digest();
      sum = BigInt.asUintN(256, sum + BigInt(`0x${hash.toString("hex")}`));
      schemas.add(schema);
      streams += 1;
    },
    result: (): StatesDigest => ({ streams, schemas: [...schemas].toSorted(), digest: sum.toString(16) }),
  };
};

/** What the decision states kept beside the streams come to. */
export const digestStates = async (parts: StateParts, secrets: Secrets): Promise<StatesDigest> => {
  const digest = createStatesDigest(secrets);
  for await (const { streamId, version, state } of currentStates(parts)) {
    digest.add(parts.foldOf(streamId)?.schema ?? "", streamId, version, state);
  }
  return digest.result();
};
