import type { Env } from "../env.ts";
import { INPUT_TOKENS_MAX, type ModelUsage, OUTPUT_TOKENS_MAX } from "./model-usage.ts";

export type Prices = Pick<Env, "OPENAI_INPUT_PRICE" | "OPENAI_OUTPUT_PRICE">;

const DRAFTS = 2;
const TOKENS_PER_PRICE = 1_000_000;

/** The most that one run may take: two drafts at their limits. */
export const WORST_RUN: ModelUsage = { input: DRAFTS * INPUT_TOKENS_MAX, output: DRAFTS * OUTPUT_TOKENS_MAX };

export const tokensOf = ({ input, output }: ModelUsage): number => input + output;

export const dollarsOf = ({ input, output }: ModelUsage, prices: Prices): number =>
  (input * prices.OPENAI_INPUT_PRICE + output * prices.OPENAI_OUTPUT_PRICE) / TOKENS_PER_PRICE;
