import { RateLimiterRes } from "rate-limiter-flexible";
import type { Sql } from "../store/sql.ts";
import { type ALLOWANCES, counterIn, keyOf } from "./rate-limits.ts";

export type Allowance = {
  /** Takes an amount; false, and nothing taken, where less is left of the window. */
  take: (key: string, amount: number) => Promise<boolean>;
  giveBack: (key: string, amount: number) => Promise<void>;
};

type Size = { points: number; seconds: number };

/** An amount for each key in a window of time. */
export const createAllowance = (sql: Sql, name: (typeof ALLOWANCES)[number], size: Size): Allowance => {
  const limiter = counterIn(sql, size);
  const giveBack = async (key: string, amount: number): Promise<void> => {
    if (amount !== 0) await limiter.reward(keyOf(name, key), amount);
  };
  return {
    take: async (key, amount) => {
      try {
        await limiter.consume(keyOf(name, key), amount);
        return true;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await giveBack(key, amount);
        return false;
      }
    },
    giveBack,
  };
};
