import type { ProvenStream, StateParts } from "./prove-states.ts";

const KEEP = `update streams s set state_schema = w.schema, state_version = w.version, state = w.state
  from jsonb_to_recordset($1) as w (stream_id text, schema text, version bigint, state jsonb, was bigint, wrapped text)
  where s.stream_id = w.stream_id and s.version = w.version and s.state_version is not distinct from w.was
    and (select encode(k.wrapped_key, 'hex') from subject_keys k where k.subject = s.stream_id) is not distinct from w.wrapped
  returning s.stream_id`;

/** Keeps the folded states beside their streams, but for streams to which something was appended meanwhile. */
export const keepStates = async (
  { connection, codec }: StateParts,
  streams: readonly ProvenStream[],
): Promise<ReadonlySet<string>> => {
  if (streams.length === 0) return new Set();
  const rows = streams.map(({ streamId, row, fold, state }) => ({
    stream_id: streamId,
    schema: fold.schema,
    version: row.version,
    state: codec.encodeState(streamId, state, codec.keys.unwrap(streamId, row)),
    was: row.state_version,
    wrapped: row.wrapped_key === null ? null : Buffer.from(row.wrapped_key).toString("hex"),
  }));
  const kept = await connection.query<{ stream_id: string }>(KEEP, [rows]);
  return new Set(kept.map(({ stream_id }) => stream_id));
};
