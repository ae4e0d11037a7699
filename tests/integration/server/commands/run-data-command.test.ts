import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runDataCommand } from "../../../../server/commands/run-data-command.ts";
import { billingCommand } from "../../../../server/features/billing/billing.command.ts";
import { freshDataFolder } from "../../../support/data-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await freshDataFolder("data-command");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reconcile = async (variables: Record<string, string>) => {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const exit = await runDataCommand(billingCommand, ["reconcile"], { out: say, err: say }, variables);
  return { exit, lines };
};

test("without a running server a command finds the payment sandbox that the server would use", async () => {
  const { exit, lines } = await reconcile({ NODE_ENV: "test", DATA_DIR: folder });
  expect({ exit, lines }).toMatchObject({ exit: 0, lines: [expect.stringMatching(/^0 compared/)] });
}, 60_000);

test("in production there is none, which the command says itself", async () => {
  const variables = { NODE_ENV: "production", APP_URL: "https://shop.example", DATA_DIR: folder };
  const { exit, lines } = await reconcile(variables);
  expect({ exit, lines }).toMatchObject({ exit: 1, lines: [expect.stringContaining("Billing is not configured")] });
  expect(existsSync(join(folder, "sandbox.sqlite"))).toBe(false);
}, 60_000);
