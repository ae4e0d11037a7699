import {
  type AppendRequest,
  type AppendResult,
  CorruptedIdempotency,
  type Expected,
  StreamNotFound,
  VersionConflict,
} from "./event-store.ts";
import type { RowChange } from "./projection.ts";
import { mergeChanges } from "./row-changes.ts";
import { type SqlConnection, UniqueViolation } from "./sql.ts";

/** An append made ready for the database: its events encoded, its row changes computed. */
export type PreparedAppend = {
  request: AppendRequest;
  /** Encoded with the key of its subject, or without one; null if it has nothing that a key concerns. */
  sealed: boolean | null;
  json: string;
  changes: readonly RowChange[];
};

type Verdict =
  | { verdict: "missing" | "corrupt" | "rekey" }
  | { verdict: "conflict"; actual: number }
  | { verdict: "repeated"; version: number; first: number; last: number };

type Answer = { head: number; versions: number[] } | { verdicts: (Verdict | null)[] };

/** What became of one append of a batch. `held back`: it could have been appended, but another of the batch could not. */
export type Outcome =
  | { kind: "appended" | "repeated"; result: AppendResult }
  | { kind: "refused"; error: Error }
  | { kind: "rekey" }
  | { kind: "held back" };

const APPEND = "select append_events($1, $2, $3, $4::text::jsonb, $5::text::jsonb) as answer";

const ANY = -1;
const EXISTS = -2;

const expectedNumber = (expected: Expected): number => {
  switch (expected) {
    case "any":
      return ANY;
    case "exists":
      return EXISTS;
    case "none":
      return 0;
    default:
      return expected;
  }
};

const actualOf = (version: number): number | null => (version === 0 ? null : version);

const outcomeOf = ({ streamId, expected, events }: AppendRequest, verdict: Verdict | null): Outcome => {
  if (verdict === null) return { kind: "held back" };
  switch (verdict.verdict) {
    case "rekey":
      return { kind: "rekey" };
    case "missing":
      return { kind: "refused", error: new StreamNotFound(streamId) };
    case "corrupt":
      return { kind: "refused", error: new CorruptedIdempotency(streamId) };
    case "conflict":
      return { kind: "refused", error: new VersionConflict(streamId, expected, actualOf(verdict.actual)) };
    case "repeated": {
      const { version, first, last } = verdict;
      const lastVersion = version + events.length - 1;
      const result = { firstVersion: version, lastVersion, firstPosition: first, lastPosition: last, repeated: true };
      return { kind: "repeated", result };
    }
  }
};

const appendedOutcomes = (batch: readonly PreparedAppend[], head: number, versions: readonly number[]): Outcome[] => {
  let position = head;
  return batch.map(({ request }, index) => {
    const before = versions[index] ?? 0;
    const count = request.events.length;
    const firstPosition = position + 1;
    position += count;
    return {
      kind: "appended",
      result: {
        firstVersion: before + 1,
        lastVersion: before + count,
        firstPosition,
        lastPosition: position,
        repeated: false,
      },
    };
  });
};

/** Makes everybody else who appends to these streams wait until the transaction ends. */
export const lockStreams = async (tx: SqlConnection, streamIds: readonly string[]): Promise<void> => {
  await tx.query("select from streams where stream_id = any ($1) order by stream_id for update", [streamIds]);
};

/** Appends the batch in one round trip, in the connection's transaction or in one of its own: all of it, or nothing. */
export const appendBatch = async (connection: SqlConnection, batch: readonly PreparedAppend[]): Promise<Outcome[]> => {
  const [row] = await connection.query<{ answer: Answer }>(APPEND, [
    batch.map(({ request }) => request.streamId),
    batch.map(({ request }) => expectedNumber(request.expected)),
    batch.map(({ sealed }) => sealed),
    `[${batch.map(({ json }) => json).join(",")}]`,
    JSON.stringify(mergeChanges(batch.flatMap(({ changes }) => changes))),
  ]);
  if (row === undefined) throw new Error("append_events gave no answer");
  const { answer } = row;
  return "verdicts" in answer
    ? batch.map(({ request }, index) => outcomeOf(request, answer.verdicts[index] ?? null))
    : appendedOutcomes(batch, answer.head, answer.versions);
};

/** Turns a failure of one append alone into what it means for its caller. */
export const appendError = ({ request }: PreparedAppend, error: unknown): unknown =>
  error instanceof UniqueViolation && error.constraint === "events_event_id"
    ? new CorruptedIdempotency(request.streamId)
    : error;
