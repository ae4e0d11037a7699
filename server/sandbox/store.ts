import { Database } from "bun:sqlite";
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { ID_PREFIX, type Kind, type Kinds } from "./kinds.ts";

const ONLY_OWNER_FOLDER = 0o700;
const ONLY_OWNER_FILE = 0o600;

const SCHEMA = `
  create table if not exists objects (
    id text primary key, kind text not null, customer text, seq integer not null, body text not null
  );
  create index if not exists objects_kind on objects (kind, seq);
  create index if not exists objects_customer on objects (kind, customer, seq);
  create table if not exists settings (name text primary key, value text not null);
  create table if not exists deleted_customers (id text primary key);
  create table if not exists cards (id text primary key, customer text not null, number text not null);
  create table if not exists idempotency (key text primary key, request text not null, status integer not null, body text not null);
  create table if not exists deliveries (
    id integer primary key, event_id text not null, due_at integer not null, attempts integer not null default 0,
    state text not null, answer text not null default ''
  );
  create index if not exists deliveries_due on deliveries (state, due_at);
`;

export type Delivery = {
  id: number;
  event_id: string;
  due_at: number;
  attempts: number;
  state: "pending" | "delivered" | "dropped" | "given up";
  answer: string;
};

export type Replay = { request: string; status: number; body: string };

const parse = <K extends Kind>(row: { body: string } | null): Kinds[K] | null =>
  row === null ? null : (JSON.parse(row.body) as Kinds[K]);

const objectsIn = (db: Database) => {
  const nextSeq = (): number =>
    db.query<{ seq: number }, []>("select coalesce(max(seq), 0) + 1 as seq from objects").get()?.seq ?? 1;
  return {
    newId: (kind: Kind): string => `${ID_PREFIX[kind]}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`,
    put: <K extends Kind>(kind: K, object: Kinds[K], customer: string | null = null): Kinds[K] => {
      db.query(
        `insert into objects (id, kind, customer, seq, body) values (?1, ?2, ?3, ?4, ?5)
         on conflict (id) do update set body = excluded.body`,
      ).run(object.id, kind, customer, nextSeq(), JSON.stringify(object));
      return object;
    },
    get: <K extends Kind>(kind: K, id: string): Kinds[K] | null =>
      parse<K>(
        db
          .query<{ body: string }, [string, string]>("select body from objects where id = ?1 and kind = ?2")
          .get(id, kind),
      ),
    /** Newest first. */
    list: <K extends Kind>(kind: K, customer: string | null = null): Kinds[K][] =>
      db
        .query<{ body: string }, [string, string | null]>(
          "select body from objects where kind = ?1 and (?2 is null or customer = ?2) order by seq desc",
        )
        .all(kind, customer)
        .map((row) => JSON.parse(row.body) as Kinds[K]),
  };
};

const smallThingsIn = (db: Database) => ({
  setting: (name: string): string | null =>
    db.query<{ value: string }, [string]>("select value from settings where name = ?1").get(name)?.value ?? null,
  set: (name: string, value: string): void => {
    db.query("insert into settings values (?1, ?2) on conflict (name) do update set value = excluded.value").run(
      name,
      value,
    );
  },
  card: (id: string): string | null =>
    db.query<{ number: string }, [string]>("select number from cards where id = ?1").get(id)?.number ?? null,
  keepCard: (customer: string, number: string): string => {
    const id = `pm_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`;
    db.query("insert into cards values (?1, ?2, ?3)").run(id, customer, number);
    return id;
  },
  replay: (key: string): Replay | null =>
    db.query<Replay, [string]>("select request, status, body from idempotency where key = ?1").get(key),
  remember: (key: string, { request, status, body }: Replay): void => {
    db.query("insert or ignore into idempotency values (?1, ?2, ?3, ?4)").run(key, request, status, body);
  },
});

type ObjectRow = { id: string; kind: string; customer: string | null; body: string };
type CardRow = { id: string; customer: string; number: string };

/**
 * Forgets a customer: every object and event that names it, its cards, and the answers kept for repeated calls. That there
 * was one of this id is remembered, as Stripe does.
 */
const forgettingIn = (db: Database) => ({
  wasForgotten: (customer: string): boolean =>
    db.query("select 1 from deleted_customers where id = ?1").get(customer) !== null,
  forget: (customer: string): void => {
    db.query("insert or ignore into deleted_customers values (?1)").run(customer);
    db.query("delete from objects where id = ?1 or customer = ?1 or instr(body, ?1) > 0").run(customer);
    db.query("delete from cards where customer = ?1").run(customer);
    db.query("delete from idempotency where instr(body, ?1) > 0 or instr(request, ?1) > 0").run(customer);
    db.run("delete from deliveries where event_id not in (select id from objects)");
  },
});

/** All that one memory holds of its customers, to be taken in by another. */
export type Books = { objects: ObjectRow[]; cards: CardRow[] };

const booksIn = (db: Database) => ({
  books: (): Books => ({
    objects: db.query<ObjectRow, []>("select id, kind, customer, body from objects order by seq").all(),
    cards: db.query<CardRow, []>("select id, customer, number from cards").all(),
  }),
  /** Adds what is not known yet, as the newest. */
  takeIn: ({ objects, cards }: Books): void => {
    const keep = db.query(
      `insert or ignore into objects (id, kind, customer, seq, body)
       values (?1, ?2, ?3, (select coalesce(max(seq), 0) + 1 from objects), ?4)`,
    );
    for (const { id, kind, customer, body } of objects) keep.run(id, kind, customer, body);
    const keepCard = db.query("insert or ignore into cards values (?1, ?2, ?3)");
    for (const { id, customer, number } of cards) keepCard.run(id, customer, number);
  },
});

const deliveriesIn = (db: Database) => ({
  addDelivery: (eventId: string, dueAt: number, state: Delivery["state"]): void => {
    db.query("insert into deliveries (event_id, due_at, state) values (?1, ?2, ?3)").run(eventId, dueAt, state);
  },
  dueDeliveries: (now: number): Delivery[] =>
    db
      .query<Delivery, [number]>(
        "select * from deliveries where state = 'pending' and due_at <= ?1 order by due_at, id limit 50",
      )
      .all(now),
  updateDelivery: ({ id, due_at, attempts, state, answer }: Delivery): void => {
    db.query("update deliveries set due_at = ?2, attempts = ?3, state = ?4, answer = ?5 where id = ?1").run(
      id,
      due_at,
      attempts,
      state,
      answer,
    );
  },
  deliveries: (limit: number): Delivery[] =>
    db.query<Delivery, [number]>("select * from deliveries order by id desc limit ?1").all(limit),
  undelivered: (): string[] =>
    db
      .query<{ event_id: string }, []>(
        "select event_id from deliveries group by event_id having sum(state = 'delivered') = 0 order by min(id) desc",
      )
      .all()
      .map(({ event_id }) => event_id),
});

/** The folder is not there yet where a database elsewhere holds everything else. */
const openFile = (file: string): Database => {
  if (file === ":memory:") return new Database(file);
  mkdirSync(dirname(file), { recursive: true, mode: ONLY_OWNER_FOLDER });
  const db = new Database(file, { create: true });
  chmodSync(file, ONLY_OWNER_FILE);
  return db;
};

/** What the sandbox remembers, in a file of its own: nothing of it is in the product's database. */
export const openSandboxStore = (file: string) => {
  const db = openFile(file);
  db.run("pragma journal_mode = wal");
  db.run("pragma busy_timeout = 5000");
  db.run("pragma secure_delete = on");
  db.run(SCHEMA);
  return {
    ...objectsIn(db),
    ...smallThingsIn(db),
    ...forgettingIn(db),
    ...booksIn(db),
    ...deliveriesIn(db),
    /** Runs the work in one transaction that no other process interleaves with. */
    transaction: <Result>(work: () => Result): Result => db.transaction(work).immediate(),
    close: (): void => db.close(),
  };
};
export type SandboxStore = ReturnType<typeof openSandboxStore>;
