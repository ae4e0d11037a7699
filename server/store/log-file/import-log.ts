import { createReader } from "../event-reader.ts";
import { keepStates } from "../rebuild/keep-states.ts";
import { createProjector } from "../rebuild/projector.ts";
import { proveStates } from "../rebuild/prove-states.ts";
import { noteVersion } from "../rebuild/rebuild-record.ts";
import { applyChanges } from "../row-changes.ts";
import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";
import { TABLES_OF_AN_EMPTY_DATABASE } from "./carried-tables.ts";
import { LogFileRefused } from "./chain.ts";
import { createStatesDigest, digestTables } from "./digests.ts";
import type { EndLine, StatesDigest, TableDigest } from "./format.ts";
import type { LogParts, OnEvents } from "./log-parts.ts";
import { readLogFile } from "./read-log-file.ts";
import { createIntake } from "./take-in-lines.ts";

const PAGE = 1000;

export type ImportOptions = {
  /** Makes the secret of the file the one of this installation, as the last thing before the commit. */
  adoptSecret: (tx: SqlConnection) => Promise<void>;
  /** Takes read models and decision states as they follow from the events, even if the file's differed. */
  trustEvents: boolean;
  onEvents: OnEvents;
  onBuilt: OnEvents;
};

export type ImportReport = {
  end: EndLine;
  /** Tables that hold what they held where the file was written. */
  equal: string[];
  /** Tables that this version of the program builds in another way, so that they cannot be compared. */
  changed: string[];
  /** What differed and was taken from the events; empty unless the events are to be trusted. */
  differed: string[];
};

const refuseUnlessEmpty = async (tx: SqlConnection): Promise<void> => {
  const tables = await tx.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename <> all ($1::text[]) order by 1",
    [TABLES_OF_AN_EMPTY_DATABASE],
  );
  for (const { name } of tables) {
    const found = await tx.query(`select from ${quotedName(name)} limit 1`);
    if (found.length > 0) {
      throw new LogFileRefused(
        `This database is not empty: there are ${name.replaceAll("_", " ")}. Import into an empty one.`,
      );
    }
  }
  await tx.query("delete from checkpoints");
};

const takeIn = async (tx: SqlConnection, parts: LogParts, path: string, onEvents: OnEvents, total: number) => {
  const take = createIntake(tx, parts.secrets, parts.definitions);
  for await (const line of readLogFile(path, parts.secrets)) {
    await take(line);
    if (line.kind === "event") onEvents(line.position, total);
  }
  await tx.query(
    "insert into streams (stream_id, version) select stream_id, max(version) from events group by stream_id",
  );
  await tx.query("update log_head set position = $1", [total]);
  await tx.script("analyze events; analyze streams; analyze subject_keys");
};

const buildTables = async (tx: SqlConnection, parts: LogParts, total: number, onBuilt: OnEvents): Promise<void> => {
  const reader = createReader(tx, parts.codec);
  const project = createProjector(parts.projections, parts.foldOf);
  for (let position = 0; position < total; ) {
    const page = await reader.readAll({ after: position, limit: PAGE });
    await applyChanges(tx, await project(reader, page));
    position = page.at(-1)?.position ?? total;
    onBuilt(position, total);
  }
  for (const { name, version = 1 } of parts.projections) await noteVersion(tx, { name, version }, total);
};

const buildStates = async (tx: SqlConnection, parts: LogParts): Promise<StatesDigest> => {
  const digest = createStatesDigest(parts.secrets);
  const stateParts = { connection: tx, codec: parts.codec, foldOf: parts.foldOf };
  for await (const { streams } of proveStates(stateParts, "")) {
    const living = streams.filter(({ kept }) => kept !== "erased");
    await keepStates(stateParts, living);
    for (const { streamId, row, fold, state } of living) digest.add(fold.schema, streamId, row.version, state);
  }
  return digest.result();
};

const compare = (
  end: EndLine,
  tables: Record<string, TableDigest>,
  states: StatesDigest,
): Omit<ImportReport, "end"> => {
  const report: Omit<ImportReport, "end"> = { equal: [], changed: [], differed: [] };
  const judge = (name: string, isComparable: boolean, isEqual: boolean): void => {
    if (!isComparable) report.changed.push(name);
    else if (isEqual) report.equal.push(name);
    else report.differed.push(name);
  };
  for (const [name, digest] of Object.entries(tables)) {
    const theirs = end.tables[name];
    judge(name, theirs?.shape === digest.shape, theirs?.rows === digest.rows && theirs.digest === digest.digest);
  }
  const isSameSchema = JSON.stringify(states.schemas) === JSON.stringify(end.states.schemas);
  judge("decision states", isSameSchema, states.digest === end.states.digest && states.streams === end.states.streams);
  return report;
};

const refuseDifferences = ({ differed }: Omit<ImportReport, "end">): void => {
  if (differed.length === 0) return;
  throw new LogFileRefused(
    `What follows from the events is not what was kept where the file was written: ${differed.join(", ")}. ` +
      "Run `bun run rebuild` there and export again, or import with --trust-events.",
  );
};

/**
 * Takes a whole log, checked before, into an empty database, in one transaction: events, keys and what does not follow from events come
 * from the file, all else is built from the events and has to be what it was where the file was written.
 */
export const importLog = (
  parts: LogParts,
  { path, end }: { path: string; end: EndLine },
  options: ImportOptions,
): Promise<ImportReport> =>
  parts.sql.transaction(async (tx) => {
    await tx.script("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    await tx.query("select from log_head for update");
    await refuseUnlessEmpty(tx);
    await takeIn(tx, parts, path, options.onEvents, end.events);
    await buildTables(tx, parts, end.events, options.onBuilt);
    const states = await buildStates(tx, parts);
    const report = compare(end, await digestTables(tx, parts.projections, parts.secrets), states);
    if (!options.trustEvents) refuseDifferences(report);
    await options.adoptSecret(tx);
    return { end, ...report };
  });
