import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import type { Codec, EncodedState, EventRow } from "./codec.ts";
import type { Direction, LoadedState, ReadAllOptions, ReadOptions } from "./event-store.ts";
import type { SqlConnection } from "./sql.ts";
import type { KeyColumns } from "./subject-keys.ts";

const LIMIT = 1000;

const COLUMNS = `e.position, e.stream_id, e.version, e.event_id, e.type, e.schema_version, e.data, e.sealed,
  e.actor, e.correlation_id, e.causation_id, e.recorded_at, k.wrapped_key, k.erased_at is not null as erased`;

const FROM = "from events e left join subject_keys k on k.subject = e.stream_id";

const READ_STREAM: Record<Direction, string> = {
  forward: `select ${COLUMNS} ${FROM} where e.stream_id = $1 and e.version >= $2 order by e.version limit $3`,
  backward: `select ${COLUMNS} ${FROM} where e.stream_id = $1 and e.version <= $2 order by e.version desc limit $3`,
};

const READ_ALL: Record<Direction, string> = {
  forward: `select ${COLUMNS} ${FROM} where e.position > $1 order by e.position limit $2`,
  backward: `select ${COLUMNS} ${FROM} where e.position < $1 order by e.position desc limit $2`,
};

const LOAD_STATE = `select s.version, s.state_version, case when s.state_schema = $2 then s.state end as state,
    k.wrapped_key, k.erased_at is not null as erased
  from streams s left join subject_keys k on k.subject = s.stream_id where s.stream_id = $1`;

type StateRow = KeyColumns & { version: number; state_version: number | null; state: EncodedState | null };

const startOf = (direction: Direction): number => (direction === "forward" ? 0 : Number.MAX_SAFE_INTEGER);

export const createReader = (connection: SqlConnection, codec: Codec) => ({
  read: async (
    streamId: string,
    { from, limit = LIMIT, direction = "forward" }: ReadOptions = {},
  ): Promise<EventEnvelope[]> => {
    const params = [streamId, from ?? startOf(direction), limit];
    return (await connection.query<EventRow>(READ_STREAM[direction], params)).map(codec.decode);
  },
  readAll: async ({ after, limit = LIMIT, direction = "forward" }: ReadAllOptions = {}): Promise<EventEnvelope[]> => {
    const params = [after ?? startOf(direction), limit];
    return (await connection.query<EventRow>(READ_ALL[direction], params)).map(codec.decode);
  },
  loadState: async (streamId: string, schema: string): Promise<LoadedState> => {
    const [row] = await connection.query<StateRow>(LOAD_STATE, [streamId, schema]);
    if (row === undefined) return { version: 0, folded: null };
    const key = codec.keys.unwrap(streamId, row);
    if (row.state === null || row.state_version === null) return { version: row.version, folded: null };
    return {
      version: row.version,
      folded: { version: row.state_version, value: codec.decodeState(streamId, row.state, key) },
    };
  },
  head: async (): Promise<number> => {
    const [row] = await connection.query<{ position: number }>("select position from log_head");
    return row?.position ?? 0;
  },
});

export type EventReader = ReturnType<typeof createReader>;
