import { describe, expect, test } from "bun:test";
import { DatabaseUnavailable, QueryFailed, StatementTimedOut, UniqueViolation } from "../../../../server/store/sql.ts";
import { mapSqlError } from "../../../../server/store/sql-errors.ts";

const driverError = (fields: object): Error => Object.assign(new Error("duplicate key value: ada@example.com"), fields);

describe("errors of the drivers", () => {
  test.each([
    ["PGlite", { code: "23505", constraint: "accounts_email" }],
    ["postgres", { code: "23505", constraint_name: "accounts_email" }],
  ])("a broken unique rule of %s is named", (_, fields) => {
    expect(mapSqlError(driverError(fields))).toMatchObject({ name: "UniqueViolation", constraint: "accounts_email" });
    expect(mapSqlError(driverError(fields))).toBeInstanceOf(UniqueViolation);
  });

  test.each([
    "53100",
    "53200",
    "57P01",
    "25P03",
    "53300",
    "08006",
    "CONNECTION_CLOSED",
    "CONNECT_TIMEOUT",
    "ECONNREFUSED",
  ])("%s means that the database is not available", (code) => {
    expect(mapSqlError(driverError({ code }))).toBeInstanceOf(DatabaseUnavailable);
  });

  test.each(["57014", "55P03"])(
    "%s means that the database gave up on this statement, and may not be available",
    (code) => {
      const mapped = mapSqlError(driverError({ code }));
      expect(mapped).toBeInstanceOf(StatementTimedOut);
      expect(mapped).toBeInstanceOf(DatabaseUnavailable);
    },
  );

  test("only a statement that was given up is one that timed out", () => {
    expect(mapSqlError(driverError({ code: "57P01" }))).not.toBeInstanceOf(StatementTimedOut);
  });

  test("any other refusal keeps its state, and says nothing of the data", () => {
    const mapped = mapSqlError(driverError({ code: "23502" }));
    expect(mapped).toBeInstanceOf(QueryFailed);
    expect(mapped).toMatchObject({ sqlState: "23502", message: "The database refused a statement (23502)" });
  });

  test("what no driver threw passes as it is", () => {
    const error = new Error("a bug");
    expect(mapSqlError(error)).toBe(error);
    expect(mapSqlError("text")).toBe("text");
    expect(mapSqlError(new UniqueViolation("x"))).toEqual(new UniqueViolation("x"));
  });
});
