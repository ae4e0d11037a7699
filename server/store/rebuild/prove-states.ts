import { isDeepStrictEqual } from "node:util";
import type { Codec, EventRow } from "../codec.ts";
import { EVENT_COLUMNS, STATE_COLUMNS } from "../event-reader.ts";
import type { StateRow } from "../event-store.ts";
import type { SqlConnection } from "../sql.ts";
import type { FoldOf, StreamFold } from "./projector.ts";

const STREAMS_PAGE = 500;
const EVENTS_PAGE = 4000;

type StreamRow = StateRow & { stream_id: string };

/** `stale`: none is kept, or one of another schema; it is folded anew when it is next used. */
type KeptState = "equal" | "different" | "stale" | "erased";

/** A stream at a version of its own, its decision state as it follows from the events, and what is kept beside it. */
export type ProvenStream = { streamId: string; row: StreamRow; fold: StreamFold; state: unknown; kept: KeptState };

export type StateParts = { connection: SqlConnection; codec: Codec; foldOf: FoldOf };

const READ_STREAMS = `select s.stream_id, ${STATE_COLUMNS}
  from streams s left join subject_keys k on k.subject = s.stream_id
  where s.stream_id > $1 order by s.stream_id limit ${STREAMS_PAGE}`;

const READ_EVENTS = `select ${EVENT_COLUMNS}
  from unnest($1::text[], $2::bigint[], $3::bigint[]) as w (stream_id, after, until)
  join events e on e.stream_id = w.stream_id and e.version > w.after and e.version <= w.until
  left join subject_keys k on k.subject = e.stream_id
  order by e.stream_id, e.version`;

/** Streams in groups whose events are read at once; a long one is a group of its own. */
const groupsOf = (rows: readonly StreamRow[]): StreamRow[][] => {
  const groups: StreamRow[][] = [];
  let size = EVENTS_PAGE;
  for (const row of rows) {
    if (size + row.version > EVENTS_PAGE) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(row);
    size += row.version;
  }
  return groups;
};

const eventsOf = async function* (
  { connection, codec }: StateParts,
  group: readonly StreamRow[],
): AsyncGenerator<ReturnType<Codec["decode"]>> {
  const longest = Math.max(...group.map(({ version }) => version));
  for (let after = 0; after < longest; after += EVENTS_PAGE) {
    const rows = await connection.query<EventRow>(READ_EVENTS, [
      group.map(({ stream_id }) => stream_id),
      group.map(() => after),
      group.map(({ version }) => Math.min(version, after + EVENTS_PAGE)),
    ]);
    for (const row of rows) yield codec.decode(row);
  }
};

const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

const createJudge = ({ codec }: StateParts, row: StreamRow, fold: StreamFold) => {
  const { stream_id: streamId, state_version: stateVersion, state: encoded } = row;
  const key = codec.keys.unwrap(streamId, row);
  let kept: KeptState = key === "erased" ? "erased" : "stale";
  let state = fold.initialState;
  const isKept = encoded !== null && row.state_schema === fold.schema;
  if (isKept && stateVersion !== null && stateVersion > row.version) kept = "different";
  // What cannot be opened is not what was kept either.
  const isKeptAs = (folded: unknown): boolean => {
    try {
      return encoded !== null && isDeepStrictEqual(codec.decodeState(streamId, encoded, key), plain(folded));
    } catch {
      return false;
    }
  };
  return {
    take: ({ version, event }: ReturnType<Codec["decode"]>): void => {
      state = fold.evolve(state, event);
      if (!isKept || version !== stateVersion) return;
      kept = isKeptAs(state) ? "equal" : "different";
    },
    verdict: (): ProvenStream => ({ streamId, row, fold, state, kept }),
  };
};

const stateOf = (parts: StateParts, row: StreamRow, fold: StreamFold): unknown => {
  const { stream_id: streamId, state, state_schema: schema, state_version: stateVersion } = row;
  if (state === null || schema !== fold.schema || stateVersion !== row.version) return null;
  return parts.codec.decodeState(streamId, state, parts.codec.keys.unwrap(streamId, row));
};

const proveGroup = async (parts: StateParts, group: readonly StreamRow[]): Promise<ProvenStream[]> => {
  const judges = new Map(
    group.flatMap((row) => {
      const fold = parts.foldOf(row.stream_id);
      return fold === null ? [] : [[row.stream_id, createJudge(parts, row, fold)] as const];
    }),
  );
  const folded = group.filter((row) => judges.has(row.stream_id));
  if (folded.length === 0) return [];
  for await (const event of eventsOf(parts, folded)) judges.get(event.streamId)?.take(event);
  return [...judges.values()].map((judge) => judge.verdict());
};

/**
 * Folds every stream from its beginning, in the order of their names, and compares with the state kept beside it. Events
 * never change, so each stream is judged at the version it had when it was looked at, however much is appended meanwhile.
 */
export const proveStates = async function* (
  parts: StateParts,
  after: string,
): AsyncGenerator<{ streams: ProvenStream[]; events: number; lastStream: string }> {
  let cursor = after;
  for (;;) {
    const rows = await parts.connection.query<StreamRow>(READ_STREAMS, [cursor]);
    for (const group of groupsOf(rows)) {
      const streams = await proveGroup(parts, group);
      const events = group.reduce((sum, { version }) => sum + version, 0);
      yield { streams, events, lastStream: group.at(-1)?.stream_id ?? cursor };
    }
    cursor = rows.at(-1)?.stream_id ?? cursor;
    if (rows.length < STREAMS_PAGE) return;
  }
};

/** The decision state of every stream that has one: what is kept, and folded only where nothing current is. */
export const currentStates = async function* (
  parts: StateParts,
): AsyncGenerator<{ streamId: string; version: number; state: unknown }> {
  for (let cursor = ""; ; ) {
    const rows = await parts.connection.query<StreamRow>(READ_STREAMS, [cursor]);
    for (const row of rows) {
      const fold = parts.foldOf(row.stream_id);
      if (fold === null || row.erased === true) continue;
      const state = stateOf(parts, row, fold) ?? (await proveGroup(parts, [row]))[0]?.state;
      yield { streamId: row.stream_id, version: row.version, state };
    }
    cursor = rows.at(-1)?.stream_id ?? cursor;
    if (rows.length < STREAMS_PAGE) return;
  }
};
