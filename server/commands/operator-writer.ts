import { type Env, EnvError, readEnv } from "../env.ts";
import type { CopyWriter } from "../listing/model/model-copy.ts";
import { dollarsOf, tokensOf, WORST_RUN } from "../openai/model-cost.ts";
import type { ModelUsage } from "../openai/model-usage.ts";

/** A writer outside for one run of a command, and what it took so far in words. */
export type OperatorWriter = { write: CopyWriter; spent: () => string };

type Say = (line: string) => void;

/** Everything else that can be configured is for the server. */
const modelEnv = (source: Record<string, string | undefined>): Env => {
  try {
    return readEnv(Object.fromEntries(Object.entries(source).filter(([name]) => name.startsWith("OPENAI_"))));
  } catch (error) {
    throw error instanceof EnvError ? new Error(error.lines.join("; ")) : error;
  }
};

/** The cap that one run may pass alone; a cap of 0 forbids the model. */
const capOf = (env: Env): string | null => {
  const [tokens, dollars] = [tokensOf(WORST_RUN), dollarsOf(WORST_RUN, env)];
  const caps = [
    ["OPENAI_ACCOUNT_TOKENS", env.OPENAI_ACCOUNT_TOKENS, tokens],
    ["OPENAI_SERVICE_TOKENS", env.OPENAI_SERVICE_TOKENS, tokens],
    ["OPENAI_ACCOUNT_DOLLARS", env.OPENAI_ACCOUNT_DOLLARS, dollars],
    ["OPENAI_SERVICE_DOLLARS", env.OPENAI_SERVICE_DOLLARS, dollars],
  ] as const;
  return caps.find(([, cap, most]) => most > cap)?.[0] ?? null;
};

const money = (dollars: number): string => `$${dollars.toFixed(4)}`;

/**
 * The language model of the operator's key, or null where there is no key or a cap is too small for one run. Says before
 * what a run may cost, and why none is asked.
 */
export const operatorWriter = async (
  source: Record<string, string | undefined>,
  say: Say,
): Promise<OperatorWriter | null> => {
  if (!source["OPENAI_API_KEY"]) return null;
  const env = modelEnv(source);
  const cap = capOf(env);
  if (cap !== null) {
    say(`${cap} is less than one run may take; the built-in writer writes the whole listing.`);
    return null;
  }
  const { OPENAI_API_KEY: apiKey = "", OPENAI_BASE_URL: baseUrl = null, OPENAI_MODEL: model } = env;
  const most = money(dollarsOf(WORST_RUN, env));
  say(`${model} writes, for at most ${most} by the prices set; --no-model writes without it, for nothing.`);
  const { createOpenAiWriter } = await import("../openai/openai-writer.ts");
  const { failureOf } = await import("../openai/model-failure.ts");
  const used: ModelUsage = { input: 0, output: 0 };
  const writer = createOpenAiWriter({
    apiKey,
    baseUrl,
    model,
    onUsed: ({ input, output }) => {
      used.input += input;
      used.output += output;
    },
  });
  return {
    write: (...asked) =>
      writer(...asked).catch((error: unknown) => {
        say(`${model} gave no listing: ${failureOf(error)}.`);
        throw error;
      }),
    spent: () => `${model} took ${used.input} tokens in and ${used.output} out, ${money(dollarsOf(used, env))}.`,
  };
};
