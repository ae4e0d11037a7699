import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { readEnv } from "../../../../server/env.ts";
import { forgetAttempts } from "../../../../server/http/rate-limits.ts";
import { createModelGuard, type ModelGuard } from "../../../../server/optimizer/model-guard.ts";
import { DatabaseUnavailable, type Sql } from "../../../../server/store/sql.ts";
import { movableClock } from "../../../support/clock.ts";
import { freshPglite } from "../../../support/pglite.ts";
import { passWindow } from "../../../support/rate-windows.ts";

/** What a run sets aside: two drafts of 16,000 tokens in and 12,000 out, at 0.25 and 2 dollars for a million. */
const RUN_TOKENS = 56_000;
const RUN_DOLLARS = 0.056;

let sql: Sql;

beforeAll(async () => {
  sql = await freshPglite();
});

beforeEach(async () => {
  await sql.query("delete from rate_limits");
});

afterAll(async () => {
  await sql.close();
});

const guardWith = (caps: Record<string, string> = {}, clock = movableClock()): ModelGuard =>
  createModelGuard(sql, readEnv(caps), clock);

/** The database, which does not answer the statement with this number. */
const failingAt = (number: number): Sql => {
  let count = 0;
  return {
    ...sql,
    query: (text, params) => {
      count += 1;
      return count === number ? Promise.reject(new DatabaseUnavailable()) : sql.query(text, params);
    },
  };
};

const refusalOf = async (guard: ModelGuard, owner: string): Promise<string | null> =>
  (await guard.admit(owner)).refusal;

const OF_ACCOUNT =
  "Your account has used its share of the language model for today; the built-in writer wrote the whole listing.";
const OF_SERVICE = "The language model has done all it may do today; the built-in writer wrote the whole listing.";

describe("a cap", () => {
  test.each([
    ["tokens of an account", { OPENAI_ACCOUNT_TOKENS: String(2 * RUN_TOKENS) }, OF_ACCOUNT, null],
    ["dollars of an account", { OPENAI_ACCOUNT_DOLLARS: String(2 * RUN_DOLLARS) }, OF_ACCOUNT, null],
    ["tokens of the service", { OPENAI_SERVICE_TOKENS: String(2 * RUN_TOKENS) }, OF_SERVICE, OF_SERVICE],
    ["dollars of the service", { OPENAI_SERVICE_DOLLARS: String(2 * RUN_DOLLARS) }, OF_SERVICE, OF_SERVICE],
  ])("of %s lets in what fits, also at once, and halts the rest", async (_, caps, refusal, forOthers) => {
    const guard = guardWith(caps);
    const refusals = await Promise.all(["ada", "ada", "ada"].map((owner) => refusalOf(guard, owner)));
    expect(refusals.toSorted()).toEqual([refusal, null, null].toSorted());
    expect(await refusalOf(guard, "bob")).toBe(forOthers);
  });

  test("counts what a run really took once it has ended, in every process", async () => {
    const caps = { OPENAI_ACCOUNT_TOKENS: String(RUN_TOKENS + 10_000) };
    for (let run = 0; run < 2; run += 1) {
      const admission = await guardWith(caps).admit("ada");
      expect(admission.refusal).toBeNull();
      admission.used({ input: 4_000, output: 900 });
      await admission.close();
    }
    const third = await guardWith(caps).admit("ada");
    expect(third.refusal).toBeNull();
    third.used({ input: 200, output: 1 });
    await third.close();
    expect(await refusalOf(guardWith(caps), "ada")).toBe(OF_ACCOUNT);
  });

  test("that was refused has taken nothing of the others", async () => {
    const guard = guardWith({ OPENAI_ACCOUNT_TOKENS: "0", OPENAI_SERVICE_TOKENS: String(RUN_TOKENS) });
    for (let run = 0; run < 3; run += 1) expect(await refusalOf(guard, "ada")).toBe(OF_ACCOUNT);
    const open = guardWith({ OPENAI_SERVICE_TOKENS: String(RUN_TOKENS) });
    expect(await refusalOf(open, "bob")).toBeNull();
  });

  test("that could not be counted has taken nothing of the others", async () => {
    const caps = { OPENAI_ACCOUNT_TOKENS: String(RUN_TOKENS), OPENAI_ACCOUNT_DOLLARS: String(RUN_DOLLARS) };
    const guard = createModelGuard(failingAt(3), readEnv(caps), movableClock());
    await expect(guard.admit("ada")).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await refusalOf(guard, "ada")).toBeNull();
  });

  test("begins anew with the next day, and is forgotten with its account", async () => {
    const guard = guardWith({ OPENAI_ACCOUNT_TOKENS: String(RUN_TOKENS) });
    await guard.admit("ada");
    expect(await refusalOf(guard, "ada")).toBe(OF_ACCOUNT);
    await passWindow(sql);
    expect(await refusalOf(guard, "ada")).toBeNull();
    const { text, params } = forgetAttempts(["ada"]);
    await sql.query(text, params);
    expect(await refusalOf(guard, "ada")).toBeNull();
  });
});

describe("a model that is away", () => {
  const runs = async (guard: ModelGuard, cause: string, times: number): Promise<void> => {
    for (let run = 0; run < times; run += 1) {
      const admission = await guard.admit("ada");
      admission.failed(cause);
      await admission.close();
    }
  };

  test("rests after five failures, is tried by one run after a minute, and costs nothing meanwhile", async () => {
    const clock = movableClock();
    const guard = guardWith({}, clock);
    await runs(guard, "status 429", 5);
    const refused = await guard.admit("bob");
    expect(refused.refusal).toBe(
      "The language model does not answer at the moment; the built-in writer wrote the whole listing.",
    );
    clock.advance(60_000);
    const tries = await Promise.all([guard.admit("ada"), guard.admit("bob")]);
    expect(tries.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    for (const admission of tries) {
      if (admission.refusal === null) admission.used({ input: 10, output: 10 });
      await admission.close();
    }
    expect(await refusalOf(guard, "bob")).toBeNull();
  });

  test("is tried by another run where the one that was to try it could not be counted", async () => {
    const clock = movableClock();
    let isAway = false;
    const query: Sql["query"] = (text, params) =>
      isAway ? Promise.reject(new DatabaseUnavailable()) : sql.query(text, params);
    const guard = createModelGuard({ ...sql, query }, readEnv({}), clock);
    await runs(guard, "status 429", 5);
    clock.advance(60_000);
    isAway = true;
    await expect(guard.admit("ada")).rejects.toBeInstanceOf(DatabaseUnavailable);
    isAway = false;
    expect(await refusalOf(guard, "ada")).toBeNull();
  });

  test("is not a model whose answers cannot be used", async () => {
    const guard = guardWith();
    await runs(guard, "unusable answer", 9);
    expect(await refusalOf(guard, "bob")).toBeNull();
  });
});
