import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "../../../../server/env.ts";
import { createMailer } from "../../../../server/mail/create-mailer.ts";
import { mailboxRoutes } from "../../../../server/mail/mailbox.routes.tsx";
import { movableClock } from "../../../support/clock.ts";
import { silentLog } from "../../../support/log.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "listwright-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PRODUCTION = { NODE_ENV: "production", APP_URL: "https://listwright.example" };
const envWith = (more: Record<string, string> = {}) => readEnv({ DATA_DIR: folder, ...more });
const page = async (more: Record<string, string> = {}) =>
  mailboxRoutes(envWith(more)).handle(new Request("http://localhost/dev/mailbox"));
const mail = (subject: string, text: string) => ({
  to: "ada@example.com",
  subject,
  html: "<p style='x'>markup</p>",
  text,
});

describe("the dev mailbox", () => {
  test("shows the newest mail first, with links to follow and nothing inline", async () => {
    const mailer = createMailer(envWith(), movableClock(), silentLog);
    await mailer.send(mail("First", "Follow\nhttp://localhost:3000/reset?token=abc"));
    await mailer.send(mail("Second", "<script>alert(1)</script>"));
    const response = await page();
    const html = await response.text();
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html.indexOf("Second")).toBeLessThan(html.indexOf("First"));
    expect(html).toContain('<a href="http://localhost:3000/reset?token=abc">');
    expect(html).not.toMatch(/<script|<style|style=|onclick/);
  });

  test("keeps of a forgotten address the last mail only, and the mails of others", async () => {
    const mailer = createMailer(envWith(), movableClock(), silentLog);
    await mailer.send(mail("Welcome", "Planted text"));
    await mailer.send({ ...mail("Welcome, Bob", "Hello"), to: "bob@example.com" });
    await mailer.send({ ...mail("Your account was erased", "Gone"), isLast: true });
    const html = await (await page()).text();
    expect(html).not.toContain("Planted text");
    expect(html).toContain("Your account was erased");
    expect(html).toContain("Welcome, Bob");
  });

  test("shows the others when a mail goes between the look into the folder and the reading", async () => {
    const mailer = createMailer(envWith(), movableClock(), silentLog);
    await mailer.send(mail("Welcome", "Hello"));
    // In the listing, and not there to be read.
    symlinkSync(join(folder, "nowhere"), join(folder, "mailbox", "gone.json"));
    const response = await page();
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Welcome");
    await mailer.send({ ...mail("Your account was erased", "Gone"), isLast: true });
    expect(await (await page()).text()).not.toContain("Hello");
  });

  test("says that there is none yet", async () => {
    expect(await (await page()).text()).toContain("No mail yet.");
  });

  test("keeps files that only their owner can read, and not too many", async () => {
    const mailer = createMailer(envWith(), movableClock(), silentLog);
    for (let count = 0; count < 203; count += 1) await mailer.send(mail(`Mail ${count}`, "x"));
    const files = readdirSync(join(folder, "mailbox")).toSorted();
    expect(files).toHaveLength(200);
    expect(statSync(join(folder, "mailbox", files[0] ?? "")).mode & 0o777).toBe(0o600);
    expect(await (await page()).text()).not.toContain("Mail 2<");
  });

  test("is not used in production, where mail waits until it can be sent and its lack is an error", async () => {
    const errors: string[] = [];
    const log = { ...silentLog, error: (message: string) => void errors.push(message) };
    const mailer = createMailer(envWith(PRODUCTION), movableClock(), log);
    await expect(mailer.send(mail("Reset", "http://localhost/reset?token=abc"))).rejects.toThrow("SMTP_URL is not set");
    expect(readdirSync(folder)).toEqual([]);
    expect(errors).toEqual(["Mail is off: SMTP_URL is not set, and the dev mailbox refuses to run in production"]);
  });

  test("opens on the machine itself, and not through a proxy on it", async () => {
    const app = mailboxRoutes(envWith()).listen({ port: 0, hostname: "127.0.0.1" });
    const port = app.server?.port;
    const own = await fetch(`http://127.0.0.1:${port}/dev/mailbox`);
    const proxied = await fetch(`http://127.0.0.1:${port}/dev/mailbox`, {
      headers: { "x-forwarded-for": "192.0.2.7" },
    });
    await app.stop();
    expect([own.status, proxied.status]).toEqual([200, 403]);
    expect(await proxied.text()).toBe(
      "The dev mailbox opens on the machine that runs Listwright only. Set SMTP_URL to send mail.",
    );
  });

  test.each([
    ["in production", PRODUCTION],
    ["where mail is really sent", { SMTP_URL: "smtp://localhost:2525" }],
  ])("does not exist %s", async (_, variables) => {
    expect((await page(variables)).status).toBe(404);
  });
});
