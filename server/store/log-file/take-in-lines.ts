import type { StoredEventDefinition } from "../codec.ts";
import type { Secrets } from "../secrets.ts";
import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";
import { CARRIED_TABLES } from "./carried-tables.ts";
import { LogFileRefused } from "./chain.ts";
import type { EventLine, Line, RowLine } from "./format.ts";
import { createRowSeal } from "./sealed-rows.ts";

const BATCH = 500;

const INSERT_EVENTS = `insert into events (position, stream_id, version, event_id, type, schema_version, data, sealed,
    actor, correlation_id, causation_id, recorded_at)
  select e.position, e.stream, e.version, e.id, e.type, e.schema, e.data, decode(e.sealed, 'base64'),
    e.actor, e.correlation, e.causation, e.at
  from jsonb_to_recordset($1) as e (position bigint, stream text, version bigint, id uuid, type text, schema integer,
    data jsonb, sealed text, actor jsonb, correlation text, causation text, at timestamptz)`;

const INSERT_KEYS = `insert into subject_keys (subject, wrapped_key, erased_at)
  select k.subject, decode(k.wrapped, 'base64'), k."erasedAt"
  from jsonb_to_recordset($1) as k (subject text, wrapped text, "erasedAt" timestamptz)`;

const insertRows = (table: string): string =>
  `insert into ${quotedName(table)} select * from jsonb_populate_recordset(null::${quotedName(table)}, $1)`;

const refuseUnknown = (definitions: ReadonlyMap<string, number>, { type, schema, position }: EventLine): void => {
  const known = definitions.get(type);
  if (known === undefined || schema > known) {
    throw new LogFileRefused(
      `Event ${position} (${type}, version ${schema}) was written by a newer version of the program.`,
    );
  }
};

/** Writes the lines of a file into the tables they came from, a batch at a time. */
export const createIntake = (tx: SqlConnection, secrets: Secrets, definitions: readonly StoredEventDefinition[]) => {
  const known = new Map(definitions.map(({ type, version }) => [type, version]));
  const rowSeal = createRowSeal(secrets);
  const carried: readonly string[] = CARRIED_TABLES;
  let statement = "";
  let batch: object[] = [];

  const flush = async (): Promise<void> => {
    if (batch.length > 0) await tx.query(statement, [batch]);
    batch = [];
  };

  const put = async (into: string, line: object): Promise<void> => {
    if (into !== statement || batch.length >= BATCH) await flush();
    statement = into;
    batch.push(line);
  };

  const putRow = (line: RowLine): Promise<void> => {
    if (!carried.includes(line.table)) {
      throw new LogFileRefused(`The file holds table ${line.table}, which this version of the program does not have.`);
    }
    return put(insertRows(line.table), rowSeal.open(line));
  };

  return async (line: Line): Promise<void> => {
    switch (line.kind) {
      case "event":
        refuseUnknown(known, line);
        return put(INSERT_EVENTS, line);
      case "key":
        return put(INSERT_KEYS, line);
      case "row":
        return putRow(line);
      case "end":
        return flush();
    }
  };
};
