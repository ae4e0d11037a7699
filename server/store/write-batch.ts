import { appendBatch, lockStreams, type Outcome, type PreparedAppend } from "./append-batch.ts";
import { DatabaseUnavailable, QueryFailed, type Sql, type SqlConnection } from "./sql.ts";

class NotAppended extends Error {
  readonly outcomes: Outcome[];
  constructor(outcomes: Outcome[]) {
    super("Not appended");
    this.outcomes = outcomes;
  }
}

/** The transaction lost a race that it may win next time: for a stream, or in a deadlock. */
export const isContention = (error: unknown): boolean =>
  error instanceof QueryFailed && (error.sqlState === "40001" || error.sqlState === "40P01");

const statementsOf = (batch: readonly PreparedAppend[]) => batch.flatMap(({ request }) => request.also ?? []);

const inTransaction = async (
  sql: Sql,
  work: (tx: SqlConnection) => Promise<Outcome[]>,
  isWanted: (outcome: Outcome) => boolean,
): Promise<Outcome[]> => {
  try {
    return await sql.transaction(async (tx) => {
      const outcomes = await work(tx);
      if (!outcomes.every(isWanted)) throw new NotAppended(outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error instanceof NotAppended) return error.outcomes;
    throw error;
  }
};

const writeTogether = async (sql: Sql, batch: readonly PreparedAppend[], isContended: boolean): Promise<Outcome[]> => {
  const statements = statementsOf(batch);
  if (statements.length === 0 && !isContended) return appendBatch(sql, batch);
  const work = async (tx: SqlConnection): Promise<Outcome[]> => {
    await Promise.all(statements.map(({ text, params }) => tx.query(text, params)));
    if (isContended) {
      const streamIds = batch.map(({ request }) => request.streamId);
      await lockStreams(tx, streamIds);
    }
    return appendBatch(tx, batch);
  };
  return inTransaction(sql, work, ({ kind }) => kind === "appended");
};

/** What the streams say to these appends, without the statements that come with them and without writing anything. */
const tryOut = (sql: Sql, batch: readonly PreparedAppend[]): Promise<Outcome[]> =>
  inTransaction(
    sql,
    (tx) => appendBatch(tx, batch),
    () => false,
  );

/** Writes a batch with the statements that come with it, all or nothing. Contended streams are locked beforehand. */
export const writeBatch = async (
  sql: Sql,
  batch: readonly PreparedAppend[],
  isContended: boolean,
): Promise<Outcome[]> => {
  try {
    return await writeTogether(sql, batch, isContended);
  } catch (error) {
    const isLone = batch.length === 1 && statementsOf(batch).length > 0;
    if (!isLone || isContention(error) || error instanceof DatabaseUnavailable) throw error;
    // A repeat, or a loser of its stream, may fail first at what its statements insert. It is still a repeat or a loser.
    const outcomes = await tryOut(sql, batch);
    if (outcomes.every(({ kind }) => kind === "appended")) throw error;
    return outcomes;
  }
};
