import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createMailDelivery, type MailDelivery, startMailDelivery } from "../../../../server/mail/delivery.ts";
import { type Mail, MailNotSent } from "../../../../server/mail/mailer.ts";
import { type MailJob, outgoingMail } from "../../../../server/mail/outbox.ts";
import { DAY_MS, HOUR_MS } from "../../../support/clock.ts";
import { dumpDatabase } from "../../../support/dump-database.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

let app: TestApp;
const started: MailDelivery[] = [];
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((delivery) => delivery.stop()));
  await app.close();
});

const job = (email: string): MailJob => ({ kind: "resetRequested", email, correlationId: "c1" });
const post = async (email: string): Promise<void> => {
  const { text, params } = outgoingMail(app.deps, job(email));
  await app.deps.sql.query(text, params);
};
const write = async (written: MailJob): Promise<Mail | null> =>
  written.kind === "resetRequested"
    ? { to: written.email, subject: "Hello", html: "<p>Hello</p>", text: "Hello" }
    : null;
const waiting = async () => (await app.deps.sql.query("select job_id from mail_outbox")).length;
const addresses = () => app.mailbox.mails.map(({ to }) => to);

describe("the outbox", () => {
  test("sends what is due, oldest first, and keeps nothing of it", async () => {
    await post("one@example.com");
    app.clock.advance(1);
    await post("two@example.com");
    await createMailDelivery({ ...app.deps, mailer: app.mailbox }, write).deliver();
    expect(addresses()).toEqual(["one@example.com", "two@example.com"]);
    expect(await waiting()).toBe(0);
  });

  test("holds no address that could be read", async () => {
    await post("one@example.com");
    expect(await dumpDatabase(app.deps.sql)).not.toContain("example.com");
  });

  test("sends each mail once, however many processes look", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => post(`person-${n}@example.com`)));
    const deliveries = Array.from({ length: 3 }, () => createMailDelivery({ ...app.deps, mailer: app.mailbox }, write));
    await Promise.all(deliveries.map(({ deliver }) => deliver()));
    expect(new Set(addresses()).size).toBe(10);
    expect(addresses()).toHaveLength(10);
  });

  test("tries again after a while when the mail server is down, and not before", async () => {
    await post("one@example.com");
    app.mailbox.failNext(1);
    const { deliver } = createMailDelivery({ ...app.deps, mailer: app.mailbox }, write);
    await deliver();
    expect({ sent: addresses(), waiting: await waiting() }).toEqual({ sent: [], waiting: 1 });
    await deliver();
    expect(addresses()).toEqual([]);
    app.clock.advance(5_000);
    await deliver();
    expect(addresses()).toEqual(["one@example.com"]);
  });

  test("one mail that cannot be written does not hold up the others", async () => {
    await post("broken@example.com");
    app.clock.advance(1);
    await post("fine@example.com");
    const choosy = async (written: MailJob) => {
      if (written.kind === "resetRequested" && written.email.startsWith("broken")) throw new Error("Cannot be written");
      return write(written);
    };
    await createMailDelivery({ ...app.deps, mailer: app.mailbox }, choosy).deliver();
    expect(addresses()).toEqual(["fine@example.com"]);
    expect(app.logLines.join()).toContain("mail not sent, will be tried again");
  });

  test("takes over what another process claimed and did not finish", async () => {
    await post("one@example.com");
    await app.deps.sql.query("update mail_outbox set due_at = $1, attempts = 1", [
      new Date(app.clock.now().getTime() + 120_000),
    ]);
    const { deliver } = createMailDelivery({ ...app.deps, mailer: app.mailbox }, write);
    await deliver();
    expect(addresses()).toEqual([]);
    app.clock.advance(120_000);
    await deliver();
    expect(addresses()).toEqual(["one@example.com"]);
  });

  test("gives up in the end and says so", async () => {
    await post("one@example.com");
    app.mailbox.failNext(100);
    const { deliver } = createMailDelivery({ ...app.deps, mailer: app.mailbox }, write);
    for (let tries = 0; tries < 12; tries += 1) {
      await deliver();
      app.clock.advance(HOUR_MS);
    }
    app.mailbox.failNext(0);
    app.clock.advance(DAY_MS);
    await deliver();
    expect({ sent: addresses(), waiting: await waiting() }).toEqual({ sent: [], waiting: 0 });
    expect(app.logLines.join()).toContain("mail given up");
  });

  test("does not try again what the recipient's server refused for good", async () => {
    await post("nobody@example.com");
    let tries = 0;
    const mailer = {
      ...app.mailbox,
      send: () => {
        tries += 1;
        return Promise.reject(new MailNotSent("The mail server answered 550 to RCPT TO (EENVELOPE)", true));
      },
    };
    const { deliver } = createMailDelivery({ ...app.deps, mailer }, write);
    await deliver();
    app.clock.advance(DAY_MS);
    await deliver();
    expect({ tries, waiting: await waiting() }).toEqual({ tries: 1, waiting: 0 });
    expect(app.logLines.map((line) => JSON.parse(line).level)).toEqual(["warn"]);
  });

  test("is woken by the commit of a mail", async () => {
    const { promise: sent, resolve } = Promise.withResolvers<Mail>();
    const mailer = { send: async (mail: Mail) => resolve(mail), close: async () => undefined };
    started.push(await startMailDelivery({ ...app.deps, mailer }, write));
    await post("one@example.com");
    expect((await sent).to).toBe("one@example.com");
  });

  test("left behind by an earlier process is sent at the start", async () => {
    await post("one@example.com");
    const { promise: sent, resolve } = Promise.withResolvers<Mail>();
    const mailer = { send: async (mail: Mail) => resolve(mail), close: async () => undefined };
    started.push(await startMailDelivery({ ...app.deps, mailer }, write));
    expect((await sent).to).toBe("one@example.com");
  });
});
