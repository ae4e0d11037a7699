import * as v from "valibot";
import { defineEvent } from "../../../../events/kernel/event.ts";
import type { Upcasters } from "../../../../events/kernel/upcast.ts";
import type { Log } from "../../../../server/platform/log.ts";
import type { StoredEventDefinition } from "../../../../server/store/codec.ts";
import type {
  AppendMeta,
  AppendRequest,
  EventStore,
  Expected,
  NewEvent,
} from "../../../../server/store/event-store.ts";
import { storeOver } from "../../../../server/store/open-store.ts";
import type { Projection } from "../../../../server/store/projection.ts";
import { createSecrets, type Secrets } from "../../../../server/store/secrets.ts";
import type { Sql } from "../../../../server/store/sql.ts";
import { silentLog } from "../../../support/log.ts";

/** A database under test: migrated, and empty at the start of every test. */
export type Backend = {
  kind: Sql["kind"];
  sql: () => Sql;
  /** The same database as another process would open it. The embedded one has a single process, so there it is the same. */
  another: () => Promise<Sql>;
  /** A database that nothing was ever done to. */
  untouched: () => Promise<{ open: () => Promise<Sql> }>;
};

export const Noted = defineEvent({
  type: "Noted",
  fact: "Something was noted.",
  data: { text: v.string(), amount: v.optional(v.number()) },
});
export const Named = defineEvent({
  type: "Named",
  fact: "A person gave a name and an address.",
  data: { name: v.string(), email: v.string(), source: v.string() },
  personal: { name: "Somebody", email: "erased@invalid" },
});

const SECRETS = createSecrets(new Uint8Array(32).fill(7));

export const META: AppendMeta = {
  actor: { kind: "system", process: "contract" },
  correlationId: "correlation-1",
  causationId: "causation-1",
};

type Options = {
  definitions?: readonly StoredEventDefinition[];
  upcasters?: Upcasters;
  projections?: readonly Projection[];
  now?: () => Date;
  secrets?: Secrets;
  log?: Log;
};

export const openTestStore = (
  sql: Sql,
  {
    definitions = [Noted, Named],
    upcasters = {},
    projections = [],
    now = () => new Date(),
    secrets = SECRETS,
    log = silentLog,
  }: Options = {},
): EventStore =>
  storeOver(
    { sql, secrets },
    { definitions, upcasters, projections, clock: { now }, newId: () => Bun.randomUUIDv7(), log },
  );

/** Lets a test use stores that are closed when it ends. */
export const usingStore = async (
  sql: Sql,
  work: (store: EventStore) => Promise<void>,
  options: Options = {},
): Promise<void> => {
  const store = openTestStore(sql, options);
  try {
    await work(store);
  } finally {
    await store.close();
  }
};

export const noted = (text: string, eventId: string = Bun.randomUUIDv7()): NewEvent => ({
  eventId,
  event: { type: "Noted", data: { text } },
});

export const named = (name: string): NewEvent => ({
  eventId: Bun.randomUUIDv7(),
  event: { type: "Named", data: { name, email: `${name}@example.com`, source: "form" } },
});

export const request = (streamId: string, expected: Expected, ...events: NewEvent[]): AppendRequest => ({
  streamId,
  expected,
  events,
  meta: META,
});

/** What an error says of itself beside its message and its cause. */
export const fieldsOf = (error: unknown): object =>
  error instanceof Error ? { name: error.name, ...Object.fromEntries(Object.entries(error)) } : { error };

/** The error that the work ends in; it is an error if it does not. */
export const failureOf = async (work: Promise<unknown>): Promise<object> => {
  const settled = await Promise.allSettled([work]);
  const [result] = settled;
  if (result.status === "fulfilled") throw new Error("It did not fail");
  return fieldsOf(result.reason);
};

export const textsOf = (envelopes: readonly { event: { data: unknown } }[]): string[] =>
  envelopes.map(({ event }) => v.parse(v.object({ text: v.string() }), event.data).text);

export const countRows = async (sql: Sql, table: string): Promise<number> => {
  const [row] = await sql.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
};

/** How many connections are waiting for a lock, as the server itself says. */
export const lockWaiters = async (sql: Sql): Promise<number> => {
  const [row] = await sql.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return row?.count ?? 0;
};

/** Resolves as soon as the condition holds; the test's own time limit ends it otherwise. */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
};
