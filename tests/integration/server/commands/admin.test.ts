import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ALL_COMMANDS } from "../../../../server/all-commands.ts";
import { startControl } from "../../../../server/control/control-server.ts";
import { ensureAdmin } from "../../../../server/features/identity/administer.ts";
import { adminCommand } from "../../../../server/operator/admin.command.ts";
import { lockFolder } from "../../../../server/store/folder-lock.ts";
import { createBillingApp, subscribeTo } from "../../../support/billing-app.ts";
import { freshDataFolder } from "../../../support/data-folder.ts";
import { dumpDatabase } from "../../../support/dump-database.ts";
import { runCommand } from "../../../support/run-command.ts";
import { ADA, signedUp } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const run = (...args: string[]) => runCommand(adminCommand, app.deps, args);

describe("bun run admin", () => {
  test("grant makes an administrator, by the same event as everything else", async () => {
    const browser = await signedUp(app);
    expect(await run("grant", "ADA@example.com")).toEqual({
      exit: 0,
      lines: ["ADA@example.com is an administrator now."],
    });
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ role: "admin" });
    const [event] = await app.deps.store.readAll({ direction: "backward", limit: 1 });
    expect(event).toMatchObject({
      event: { type: "RoleGranted" },
      actor: { kind: "system", process: "admin command" },
    });
  });

  test("plan gives a plan, and takes it", async () => {
    const browser = await signedUp(app);
    expect(await run("plan", ADA.email, "agency")).toEqual({
      exit: 0,
      lines: [`${ADA.email} is on the Agency plan now.`],
    });
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ plan: "agency", asinLimit: null });
    await run("plan", ADA.email, "demo");
    expect((await browser.get("/api/auth/me")).body).toMatchObject({
      plan: "demo",
      asinLimit: 1,
      cycleRenewsISO: null,
    });
  });

  test("twice changes nothing and says so", async () => {
    await signedUp(app);
    await run("grant", ADA.email);
    await run("plan", ADA.email, "pro");
    const before = (await app.deps.store.readAll()).length;
    expect(await run("grant", ADA.email)).toEqual({ exit: 0, lines: [`${ADA.email} is an administrator already.`] });
    expect(await run("plan", ADA.email, "pro")).toEqual({
      exit: 0,
      lines: [`${ADA.email} is on the Pro plan already.`],
    });
    expect(await app.deps.store.readAll()).toHaveLength(before);
  });

  test.each(["grant nobody@example.com", "plan nobody@example.com pro"])("%s is refused in one line", async (args) => {
    expect(await run(...args.split(" "))).toEqual({
      exit: 1,
      lines: ["No account has the address nobody@example.com."],
    });
  });

  test("the plan of a subscriber is left to the subscription, in one line and with nothing appended", async () => {
    const billing = await createBillingApp();
    try {
      const browser = await signedUp(billing);
      await subscribeTo(billing, browser, "pro");
      await billing.settle();
      const before = (await billing.deps.store.readAll()).length;
      expect(await runCommand(adminCommand, billing.deps, ["plan", ADA.email, "agency"])).toEqual({
        exit: 1,
        lines: [
          `${ADA.email} pays for a subscription, which says what the plan is. Change the plan on the billing page, or cancel the subscription and wait for its end.`,
        ],
      });
      expect(await billing.deps.store.readAll()).toHaveLength(before);
    } finally {
      await billing.close();
    }
  });

  test.each(["", "grant", "grant a@b.c admin", "plan a@b.c", "plan a@b.c gold", "revoke a@b.c"])(
    "%p is explained",
    async (args) => {
      expect(await run(...args.split(" ").filter(Boolean))).toEqual({
        exit: 2,
        lines: [
          "Usage: bun run admin grant EMAIL",
          "       bun run admin plan EMAIL demo|pro|agency",
          "       bun run admin erase EMAIL --yes [REASON]",
        ],
      });
    },
  );
});

describe("bun run admin erase", () => {
  test("explains itself, and does nothing without --yes", async () => {
    await signedUp(app);
    const before = (await app.deps.store.readAll()).length;
    const { exit, lines } = await run("erase", ADA.email);
    expect(exit).toBe(2);
    expect(lines.join("\n")).toContain(`bun run admin erase ${ADA.email} --yes`);
    expect(await app.deps.store.readAll()).toHaveLength(before);
  });

  test("erases at once, as facts with a reason that is forgotten with the rest", async () => {
    await signedUp(app);
    expect(await run("erase", ADA.email, "--yes", "They", "wrote", "a", "letter")).toEqual({
      exit: 0,
      lines: [`${ADA.email} is erased.`],
    });
    const facts = (await app.deps.store.readAll()).slice(2);
    expect(facts.map(({ event }) => event.type)).toEqual(["AccountDeletionRequested", "SignedOut", "AccountErased"]);
    expect(facts[0]).toMatchObject({
      event: { data: { reason: null } },
      actor: { kind: "system", process: "admin command" },
    });
    expect(await dumpDatabase(app.deps.sql)).not.toContain(ADA.email);
    await app.deliverMail();
    expect(app.mailbox.newestTo(ADA.email).subject).toBe("Your Listwright account was erased");
  });

  test("does not wait for the day of an account that is to be deleted anyway", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/account/deletion", { password: ADA.password });
    expect((await run("erase", ADA.email, "--yes")).exit).toBe(0);
    expect(await app.deps.sql.query("select from accounts")).toEqual([]);
  });

  test("of nobody is refused in one line", async () => {
    expect(await run("erase", "nobody@example.com", "--yes")).toEqual({
      exit: 1,
      lines: ["No account has the address nobody@example.com."],
    });
  });
});

describe("ADMIN_EMAIL", () => {
  test("makes an account that exists an administrator at the next start", async () => {
    const browser = await signedUp(app);
    const env = { ...app.deps.env, ADMIN_EMAIL: ADA.email };
    await ensureAdmin({ ...app.deps, env });
    await ensureAdmin({ ...app.deps, env });
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ role: "admin" });
    expect((await app.deps.store.readAll()).filter(({ event }) => event.type === "RoleGranted")).toHaveLength(1);
  });

  test("of nobody is no obstacle to a start", async () => {
    await ensureAdmin({ ...app.deps, env: { ...app.deps.env, ADMIN_EMAIL: "nobody@example.com" } });
    expect(await app.deps.store.readAll()).toEqual([]);
  });
});

describe("the command in a process of its own", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await freshDataFolder("admin");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const spawn = async (...args: string[]) => {
    const child = Bun.spawn(
      [process.execPath, join(import.meta.dir, "../../../../server/commands/admin.ts"), ...args],
      {
        env: { PATH: process.env["PATH"], HOME: process.env["HOME"], DATA_DIR: folder },
        stdout: "pipe",
        stderr: "pipe",
      },
    );
    const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    return { exit: await child.exited, out, err };
  };

  test("hands the work to the server that holds the folder", async () => {
    const browser = await signedUp(app);
    const lock = lockFolder(folder);
    const control = startControl(app.deps, ALL_COMMANDS, folder);
    lock.announce(control.address);
    expect(await spawn("plan", ADA.email, "pro")).toEqual({
      exit: 0,
      out: `${ADA.email} is on the Pro plan now.\n`,
      err: "",
    });
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ plan: "pro" });
    expect(await spawn("grant", "nobody@example.com")).toEqual({
      exit: 1,
      out: "",
      err: "No account has the address nobody@example.com.\n",
    });
    await control.stop();
    lock.release();
  });

  test("says who holds the folder while that process takes no commands", async () => {
    const lock = lockFolder(folder);
    const { exit, err } = await spawn("grant", ADA.email);
    expect(exit).toBe(1);
    expect(err).toBe(`Process ${process.pid} holds ${folder} and takes no commands yet. Try again in a moment.\n`);
    lock.release();
  });

  test("opens the folder itself when no server runs", async () => {
    expect(await spawn("grant", "nobody@example.com")).toEqual({
      exit: 1,
      out: "",
      err: "No account has the address nobody@example.com.\n",
    });
  }, 60_000);
});
