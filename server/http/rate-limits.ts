import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { Sql, Statement } from "../store/sql.ts";
import { ProblemError } from "./problems.ts";

type Rule = { points: number; seconds: number; problem: ProblemCode };

/**
 * `points` attempts in a window of `seconds`, which ends by itself. What counts for an account counts for the network or
 * the device that tries, and far more for all of them: strangers must not keep the owner out.
 */
export const RATE_RULES = {
  signInAccount: { points: 10, seconds: 15 * 60, problem: "RATE_LIMITED" },
  signInAnywhere: { points: 100, seconds: 15 * 60, problem: "RATE_LIMITED" },
  signInDevice: { points: 10, seconds: 15 * 60, problem: "RATE_LIMITED" },
  signInAddress: { points: 60, seconds: 15 * 60, problem: "RATE_LIMITED" },
  signUpAddress: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  resetAccount: { points: 5, seconds: 60 * 60, problem: "RATE_LIMITED" },
  resetAnywhere: { points: 10, seconds: 60 * 60, problem: "RATE_LIMITED" },
  resetAddress: { points: 30, seconds: 60 * 60, problem: "RATE_LIMITED" },
  resetConfirmAddress: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  changePassword: { points: 10, seconds: 15 * 60, problem: "RATE_LIMITED" },
  /** Sign-ups and demos without proof of a person, where such proof is asked for. */
  unproven: { points: 10, seconds: 60 * 60, problem: "CAPTCHA_FAILED" },
  reviewsImport: { points: 120, seconds: 10 * 60, problem: "RATE_LIMITED" },
  listingAudit: { points: 120, seconds: 10 * 60, problem: "RATE_LIMITED" },
  /** Words are checked while they are typed. */
  listingCheck: { points: 3_000, seconds: 10 * 60, problem: "RATE_LIMITED" },
  /** Words are weighed at each rest of the typing. */
  listingClaims: { points: 600, seconds: 10 * 60, problem: "RATE_LIMITED" },
  stash: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  dataExport: { points: 5, seconds: 60 * 60, problem: "EXPORT_LIMIT" },
  /** A search tells whether an address begins so; nobody shall spell one out. */
  staffSearch: { points: 300, seconds: 60 * 60, problem: "RATE_LIMITED" },
  /** What a customer saves stays in the log for good; nobody works faster than this by hand. */
  savedWork: { points: 120, seconds: 10 * 60, problem: "RATE_LIMITED" },
  billingConfirm: { points: 120, seconds: 60 * 60, problem: "RATE_LIMITED" },
  billing: { points: 60, seconds: 60 * 60, problem: "RATE_LIMITED" },
  demo: { points: 30, seconds: 60 * 60, problem: "DEMO_RATE_LIMIT" },
} as const satisfies Record<string, Rule>;

export type RateRule = keyof typeof RATE_RULES;
export type RateRules = Record<RateRule, Rule>;

export type RateLimits = {
  /** Counts one attempt, by this one where it is named; refuses it with the rule's problem and the seconds to wait once the window is full. */
  consume: (rule: RateRule, key: string, by?: string) => Promise<void>;
  /** Counts one attempt; false once the window is full. */
  allows: (rule: RateRule, key: string) => Promise<boolean>;
  /** Forgets the attempts, by whomever, for example after the right password. */
  forgive: (rules: readonly RateRule[], key: string) => Promise<void>;
};

/** Counted by amounts and not by attempts; see `allowance.ts`. */
export const ALLOWANCES = ["modelTokens", "modelMoney"] as const;

const TABLE = "rate_limits";

type LibraryQuery = { text: string; values: unknown[] };

const clientOver = (sql: Sql) => ({
  query: async ({ text, values }: LibraryQuery) => {
    const rows = await sql.query(text, values);
    return { rows, rowCount: rows.length };
  },
});

type Size = { points: number; seconds: number };

/** Counts in the database, so that several processes count together. One of them all clears what is over. */
export const counterIn = (sql: Sql, { points, seconds }: Size, clears = false): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: clientOver(sql),
    storeType: "client",
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: clears,
    keyPrefix: "",
    points,
    duration: seconds,
  });

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Keys are e-mail and network addresses; the table keeps only their hash. */
export const keyOf = (rule: string, key: string, by?: string): string =>
  [rule, hashOf(key), ...(by === undefined ? [] : [hashOf(by)])].join(":");

/** Keys are in byte order, so those of whomever counted for one stand between its `:` and the `;` that follows it. */
const forgetting = (rules: readonly string[], keys: readonly string[]): Statement => ({
  text: `delete from ${TABLE} where key = any($1::text[] || array(
    select counted.key from unnest($1::text[]) as forgotten (key)
    join ${TABLE} counted on counted.key >= forgotten.key || ':' and counted.key < forgotten.key || ';'))`,
  params: [rules.flatMap((rule) => keys.map((key) => keyOf(rule, key)))],
});

/** Forgets every attempt and amount that was counted under one of these keys. */
export const forgetAttempts = (keys: readonly string[]): Statement =>
  forgetting([...Object.keys(RATE_RULES), ...ALLOWANCES], keys);

/** Counters in the database, so that several processes count together. */
export const createRateLimits = (sql: Sql, rules: RateRules = RATE_RULES): RateLimits => {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule], index) => [name, counterIn(sql, rule, index === 0)]),
  );
  const limiterOf = (rule: RateRule): RateLimiterPostgres => {
    const limiter = limiters[rule];
    if (limiter === undefined) throw new Error(`No rate rule ${rule}`);
    return limiter;
  };
  /** The seconds to wait, or null. */
  const count = async (rule: RateRule, key: string): Promise<number | null> => {
    try {
      await limiterOf(rule).consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
  return {
    consume: async (rule, key, by) => {
      const retryAfterSeconds = await count(rule, keyOf(rule, key, by));
      if (retryAfterSeconds !== null) throw new ProblemError(rules[rule].problem, { retryAfterSeconds });
    },
    allows: async (rule, key) => (await count(rule, keyOf(rule, key))) === null,
    forgive: async (forgiven, key) => {
      const { text, params } = forgetting(forgiven, [key]);
      await sql.query(text, params);
    },
  };
};
