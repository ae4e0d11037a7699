import * as v from "valibot";
import { defineEvent } from "../../../events/kernel/event.ts";
import type { EventStore, NewEvent } from "../../../server/store/event-store.ts";
import { storeOver } from "../../../server/store/open-store.ts";
import { openPostgres } from "../../../server/store/postgres.ts";
import { defineProjection, type Projection } from "../../../server/store/projection.ts";
import { createSecrets } from "../../../server/store/secrets.ts";
import type { Sql } from "../../../server/store/sql.ts";
import { errorLog } from "../../support/log.ts";

/** One way to append. `client` makes a client's own "append one event", called again and again by that client alone. */
export type Contender = {
  name: string;
  open: (
    url: string,
    clients: number,
  ) => Promise<{ client: (index: number) => () => Promise<unknown>; close: () => Promise<void> }>;
};

const ItemAdded = defineEvent({
  type: "ItemAdded",
  fact: "An item was added to a basket.",
  data: { itemId: v.string(), name: v.string(), quantity: v.number(), note: v.string(), at: v.string() },
});

export const META = {
  actor: { kind: "customer" as const, customerId: "customer-1", sessionId: "session-1" },
  correlationId: "01a1fbb1-8ddd-7473-92c3-fcdd416304ec",
  causationId: null,
};

const NOTE = "An event body of about the size of ours, with a sentence or two that somebody wrote about a product.";

export type ItemAddedEvent = v.InferOutput<typeof ItemAdded.schema>;

export const itemAdded = (itemId: string): ItemAddedEvent => ({
  type: "ItemAdded",
  data: { itemId, name: "Steel bottle", quantity: 2, note: NOTE, at: "2026-01-01T00:00:00.000Z" },
});

const newEvent = (): NewEvent => {
  const eventId = Bun.randomUUIDv7();
  return { eventId, event: itemAdded(eventId) };
};

const PROJECTIONS: readonly Projection[] = [
  defineProjection({
    name: "bench-items",
    tables: ["bench_items"],
    project: ({ streamId, eventId, recordedAt }) => [
      {
        table: "bench_items",
        key: { item_id: eventId },
        set: { stream_id: streamId, name: "Steel bottle", added_at: recordedAt },
      },
    ],
  }),
  defineProjection({
    name: "bench-baskets",
    tables: ["bench_baskets"],
    needsState: true,
    project: ({ streamId, recordedAt }, stateAfter) => {
      const { items } = v.parse(v.object({ items: v.number() }), stateAfter);
      return [{ table: "bench_baskets", key: { stream_id: streamId }, set: { items, changed_at: recordedAt } }];
    },
  }),
];

const EVENT_TABLE = `stream_id text collate "C" not null, version bigint not null, event_id uuid not null unique, type text not null,
  data jsonb not null, actor jsonb not null, correlation_id text not null, recorded_at timestamptz not null,
  unique (stream_id, version)`;

export const TABLES = `
  create table bench_bare (position bigint generated always as identity primary key, ${EVENT_TABLE});
  create table bench_counter (only_row boolean primary key, position bigint not null) with (fillfactor = 10);
  insert into bench_counter values (true, 0);
  create table bench_counted (position bigint primary key, ${EVENT_TABLE});
  create table bench_items (item_id uuid primary key, stream_id text not null, name text not null, added_at timestamptz not null);
  create table bench_baskets (stream_id text primary key, items integer not null, changed_at timestamptz not null)
    with (fillfactor = 70);
`;

const EVENT_COLUMNS = "stream_id, version, event_id, type, data, actor, correlation_id, recorded_at";

const eventParams = (streamId: string, version: number): unknown[] => {
  const { eventId, event } = newEvent();
  return [streamId, version, eventId, event.type, event.data, META.actor, META.correlationId, new Date()];
};

const clientsOver = (
  sql: Sql,
  append: (streamId: string, version: number) => Promise<unknown>,
): Awaited<ReturnType<Contender["open"]>> => ({
  client: () => {
    const streamId = `stream-${Bun.randomUUIDv7()}`;
    let version = 0;
    return () => append(streamId, ++version);
  },
  close: sql.close,
});

/**
 * One insert per statement and per transaction into a table with the columns and the unique rules of ours, positions from
 * a sequence: no order, no expected version, no notification.
 */
export const bareInserts: Contender = {
  name: "bare inserts",
  open: async (url, clients) => {
    const sql = await openPostgres(url, errorLog, { poolSize: clients });
    const text = `insert into bench_bare (${EVENT_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
    return clientsOver(sql, (streamId, version) => sql.query(text, eventParams(streamId, version)));
  },
};

/** Ordered without sharing: each event takes the counter row in a transaction, and a statement, of its own. */
export const counterRow: Contender = {
  name: "counter row per event",
  open: async (url, clients) => {
    const sql = await openPostgres(url, errorLog, { poolSize: clients });
    const text = `with next as (update bench_counter set position = position + 1 returning position)
      insert into bench_counted (position, ${EVENT_COLUMNS}) select position, $1, $2, $3, $4, $5, $6, $7, $8 from next`;
    return clientsOver(sql, (streamId, version) => sql.query(text, eventParams(streamId, version)));
  },
};

export const openBenchStore = async (
  url: string,
  projections: readonly Projection[],
): Promise<{ sql: Sql; store: EventStore }> => {
  const sql = await openPostgres(url, errorLog);
  const store = storeOver(
    { sql, secrets: createSecrets(new Uint8Array(32)) },
    {
      definitions: [ItemAdded],
      upcasters: {},
      projections,
      clock: { now: () => new Date() },
      newId: () => Bun.randomUUIDv7(),
      log: errorLog,
    },
  );
  return { sql, store };
};

/** Our append: stream row, expected version, unique ids, gap-free position in commit order, notification. */
export const ourAppend: Contender = {
  name: "our append",
  open: async (url) => {
    const { sql, store } = await openBenchStore(url, []);
    return clientsOver(sql, (streamId, version) =>
      store.append({ streamId, expected: version - 1, events: [newEvent()], meta: META }),
    );
  },
};

/** The same with the folded state and two read models in the transaction. */
export const ourAppendProjected: Contender = {
  name: "our append, 2 projections and state",
  open: async (url) => {
    const { sql, store } = await openBenchStore(url, PROJECTIONS);
    return clientsOver(sql, (streamId, version) =>
      store.append({
        streamId,
        expected: version - 1,
        events: [newEvent()],
        meta: META,
        state: { schema: "basket-1", after: [{ items: version }] },
      }),
    );
  },
};
