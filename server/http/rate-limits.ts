import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { Sql, Statement } from "../store/sql.ts";
import { ProblemError } from "./problems.ts";

type Rule = { points: number; seconds: number; problem: ProblemCode };

/** `points` attempts in a window of `seconds`; the window ends by itself, so nobody is locked out for good. */
export const RATE_RULES = {
  signInAccount: { points: 10, seconds: 15 * 60, problem: "RATE_LIMITED" },
  signInAddress: { points: 60, seconds: 15 * 60, problem: "RATE_LIMITED" },
  signUpAddress: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  resetAccount: { points: 5, seconds: 60 * 60, problem: "RATE_LIMITED" },
  resetAddress: { points: 30, seconds: 60 * 60, problem: "RATE_LIMITED" },
  resetConfirmAddress: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  changePassword: { points: 10, seconds: 15 * 60, problem: "RATE_LIMITED" },
  reviewsImport: { points: 120, seconds: 10 * 60, problem: "RATE_LIMITED" },
  listingAudit: { points: 120, seconds: 10 * 60, problem: "RATE_LIMITED" },
  stash: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  dataExport: { points: 5, seconds: 60 * 60, problem: "EXPORT_LIMIT" },
  /** What a customer saves stays in the log for good; nobody works faster than this by hand. */
  savedWork: { points: 120, seconds: 10 * 60, problem: "RATE_LIMITED" },
  billingConfirm: { points: 120, seconds: 60 * 60, problem: "RATE_LIMITED" },
  billing: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  demo: { points: 30, seconds: 60 * 60, problem: "DEMO_RATE_LIMIT" },
} as const satisfies Record<string, Rule>;

export type RateRule = keyof typeof RATE_RULES;
export type RateRules = Record<RateRule, Rule>;

export type RateLimits = {
  /** Counts one attempt; refuses it with the rule's problem and the seconds to wait once the window is full. */
  consume: (rule: RateRule, key: string) => Promise<void>;
  /** Forgets the attempts, for example after the right password. */
  forgive: (rule: RateRule, key: string) => Promise<void>;
};

const TABLE = "rate_limits";

type LibraryQuery = { text: string; values: unknown[] };

const clientOver = (sql: Sql) => ({
  query: async ({ text, values }: LibraryQuery) => {
    const rows = await sql.query(text, values);
    return { rows, rowCount: rows.length };
  },
});

/** Keys are e-mail and network addresses; the table keeps only their hash. */
const keyOf = (rule: string, key: string): string => `${rule}:${createHash("sha256").update(key).digest("base64url")}`;

/** Forgets every attempt that was counted under one of these keys. */
export const forgetAttempts = (keys: readonly string[]): Statement => ({
  text: `delete from ${TABLE} where key = any($1::text[])`,
  params: [Object.keys(RATE_RULES).flatMap((rule) => keys.map((key) => keyOf(rule, key)))],
});

/** Counters in the database, so that several processes count together. */
export const createRateLimits = (sql: Sql, rules: RateRules = RATE_RULES): RateLimits => {
  const storeClient = clientOver(sql);
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, { points, seconds }], index) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: "client",
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: index === 0,
        keyPrefix: "",
        points,
        duration: seconds,
      }),
    ]),
  );
  const limiterOf = (rule: RateRule): RateLimiterPostgres => {
    const limiter = limiters[rule];
    if (limiter === undefined) throw new Error(`No rate rule ${rule}`);
    return limiter;
  };
  return {
    consume: async (rule, key) => {
      try {
        await limiterOf(rule).consume(keyOf(rule, key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ProblemError(rules[rule].problem, {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
    forgive: async (rule, key) => {
      await limiterOf(rule).delete(keyOf(rule, key));
    },
  };
};
