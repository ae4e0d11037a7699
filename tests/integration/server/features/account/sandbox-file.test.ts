import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSandbox } from "../../../../../server/sandbox/sandbox.ts";
import { movableClock } from "../../../../support/clock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "listwright-sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("\n");

test("a customer deleted at the payment sandbox is in none of its files: no object, no event, no kept answer", async () => {
  const file = join(folder, "sandbox.sqlite");
  const sandbox = openSandbox({ file, clock: movableClock(), pagesUrl: () => "http://localhost/sandbox" });
  const { customers, subscriptions } = sandbox.gateway.api;
  const email = "plantedwren@planted.example";
  const { id } = await customers.create({ email }, { idempotencyKey: "planted" });
  await customers.update(id, { metadata: { note: "plantednote" } });
  await customers.create({ email: "bob@example.com" });
  expect(bytesOf()).toContain("plantedwren");
  expect(await customers.del(id)).toMatchObject({ id, deleted: true });
  await expect(customers.del(id)).rejects.toMatchObject({ code: "resource_missing" });
  await expect(subscriptions.list({ customer: id, status: "all" })).rejects.toMatchObject({ code: "resource_missing" });
  expect((await customers.list()).data.map((customer) => customer.email)).toEqual(["bob@example.com"]);
  await sandbox.stop();
  expect(bytesOf()).not.toContain("plantedwren");
  expect(bytesOf()).not.toContain("plantednote");
  expect(bytesOf()).toContain("bob@example.com");
});
