import type { OptimizationProgress } from "../../events/result/result.ts";
import type { Sql, Statement } from "../store/sql.ts";
import type { Run } from "./optimizer.ts";
import { ownerIdOf, ownerOf, type RunOwner } from "./run-owner.ts";

/** A run as its row has it. `attempts` counts the holders it has had. */
export type ClaimedRun = Run & { causationId: string; attempts: number };

type RunRow = {
  optimization_id: string;
  subject_kind: RunOwner["kind"];
  subject_id: string;
  input: Run["input"];
  correlation_id: string;
  causation_id: string;
  attempts: number;
};

export const WAITING: OptimizationProgress = { stage: "reading", percent: 0, message: "Waiting for a free place" };

const runOf = (row: RunRow): ClaimedRun => ({
  optimizationId: row.optimization_id,
  owner: ownerOf(row.subject_kind, row.subject_id),
  input: row.input,
  correlationId: row.correlation_id,
  causationId: row.causation_id,
  attempts: row.attempts,
});

/** Leases are told by the database's clock, which all processes share. */
const LEASE = "now() + $1::int * interval '1 millisecond'";

export const insertRun = (run: ClaimedRun, holder: string, leaseMs: number): Statement => ({
  text: `insert into optimization_runs (optimization_id, subject_kind, subject_id, input, correlation_id, causation_id,
      holder, lease_until, attempts, stage, percent, message)
    values ($2, $3, $4, $5, $6, $7, $8, ${LEASE}, $9, $10, $11, $12)`,
  params: [
    leaseMs,
    run.optimizationId,
    run.owner.kind,
    ownerIdOf(run.owner),
    run.input,
    run.correlationId,
    run.causationId,
    holder,
    run.attempts,
    WAITING.stage,
    WAITING.percent,
    WAITING.message,
  ],
});

export const deleteRun = (optimizationId: string): Statement => ({
  text: "delete from optimization_runs where optimization_id = $1",
  params: [optimizationId],
});

/** Forgets the accepted runs of a customer and of the visitors they were; who works on one finds that it ended. */
export const forgetRuns = (customerId: string, visitorIds: readonly string[]): Statement => ({
  text: `delete from optimization_runs
    where subject_kind = 'customer' and subject_id = $1 or subject_kind = 'visitor' and subject_id = any($2::text[])`,
  params: [customerId, visitorIds],
});

/** Prolongs the holder's leases and answers the runs that still are its own. */
export const renewLeases = async (sql: Sql, holder: string, leaseMs: number): Promise<ReadonlySet<string>> => {
  const rows = await sql.query<{ optimization_id: string }>(
    `update optimization_runs set lease_until = ${LEASE} where holder = $2 returning optimization_id`,
    [leaseMs, holder],
  );
  return new Set(rows.map((row) => row.optimization_id));
};

/** Takes runs whose lease has ended; no two processes take the same one. */
export const takeAbandoned = async (
  sql: Sql,
  { holder, leaseMs, limit }: { holder: string; leaseMs: number; limit: number },
): Promise<ClaimedRun[]> => {
  const rows = await sql.query<RunRow>(
    `update optimization_runs set holder = $2, lease_until = ${LEASE}, attempts = attempts + 1
     where optimization_id in (
       select optimization_id from optimization_runs
       where lease_until <= now() order by accepted_at limit $3 for update skip locked)
     returning optimization_id, subject_kind, subject_id, input, correlation_id, causation_id, attempts`,
    [leaseMs, holder, limit],
  );
  return rows.map(runOf);
};

/** Ends the leases of this holder without counting the attempt, so that the next process begins at once. */
export const handBack = async (sql: Sql, holder: string): Promise<void> => {
  await sql.query(
    "update optimization_runs set lease_until = now(), attempts = greatest(attempts - 1, 0), holder = '' where holder = $1",
    [holder],
  );
};

/** Ends every lease: this is the only process, so all others are gone. */
export const voidLeases = async (sql: Sql): Promise<void> => {
  await sql.query("update optimization_runs set lease_until = now()");
};

export const saveProgress = async (sql: Sql, optimizationId: string, progress: OptimizationProgress): Promise<void> => {
  await sql.query("update optimization_runs set stage = $2, percent = $3, message = $4 where optimization_id = $1", [
    optimizationId,
    progress.stage,
    Math.round(Math.min(100, Math.max(0, progress.percent))),
    progress.message,
  ]);
};

/** How far a run is, or null once it has ended. */
export const findProgress = async (sql: Sql, optimizationId: string): Promise<OptimizationProgress | null> => {
  const [row] = await sql.query<OptimizationProgress>(
    "select stage, percent, message from optimization_runs where optimization_id = $1",
    [optimizationId],
  );
  return row ?? null;
};
