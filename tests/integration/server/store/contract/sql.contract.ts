import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { type Backend, countRows, failureOf, noted, openTestStore, request, until } from "../store-fixture.ts";

export const sqlContract = (backend: Backend): void => {
  describe("the port to the database", () => {
    beforeAll(() =>
      backend.sql().script("create table contract_unique (id integer constraint contract_unique_id unique)"),
    );
    afterAll(() => backend.sql().script("drop table contract_unique"));
    beforeEach(() => resetDatabase(backend.sql()));

    const one = async (text: string, params: readonly unknown[] = []): Promise<unknown> => {
      const [row] = await backend.sql().query<{ value: unknown }>(`select ${text} as value`, params);
      return row?.value;
    };

    test("values arrive the same from every database", async () => {
      expect(await one("5::bigint")).toBe(5);
      expect(await one("9007199254740993::bigint")).toBe(9007199254740993n);
      expect(await one("count(*)")).toBe(1);
      expect(await one("1.50::numeric")).toBe("1.50");
      expect(await one("'2026-01-01T00:00:00.123Z'::timestamptz")).toEqual(new Date("2026-01-01T00:00:00.123Z"));
      expect(await one(`'{"a": [1, null]}'::jsonb`)).toEqual({ a: [1, null] });
      expect(await one("array['a', 'b']::text[]")).toEqual(["a", "b"]);
      expect(Buffer.from((await one("'\\x00ff'::bytea")) as Uint8Array)).toEqual(Buffer.from([0, 255]));
      expect(await one("null::text")).toBeNull();
    });

    test("parameters are what they are, for every database", async () => {
      for (const value of [{ a: 1 }, [{ a: 1 }, 2], [true, false], "text", "5", 5, true, []]) {
        expect(await one("$1::jsonb", [value])).toEqual(value);
      }
      expect(await one("$1::text[]", [["a", 'quote " and \\', "ü"]])).toEqual(["a", 'quote " and \\', "ü"]);
      expect(await one("$1::bigint[]", [[1, 2]])).toEqual([1, 2]);
      expect(await one("$1::boolean[]", [[true, false]])).toEqual([true, false]);
      expect(await one("$1::timestamptz", [new Date("2026-01-01T00:00:00.123Z")])).toEqual(
        new Date("2026-01-01T00:00:00.123Z"),
      );
      expect(await one("$1::uuid", ["01a1fbb1-8ddd-7473-92c3-fcdd416304ec"])).toBe(
        "01a1fbb1-8ddd-7473-92c3-fcdd416304ec",
      );
      expect(await one("octet_length($1::bytea)", [Uint8Array.of(0, 1, 255)])).toBe(3);
      expect(await one("$1::bigint", [9007199254740993n])).toBe(9007199254740993n);
      expect(await one("$1::text is null", [null])).toBe(true);
    });

    test("a broken unique rule is named, and so is any other refusal", async () => {
      await backend.sql().query("insert into contract_unique values (1)");
      const twice = await failureOf(backend.sql().query("insert into contract_unique values ($1)", [1]));
      expect(twice).toEqual({ name: "UniqueViolation", constraint: "contract_unique_id" });
      expect(await failureOf(backend.sql().query("select 1 / 0"))).toEqual({ name: "QueryFailed", sqlState: "22012" });
      expect(await failureOf(backend.sql().query("select nonsense"))).toEqual({
        name: "QueryFailed",
        sqlState: "42703",
      });
    });

    test("a transaction is all or nothing, and errors in it are mapped too", async () => {
      const failed = backend.sql().transaction(async (tx) => {
        await tx.query("insert into contract_unique values (1)");
        await tx.query("insert into contract_unique values (1)");
      });
      expect(await failureOf(failed)).toEqual({ name: "UniqueViolation", constraint: "contract_unique_id" });
      expect(await countRows(backend.sql(), "contract_unique")).toBe(0);
      const answer = await backend.sql().transaction(async (tx) => {
        await tx.script("insert into contract_unique values (1); insert into contract_unique values (2)");
        return tx.query("select id from contract_unique order by id");
      });
      expect(answer).toEqual([{ id: 1 }, { id: 2 }]);
    });

    test("inside a transaction only its own connection is to be had, and afterwards every one again", async () => {
      const sql = backend.sql();
      const message = "Inside a transaction, use its own connection";
      const attempts = await sql.transaction(async () =>
        Promise.allSettled([
          sql.query("select 1"),
          sql.script("select 1"),
          sql.transaction(async () => {}),
          openTestStore(sql).append(request("a", "any", noted("1"))),
        ]),
      );
      expect(attempts.map((attempt) => attempt.status === "rejected" && String(attempt.reason))).toEqual(
        attempts.map(() => `Error: ${message}`),
      );
      expect(await sql.query("select 1 as one")).toEqual([{ one: 1 }]);
    });

    test("a notification reaches every listener until it stops listening", async () => {
      const heard: string[] = [];
      const stop = await backend.sql().listen("contract channel", (payload) => heard.push(payload));
      const other = await backend.another();
      await other.query("select pg_notify('contract channel', 'first')");
      await until(() => heard.includes("first"));
      await stop();
      await other.query("select pg_notify('contract channel', 'second')");
      const stopAgain = await backend.sql().listen("contract channel", (payload) => heard.push(payload));
      await other.query("select pg_notify('contract channel', 'third')");
      await until(() => heard.includes("third"));
      await stopAgain();
      expect(heard).toEqual(["first", "third"]);
    });

    test("a lock has one holder, in this process and in others, and is free once released", async () => {
      const other = await backend.another();
      const held = await backend.sql().tryLock("contract");
      expect(held).not.toBeNull();
      expect(await backend.sql().tryLock("contract")).toBeNull();
      expect(await other.tryLock("contract")).toBeNull();
      await held?.release();
      const next = await other.tryLock("contract");
      expect(next).not.toBeNull();
      expect(await backend.sql().tryLock("contract")).toBeNull();
      await next?.release();
    });
  });
};
