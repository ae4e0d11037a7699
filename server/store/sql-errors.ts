import { DatabaseUnavailable, QueryFailed, StatementTimedOut, UniqueViolation } from "./sql.ts";

const DISK_FULL = "53100";

/** Canceled, mostly by its time limit, or without the lock it needs. */
const TIMED_OUT_STATES = new Set(["57014", "55P03"]);

/** Stopped or stopping, or out of room: connections, disk, memory. */
const UNAVAILABLE_STATES = new Set([
  DISK_FULL,
  "53200",
  "53400",
  "58030",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "25P03",
  "25P04",
  "53300",
]);
const UNAVAILABLE_CODES =
  /^(?:08|CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOENT|ERR_SOCKET)/;
const SQL_STATE = /^[0-9A-Z]{5}$/;

const violatedConstraint = (error: Error): string =>
  String(Reflect.get(error, "constraint") ?? Reflect.get(error, "constraint_name"));

/** Turns what a driver throws into the errors of the port, keeping the original as the cause. */
export const mapSqlError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof QueryFailed || error instanceof UniqueViolation) return error;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code !== "string") return error;
  if (code === "23505") return new UniqueViolation(violatedConstraint(error), { cause: error });
  if (TIMED_OUT_STATES.has(code)) return new StatementTimedOut({ cause: error });
  if (UNAVAILABLE_STATES.has(code) || UNAVAILABLE_CODES.test(code)) return new DatabaseUnavailable({ cause: error });
  return SQL_STATE.test(code) ? new QueryFailed(code, { cause: error }) : error;
};

/** Runs the work and throws what it throws in the words of the port. */
export const withMappedErrors = async <Result>(work: () => PromiseLike<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw mapSqlError(error);
  }
};

/** Whether the database failed because its disk is full. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable &&
  error.cause instanceof Error &&
  Reflect.get(error.cause, "code") === DISK_FULL;
