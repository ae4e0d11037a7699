import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "../../../../server/commands/install.ts";

let root: string;

const has = (name: string) => existsSync(join(root, "node_modules", name, "package.json"));
const forget = (name: string) => rmSync(join(root, "node_modules", name), { recursive: true });

const writeManifest = (dependencies: Readonly<Record<string, string>>) =>
  writeFileSync(
    join(root, "package.json"),
    JSON.stringify({
      name: "planted",
      version: "1.0.0",
      dependencies,
      devDependencies: { oxlint: "file:./packages/oxlint" },
    }),
  );

/** A project with one package that ships and one that does not, both from its own folder. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "listwright-install-"));
  for (const name of ["shipped", "oxlint"]) {
    mkdirSync(join(root, "packages", name), { recursive: true });
    writeFileSync(join(root, "packages", name, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
  }
  writeManifest({ shipped: "file:./packages/shipped" });
  Bun.spawnSync([process.execPath, "install"], { cwd: root });
  rmSync(join(root, "node_modules"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("installing what is missing", () => {
  test("brings to production only what ships, once", () => {
    expect(ensureInstalled(root, "production")).toEqual({ status: "installed" });
    expect([has("shipped"), has("oxlint")]).toEqual([true, false]);
    expect(ensureInstalled(root, "production")).toEqual({ status: "present" });
  });

  test("adds the rest for whoever wants to test, and takes nothing away again", () => {
    ensureInstalled(root, "production");
    expect(ensureInstalled(root, "everything")).toEqual({ status: "installed" });
    expect([has("shipped"), has("oxlint")]).toEqual([true, true]);
    expect(ensureInstalled(root, "production")).toEqual({ status: "present" });
    expect(has("oxlint")).toBe(true);
  });

  test("installs again when the lock file says something else, and only then", () => {
    ensureInstalled(root, "everything");
    forget("shipped");
    expect(ensureInstalled(root, "everything")).toEqual({ status: "present" });
    writeFileSync(join(root, "bun.lock"), `${readFileSync(join(root, "bun.lock"), "utf8")}\n`);
    expect(ensureInstalled(root, "everything")).toEqual({ status: "installed" });
    expect(has("shipped")).toBe(true);
  });

  test("gives one line of reason when the lock file does not fit, and leaves no sign of success", () => {
    writeManifest({ shipped: "file:./packages/shipped", another: "file:./packages/oxlint" });
    const installation = ensureInstalled(root, "production");
    expect(installation.status).toBe("failed");
    const reason = installation.status === "failed" ? installation.reason : "";
    expect(reason).toStartWith("error: lockfile had changes");
    expect(reason).not.toContain("\n");
    expect(ensureInstalled(root, "production").status).toBe("failed");
  });
});
