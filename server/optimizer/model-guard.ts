import type { Env } from "../env.ts";
import { type Allowance, createAllowance } from "../http/allowance.ts";
import { dollarsOf, tokensOf, WORST_RUN } from "../openai/model-cost.ts";
import { UNUSABLE_ANSWER } from "../openai/model-failure.ts";
import type { ModelUsage } from "../openai/model-usage.ts";
import type { Clock } from "../platform/clock.ts";
import type { Sql } from "../store/sql.ts";
import { createModelBreaker, type ModelBreaker } from "./model-breaker.ts";

/** What one run may do with the model; what it takes is set aside before and settled at its end. */
export type ModelAdmission = {
  /** Why the model is not asked, in words for the seller; null where it may be. */
  refusal: string | null;
  used: (usage: ModelUsage) => void;
  failed: (cause: string) => void;
  close: () => Promise<void>;
};

export type ModelGuard = { admit: (owner: string) => Promise<ModelAdmission> };

const BUILT_IN = "the built-in writer wrote the whole listing.";
const RESTS = `The language model does not answer at the moment; ${BUILT_IN}`;
const ACCOUNT_SPENT = `Your account has used its share of the language model for today; ${BUILT_IN}`;
const SERVICE_SPENT = `The language model has done all it may do today; ${BUILT_IN}`;

const FAILURES_MAX = 5;
const REST_MS = 60_000;
const DAY_SECONDS = 86_400;

/** Money is counted in hundredths of a cent. */
const POINTS_PER_DOLLAR = 10_000;

type GuardEnv = Pick<
  Env,
  | "OPENAI_ACCOUNT_TOKENS"
  | "OPENAI_ACCOUNT_DOLLARS"
  | "OPENAI_SERVICE_TOKENS"
  | "OPENAI_SERVICE_DOLLARS"
  | "OPENAI_INPUT_PRICE"
  | "OPENAI_OUTPUT_PRICE"
>;

const pointsOf = (usage: ModelUsage, env: GuardEnv): number => Math.ceil(dollarsOf(usage, env) * POINTS_PER_DOLLAR);

/** One cap: who it counts for, what a run counts, and what is said where it is reached. */
type Cap = {
  allowance: Allowance;
  keyOf: (owner: string) => string;
  sizeOf: (usage: ModelUsage) => number;
  refusal: string;
};

const SERVICE = "service";

const capsOf = (sql: Sql, env: GuardEnv): Cap[] => {
  const allowance = (name: "modelTokens" | "modelMoney", points: number) =>
    createAllowance(sql, name, { points, seconds: DAY_SECONDS });
  const money = (usage: ModelUsage): number => pointsOf(usage, env);
  const dollars = (amount: number): number => Math.floor(amount * POINTS_PER_DOLLAR);
  const account = { keyOf: (owner: string) => owner, refusal: ACCOUNT_SPENT };
  const service = { keyOf: () => SERVICE, refusal: SERVICE_SPENT };
  return [
    { ...account, allowance: allowance("modelTokens", env.OPENAI_ACCOUNT_TOKENS), sizeOf: tokensOf },
    { ...account, allowance: allowance("modelMoney", dollars(env.OPENAI_ACCOUNT_DOLLARS)), sizeOf: money },
    { ...service, allowance: allowance("modelTokens", env.OPENAI_SERVICE_TOKENS), sizeOf: tokensOf },
    { ...service, allowance: allowance("modelMoney", dollars(env.OPENAI_SERVICE_DOLLARS)), sizeOf: money },
  ];
};

const giveBack = async (caps: readonly Cap[], owner: string, used: ModelUsage): Promise<void> => {
  for (const { allowance, keyOf, sizeOf } of caps)
    await allowance.giveBack(keyOf(owner), sizeOf(WORST_RUN) - sizeOf(used));
};

const NOTHING: ModelUsage = { input: 0, output: 0 };

/** Takes the worst case from one cap after the other, and notes which it took from; stops at one that is reached. */
const takeFrom = async (caps: readonly Cap[], owner: string, taken: Cap[]): Promise<string | null> => {
  for (const cap of caps) {
    if (!(await cap.allowance.take(cap.keyOf(owner), cap.sizeOf(WORST_RUN)))) return cap.refusal;
    taken.push(cap);
  }
  return null;
};

const neverMind = (): void => undefined;

/** Sets the worst case aside under every cap; answers what is said where one is reached, and then takes nothing. */
const setAside = async (caps: readonly Cap[], owner: string): Promise<string | null> => {
  const taken: Cap[] = [];
  const refusal = await takeFrom(caps, owner, taken).catch(async (error: unknown) => {
    // A database that does not take it back either is forgiven: the window of the cap ends by itself.
    await giveBack(taken, owner, NOTHING).catch(neverMind);
    throw error;
  });
  if (refusal !== null) await giveBack(taken, owner, NOTHING);
  return refusal;
};

/** Where no model is configured. */
export const NOT_ASKED: ModelAdmission = {
  refusal: null,
  used: () => undefined,
  failed: () => undefined,
  close: async () => undefined,
};

const refused = (refusal: string): ModelAdmission => ({ ...NOT_ASKED, refusal });

const admitted = (breaker: ModelBreaker, settle: (used: ModelUsage) => Promise<void>): ModelAdmission => {
  let sum = NOTHING;
  let isAway = false;
  return {
    refusal: null,
    used: ({ input, output }) => {
      sum = { input: sum.input + input, output: sum.output + output };
    },
    failed: (cause) => {
      if (cause === UNUSABLE_ANSWER) return;
      isAway = true;
      breaker.failed();
    },
    close: async () => {
      if (tokensOf(sum) > 0 && !isAway) breaker.answered();
      else breaker.released();
      await settle(sum);
    },
  };
};

/** Decides before each run whether it may ask the model: not while the model rests, and not beyond a cap of the account or the service. */
export const createModelGuard = (sql: Sql, env: GuardEnv, clock: Pick<Clock, "now">): ModelGuard => {
  const caps = capsOf(sql, env);
  const breaker = createModelBreaker({
    failuresMax: FAILURES_MAX,
    restMs: REST_MS,
    now: () => clock.now().getTime(),
  });
  return {
    admit: async (owner) => {
      if (!breaker.admits()) return refused(RESTS);
      let isAdmitted = false;
      try {
        const refusal = await setAside(caps, owner);
        isAdmitted = refusal === null;
        return refusal === null ? admitted(breaker, (used) => giveBack(caps, owner, used)) : refused(refusal);
      } finally {
        if (!isAdmitted) breaker.released();
      }
    },
  };
};
