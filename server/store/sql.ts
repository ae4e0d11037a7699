export type Row = Record<string, unknown>;

export type Statement = { text: string; params: readonly unknown[] };

/** One connection: a statement with `$1` parameters, or a script of several statements without any. */
export type SqlConnection = {
  query: <Result extends Row = Row>(text: string, params?: readonly unknown[]) => Promise<Result[]>;
  script: (text: string) => Promise<void>;
};

/** A lock that lasts as long as its holder lives. `lost` aborts when the database connection behind it is gone. */
export type HeldLock = { lost: AbortSignal; release: () => Promise<void> };

/**
 * The one door to the database. Both drivers agree on values: `bigint` arrives as a number (a BigInt beyond 2^53),
 * `numeric` as a string, `timestamptz` as a Date, and a `jsonb` parameter is passed as the value itself, never as JSON text.
 */
export type Sql = SqlConnection & {
  kind: "pglite" | "postgres";
  /** Runs the work in one transaction. Inside it, use only `tx`; anything else throws. */
  transaction: <Result>(work: (tx: SqlConnection) => Promise<Result>) => Promise<Result>;
  /** Throws when called from within a transaction. */
  refuseInTransaction: () => void;
  /** Calls back for each notification, and once with an empty payload after a lost connection is listening again. */
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Takes the named lock if nobody, in any process, holds it. */
  tryLock: (name: string) => Promise<HeldLock | null>;
  close: () => Promise<void>;
};

export class UniqueViolation extends Error {
  readonly constraint: string;
  constructor(constraint: string, options?: ErrorOptions) {
    super(`Already taken: ${constraint}`, options);
    this.name = "UniqueViolation";
    this.constraint = constraint;
  }
}

/** The database cannot be reached or has no room or time; the same work may succeed later. */
export class DatabaseUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super("The database is not available", options);
    this.name = "DatabaseUnavailable";
  }
}

/** The database gave up on a statement for lack of time or of a lock, which may lie with that statement alone. */
export class StatementTimedOut extends DatabaseUnavailable {
  constructor(options?: ErrorOptions) {
    super(options);
    this.name = "StatementTimedOut";
    this.message = "The database gave up on a statement";
  }
}

/** A statement failed for a reason of its own. The database's words are in the cause, for the log only. */
export class QueryFailed extends Error {
  readonly sqlState: string;
  constructor(sqlState: string, options?: ErrorOptions) {
    super(`The database refused a statement (${sqlState})`, options);
    this.name = "QueryFailed";
    this.sqlState = sqlState;
  }
}
