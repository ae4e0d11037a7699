import { bringChromium } from "./chromium.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import type { Need } from "./suites.ts";

let postgres: Postgres | null = null;
let chromium: string | null = null;

/** Brings what a suite needs, once for the whole run, and says how the tests find it. */
export const provide = async (needs: readonly Need[]): Promise<Readonly<Record<string, string>>> => {
  const env: Record<string, string> = {};
  if (needs.includes("postgres")) {
    postgres ??= await startPostgres();
    env["TEST_POSTGRES_URL"] = postgres.url;
  }
  if (needs.includes("chromium")) {
    chromium ??= await bringChromium();
    env["CHROMIUM_PATH"] = chromium;
  }
  return env;
};

/** Stops what was started. */
export const withdraw = async (): Promise<void> => {
  const started = postgres;
  postgres = null;
  await started?.stop();
};
