import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import type { Codec, EventRow } from "./codec.ts";
import type { Direction, LoadedState, ReadAllOptions, ReadOptions, StateRow } from "./event-store.ts";
import type { SqlConnection } from "./sql.ts";

const LIMIT = 1000;

/** The columns of `EventRow`, from `events e` and `subject_keys k`. */
export const EVENT_COLUMNS = `e.position, e.stream_id, e.version, e.event_id, e.type, e.schema_version, e.data, e.sealed,
  e.actor, e.correlation_id, e.causation_id, e.recorded_at, k.wrapped_key, k.erased_at is not null as erased`;

const FROM = "from events e left join subject_keys k on k.subject = e.stream_id";

const READ_STREAM: Record<Direction, string> = {
  forward: `select ${EVENT_COLUMNS} ${FROM} where e.stream_id = $1 and e.version >= $2 order by e.version limit $3`,
  backward: `select ${EVENT_COLUMNS} ${FROM} where e.stream_id = $1 and e.version <= $2 order by e.version desc limit $3`,
};

const READ_ALL: Record<Direction, string> = {
  forward: `select ${EVENT_COLUMNS} ${FROM} where e.position > $1 order by e.position limit $2`,
  backward: `select ${EVENT_COLUMNS} ${FROM} where e.position < $1 order by e.position desc limit $2`,
};

/** The columns of `StateRow`, from `streams s` and `subject_keys k`. */
export const STATE_COLUMNS =
  "s.version, s.state_schema, s.state_version, s.state, k.wrapped_key, k.erased_at is not null as erased";

const LOAD_STATE = `select ${STATE_COLUMNS}
  from streams s left join subject_keys k on k.subject = s.stream_id where s.stream_id = $1`;

const openStateWith =
  (codec: Codec) =>
  (streamId: string, schema: string, row: StateRow): LoadedState => {
    const key = codec.keys.unwrap(streamId, row);
    const { version, state, state_version: stateVersion } = row;
    if (state === null || stateVersion === null || row.state_schema !== schema) return { version, folded: null };
    const value = codec.decodeState(streamId, state, key);
    return { version, folded: value === null ? null : { version: stateVersion, value } };
  };

/** Events of all streams as they are stored, in commit order, after a position. */
export const readStored = (connection: SqlConnection, after: number, limit: number): Promise<EventRow[]> =>
  connection.query<EventRow>(READ_ALL.forward, [after, limit]);

const AFTER_ALL = 2 ** 53;

const startOf = (direction: Direction): number => (direction === "forward" ? 0 : AFTER_ALL);

/** Reads events of one stream or of all, decoded and lifted to their newest version, a page of at most `limit` at a time; throws where one cannot be decoded. */
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
    const [row] = await connection.query<StateRow>(LOAD_STATE, [streamId]);
    return row === undefined ? { version: 0, folded: null } : openStateWith(codec)(streamId, schema, row);
  },
  openState: openStateWith(codec),
  head: async (): Promise<number> => {
    const [row] = await connection.query<{ position: number }>("select position from log_head");
    return row?.position ?? 0;
  },
});

export type EventReader = ReturnType<typeof createReader>;
