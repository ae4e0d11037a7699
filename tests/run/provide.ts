import { bringChromium } from "./chromium.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import type { Need } from "./suites.ts";

let postgres: Promise<Postgres> | null = null;
let chromium: Promise<string> | null = null;

/** Brings what a suite needs, once for the whole run, and says how the tests find it. */
export const provide = async (needs: readonly Need[]): Promise<Readonly<Record<string, string>>> => {
  const env: Record<string, string> = {};
  if (needs.includes("postgres")) {
    postgres ??= startPostgres();
    env["TEST_POSTGRES_URL"] = (await postgres).url;
  }
  if (needs.includes("chromium")) {
    chromium ??= bringChromium();
    env["CHROMIUM_PATH"] = await chromium;
  }
  return env;
};

/** Stops what was started. */
export const withdraw = async (): Promise<void> => {
  const starting = postgres;
  postgres = null;
  const started = await starting?.catch(() => null);
  await started?.stop();
};
